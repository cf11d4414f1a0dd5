import { exactTime, relativeTime, shortTime } from '../ui/format';
import { useNow } from '../ui/useNow';

interface Props {
  /** An ISO 8601 instant, as GraphQL's DateTime is. */
  dateTime: string;
  /** `6d` in place of `6 days ago`. */
  short?: boolean;
  className?: string;
  /** Where it is the whole of a grid's cell. */
  role?: 'gridcell';
}

/** How long ago, kept current; the exact time is its title. */
export function RelativeTime({ dateTime, short = false, className, role }: Props) {
  const now = useNow();
  const instant = Date.parse(dateTime);
  return (
    <time role={role} dateTime={dateTime} title={exactTime(instant)} className={className}>
      {short ? shortTime(instant, now) : relativeTime(instant, now)}
    </time>
  );
}
