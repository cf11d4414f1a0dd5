import { Skeleton } from '../../../ui/Skeleton';

const WIDTHS = ['54%', '36%', '48%', '58%', '32%', '44%', '52%', '40%', '60%', '38%'];

/** Values on their way, each as high as it will be. */
export function FacetValuesSkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label="Loading the values">
      <Skeleton width="80px" line="24px" />
      {WIDTHS.map((width) => (
        <Skeleton key={width} width={width} line="28px" />
      ))}
    </div>
  );
}
