import { Skeleton } from '../../../ui/Skeleton';
import styles from './FacetSkeleton.module.css';

const SKELETON_FACET_WIDTHS = [
  { title: '30%', values: ['54%', '48%', '58%', '52%', '36%', '44%'] },
  { title: '32%', values: ['58%', '36%', '32%', '52%', '60%', '40%'] },
  { title: '44%', values: ['42%', '34%', '38%', '36%'] },
];

/** Placeholder while the facets load, with about the same height. */
export function FacetSkeleton() {
  return (
    <div className={styles.facets} role="group" aria-busy="true" aria-label="Loading filters">
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
