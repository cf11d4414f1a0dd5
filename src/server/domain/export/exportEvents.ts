/** Converts stored events to records of an export. */
import {
  type EventKind,
  findEventKinds,
  findEventValueKeys,
  getEventKindByCode,
} from '../../../shared/events/kinds';
import type { ExportedEventRow } from '../../store/read/exportedIssues';
import type { IssueRowKey } from '../../store/read/issues';
import type { ExportedEvent } from './records';

/** Keys in the values of an event that contain user ids. */
export const EVENT_USER_KEYS = findEventValueKeys('user');
/** Keys that contain the sequence of another event. They are omitted because imports renumber events. */
const EVENT_SEQUENCE_KEYS = findEventValueKeys('event');

/** Kinds of events that timelines do not show. Incomplete exports omit them. */
const HIDDEN_KINDS: ReadonlySet<EventKind> = new Set(
  findEventKinds(({ timelineType }) => timelineType === null),
);

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
    for (const key of EVENT_USER_KEYS) {
      const id = values?.[key];
      if (typeof id === 'number') yield id;
    }
}

/**
 * Returns the issue to which an event relates its own issue, or null if there is none or the event replaces one issue
 * by another.
 * @param projectIds ids of projects by key
 */
export function getRelatedIssue(
  { before, after }: Pick<ExportedEventRow, 'before' | 'after'>,
  ownProjectId: number,
  projectIds: ReadonlyMap<string, number>,
): IssueRowKey | null {
  const sides = [before, after].filter(
    (values): values is EventValues => typeof (values as EventValues | null)?.number === 'number',
  );
  const [values] = sides;
  if (!values || sides.length > 1) return null;
  const { number, project } = values;
  const projectId = typeof project === 'string' ? projectIds.get(project) : (project ?? ownProjectId);
  return projectId === undefined ? null : { projectId, number: number as number };
}

/** Returns the record of an event, or null if the export must not contain the event. */
export function toExportedEvent(row: ExportedEventRow, names: EventNames): ExportedEvent | null {
  const kind = getEventKindByCode(row.kind);
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
  for (const key of EVENT_SEQUENCE_KEYS) delete result[key];
  for (const key of EVENT_USER_KEYS) {
    const id = values[key];
    if (typeof id === 'number') result[key] = names.getLogin(id);
  }
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
