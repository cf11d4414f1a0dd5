import { Skeleton } from '../../ui/Skeleton';
import facets from './FacetColumn.module.css';
import { restoreHiddenFacets } from './facets/facetSettings';
import { FacetSkeleton } from './facets/FacetSkeleton';
import styles from './IssuesScreen.module.css';
import skeleton from './IssuesScreenSkeleton.module.css';
import rows from './row/IssueRow.module.css';
import { SkeletonRow } from './row/SkeletonRow';
import toolbar from './toolbar/IssueListToolbar.module.css';

restoreHiddenFacets();

/** Placeholder for the list screen while its code is loading. */
export function IssuesScreenSkeleton() {
  return (
    <>
      <div className={styles.bar}>
        <div className={skeleton.query} />
      </div>
      <div className={toolbar.toolbar}>
        <Skeleton width="140px" line="20px" />
      </div>
      <div className={styles.body}>
        <div className={facets.column}>
          <FacetSkeleton />
        </div>
        <div className={skeleton.list}>
          {SKELETON_ROW_INDEXES.map((row) => (
            <div key={row} className={`${rows.row} ${skeleton.row}`}>
              <SkeletonRow />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

const SKELETON_ROW_INDEXES = Array.from({ length: 30 }, (_, row) => row);
