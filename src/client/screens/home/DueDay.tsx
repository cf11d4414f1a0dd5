import { Calendar } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { DueDay_issue$key } from '../../../../__generated__/DueDay_issue.graphql';
import { formatDate, pluralize } from '../../ui/format';
import { useNow } from '../../ui/useNow';
import styles from './DueDay.module.css';

const DAY_MS = 86_400_000;
const DAYS_WITH_WEEKDAY = 7;

const WEEKDAY_FORMAT = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const DAY_FORMAT = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The due day of an open issue, relative to today; nothing for an issue without one. */
export function DueDay({ issue }: { issue: DueDay_issue$key }) {
  const { dueOn } = useFragment(
    graphql`
      fragment DueDay_issue on Issue {
        dueOn
      }
    `,
    issue,
  );
  const now = useNow();
  if (dueOn == null) return null;
  const due = Date.parse(dueOn);
  // Days are those of UTC, as everywhere.
  const days = Math.floor(due / DAY_MS) - Math.floor(now / DAY_MS);
  const isNear = days <= 1;
  return (
    <time
      dateTime={new Date(due).toISOString().slice(0, 10)}
      title={`Due ${formatDate(due)}`}
      className={`${styles.due} ${days < 0 ? styles.late : isNear ? styles.near : ''}`}
    >
      {isNear && <Calendar size={13} strokeWidth={1.75} aria-hidden="true" />}
      {formatDueDay(due, days)}
    </time>
  );
}

/** @param days number of days from today until the due day */
function formatDueDay(due: number, days: number): string {
  if (days < 0) return `${pluralize(-days, 'day')} late`;
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days <= DAYS_WITH_WEEKDAY) return WEEKDAY_FORMAT.format(due);
  return days < 365 ? DAY_FORMAT.format(due) : formatDate(due);
}
