import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** Progress from 0 to 1, or null if it is unknown. */
  part: number | null;
  /** Name of the operation, for screen readers. */
  label: string;
}

/** Renders the progress of a long operation as a bar. */
export function ProgressBar({ part, label }: ProgressBarProps) {
  return (
    <progress className={styles.bar} aria-label={label} max={1} {...(part !== null && { value: part })} />
  );
}
