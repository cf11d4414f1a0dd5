import {
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleMinus,
  CircleX,
  TriangleAlert,
  type LucideIcon,
  Ban,
  LoaderCircle,
  Undo2,
} from 'lucide-react';
import styles from './bulkOutcomes.module.css';
import { formatCount } from '../../ui/format';
import bulkOperationCountsStyles from './BulkOperationCounts.module.css';

/** The color in which a bulk operation's result for an issue is shown: a class name in bulkOutcomes.module.css. */
type BulkOutcomeTone = 'changed' | 'expected' | 'neutral' | 'warning' | 'failed';

/** How the result of a bulk operation for an issue is displayed. Results differ in icon, text and color. */
interface BulkOutcomeDisplay {
  label: string;
  icon: LucideIcon;
  tone: BulkOutcomeTone;
}

/** Properties of a bulk operation that determine the names of its results, such as “Will change” in a preview. */
export interface BulkOutcomeNamingOptions {
  /** State of the operation. */
  state: string;
  /** Whether the operation undoes another one. */
  isUndo: boolean;
}

/** Returns how a result is displayed as a group of issues, which may have it for different reasons. */
export function getBulkOutcomeDisplay(
  outcome: string,
  { state, isUndo }: BulkOutcomeNamingOptions,
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
  context: BulkOutcomeNamingOptions,
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

/** The result of a bulk operation for an issue: an icon and its name. */
export function BulkOutcomeLabel(outcome: BulkOutcomeDisplay) {
  return (
    <span className={styles.outcome}>
      <BulkOutcomeIcon {...outcome} label={undefined} />
      {outcome.label}
    </span>
  );
}

interface BulkOutcomeIconProps extends Pick<BulkOutcomeDisplay, 'icon' | 'tone'> {
  /** Accessible name. If undefined, the icon is decorative, because the text beside it has the same meaning. */
  label?: string | undefined;
}

/** Icon of the result of a bulk operation for an issue. */
export function BulkOutcomeIcon({ label, icon: Icon, tone }: BulkOutcomeIconProps) {
  const ariaProps = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={`${styles.icon} ${styles[tone]}`} {...ariaProps}>
      <Icon size={15} strokeWidth={2} aria-hidden="true" />
    </span>
  );
}

interface BulkOutcomeCountsProps extends BulkOutcomeNamingOptions {
  changed: number;
  skipped: number;
  failed: number;
  /** Whether to leave out results that no issue has. */
  terse?: boolean;
}

/** How many issues a bulk operation changes, leaves unchanged, and cannot change. */
export function BulkOutcomeCounts({
  changed,
  skipped,
  failed,
  terse = false,
  ...context
}: BulkOutcomeCountsProps) {
  const counts = [
    ['CHANGED', changed],
    ['SKIPPED', skipped],
    ['FAILED', failed],
  ] as const;
  return (
    <ul className={bulkOperationCountsStyles.counts} aria-label="Results">
      {counts.map(([outcome, count]) => {
        if (terse && count === 0 && outcome !== 'CHANGED') return null;
        const display = getBulkOutcomeDisplay(outcome, context);
        return (
          <li key={outcome} className={count === 0 ? bulkOperationCountsStyles.zero : undefined}>
            <BulkOutcomeLabel {...display} tone={count === 0 ? 'neutral' : display.tone} />{' '}
            <span className={bulkOperationCountsStyles.number}>{formatCount(count)}</span>
          </li>
        );
      })}
    </ul>
  );
}

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
  return <BulkOutcomeLabel {...status} label={label ?? status.label} />;
}
