import type { SequentialList, SequentialListState } from '../../lists/SequentialList';
import { SectionedLinkList } from '../../ui/links/SectionedLinkList';
import { Skeleton } from '../../ui/Skeleton';
import { ErrorBox } from '../errors/ErrorBoundary';

type SequentialLinkListProps<Entry extends { readonly id: string }> = Omit<
  Parameters<typeof SectionedLinkList<Entry>>[0],
  'onNearEnd' | 'children'
> & {
  model: Pick<SequentialList<SequentialListState<Entry>>, 'loadNext' | 'retry'>;
  list: Pick<SequentialListState<Entry>, 'hasNext' | 'error'>;
  /** CSS class of the placeholders for entries of the next page. */
  skeletonClassName: string | undefined;
};

/** A list in sections, whose entries open beside it. Its next page is loaded when its end comes near. */
export function SequentialLinkList<Entry extends { readonly id: string }>({
  model,
  list,
  skeletonClassName,
  ...props
}: SequentialLinkListProps<Entry>) {
  return (
    <SectionedLinkList {...props} onNearEnd={() => model.loadNext()}>
      {list.error ? (
        <ErrorBox error={list.error} onRetry={model.retry} />
      ) : (
        list.hasNext && <LinkListSkeleton count={3} entryClassName={skeletonClassName} />
      )}
    </SectionedLinkList>
  );
}

interface LinkListSkeletonProps {
  /** Number of entries. */
  count: number;
  /** CSS class that gives a placeholder the height and the padding of an entry. */
  entryClassName: string | undefined;
}

/** Placeholder for entries of two lines that are loading. */
export function LinkListSkeleton({ count, entryClassName }: LinkListSkeletonProps) {
  return (
    <div aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={entryClassName}>
          <Skeleton width={`${55 + ((index * 17) % 30)}%`} line="20px" />
          <Skeleton width={`${30 + ((index * 23) % 25)}%`} line="20px" />
        </div>
      ))}
    </div>
  );
}
