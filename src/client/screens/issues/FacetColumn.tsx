import { Suspense } from 'react';
import { ErrorBox } from '../../components/ErrorBox';
import type { RetainedQueryState } from '../../relay/windows';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import type { IssueListUrlState } from '../../components/issueListUrlState';
import type { IssueListCounts } from './view/IssuesCountsQuery';
import styles from './FacetColumn.module.css';
import { FacetPanel } from './facets/FacetPanel';
import { FacetSkeleton } from './facets/FacetSkeleton';

const Dialog = lazyWithPreload(async () => (await import('../../ui/Dialog')).Dialog);

interface Props {
  counts: RetainedQueryState<IssueListCounts | null>;
  list: IssueListUrlState;
  pending: boolean;
  onRetry: () => void;
  /** Whether the facets are shown in a sheet, which replaces the column on narrow screens. */
  sheet: boolean;
  onCloseSheet: () => void;
}

/**
 * The facets (counts of issues by state, label, assignee ...) beside the list, or in a sheet on narrow
 * screens.
 */
export function FacetColumn({ counts, list, pending, onRetry, sheet, onCloseSheet }: Props) {
  const content =
    counts.status === 'failed' ? (
      <ErrorBox error={counts.error} onRetry={onRetry} />
    ) : counts.status === 'ready' ? (
      counts.value && <FacetPanel {...counts.value} list={list} pending={pending} />
    ) : (
      <FacetSkeleton />
    );
  return (
    <>
      <aside className={styles.column} aria-label="Filters">
        {content}
      </aside>
      {sheet && (
        <Suspense fallback={null}>
          <Dialog title="Filters" variant="sheet" onClose={onCloseSheet}>
            <div className={styles.sheet}>{content}</div>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
