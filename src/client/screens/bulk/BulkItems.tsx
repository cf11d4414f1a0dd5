import { useState, useTransition } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { BulkItems_operation$key } from '../../../../__generated__/BulkItems_operation.graphql';
import type { BulkItemsPageQuery, BulkOutcome } from '../../../../__generated__/BulkItemsPageQuery.graphql';
import { PreloadLink } from '../../components/PreloadLink';
import { Button } from '../../ui/Button';
import { formatCount } from '../../ui/format';
import styles from './BulkScreen.module.css';

const PAGE = 50;
const TABS: readonly { outcome: BulkOutcome | null; label: string }[] = [
  { outcome: null, label: 'All' },
  { outcome: 'CHANGED', label: 'Changed' },
  { outcome: 'SKIPPED', label: 'Left as they were' },
  { outcome: 'FAILED', label: 'Could not' },
  { outcome: 'PENDING', label: 'To come' },
];

/** What became of each issue, in pages. */
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
      refetch({ outcome: next, count: PAGE }, { fetchPolicy: 'store-and-network' });
    });
  };
  const { edges, totalCount } = data.items;
  return (
    <section aria-label="Issues" aria-busy={isPending}>
      <div className={styles.tabs} role="group" aria-label="Which issues">
        {TABS.map((tab) => (
          <button
            key={tab.label}
            type="button"
            aria-pressed={tab.outcome === outcome}
            onClick={() => show(tab.outcome)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <p className={styles.key} role="status">
        {formatCount(totalCount)} {totalCount === 1 ? 'issue' : 'issues'}
      </p>
      <ul className={styles.items}>
        {edges.map(({ node: { number, outcome: became, message, issue } }) => (
          <li key={number}>
            <span className={styles.key}>
              {projectKey}-{number}
            </span>
            <PreloadLink to={`/projects/${projectKey}/issues/${number}`}>
              {issue?.title ?? 'Gone'}
            </PreloadLink>
            <span className={styles.key}>{OUTCOME_LABELS[became] ?? became}</span>
            {message && <span className={styles.why}>{message}</span>}
          </li>
        ))}
      </ul>
      {hasNext && (
        <Button disabled={isLoadingNext} onClick={() => loadNext(PAGE)}>
          {isLoadingNext ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </section>
  );
}

const OUTCOME_LABELS: Readonly<Record<string, string>> = {
  ...{ PENDING: 'to come', CHANGED: 'changed', SKIPPED: 'left as it was', FAILED: 'could not' },
};
