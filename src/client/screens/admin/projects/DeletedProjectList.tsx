import { graphql, usePaginationFragment } from 'react-relay';
import type { DeletedProjectList_query$key } from '../../../../../__generated__/DeletedProjectList_query.graphql';
import type { DeletedProjectListPageQuery } from '../../../../../__generated__/DeletedProjectListPageQuery.graphql';
import { ShowMoreButton } from '../../../components/list/ShowMoreButton';
import { PROJECT_RESTORE_PERIOD_DAYS } from '../../../../shared/limits';
import { pluralize } from '../../../ui/format';
import rows from '../../../ui/rows.module.css';
import { DeletedProjectRow } from './DeletedProjectRow';

const DELETED_PROJECTS_PAGE_SIZE = 50;

/** The deleted projects that can be restored, most recently deleted first. */
export function DeletedProjectList({ query }: { query: DeletedProjectList_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    DeletedProjectListPageQuery,
    DeletedProjectList_query$key
  >(
    graphql`
      fragment DeletedProjectList_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "DeletedProjectListPageQuery") {
        deletedProjects(first: $count, after: $cursor)
          @connection(key: "DeletedProjectList_deletedProjects") {
          edges {
            node {
              id
              ...DeletedProjectRow_project
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.deletedProjects;
  return (
    <section aria-labelledby="deleted-projects">
      <h2 id="deleted-projects" className={rows.heading}>
        Deleted projects
      </h2>
      {edges.length === 0 ? (
        <p className={rows.empty}>
          No deleted projects. A project that a maintainer deletes is listed here for{' '}
          {pluralize(PROJECT_RESTORE_PERIOD_DAYS, 'day')}.
        </p>
      ) : (
        <ul className={rows.rows}>
          {edges.map(({ node }) => (
            <DeletedProjectRow key={node.id} project={node} />
          ))}
        </ul>
      )}
      <ShowMoreButton
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        onClick={() => loadNext(DELETED_PROJECTS_PAGE_SIZE)}
      />
    </section>
  );
}
