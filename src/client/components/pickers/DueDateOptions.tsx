import { Suspense } from 'react';
import { Button } from '../../ui/Button';
import { getTodayIsoDate } from '../../ui/isoDates';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import styles from './DueDatePicker.module.css';

const DatePickerCalendar = lazyWithPreload(
  async () => (await import('./DatePickerCalendar')).DatePickerCalendar,
);

interface DueDateOptionsProps {
  /** The current due date, as `2026-03-04`; null: none. */
  value: string | null;
  /** Whether the “No due date” button is disabled. */
  isClearDisabled: boolean;
  onChoose: (day: string | null) => void;
}

/** Calendar with buttons for today and for no due date. */
export function DueDateOptions({ value, isClearDisabled, onChoose }: DueDateOptionsProps) {
  return (
    <>
      <div className={styles.picker}>
        <Suspense fallback={<div className={styles.waiting} />}>
          <DatePickerCalendar label="Due date" value={value} today={getTodayIsoDate()} onChange={onChoose} />
        </Suspense>
      </div>
      <div className={styles.foot}>
        <Button onClick={() => onChoose(getTodayIsoDate())}>Today</Button>
        <Button onClick={() => onChoose(null)} disabled={isClearDisabled}>
          No due date
        </Button>
      </div>
    </>
  );
}
