/** Reads the events that notify people, and the texts in which they mention people. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { findEventKindCodes } from '../../../shared/events/kinds';
import { buildAndRowOfVisibleIssueSql, type RestrictedProject } from './issueVisibility';
import type { DatabaseTables } from '../tables/DatabaseTables';

/** An event, with only those of its values that notifications depend on. */
export interface NotificationEventRow {
  sequence: number;
  issue_number: number;
  actor_id: number | null;
  kind: number;
  /** Values of a changed state, an assignment, and of an edited text that has an `@`; null for all others. */
  before: Record<string, string | number | null> | null;
  after: Record<string, string | number | null> | null;
  comment_id: number | null;
  bulk_number: number | null;
  created_at: Date;
}

/** Returns the events of a project after a sequence, up to another one. Served by the primary key. */
export const readNotificationEvents = (
  db: Kysely<DatabaseTables>,
  projectId: number,
  after: number,
  upTo: number,
): Promise<NotificationEventRow[]> =>
  readEvents(
    db,
    sql`project_id = ${projectId} AND sequence > ${after}::bigint AND sequence <= ${upTo}::bigint`,
  );

/** A bulk operation, and which of its events a notification counts. */
export interface BulkEventRange {
  bulkNumber: number;
  /** Time of the first event; null: unknown, because the notification is older than this value. */
  firstEventAt: Date | null;
  lastSequence: number;
}

/** Returns the events of bulk operations that are not of hidden issues. Served by the index event_bulk. */
export async function readVisibleBulkEvents(
  db: Kysely<DatabaseTables>,
  project: RestrictedProject,
  ranges: readonly BulkEventRange[],
): Promise<NotificationEventRow[]> {
  return readEvents(
    db,
    sql`project_id = ${project.id} AND EXISTS (
      SELECT FROM json_to_recordset(${JSON.stringify(ranges)}::json)
        AS range ("bulkNumber" int, "firstEventAt" timestamptz, "lastSequence" bigint)
      WHERE "bulkNumber" = event.bulk_number AND sequence <= "lastSequence"
        AND ("firstEventAt" IS NULL OR event.created_at >= "firstEventAt"))
    AND bulk_number = ANY(${ranges.map(({ bulkNumber }) => bulkNumber)}::int[])${buildAndRowOfVisibleIssueSql(
      [project],
      sql.ref('event.project_id'),
      sql.ref('event.issue_number'),
    )}`,
  );
}

async function readEvents(
  db: Kysely<DatabaseTables>,
  where: RawBuilder<unknown>,
): Promise<NotificationEventRow[]> {
  const edits = findEventKindCodes(({ notifies }) => notifies === 'mentions');
  const changes = findEventKindCodes(({ notifies }) => notifies === 'values');
  const isNeeded = sql`kind = ANY(${changes}::int[])
    OR (kind = ANY(${edits}::int[]) AND strpos(after->>'body', '@') > 0)`;
  const { rows } = await sql<NotificationEventRow>`
    SELECT sequence, issue_number, actor_id, kind::int, comment_id, bulk_number, created_at,
      CASE WHEN ${isNeeded} THEN before END AS before, CASE WHEN ${isNeeded} THEN after END AS after
    FROM event WHERE ${where} ORDER BY sequence`.execute(db);
  return rows;
}

/** A description (`comment` is null) or a comment that can mention people. */
export interface MentioningText {
  number: number;
  comment: number | null;
  body: string;
}

/** Reads the descriptions of issues, and comments by id, that contain an `@`. Leaves out hidden comments. */
export async function readMentioningTexts(
  db: Kysely<DatabaseTables>,
  projectId: number,
  issueNumbers: readonly number[],
  commentIds: readonly number[],
): Promise<MentioningText[]> {
  const { rows } = await sql<MentioningText>`
    SELECT number, NULL::int AS comment, body FROM issue_text
    WHERE project_id = ${projectId} AND number = ANY(${issueNumbers}::int[]) AND strpos(body, '@') > 0
    UNION ALL
    SELECT issue_number, id, body FROM comment
    WHERE project_id = ${projectId} AND id = ANY(${commentIds}::int[]) AND NOT hidden AND strpos(body, '@') > 0`.execute(
    db,
  );
  return rows;
}
