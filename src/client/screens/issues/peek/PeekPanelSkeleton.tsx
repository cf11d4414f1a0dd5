import { Skeleton } from '../../../ui/Skeleton';

/** Placeholder for the preview panel while its issue is loading. */
export function PeekPanelSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton width="80%" height="14px" line="26px" />
      <Skeleton width="45%" line="24px" />
      {['96%', '100%', '88%', '93%', '52%'].map((width) => (
        <Skeleton key={width} width={width} line="22px" />
      ))}
    </div>
  );
}
