import { AsyncBoundary, ErrorBox } from '../../components/errors/ErrorBoundary';
import type { RetainedQueryState } from '../../lists/RetainedQuery';
import { returnFocus } from '../../ui/focus/returnFocus';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { LazySurface } from '../../ui/LazySurface';
import type { IssueListUrlState } from '../../../shared/issueList/issueListUrlState';
import type { ListCounts } from './data/ListedIssues';
import styles from './FacetColumn.module.css';
import { FacetSkeleton } from './IssuesScreenSkeleton';
import { importFacetClick } from './facets/importFacetClick';
import { FacetPanel } from './list/lazyParts';

const Dialog = lazyWithPreload(async () => (await import('../../ui/Dialog')).Dialog);

const preloadFacetClick = () => void importFacetClick().catch(() => {});

interface FacetColumnProps {
  counts: RetainedQueryState<ListCounts | null>;
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
export function FacetColumn({ counts, list, pending, onRetry, sheet, onCloseSheet }: FacetColumnProps) {
  const content =
    counts.status === 'failed' ? (
      <ErrorBox error={counts.error} onRetry={onRetry} />
    ) : counts.status === 'ready' ? (
      counts.value && (
        <AsyncBoundary skeleton={<FacetSkeleton />} onRetry={FacetPanel.preload}>
          <FacetPanel {...counts.value} list={list} pending={pending} />
        </AsyncBoundary>
      )
    ) : (
      <FacetSkeleton />
    );
  return (
    <>
      <aside
        className={styles.column}
        aria-label="Filters"
        onPointerEnter={preloadFacetClick}
        onFocus={preloadFacetClick}
      >
        <button type="button" className={styles.skip} onClick={returnFocus}>
          Skip to issues
        </button>
        {content}
      </aside>
      {sheet && (
        <LazySurface onClose={onCloseSheet}>
          <Dialog title="Filters" variant="sheet" onClose={onCloseSheet}>
            <div className={styles.sheet}>{content}</div>
          </Dialog>
        </LazySurface>
      )}
    </>
  );
}
