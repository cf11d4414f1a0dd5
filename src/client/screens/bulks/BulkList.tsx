import { useTransition } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { BulkList_project$key } from '../../../../__generated__/BulkList_project.graphql';
import type { BulkListPageQuery } from '../../../../__generated__/BulkListPageQuery.graphql';
import { PreloadLink } from '../../components/PreloadLink';
import { useProjectChanges } from '../../components/useProjectChanges';
import { Button } from '../../ui/Button';
import { formatCount } from '../../ui/format';
import styles from './BulkList.module.css';
import { BulkRow } from './BulkRow';

const PAGE = 20;
/** As many as the server answers at once: those of a longer list are asked anew by hand. */
const REFRESHED_MAX = 200;
/** While more and more happens, they are asked for no more often than this, in ms. */
const AGAIN_AFTER = 2_000;

/** A project's bulk edits, in pages. */
export function BulkList({ project }: { project: BulkList_project$key }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    BulkListPageQuery,
    BulkList_project$key
  >(
    graphql`
      fragment BulkList_project on Project
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "BulkListPageQuery") {
        id
        key
        bulkOperations(first: $count, after: $cursor) @connection(key: "BulkList_bulkOperations") {
          totalCount
          edges {
            node {
              id
              ...BulkRow_operation
            }
          }
        }
      }
    `,
    project,
  );
  const [, startTransition] = useTransition();
  const { edges, totalCount } = data.bulkOperations;
  const refresh = () => {
    if (edges.length > REFRESHED_MAX) return;
    startTransition(() => {
      refetch({ count: Math.max(PAGE, edges.length) }, { fetchPolicy: 'network-only' });
    });
  };
  useProjectChanges(data.id, refresh, AGAIN_AFTER);
  if (totalCount === 0) {
    return (
      <p className={styles.none}>
        Nothing has been changed in bulk yet. Select issues in{' '}
        <PreloadLink to={`/projects/${data.key}/issues`} className={styles.way}>
          the list
        </PreloadLink>{' '}
        with <kbd>x</kbd>: what is done to them as one stands here, and can be taken back as one.
      </p>
    );
  }
  return (
    <>
      <ul className={styles.rows}>
        {edges.map(({ node }) => (
          <BulkRow key={node.id} operation={node} projectKey={data.key} onChange={refresh} />
        ))}
      </ul>
      {hasNext && (
        <Button className={styles.more} disabled={isLoadingNext} onClick={() => loadNext(PAGE)}>
          {isLoadingNext ? 'Loading…' : `Show more of ${formatCount(totalCount)}`}
        </Button>
      )}
    </>
  );
}
