/** Creates the events of snoozes, and reads the previous snooze from an event. */
import type { StoredIssueEvent } from '../../store/read/StoredIssueEvent';
import type { TriageSnoozeRow } from '../../store/read/triage';
import type { EventFieldValues, ProjectEventToAppend } from '../../store/write/events';

/** The event of a new snooze. */
export const createSnoozedEvent = (
  snooze: TriageSnoozeRow,
  replaced: TriageSnoozeRow | null,
): ProjectEventToAppend => ({
  number: snooze.number,
  kind: 'snoozed',
  before: replaced && toEventValues(replaced, true),
  after: toEventValues(snooze, false),
});

/**
 * The event of a snooze that has ended.
 * @param comment id of the comment that ended the snooze; null if a user or its date ended it
 */
export const createUnsnoozedEvent = (
  snooze: TriageSnoozeRow,
  comment: number | null = null,
): ProjectEventToAppend => ({
  number: snooze.number,
  kind: 'unsnoozed',
  before: toEventValues(snooze, true),
  after: comment === null ? null : { comment },
});

/** @param isBefore whether to store the user and time of the snooze, too, so that an undo can restore it */
const toEventValues = (
  { until, until_comment, user_id, snoozed_at }: TriageSnoozeRow,
  isBefore: boolean,
): EventFieldValues => ({
  ...(until && { until: until.toISOString() }),
  ...(until_comment && { untilComment: 1 }),
  ...(isBefore && { by: user_id, at: snoozed_at.toISOString() }),
});

/** The snooze that an event has replaced or ended, or null if the issue was not snoozed before. */
export function getSnoozeBeforeEvent(
  { project_id, number }: Pick<TriageSnoozeRow, 'project_id' | 'number'>,
  { before }: Pick<StoredIssueEvent, 'before'>,
): TriageSnoozeRow | null {
  const { at, until, by } = before ?? {};
  if (typeof at !== 'string') return null;
  return {
    project_id,
    number,
    user_id: typeof by === 'number' ? by : null,
    snoozed_at: new Date(at),
    until: typeof until === 'string' ? new Date(until) : null,
    until_comment: before?.['untilComment'] === 1,
  };
}
