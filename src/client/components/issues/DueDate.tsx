import { Calendar } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { DueDate_issue$key } from '../../../../__generated__/DueDate_issue.graphql';
import { formatDate } from '../../ui/format';
import { useNow } from '../../ui/RelativeTime';
import styles from './DueDate.module.css';

const DAY_MS = 86_400_000;

interface DueDateProps {
  issue: DueDate_issue$key;
  /** Shown for an issue without a due date. */
  noneText?: string;
}

/** The due date of an issue, marked as overdue from the next day on. */
export function DueDate({ issue, noneText = 'None' }: DueDateProps) {
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
  if (dueOn == null) return noneText;
  const due = Date.parse(dueOn);
  const isOpen = state.category !== 'DONE' && state.category !== 'DROPPED';
  const isOverdue = isOpen && due + DAY_MS <= now;
  return (
    <span className={isOverdue ? `${styles.date} ${styles.overdue}` : styles.date}>
      <Calendar size={15} strokeWidth={1.75} aria-hidden="true" />
      {formatDate(due)}
      {isOverdue && <span className={styles.over}>Overdue</span>}
    </span>
  );
}
