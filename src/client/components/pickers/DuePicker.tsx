import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DuePicker_issue$key } from '../../../../__generated__/DuePicker_issue.graphql';
import { Button } from '../../ui/Button';
import { formatDate } from '../../ui/format';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import styles from './DuePicker.module.css';
import { changeIssueFields } from './changeIssueFields';
import { type PickerProps } from './LoadedPicker';

const DayCalendar = lazyWithPreload(async () => (await import('./DayCalendar')).DayCalendar);

export const duePickerQuery = graphql`
  query DuePickerQuery($id: ID!) {
    node(id: $id) {
      ... on Issue @alias(as: "issue") {
        ...LoadedPicker_issue
        ...DuePicker_issue
      }
    }
  }
`;

/** Picker of an issue's due date, a calendar day without a time zone. */
export function DuePicker({ issue, issueId, onChange, onClose }: PickerProps<DuePicker_issue$key>) {
  const { dueOn = null } = useFragment(
    graphql`
      fragment DuePicker_issue on Issue {
        dueOn
      }
    `,
    issue,
  );
  const before = dueOn?.slice(0, ISO_DATE_LENGTH) ?? null;
  const choose = (day: string | null) => {
    if (day !== before) {
      const next = day === null ? null : new Date(day).toISOString();
      changeIssueFields(onChange, issueId, {
        summary: next === null ? 'no due date' : `due on ${formatDate(Date.parse(next))}`,
        after: { dueOn: next },
        before: { dueOn },
      });
    }
    onClose();
  };
  return (
    <>
      <div className={styles.picker}>
        <Suspense fallback={<div className={styles.waiting} />}>
          <DayCalendar label="Due date" value={before} today={getTodayIsoDate()} onChange={choose} />
        </Suspense>
      </div>
      <div className={styles.foot}>
        <Button onClick={() => choose(getTodayIsoDate())}>Today</Button>
        <Button onClick={() => choose(null)} disabled={before === null}>
          No due date
        </Button>
      </div>
    </>
  );
}

/** Number of characters of the date in `2026-03-04T00:00:00.000Z`. */
const ISO_DATE_LENGTH = 10;

/** Today's date in the browser's time zone. */
function getTodayIsoDate(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, ISO_DATE_LENGTH);
}
