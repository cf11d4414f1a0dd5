import { formatExactTime, formatRelativeTime, formatShortRelativeTime } from '../ui/format';
import { useNow } from '../ui/useNow';

interface RelativeTimeProps {
  /** ISO 8601, as the DateTime of the API. */
  dateTime: string;
  /** `6d` instead of `6 days ago`. */
  short?: boolean;
  className?: string;
  /** ARIA role of a time that is a cell of a grid. */
  role?: 'gridcell';
}

/** Relative time, updated every minute, with the exact time as its title. */
export function RelativeTime({ dateTime, short = false, className, role }: RelativeTimeProps) {
  const now = useNow();
  const instant = Date.parse(dateTime);
  return (
    <time role={role} dateTime={dateTime} title={formatExactTime(instant)} className={className}>
      {short ? formatShortRelativeTime(instant, now) : formatRelativeTime(instant, now)}
    </time>
  );
}
