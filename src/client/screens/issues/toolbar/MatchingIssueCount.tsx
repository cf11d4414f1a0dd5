import { PreloadLink } from '../../../components/PreloadLink';
import { buildIssueListHref } from '../../../../shared/issueList/issueListUrlState';
import { formatCount } from '../../../ui/format';
import { Skeleton } from '../../../ui/Skeleton';
import { useDelayedAnnouncement } from '../../../ui/useDelayedAnnouncement';
import type { IssueListStore, IssueListStoreState } from '../view/IssueListStore';
import { getExactIssueCount } from '../view/totals';
import styles from './IssueListToolbar.module.css';

/**
 * Delay before the number of matching issues is announced, in ms, so that counts are not announced while the
 * query is being typed.
 */
const ISSUE_COUNT_ANNOUNCEMENT_DELAY_MS = 600;

interface MatchingIssueCountProps {
  view: IssueListStore;
  state: IssueListStoreState;
  pending: boolean;
}

/** The number of matching issues, for example `19,774 of 1,048,211 issues`. */
export function MatchingIssueCount({ view, state, pending }: MatchingIssueCountProps) {
  const total = getExactIssueCount(view, state);
  const all =
    (state.head.status === 'ready' ? state.head.value?.issueCount : null) ??
    (state.counts.status === 'ready' ? state.counts.value?.issueCount : null) ??
    null;
  const failed = state.counts.status === 'failed';
  const isFiltered = view.list.query !== '' && all !== null;
  const noun = isFiltered ? `of ${formatCount(all)} issues` : total === 1 ? 'issue' : 'issues';
  useDelayedAnnouncement(
    total === null || pending ? null : `${formatCount(total)} ${noun}`,
    ISSUE_COUNT_ANNOUNCEMENT_DELAY_MS,
  );
  return (
    <div className={pending ? `${styles.count} ${styles.pending}` : styles.count}>
      {total !== null ? (
        <>
          <strong>{formatCount(total)}</strong>
          {isFiltered ? (
            <PreloadLink
              to={buildIssueListHref({ ...view.list, query: '', savedView: null })}
              title="Show all issues"
              data-command="go.allIssues"
              className={styles.of}
            >
              {noun}
            </PreloadLink>
          ) : (
            <span className={styles.of}>{noun}</span>
          )}
        </>
      ) : failed ? (
        <button type="button" className={styles.retry} onClick={() => view.fetchRowsAndCounts()}>
          Count failed. Retry
        </button>
      ) : (
        <Skeleton width="120px" line="20px" />
      )}
    </div>
  );
}
