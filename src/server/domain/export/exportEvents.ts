/** Converts stored events to records of an export. */
import { EVENT_KINDS, TIMELINE_HIDDEN_EVENT_KINDS, type EventKind } from '../../../shared/issue';
import type { ExportedEventRow } from '../../store/read/exportedIssues';
import type { ExportedEvent } from './records';

/** Fields in the values of an event that contain user ids. */
export const EVENT_USER_FIELDS = ['user', 'by'] as const;

/** Kinds of events that timelines do not show. Incomplete exports omit them. */
const HIDDEN_KINDS: ReadonlySet<EventKind> = new Set(TIMELINE_HIDDEN_EVENT_KINDS);

type EventValues = Readonly<Record<string, string | number | null>>;

/** Replacements in an export for the ids in events. */
export interface EventNames {
  getLogin(id: number | null): string | null;
  projectKeys: ReadonlyMap<number, string>;
  isComplete: boolean;
}

/** Yields the ids of the users that an event refers to. */
export function* listUserIdsOfEvent({ actor_id, before, after }: ExportedEventRow): Generator<number> {
  if (actor_id !== null) yield actor_id;
  for (const values of [before, after] as (EventValues | null)[])
    for (const field of EVENT_USER_FIELDS) {
      const id = values?.[field];
      if (typeof id === 'number') yield id;
    }
}

/** Returns the record of an event, or null if the export must not contain the event. */
export function toExportedEvent(row: ExportedEventRow, names: EventNames): ExportedEvent | null {
  const kind = EVENT_KINDS[row.kind];
  if (!kind || (!names.isComplete && HIDDEN_KINDS.has(kind))) return null;
  const before = toExportedValues(row.before as EventValues | null, names);
  const after = toExportedValues(row.after as EventValues | null, names);
  if (before === undefined || after === undefined) return null;
  return {
    kind,
    actor: names.getLogin(row.actor_id),
    at: row.created_at.toISOString(),
    before,
    after,
    comment: row.comment_id,
    sourceId: row.source_id,
  };
}

/** Converts the values of an event. Returns undefined if they refer to a project that the export must not mention. */
function toExportedValues(values: EventValues | null, names: EventNames): EventValues | null | undefined {
  if (values === null) return null;
  const result: Record<string, string | number | null> = { ...values };
  // `undoes` is the sequence number of the event that was reverted. It is omitted because imports renumber events.
  delete result.undoes;
  for (const field of EVENT_USER_FIELDS)
    if (typeof values[field] === 'number') result[field] = names.getLogin(values[field]);
  const { project } = values;
  if (typeof project === 'number') {
    const key = names.projectKeys.get(project);
    if (key === undefined) return undefined;
    result.project = key;
  }
  if (typeof project === 'string' && !names.isComplete && ![...names.projectKeys.values()].includes(project))
    return undefined;
  return result;
}
