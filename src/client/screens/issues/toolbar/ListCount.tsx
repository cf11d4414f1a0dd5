import { formatCount } from '../../../ui/format';
import { Skeleton } from '../../../ui/Skeleton';
import { useDelayedAnnouncement } from '../../../ui/useDelayedAnnouncement';
import type { IssuesView, IssuesViewState } from '../view/IssuesView';
import { getExactIssueCount } from '../view/totals';
import styles from './Toolbar.module.css';

/**
 * Delay before the number of matching issues is announced, in ms, so that counts are not announced while the
 * query is being typed.
 */
const ISSUE_COUNT_ANNOUNCEMENT_DELAY_MS = 600;

interface Props {
  view: IssuesView;
  state: IssuesViewState;
  pending: boolean;
}

/** The number of matching issues, for example `19,774 of 1,048,211 issues`. */
export function MatchingIssueCount({ view, state, pending }: Props) {
  const total = getExactIssueCount(view, state);
  const all = state.head.status === 'ready' ? (state.head.value?.issueCount ?? null) : null;
  const failed = state.counts.status === 'failed';
  const of = view.list.query === '' || all === null ? '' : ` of ${formatCount(all)}`;
  useDelayedAnnouncement(
    total === null || pending ? null : `${formatCount(total)}${of} issues`,
    ISSUE_COUNT_ANNOUNCEMENT_DELAY_MS,
  );
  return (
    <div className={pending ? `${styles.count} ${styles.pending}` : styles.count}>
      {total !== null ? (
        <>
          <strong>{formatCount(total)}</strong>
          <span className={styles.of}>
            {of} {total === 1 && of === '' ? 'issue' : 'issues'}
          </span>
        </>
      ) : failed ? (
        <button type="button" className={styles.retry} onClick={() => view.startRequests()}>
          Count failed. Retry
        </button>
      ) : (
        <Skeleton width="120px" line="20px" />
      )}
    </div>
  );
}
