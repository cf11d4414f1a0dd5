import styles from './SkeletonRow.module.css';
import rowStyles from '../row/IssueRow.module.css';

/** A row whose content is on the way, of the very same grid. */
export function SkeletonRow({ index }: { index: number }) {
  return (
    <>
      <span role="gridcell" aria-label="Loading" className={styles.square} />
      <span className={styles.round} />
      <span className={`${styles.bar} ${rowStyles.key}`} />
      <span className={styles.bar} style={{ width: WIDTHS[index % WIDTHS.length] }} />
      <span className={styles.wide} />
      <span className={styles.wide} />
      <span className={styles.avatar} />
      <span className={styles.time} />
    </>
  );
}

/** Titles differ in length; the same row has the same one each time. */
const WIDTHS = ['51%', '43%', '35%', '72%', '64%', '56%', '48%', '40%', '69%', '61%'];
