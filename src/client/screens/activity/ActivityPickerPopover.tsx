import type { ReactNode, RefObject } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { AsyncBoundary } from '../../components/AsyncBoundary';
import { PickerPopover } from '../../ui/picker/PickerPopover';
import { RowsSkeleton } from '../../ui/RowsSkeleton';

/** A query of a picker's options in a project. */
export interface ActivityPickerQuery extends OperationType {
  readonly variables: { readonly key: string };
}

export interface ActivityPickerProps<TQuery extends ActivityPickerQuery> {
  queryRef: PreloadedQuery<TQuery>;
  trigger: RefObject<HTMLElement | null>;
  onRetry: () => void;
  onChoose: (value: string) => void;
  onClose: () => void;
}

type ActivityPickerPopoverProps = Pick<ActivityPickerProps<never>, 'trigger' | 'onRetry' | 'onClose'> & {
  label: string;
  children: ReactNode;
};

/** The popover of a picker that filters the activity. */
export function ActivityPickerPopover({
  label,
  trigger,
  onRetry,
  onClose,
  children,
}: ActivityPickerPopoverProps) {
  return (
    <PickerPopover label={label} trigger={trigger} error={null} onClose={onClose}>
      <AsyncBoundary skeleton={<RowsSkeleton />} onRetry={onRetry}>
        {children}
      </AsyncBoundary>
    </PickerPopover>
  );
}
