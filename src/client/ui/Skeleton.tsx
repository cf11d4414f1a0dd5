import styles from './Skeleton.module.css';

interface Props {
  /** CSS lengths. */
  width?: string;
  height?: string;
  /** The line it stands for, so that nothing moves when the text comes. */
  line?: string;
}

/** A bar where text will be. */
export function Skeleton({ width = '100%', height = '9px', line = height }: Props) {
  return (
    <span className={styles.line} style={{ height: line }} aria-hidden="true">
      <span className={styles.bar} style={{ width, height }} />
    </span>
  );
}
