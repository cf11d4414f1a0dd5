import { type RefObject, useState } from 'react';
import { DatePickerCalendar } from '../pickers/DatePickerCalendar';
import { Dialog } from '../../ui/Dialog';
import { formatExactTime } from '../../ui/format';
import { getTodayIsoDate } from '../../ui/isoDates';
import { MenuPopover } from '../../ui/MenuPopover';
import styles from './SnoozeMenu.module.css';

/**
 * @param until when the snooze expires; null: it lasts until the next event
 * @param words text for the summary of the change: `until March 4, 2024 at 9:00 AM`
 */
type OnChooseSnooze = (until: Date | null, words: string) => void;

interface SnoozeMenuProps {
  trigger: RefObject<HTMLElement | null>;
  /** Label of the snooze without a time: `Until the next comment`. */
  eventLabel: string;
  onChoose: OnChooseSnooze;
  onChooseDay: () => void;
  onClose: () => void;
}

/** Menu of the times until which a notification or an issue is snoozed. */
export function SnoozeMenu({ trigger, eventLabel, onChoose, onChooseDay, onClose }: SnoozeMenuProps) {
  const [times] = useState(() => getSnoozeTimes(new Date(), eventLabel));
  const items = times.map(({ id, label, until }) => ({
    id,
    label: until ? `${label}, ${SNOOZE_TIME_FORMAT.format(until)}` : label,
  }));
  const choose = (id: string) => {
    const time = times.find((each) => each.id === id);
    if (time) onChoose(time.until, time.until ? formatSnooze(time.until) : lowerFirst(eventLabel));
    else onChooseDay();
  };
  return (
    <MenuPopover
      label="Snooze"
      trigger={trigger}
      sections={[{ items: [...items, { id: 'day', label: 'Pick a date…' }], onAction: choose }]}
      onClose={onClose}
    />
  );
}

interface SnoozeDayDialogProps {
  onChoose: OnChooseSnooze;
  onClose: () => void;
}

/** Dialog with a calendar, for the day on which a snooze expires. */
export function SnoozeDayDialog({ onChoose, onClose }: SnoozeDayDialogProps) {
  const today = getTodayIsoDate();
  const choose = (day: string) => {
    const until = getSnoozeMorning(day);
    if (day > today) onChoose(until, formatSnooze(until));
  };
  return (
    <Dialog title="Snooze until" size="narrow" onClose={onClose}>
      <div className={styles.calendar}>
        <DatePickerCalendar label="Snooze until" value={null} today={today} onChange={choose} />
      </div>
    </Dialog>
  );
}

const SNOOZE_TIME_FORMAT = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

const formatSnooze = (until: Date): string => `until ${formatExactTime(until.getTime())}`;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The times until which a notification or an issue can be snoozed. */

interface SnoozeTime {
  id: string;
  label: string;
  /** When the snooze expires; null: it lasts until the next event. */
  until: Date | null;
}

const HOUR_MS = 3_600_000;
/** Hours of the day at which snoozes expire, in the time zone of the browser. */
const MORNING_HOUR = 9;
const EVENING_HOUR = 18;
const MONDAY = 1;
const DAYS_PER_WEEK = 7;

const atHour = (day: Date, days: number, hour: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, hour);

/**
 * Returns the snooze times to offer. "Later today" is this evening or, less than an hour before the evening, three
 * hours from now. It is left out if three hours from now is tomorrow.
 *
 * @param eventLabel label of the snooze without a time
 */
export function getSnoozeTimes(now: Date, eventLabel: string): SnoozeTime[] {
  const evening = atHour(now, 0, EVENING_HOUR);
  const inThreeHours = new Date(now.getTime() + 3 * HOUR_MS);
  const laterToday = evening.getTime() - now.getTime() >= HOUR_MS ? evening : inThreeHours;
  const daysToMonday = (MONDAY - now.getDay() + DAYS_PER_WEEK) % DAYS_PER_WEEK || DAYS_PER_WEEK;
  const times: SnoozeTime[] = [
    { id: 'tomorrow', label: 'Tomorrow', until: atHour(now, 1, MORNING_HOUR) },
    { id: 'week', label: 'Next week', until: atHour(now, daysToMonday, MORNING_HOUR) },
    { id: 'event', label: eventLabel, until: null },
  ];
  return laterToday.getDate() === now.getDate()
    ? [{ id: 'today', label: 'Later today', until: laterToday }, ...times]
    : times;
}

/** Returns the morning of a day such as `2026-03-04`, in the time zone of the browser. */
export function getSnoozeMorning(isoDate: string): Date {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number);
  return new Date(year, month - 1, day, MORNING_HOUR);
}
