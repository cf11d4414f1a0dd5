import { Ban, CircleCheck, CircleDot, CircleX, LoaderCircle, type LucideIcon, Undo2 } from 'lucide-react';
import { BulkOutcome } from './BulkOutcome';
import type { BulkOutcomeTone } from './bulkOutcomes';

/** How each state of a bulk operation is shown: its name, its icon and the color of the icon. */
const BULK_OPERATION_STATUSES: Readonly<
  Record<string, { label: string; icon: LucideIcon; tone: BulkOutcomeTone }>
> = {
  PREVIEWED: { label: 'Preview', icon: CircleDot, tone: 'expected' },
  RUNNING: { label: 'Running', icon: LoaderCircle, tone: 'expected' },
  DONE: { label: 'Done', icon: CircleCheck, tone: 'changed' },
  FAILED: { label: 'Failed', icon: CircleX, tone: 'failed' },
  CANCELED: { label: 'Canceled', icon: Ban, tone: 'neutral' },
  UNDONE: { label: 'Undone', icon: Undo2, tone: 'neutral' },
};

/**
 * The state of a bulk operation as an icon and text.
 *
 * @param label replaces the name of the state
 */
export function BulkOperationStatus({ state, label }: { state: string; label?: string | undefined }) {
  const status = BULK_OPERATION_STATUSES[state] ?? BULK_OPERATION_STATUSES['RUNNING']!;
  return <BulkOutcome {...status} label={label ?? status.label} />;
}
