import { use, useSyncExternalStore } from 'react';
import { PAGE_SIZE } from '../../../../shared/limits';
import { type BlockProps, VirtualRow } from '../../../ui/VirtualRows';
import { FailedRow } from './FailedRow';
import { IssueListContext } from './IssueListContext';
import { IssueRow } from './IssueRow';
import styles from './IssueRow.module.css';
import { SkeletonRow } from './SkeletonRow';

/** Ten rows of the list: follows its page, and nothing else. */
export function IssueBlock({ first, count }: BlockProps) {
  const view = use(IssueListContext);
  if (!view) throw new Error('An IssueBlock stands in an IssueList.');
  const page = Math.floor(first / PAGE_SIZE);
  const state = useSyncExternalStore(
    (listener) => view.subscribePage(page, listener),
    () => view.page(page),
  );
  const rows = state.status === 'ready' ? state.value : null;
  return Array.from({ length: count }, (_, i) => {
    const index = first + i;
    const issue = rows?.[index % PAGE_SIZE];
    return (
      <VirtualRow
        key={index}
        index={index}
        className={styles.row}
        busy={state.status === 'loading' || state.status === 'idle'}
      >
        {issue ? (
          <IssueRow issue={issue} projectKey={view.list.projectKey} />
        ) : state.status === 'failed' && i === 0 ? (
          <FailedRow error={state.error} onRetry={() => view.retryPage(page)} />
        ) : (
          <SkeletonRow index={index} />
        )}
      </VirtualRow>
    );
  });
}
