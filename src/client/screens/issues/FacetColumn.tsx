import { AsyncBoundary } from '../../components/AsyncBoundary';
import { ErrorBox } from '../../components/ErrorBox';
import type { RetainedQueryState } from '../../relay/windows';
import { returnFocus } from '../../ui/focus/returnFocus';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { LazySurface } from '../../ui/LazySurface';
import type { IssueListUrlState } from '../../../shared/issueList/issueListUrlState';
import type { IssueListCounts } from './view/IssuesCountsQuery';
import styles from './FacetColumn.module.css';
import { FacetSkeleton } from './facets/FacetSkeleton';
import { importFacetClick } from './facets/importFacetClick';
import { FacetPanel } from './facets/lazyFacetPanel';

const Dialog = lazyWithPreload(async () => (await import('../../ui/Dialog')).Dialog);

const preloadFacetClick = () => void importFacetClick().catch(() => {});

interface FacetColumnProps {
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
