import { Calendar } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { DueDate_issue$key } from '../../../__generated__/DueDate_issue.graphql';
import { formatDate } from '../ui/format';
import { useNow } from '../ui/useNow';
import styles from './DueDate.module.css';

const DAY = 86_400_000;

interface Props {
  issue: DueDate_issue$key;
  /** What stands there where it has none. */
  none?: string;
}

/** When it is to be done, and whether that is over: the day itself still counts. */
export function DueDate({ issue, none = 'None' }: Props) {
  const { dueOn, state } = useFragment(
    graphql`
      fragment DueDate_issue on Issue {
        dueOn
        state {
          category
        }
      }
    `,
    issue,
  );
  const now = useNow();
  if (dueOn == null) return none;
  const due = Date.parse(dueOn);
  const isOpen = state.category !== 'DONE' && state.category !== 'DROPPED';
  const isOver = isOpen && due + DAY <= now;
  return (
    <span className={isOver ? `${styles.day} ${styles.overdue}` : styles.day}>
      <Calendar size={15} strokeWidth={1.75} aria-hidden="true" />
      {formatDate(due)}
      {isOver && <span className={styles.over}>overdue</span>}
    </span>
  );
}
