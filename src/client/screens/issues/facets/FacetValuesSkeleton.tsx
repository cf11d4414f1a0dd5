import { Skeleton } from '../../../ui/Skeleton';

const SKELETON_FACET_VALUE_WIDTHS = ['54%', '36%', '48%', '58%', '32%', '44%', '52%', '40%', '60%', '38%'];

/** Placeholder while the values of a facet load, with the same row height. */
export function FacetValuesSkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label="Loading values">
      <Skeleton width="80px" line="24px" />
      {SKELETON_FACET_VALUE_WIDTHS.map((width) => (
        <Skeleton key={width} width={width} line="28px" />
      ))}
    </div>
  );
}
