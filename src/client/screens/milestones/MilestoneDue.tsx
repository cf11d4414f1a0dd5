import { graphql, useFragment } from 'react-relay';
import type { MilestoneDue_milestone$key } from '../../../../__generated__/MilestoneDue_milestone.graphql';
import { formatDate } from '../../ui/format';
import { useNow } from '../../ui/useNow';
import styles from './MilestoneDue.module.css';

const DAY_MS = 86_400_000;

/** The due date of a milestone, marked when it has passed. */
export function MilestoneDue({ milestone }: { milestone: MilestoneDue_milestone$key }) {
  const { dueOn, state } = useFragment(
    graphql`
      fragment MilestoneDue_milestone on Milestone {
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
