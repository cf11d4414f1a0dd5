import rows from './rows.module.css';
import { Skeleton } from './Skeleton';

/** Placeholder while a list with a search box loads, with the list's row height. */
export function RowsSkeleton() {
  return (
    <div aria-busy="true">
      <div className={rows.bar}>
        <div className={rows.filterSkeleton}>
          <Skeleton height="100%" />
        </div>
      </div>
      <div className={rows.rows}>
        {[34, 46, 28, 52, 38, 30, 48, 36].map((width) => (
          <div key={width} className={rows.row}>
            <div className={rows.text}>
              <Skeleton width={`${width}%`} line="20px" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
