import { useParams } from 'react-router-dom';
import { NotFound } from '../../components/NotFound';
import { buildOpenIssuesHref } from '../../components/openIssuesHref';
import { PreloadLink } from '../../components/PreloadLink';

/** Screen for the address of a view that does not exist, or that the viewer cannot see. */
export function MissingSavedViewScreen() {
  const { key = '', slug } = useParams();
  return (
    <NotFound subject={`view ${slug} in ${key}`}>
      <PreloadLink to={buildOpenIssuesHref(key)}>Open issues</PreloadLink>
    </NotFound>
  );
}
