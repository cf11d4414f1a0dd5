/** The end of every write: its events, and with them the project's next version. */
import { sql } from 'kysely';
import { EVENT_KINDS, type EventKind } from '../../../shared/issue';
import { advancing, type ProjectCounters, type ProjectFields } from '../changes/advanceProject';
import type { Transaction } from './transaction';

/** What happened to an issue, or to the project itself. */
export interface NewIssueEvent {
  /** PROJECT_ITSELF: it is about the project. */
  number: number;
  kind: EventKind;
  /** What src/shared/issue.ts says of the kind. */
  before?: EventValues | null;
  after?: EventValues | null;
  commentId?: number | null;
}

export type EventValues = Readonly<Record<string, string | number | null>>;

/** Who did it, when, and as a part of what. */
export interface ChangeMeta {
  actorId: number | null;
  at: Date;
  bulkNumber?: number | null;
}

/** How far a project's own numbers have come. */
export type ProjectCounts = Required<ProjectCounters>;

/** Holds the project's row until the transaction ends: whoever has it may give out the next numbers. */
export async function holdProject(tx: Transaction, projectId: number): Promise<ProjectCounts> {
  return tx
    .selectFrom('project')
    .select(['version', 'issue_counter', 'issue_count', 'comment_counter'])
    .where('id', '=', projectId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Appends the events in this order and gives the project its version: to be called last, so that others
 * wait for the project's row no longer than they must. Without events nothing happened, and nothing is
 * written.
 * @param held the counters of a project that is held already, as they shall be but for the version, and
 *   fields of it that change
 * @returns the project's version before the events; null: there were none
 */
export async function endWrite(
  tx: Transaction,
  projectId: number,
  { actorId, at, bulkNumber = null }: ChangeMeta,
  events: readonly NewIssueEvent[],
  held?: ProjectCounts & Partial<ProjectFields>,
): Promise<number | null> {
  if (events.length === 0) return null;
  const rows = events.map(({ number, kind, before = null, after = null, commentId = null }, index) => ({
    nth: index + 1,
    number,
    kind: EVENT_KINDS.indexOf(kind),
    before,
    after,
    comment_id: commentId,
  }));
  const result = await sql<{ last: number }>`
    WITH advanced AS (${advancing(projectId, events.length, held && withoutVersion(held))}),
    happened AS (
      INSERT INTO event (project_id, sequence, issue_number, actor_id, kind, before, after, comment_id,
        created_at, bulk_number)
      SELECT ${projectId}::int, last + e.nth, e.number, ${actorId}::int, e.kind, e.before, e.after, e.comment_id,
        ${at}::timestamptz, ${bulkNumber}::int
      FROM advanced, json_to_recordset(${JSON.stringify(rows)}::json)
        AS e (nth int, number int, kind smallint, before jsonb, after jsonb, comment_id int)
      ORDER BY e.nth)
    SELECT last, told FROM advanced`.execute(tx);
  return result.rows[0]!.last;
}

/** The version goes on by what happened. */
function withoutVersion({ version: _, ...besides }: ProjectCounts & Partial<ProjectFields>) {
  return besides;
}
