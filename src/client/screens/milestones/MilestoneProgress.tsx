import { graphql, useFragment } from 'react-relay';
import type { MilestoneProgress_milestone$key } from '../../../../__generated__/MilestoneProgress_milestone.graphql';
import { quoteFilterValue } from '../../../shared/query/quote';
import { PreloadLink } from '../../navigation/PreloadLink';
import { formatCount, formatDate } from '../../ui/format';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './MilestoneProgress.module.css';
import type { MilestoneProgress_due$key } from '../../../../__generated__/MilestoneProgress_due.graphql';
import { useNow } from '../../ui/RelativeTime';

interface MilestoneProgressProps {
  milestone: MilestoneProgress_milestone$key;
  projectKey: string;
}

/** Progress of a milestone: the share of closed issues, with links to the open and the closed ones. */
export function MilestoneProgress({ milestone, projectKey }: MilestoneProgressProps) {
  const { title, openCount, issueCount } = useFragment(
    graphql`
      fragment MilestoneProgress_milestone on Milestone {
        title
        openCount
        issueCount
      }
    `,
    milestone,
  );
  const closedCount = issueCount - openCount;
  const issues = (state: string) =>
    `/projects/${projectKey}/issues?q=${encodeURIComponent(`is:${state} milestone:${quoteFilterValue(title)}`)}`;
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        max={Math.max(1, issueCount)}
        value={closedCount}
        aria-label={`Progress of ${title}`}
      />
      <span className={styles.share} aria-hidden="true">
        {issueCount === 0 ? 0 : Math.floor((closedCount / issueCount) * 100)}%
      </span>
      <p className={styles.counts}>
        <PreloadLink to={issues('open')} className={styles.count}>
          {formatCount(openCount)} open<VisuallyHidden> in {title}</VisuallyHidden>
        </PreloadLink>
        <PreloadLink to={issues('closed')} className={styles.count}>
          {formatCount(closedCount)} closed<VisuallyHidden> in {title}</VisuallyHidden>
        </PreloadLink>
      </p>
    </div>
  );
}

const DAY_MS = 86_400_000;

/** The due date of a milestone, marked when it has passed. */
export function MilestoneDue({ milestone }: { milestone: MilestoneProgress_due$key }) {
  const { dueOn, state } = useFragment(
    graphql`
      fragment MilestoneProgress_due on Milestone {
        dueOn
        state
      }
    `,
    milestone,
  );
  const now = useNow();
  if (dueOn == null) return <span className={styles.due}>No due date</span>;
  const due = Date.parse(dueOn);
  // A milestone is overdue from the day after its due date.
  const isLate = state === 'OPEN' && now >= due + DAY_MS;
  return (
    <span className={isLate ? `${styles.due} ${styles.late}` : styles.due}>
      {isLate ? 'Was due' : 'Due'} {formatDate(due)}
    </span>
  );
}
