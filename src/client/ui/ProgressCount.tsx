import type { CSSProperties } from 'react';
import styles from './ProgressCount.module.css';

interface ProgressCountProps {
  completed: number;
  /** At least 1. */
  total: number;
  /** What is completed, for the tooltip and screen readers: "Tasks done". */
  label: string;
}

/** A ring and two numbers: 3/7. */
export function ProgressCount({ completed, total, label }: ProgressCountProps) {
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
