import { useParams } from 'react-router-dom';
import { NotFound } from '../../components/NotFound';

/** Screen for the address of a project that does not exist. */
export const MissingProjectScreen = () => <NotFound subject={`project ${useParams()['key']}`} />;
