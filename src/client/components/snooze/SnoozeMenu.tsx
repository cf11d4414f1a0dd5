import { type RefObject, useState } from 'react';
import { DatePickerCalendar } from '../pickers/DatePickerCalendar';
import { Dialog } from '../../ui/Dialog';
import { formatExactTime } from '../../ui/format';
import { getTodayIsoDate } from '../../ui/isoDates';
import { MenuPopover } from '../../ui/MenuPopover';
import { getSnoozeDay, getSnoozeTimes } from './snoozeTimes';
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
    const until = getSnoozeDay(day);
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
