import { parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
} from 'react-aria-components';
import styles from './DueDatePicker.module.css';

interface DatePickerCalendarProps {
  label: string;
  /** The selected day, as `2026-03-04`; null: no day is selected. */
  value: string | null;
  /** Today's date, as `2026-03-04`. */
  today: string;
  onChange: (day: string) => void;
}

/** Calendar of one month to select a day (React Aria: PageUp and PageDown change the month). */
export function DatePickerCalendar({ label, value, today, onChange }: DatePickerCalendarProps) {
  return (
    // The interface is in English; en-GB starts weeks on Monday.
    <I18nProvider locale="en-GB">
      <Calendar
        aria-label={label}
        autoFocus
        value={value === null ? null : parseDate(value)}
        defaultFocusedValue={parseDate(value ?? today)}
        onChange={(day) => onChange(day.toString())}
      >
        <header className={styles.header}>
          <Heading className={styles.month ?? ''} />
          <Button slot="previous" className={styles.turn ?? ''}>
            <ChevronLeft size={15} aria-hidden="true" />
          </Button>
          <Button slot="next" className={styles.turn ?? ''}>
            <ChevronRight size={15} aria-hidden="true" />
          </Button>
        </header>
        <CalendarGrid className={styles.grid ?? ''}>
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell
                date={date}
                className={[styles.day, date.toString() === today && styles.today].filter(Boolean).join(' ')}
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  );
}
