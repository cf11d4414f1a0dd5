import { useParams } from 'react-router-dom';
import { NotFound } from '../../components/NotFound';
import { buildOpenIssuesHref } from '../../components/openIssuesHref';
import { PreloadLink } from '../../components/PreloadLink';

/** Screen for the address of a project or view that does not exist, or that the viewer cannot see. */
export function MissingListScreen() {
  const { key = '', slug } = useParams();
  if (slug === undefined) return <NotFound subject={`project ${key}`} />;
  return (
    <NotFound subject={`view ${slug} in ${key}`}>
      <PreloadLink to={buildOpenIssuesHref(key)}>Open issues</PreloadLink>
    </NotFound>
  );
}
