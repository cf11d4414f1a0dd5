import styles from './SkeletonRow.module.css';
import rowStyles from '../row/IssueRow.module.css';

/** Placeholder cells of a row that is loading, in the same grid as an issue's cells. */
export function SkeletonRow({ index }: { index: number }) {
  return (
    <>
      <span role="gridcell" aria-label="Loading" className={styles.square} />
      <span className={styles.round} />
      <span className={`${styles.bar} ${rowStyles.key}`} />
      <span
        className={styles.bar}
        style={{ width: SKELETON_TITLE_WIDTHS[index % SKELETON_TITLE_WIDTHS.length] }}
      />
      <span className={styles.wide} />
      <span className={styles.wide} />
      <span className={styles.avatar} />
      <span className={styles.time} />
    </>
  );
}

/** Widths of skeleton titles, which vary like real titles; a row always gets the same width. */
const SKELETON_TITLE_WIDTHS = ['51%', '43%', '35%', '72%', '64%', '56%', '48%', '40%', '69%', '61%'];
