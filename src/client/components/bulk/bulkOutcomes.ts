import { CircleCheck, CircleDashed, CircleDot, CircleMinus, CircleX, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** The color in which a bulk operation's result for an issue is shown: a class name in BulkOutcome.module.css. */
export type BulkOutcomeTone = 'changed' | 'expected' | 'neutral' | 'warning' | 'failed';

/** How the result of a bulk operation for an issue is displayed. Results differ in icon, text and color. */
export interface BulkOutcomeDisplay {
  label: string;
  icon: LucideIcon;
  tone: BulkOutcomeTone;
}

/** Properties of a bulk operation that determine the names of its results, such as “Will change” in a preview. */
export interface BulkOutcomeContext {
  /** State of the operation. */
  state: string;
  /** Whether the operation undoes another one. */
  isUndo: boolean;
}

/** Returns how a result is displayed for all issues that have it, whatever their reasons. */
export function getBulkOutcomeDisplay(
  outcome: string,
  { state, isUndo }: BulkOutcomeContext,
): BulkOutcomeDisplay {
  const isPreview = state === 'PREVIEWED';
  switch (outcome) {
    case 'CHANGED':
      return isPreview
        ? { label: 'Will change', icon: CircleDot, tone: 'expected' }
        : { label: isUndo ? 'Undone' : 'Changed', icon: CircleCheck, tone: 'changed' };
    case 'SKIPPED':
      return { label: isUndo ? 'Skipped' : 'Unchanged', icon: CircleMinus, tone: 'neutral' };
    case 'FAILED':
      return { label: isPreview ? 'Will fail' : 'Failed', icon: CircleX, tone: 'failed' };
    default:
      if (isPreview) return { label: 'Will change', icon: CircleDot, tone: 'expected' };
      return {
        label: state === 'RUNNING' ? 'Waiting' : 'Not processed',
        icon: CircleDashed,
        tone: 'neutral',
      };
  }
}

/** Returns how the result of one issue is displayed. Only a single issue can be partly changed or in conflict. */
export function getBulkItemDisplay(
  { outcome, code, message }: { outcome: string; code: string | null; message: string | null },
  context: BulkOutcomeContext,
): BulkOutcomeDisplay {
  if (outcome === 'CHANGED' && message !== null) {
    return {
      label: context.isUndo ? 'Partly undone' : 'Partly changed',
      icon: TriangleAlert,
      tone: 'warning',
    };
  }
  if (outcome === 'SKIPPED' && code === 'CONFLICT') {
    return { label: 'Conflict', icon: TriangleAlert, tone: 'warning' };
  }
  return getBulkOutcomeDisplay(outcome, context);
}
