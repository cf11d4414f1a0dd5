import type { BulkOutcomeDisplay } from './bulkOutcomes';
import styles from './BulkOutcome.module.css';

/** The result of a bulk operation for an issue: an icon and its name. */
export function BulkOutcome(outcome: BulkOutcomeDisplay) {
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
