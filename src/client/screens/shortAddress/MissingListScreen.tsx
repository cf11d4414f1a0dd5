import { useParams } from 'react-router-dom';
import { SEARCH_PATH } from '../../../shared/issueList/issueListUrlState';
import { NotFound } from '../../components/errors/NotFound';
import { buildOpenIssuesHref } from '../../navigation/hrefs';
import { PreloadLink } from '../../navigation/PreloadLink';

/** Screen for the address of a project or view that does not exist, or that the viewer cannot see. */
export function MissingListScreen() {
  const { key, slug } = useParams();
  if (slug === undefined) return <NotFound subject={`project ${key}`} />;
  return key === undefined ? (
    <NotFound subject={`view ${slug} over all projects`}>
      <PreloadLink to={SEARCH_PATH}>All issues</PreloadLink>
    </NotFound>
  ) : (
    <NotFound subject={`view ${slug} in ${key}`}>
      <PreloadLink to={buildOpenIssuesHref(key)}>Open issues</PreloadLink>
    </NotFound>
  );
}
