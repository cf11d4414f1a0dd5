import styles from './LabelDot.module.css';

/** A label's color, before its name. */
export function LabelDot({ color }: { color: string }) {
  return <span className={styles.dot} style={{ backgroundColor: color }} aria-hidden="true" />;
}
