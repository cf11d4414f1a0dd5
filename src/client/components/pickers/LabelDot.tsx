import styles from './LabelDot.module.css';

/** A dot in a label's color. */
export function LabelDot({ color }: { color: string }) {
  return <span className={styles.dot} style={{ backgroundColor: color }} aria-hidden="true" />;
}
