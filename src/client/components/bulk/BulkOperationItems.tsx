import { useState, useTransition } from 'react';
import {
  graphql,
  usePaginationFragment,
  useFragment,
  type PreloadedQuery,
  usePreloadedQuery,
} from 'react-relay';
import type { BulkItemsPageQuery, BulkOutcome } from '../../../../__generated__/BulkItemsPageQuery.graphql';
import type { BulkOperationItems_operation$key } from '../../../../__generated__/BulkOperationItems_operation.graphql';
import { GRAPHQL_CONNECTION_PAGE_SIZE_MAX } from '../../../shared/limits';
import { formatCount, pluralize } from '../../ui/format';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ShowMoreButton } from '../list/ShowMoreButton';
import styles from './BulkOperationItems.module.css';
import {
  getBulkOutcomeDisplay,
  BulkOutcomeLabel,
  type BulkOutcomeNamingOptions,
  getBulkItemDisplay,
} from './bulkOutcomes';
import { useBulkOperationPhaseListener } from './useBulkOperationRefetch';
import type { BulkOperationItems_item$key } from '../../../../__generated__/BulkOperationItems_item.graphql';
import { IssueTitle } from '../issues/IssueTitle';
import { PreloadLink } from '../../navigation/PreloadLink';
import { BulkItemChange } from './BulkItemChange';
import { buildIssueHref } from '../../navigation/hrefs';
import type { BulkOperationItemsQuery } from '../../../../__generated__/BulkOperationItemsQuery.graphql';
import { AsyncBoundary } from '../errors/ErrorBoundary';

const BULK_OPERATION_ITEMS_PAGE_SIZE = 50;

/** The issues of a bulk edit with the result of each, filtered by result. */
export function BulkOperationItems({
  operation,
  projectKey,
}: {
  operation: BulkOperationItems_operation$key;
  projectKey: string;
}) {
  const { data, hasNext, loadNext, isLoadingNext, refetch } = usePaginationFragment<
    BulkItemsPageQuery,
    BulkOperationItems_operation$key
  >(
    graphql`
      fragment BulkOperationItems_operation on BulkOperation
      @refetchable(queryName: "BulkItemsPageQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        outcome: { type: "BulkOutcome" }
      ) {
        state
        matched
        changed
        skipped
        failed
        undoOf {
          __typename
        }
        ...useBulkOperationRefetch_operation
        items(first: $count, after: $cursor, outcome: $outcome) @connection(key: "BulkItems_items") {
          totalCount
          edges {
            node {
              number
              ...BulkOperationItems_item
            }
          }
        }
      }
    `,
    operation,
  );
  const { state, matched, changed, skipped, failed, undoOf, items } = data;
  const { edges, totalCount } = items;
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const [isPending, startTransition] = useTransition();
  const show = (next: BulkOutcome | null, count: number = BULK_OPERATION_ITEMS_PAGE_SIZE) => {
    setOutcome(next);
    startTransition(() => {
      refetch({ outcome: next, count }, { fetchPolicy: 'store-and-network' });
    });
  };
  useBulkOperationPhaseListener(data, () =>
    show(
      outcome,
      Math.min(GRAPHQL_CONNECTION_PAGE_SIZE_MAX, Math.max(BULK_OPERATION_ITEMS_PAGE_SIZE, edges.length)),
    ),
  );
  const context = { state, isUndo: undoOf != null };
  const changedInPreview = state === 'PREVIEWED' ? changed : 0;
  const tabs: readonly { outcome: BulkOutcome | null; count: number }[] = [
    { outcome: null, count: matched },
    { outcome: 'CHANGED', count: changed - changedInPreview },
    { outcome: 'SKIPPED', count: skipped },
    { outcome: 'FAILED', count: failed },
    { outcome: 'PENDING', count: matched - changed - skipped - failed + changedInPreview },
  ];
  return (
    <section aria-label="Issues" aria-busy={isPending} className={styles.section}>
      <div className={styles.tabs} role="group" aria-label="Filter by result">
        {tabs
          .filter((tab) => tab.count > 0 || tab.outcome === outcome)
          .map((tab) => (
            <button
              key={tab.outcome}
              type="button"
              aria-pressed={tab.outcome === outcome}
              onClick={() => show(tab.outcome)}
            >
              {tab.outcome === null ? 'All' : getBulkOutcomeDisplay(tab.outcome, context).label}{' '}
              <span className={styles.count}>{formatCount(tab.count)}</span>
            </button>
          ))}
      </div>
      <VisuallyHidden>
        <span role="status">{pluralize(totalCount, 'issue')}</span>
      </VisuallyHidden>
      <ul className={styles.items}>
        {edges.map(({ node }) => (
          <BulkItemRow key={node.number} item={node} projectKey={projectKey} context={context} />
        ))}
      </ul>
      <ShowMoreButton
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        onClick={() => loadNext(BULK_OPERATION_ITEMS_PAGE_SIZE)}
        totalCount={totalCount}
      />
    </section>
  );
}

interface BulkItemRowProps {
  item: BulkOperationItems_item$key;
  projectKey: string;
  context: BulkOutcomeNamingOptions;
}

/** An issue of a bulk operation: the result, the changed values, and why it was not changed as requested. */
function BulkItemRow({ item, projectKey, context }: BulkItemRowProps) {
  const data = useFragment(
    graphql`
      fragment BulkOperationItems_item on BulkItem {
        number
        outcome
        code
        message
        issue {
          title
        }
        ...BulkItemChange_item
      }
    `,
    item,
  );
  const { number, outcome, issue } = data;
  const [code, message] = [data.code ?? null, data.message ?? null];
  const key = `${projectKey}-${number}`;
  return (
    <li>
      <BulkOutcomeLabel {...getBulkItemDisplay({ outcome, code, message }, context)} />
      <span className={styles.key}>{key}</span>
      {issue ? (
        <PreloadLink to={buildIssueHref(projectKey, number)} className={styles.title}>
          <IssueTitle title={issue.title} />
        </PreloadLink>
      ) : (
        <span className={styles.deleted}>Deleted issue</span>
      )}
      <div className={styles.change}>
        <BulkItemChange item={data} />
      </div>
      {message !== null && <p className={styles.why}>{message}</p>}
    </li>
  );
}

/** The issues of a bulk operation, loaded when the user opens them. */
export const bulkOperationItemsQuery = graphql`
  query BulkOperationItemsQuery($id: ID!) {
    node(id: $id) {
      ...BulkOperationItems_operation @alias(as: "operation")
    }
  }
`;

interface LoadedBulkOperationItemsProps {
  queryRef: PreloadedQuery<BulkOperationItemsQuery>;
  projectKey: string;
  onRetry: () => void;
}

/** Renders the issues of a bulk operation from a preloaded BulkOperationItemsQuery. */
export function LoadedBulkOperationItems({ onRetry, ...props }: LoadedBulkOperationItemsProps) {
  return (
    <AsyncBoundary skeleton={<p role="status">Loading issues…</p>} onRetry={onRetry}>
      <BulkOperationItemsFromQuery {...props} />
    </AsyncBoundary>
  );
}

function BulkOperationItemsFromQuery({
  queryRef,
  projectKey,
}: Omit<LoadedBulkOperationItemsProps, 'onRetry'>) {
  const { node } = usePreloadedQuery<BulkOperationItemsQuery>(bulkOperationItemsQuery, queryRef);
  return node?.operation && <BulkOperationItems operation={node.operation} projectKey={projectKey} />;
}
