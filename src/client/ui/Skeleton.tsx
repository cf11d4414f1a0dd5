import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Width of the placeholder bar, as a CSS length. */
  width?: string;
  height?: string;
  /** Line height of the text that the placeholder replaces, which prevents layout shifts. */
  line?: string;
}

/** Placeholder bar for text that is loading. */
export function Skeleton({ width = '100%', height = '9px', line = height }: SkeletonProps) {
  return (
    <span className={styles.line} style={{ height: line }} aria-hidden="true">
      <span className={styles.bar} style={{ width, height }} />
    </span>
  );
}
