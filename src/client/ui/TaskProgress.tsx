import type { CSSProperties } from 'react';
import styles from './TaskProgress.module.css';

interface TaskProgressProps {
  completed: number;
  /** At least 1. */
  total: number;
  /** What is completed, for the tooltip and screen readers. */
  label?: string;
}

/** A ring and the numbers of completed and all tasks: "3/7". */
export function TaskProgress({ completed, total, label = 'Tasks done' }: TaskProgressProps) {
  return (
    <span className={styles.progress} title={`${completed} of ${total} ${label.toLowerCase()}`}>
      <span
        role="img"
        aria-label={label}
        className={completed === total ? styles.done : styles.ring}
        style={{ '--part': completed / total } as CSSProperties}
      />
      {`${completed}/${total}`}
    </span>
  );
}
