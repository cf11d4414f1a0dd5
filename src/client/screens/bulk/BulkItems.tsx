import { useState, useTransition } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { BulkItems_operation$key } from '../../../../__generated__/BulkItems_operation.graphql';
import type { BulkItemsPageQuery, BulkOutcome } from '../../../../__generated__/BulkItemsPageQuery.graphql';
import { ShowMoreButton } from '../../components/list/ShowMoreButton';
import { PreloadLink } from '../../components/PreloadLink';
import { pluralize } from '../../ui/format';
import styles from './BulkScreen.module.css';

const BULK_OPERATION_ITEMS_PAGE_SIZE = 50;

const BULK_ITEM_OUTCOME_LABELS: Readonly<Record<string, string>> = {
  CHANGED: 'Changed',
  SKIPPED: 'Unchanged',
  FAILED: 'Failed',
  PENDING: 'Pending',
};
const BULK_ITEM_OUTCOME_TABS = [null, 'CHANGED', 'SKIPPED', 'FAILED', 'PENDING'] as const;

/** The issues of a bulk edit with the result of each, filtered by result. */
export function BulkItems({
  operation,
  projectKey,
}: {
  operation: BulkItems_operation$key;
  projectKey: string;
}) {
  const { data, hasNext, loadNext, isLoadingNext, refetch } = usePaginationFragment<
    BulkItemsPageQuery,
    BulkItems_operation$key
  >(
    graphql`
      fragment BulkItems_operation on BulkOperation
      @refetchable(queryName: "BulkItemsPageQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        outcome: { type: "BulkOutcome" }
      ) {
        items(first: $count, after: $cursor, outcome: $outcome) @connection(key: "BulkItems_items") {
          totalCount
          edges {
            node {
              number
              outcome
              message
              issue {
                title
              }
            }
          }
        }
      }
    `,
    operation,
  );
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const [isPending, startTransition] = useTransition();
  const show = (next: BulkOutcome | null) => {
    setOutcome(next);
    startTransition(() => {
      refetch({ outcome: next, count: BULK_OPERATION_ITEMS_PAGE_SIZE }, { fetchPolicy: 'store-and-network' });
    });
  };
  const { edges, totalCount } = data.items;
  return (
    <section aria-label="Issues" aria-busy={isPending}>
      <div className={styles.tabs} role="group" aria-label="Filter by result">
        {BULK_ITEM_OUTCOME_TABS.map((tab) => (
          <button key={tab} type="button" aria-pressed={tab === outcome} onClick={() => show(tab)}>
            {tab === null ? 'All' : BULK_ITEM_OUTCOME_LABELS[tab]}
          </button>
        ))}
      </div>
      <p className={styles.key} role="status">
        {pluralize(totalCount, 'issue')}
      </p>
      <ul className={styles.items}>
        {edges.map(({ node: { number, outcome: result, message, issue } }) => (
          <li key={number}>
            <span className={styles.key}>
              {projectKey}-{number}
            </span>
            <PreloadLink to={`/projects/${projectKey}/issues/${number}`}>
              {issue?.title ?? 'Deleted issue'}
            </PreloadLink>
            <span className={styles.key}>{BULK_ITEM_OUTCOME_LABELS[result] ?? result}</span>
            {message && <span className={styles.why}>{message}</span>}
          </li>
        ))}
      </ul>
      <ShowMoreButton
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        onClick={() => loadNext(BULK_OPERATION_ITEMS_PAGE_SIZE)}
      />
    </section>
  );
}
