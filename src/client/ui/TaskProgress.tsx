import type { CSSProperties } from 'react';
import styles from './TaskProgress.module.css';

interface TaskProgressProps {
  completed: number;
  /** At least 1. */
  total: number;
}

/** A ring and the numbers of completed and all tasks: "3/7". */
export function TaskProgress({ completed, total }: TaskProgressProps) {
  return (
    <span className={styles.progress} title={`${completed} of ${total} tasks done`}>
      <span
        role="img"
        aria-label="Tasks done"
        className={completed === total ? styles.done : styles.ring}
        style={{ '--part': completed / total } as CSSProperties}
      />
      {`${completed}/${total}`}
    </span>
  );
}
