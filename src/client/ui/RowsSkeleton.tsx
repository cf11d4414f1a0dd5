import rows from './rows.module.css';
import { Skeleton } from './Skeleton';

/** A list of rows and what finds in it, while they are on the way: as high as they will be. */
export function RowsSkeleton() {
  return (
    <div aria-busy="true">
      <div className={rows.bar}>
        <div className={rows.finding}>
          <Skeleton height="100%" />
        </div>
      </div>
      <div className={rows.rows}>
        {[34, 46, 28, 52, 38, 30, 48, 36].map((width) => (
          <div key={width} className={rows.row}>
            <div className={rows.words}>
              <Skeleton width={`${width}%`} line="20px" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
