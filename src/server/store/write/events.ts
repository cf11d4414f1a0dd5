/**
 * Inserts the events of a write and advances the project's version. This is the last step of every write to a
 * project.
 */
import { sql } from 'kysely';
import { type EventKind, getEventKindCode } from '../../../shared/events/kinds';
import {
  buildAdvanceProjectVersionSql,
  type ProjectCounters,
  type EditableProjectFields,
  type ProjectDeletion,
} from '../changes/advanceProject';
import type { Transaction } from './transaction';

/** An event to insert, about an issue or about the project itself. */
export interface ProjectEventToAppend {
  /** The number, or PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER for an event about the project itself. */
  number: number;
  kind: EventKind;
  /** The field values before the change. src/shared/events/kinds.ts defines them for each kind of event. */
  before?: EventFieldValues | null;
  /** The field values after the change. src/shared/events/kinds.ts defines them for each kind of event. */
  after?: EventFieldValues | null;
  commentId?: number | null;
}

export type EventFieldValues = Readonly<Record<string, string | number | null>>;

/** Metadata that all events of one write share, such as the actor and the time. */
export interface ChangeMeta {
  actorId: number | null;
  at: Date;
  /** Number of the bulk operation that the write belongs to. */
  bulkNumber?: number | null;
}

/**
 * Inserts events in the given order and advances the project's version. Call it last in a transaction,
 * because it locks the project's row until the commit. If there are no events, nothing is written.
 * @param locked if the project is already locked: its counters with their new values, except for the version,
 * and project fields to change
 * @returns the project's version before the events, or null if there are none
 */
export async function appendProjectEvents(
  tx: Transaction,
  projectId: number,
  { actorId, at, bulkNumber = null }: ChangeMeta,
  events: readonly ProjectEventToAppend[],
  locked?: ProjectCounters & Partial<EditableProjectFields & ProjectDeletion>,
): Promise<number | null> {
  if (events.length === 0) return null;
  const rows = events.map(({ number, kind, before = null, after = null, commentId = null }, index) => ({
    nth: index + 1,
    number,
    kind: getEventKindCode(kind),
    before,
    after,
    comment_id: commentId,
  }));
  const result = await sql<{ last: number }>`
    WITH advanced AS (${buildAdvanceProjectVersionSql(projectId, events.length, locked && omitProjectVersion(locked))}),
    inserted AS (
      INSERT INTO event (project_id, sequence, issue_number, actor_id, kind, before, after, comment_id,
        created_at, bulk_number)
      SELECT ${projectId}::int, last + e.nth, e.number, ${actorId}::int, e.kind, e.before, e.after, e.comment_id,
        ${at}::timestamptz, ${bulkNumber}::int
      FROM advanced, json_to_recordset(${JSON.stringify(rows)}::json)
        AS e (nth int, number int, kind smallint, before jsonb, after jsonb, comment_id int)
      ORDER BY e.nth)
    SELECT last, notified FROM advanced`.execute(tx);
  return result.rows[0]!.last;
}

/**
 * Returns the counters without the version, which `buildAdvanceProjectVersionSql` computes from the number of
 * events.
 */
function omitProjectVersion({
  version: _,
  ...fields
}: ProjectCounters & Partial<EditableProjectFields & ProjectDeletion>) {
  return fields;
}
