import styles from './SkeletonRow.module.css';

/** Placeholder for the cells of an issue that is loading. It is a single element, because a jump renders dozens. */
export const SkeletonRow = () => <span role="gridcell" aria-label="Loading" className={styles.cells} />;
