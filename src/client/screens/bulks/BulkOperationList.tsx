import { graphql, usePaginationFragment } from 'react-relay';
import type { BulkOperationList_project$key } from '../../../../__generated__/BulkOperationList_project.graphql';
import type { BulkListPageQuery } from '../../../../__generated__/BulkListPageQuery.graphql';
import { ShowMoreButton } from '../../components/list/ShowMoreButton';
import { useListRefresh, useLiveListRefresh } from '../../components/list/useListRefresh';
import { PreloadLink } from '../../components/PreloadLink';
import styles from './BulkOperationList.module.css';
import { BulkOperationListRow } from './BulkOperationListRow';

const BULK_OPERATIONS_PAGE_SIZE = 20;

/** The bulk edits of a project, in pages. */
export function BulkOperationList({ project }: { project: BulkOperationList_project$key }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    BulkListPageQuery,
    BulkOperationList_project$key
  >(
    graphql`
      fragment BulkOperationList_project on Project
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "BulkListPageQuery") {
        id
        key
        bulkOperations(first: $count, after: $cursor) @connection(key: "BulkList_bulkOperations") {
          totalCount
          edges {
            node {
              id
              ...BulkOperationListRow_operation
            }
          }
        }
      }
    `,
    project,
  );
  const { edges, totalCount } = data.bulkOperations;
  const refresh = useListRefresh({
    pageSize: BULK_OPERATIONS_PAGE_SIZE,
    loaded: edges.length,
    refetch: (count) => void refetch({ count }, { fetchPolicy: 'network-only' }),
  });
  useLiveListRefresh(data.id, edges.length, refresh);
  if (totalCount === 0) {
    return (
      <p className={styles.none}>
        No bulk edits yet. Select issues in{' '}
        <PreloadLink to={`/projects/${data.key}/issues`} className={styles.way}>
          the issue list
        </PreloadLink>{' '}
        with <kbd>x</kbd> and change them together. Each bulk edit is listed here and can be undone.
      </p>
    );
  }
  return (
    <>
      <ul className={styles.rows}>
        {edges.map(({ node }) => (
          <BulkOperationListRow key={node.id} operation={node} projectKey={data.key} onChange={refresh} />
        ))}
      </ul>
      <ShowMoreButton
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        onClick={() => loadNext(BULK_OPERATIONS_PAGE_SIZE)}
        totalCount={totalCount}
      />
    </>
  );
}
