import { Skeleton } from '../../ui/Skeleton';
import facets from './FacetColumn.module.css';
import { restoreHiddenFacets } from './facets/facetSettings';
import styles from './IssuesScreen.module.css';
import skeleton from './IssuesScreenSkeleton.module.css';
import rows from './row/IssueRow.module.css';
import { SkeletonRow } from './row/SkeletonRow';
import toolbar from './toolbar/Toolbar.module.css';

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

const SKELETON_FACET_WIDTHS = [
  { title: '30%', values: ['54%', '48%', '58%', '52%', '36%', '44%'] },
  { title: '32%', values: ['58%', '36%', '32%', '52%', '60%', '40%'] },
  { title: '44%', values: ['42%', '34%', '38%', '36%'] },
];

/** Placeholder while the facets load, with about the same height. */
export function FacetSkeleton() {
  return (
    <div className={skeleton.facets} role="group" aria-busy="true" aria-label="Loading filters">
      {SKELETON_FACET_WIDTHS.map(({ title, values }) => (
        <div key={title}>
          <Skeleton width={title} height="8px" line="24px" />
          {values.map((width) => (
            <Skeleton key={width} width={width} line="26px" />
          ))}
        </div>
      ))}
    </div>
  );
}
