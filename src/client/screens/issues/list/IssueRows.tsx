import { useSyncExternalStore } from 'react';
import { DEFAULT_LIST_PAGE_SIZE } from '../../../../shared/limits';
import { SelectableRow } from './SelectableRow';
import { FailedRow } from '../row/FailedRow';
import { useIssueListContext } from './IssueListContext';
import { IssueRow } from '../row/IssueRow';
import styles from '../row/IssueRow.module.css';
import { SkeletonRow } from '../row/SkeletonRow';

interface Props {
  /** Index of the first row in the list. */
  row: number;
  /** Rank of the first issue in the server's list. */
  rank: number;
  /** Number of rows, all on the same page. */
  count: number;
}

/**
 * Rows of consecutive issues of one page. The component subscribes to that page only, so that the arrival of
 * other pages does not render it.
 */
export function IssueRows({ row, rank, count }: Props) {
  const { view, rows } = useIssueListContext();
  const page = Math.floor(rank / DEFAULT_LIST_PAGE_SIZE);
  const state = useSyncExternalStore(
    (listener) => view.subscribeToIssuePage(page, listener),
    () => view.getIssuePage(page),
  );
  const issues = state.status === 'ready' ? state.value : null;
  return Array.from({ length: count }, (_, i) => {
    const listed = issues?.[(rank + i) % DEFAULT_LIST_PAGE_SIZE];
    return (
      <SelectableRow
        key={rank + i}
        index={row + i}
        id={listed?.id ?? null}
        level={rows.isGrouped ? 2 : undefined}
        className={styles.row}
        busy={state.status === 'loading' || state.status === 'idle'}
      >
        {listed ? (
          <IssueRow issue={listed.issue} projectKey={view.list.projectKey} />
        ) : state.status === 'failed' && i === 0 ? (
          <FailedRow error={state.error} onRetry={() => view.retryIssuePage(page)} />
        ) : (
          <SkeletonRow index={rank + i} />
        )}
      </SelectableRow>
    );
  });
}
