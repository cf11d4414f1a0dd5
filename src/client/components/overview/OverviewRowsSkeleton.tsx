import { Skeleton } from '../../ui/Skeleton';
import styles from './OverviewRowsSkeleton.module.css';

const ROW_WIDTHS = [64, 48, 72, 56, 80, 44, 68, 52, 76, 60];

/** Placeholder rows of a section. */
export function OverviewRowsSkeleton({ rows }: { rows: number }) {
  return (
    <div>
      {ROW_WIDTHS.slice(0, rows).map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={`${width}%`} line="20px" />
        </div>
      ))}
    </div>
  );
}
