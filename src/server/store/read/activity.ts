/** Reads the events of a project for its activity page. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { EVENT_KINDS } from '../../../shared/issue';
import type { Tables } from '../tables/Tables';
import type { IssueEventRow } from './timeline';

/** The filter of an activity page. A condition that is null matches all events. */
export interface ProjectActivityFilter {
  actorId: number | null;
  /** Kinds of events, as indexes of EVENT_KINDS. */
  kinds: readonly number[] | null;
  issueNumber: number | null;
  /** The viewer's user id, or null if anonymous. Other users' watch events are private and left out. */
  viewerId: number | null;
}

/**
 * Number of event sequences that the first statement of an activity page scans. Each further statement scans
 * four times as many, up to ACTIVITY_SCAN_EVENT_COUNT_MAX, so that rare events are found quickly.
 */
const FIRST_ACTIVITY_SCAN_EVENT_COUNT = 1_000;
const ACTIVITY_SCAN_EVENT_COUNT_MAX = 50_000;
/** Milliseconds after which an activity page is returned even if it is not full. */
const ACTIVITY_SCAN_TIMEOUT_MS = 500;

const WATCH_EVENT_KIND_INDEXES = [EVENT_KINDS.indexOf('watched'), EVENT_KINDS.indexOf('unwatched')];

export interface ProjectActivityScanResult {
  events: IssueEventRow[];
  /** The event sequence at which the scan stopped, or null if it reached the end of the events. */
  stoppedAt: number | null;
}

/**
 * Returns up to `count` events of a project from a sequence on, in the direction given by `older`. Each
 * statement scans one short range of the primary key; the events of a single issue are read by the index
 * event_issue.
 * @param from the first sequence, inclusive
 * @param last the project's last sequence
 */
export async function readProjectActivity(
  db: Kysely<Tables>,
  projectId: number,
  filter: ProjectActivityFilter,
  { from, last, older, count }: { from: number; last: number; older: boolean; count: number },
): Promise<ProjectActivityScanResult> {
  const events: IssueEventRow[] = [];
  const deadline = performance.now() + ACTIVITY_SCAN_TIMEOUT_MS;
  const isOneIssue = filter.issueNumber !== null;
  for (
    let at = from, span = FIRST_ACTIVITY_SCAN_EVENT_COUNT;
    older ? at >= 1 : at <= last;
    span = Math.min(span * 4, ACTIVITY_SCAN_EVENT_COUNT_MAX)
  ) {
    const width = isOneIssue ? last + 1 : span;
    const [low, high] = older ? [Math.max(1, at - width + 1), at] : [at, Math.min(last, at + width - 1)];
    events.push(
      ...(await scanActivityEventRange(db, projectId, filter, low, high, older, count - events.length)),
    );
    if (events.length >= count) return { events, stoppedAt: events.at(-1)!.sequence };
    at = older ? low - 1 : high + 1;
    const isEnd = older ? at < 1 : at > last;
    if (!isEnd && performance.now() > deadline) return { events, stoppedAt: older ? low : high };
  }
  return { events, stoppedAt: null };
}

async function scanActivityEventRange(
  db: Kysely<Tables>,
  projectId: number,
  filter: ProjectActivityFilter,
  low: number,
  high: number,
  older: boolean,
  limit: number,
): Promise<IssueEventRow[]> {
  const { rows } = await sql<IssueEventRow>`
    SELECT project_id, sequence, issue_number, actor_id, kind::int, before, after, comment_id, created_at, bulk_number
    FROM event WHERE project_id = ${projectId} AND sequence BETWEEN ${low} AND ${high} AND ${buildActivityFilterCondition(filter)}
    ORDER BY sequence ${older ? sql`DESC` : sql`ASC`} LIMIT ${limit}`.execute(db);
  return rows;
}

/** Counts the events that match a filter, by a scan of all events of the project. */
export async function countProjectActivity(
  db: Kysely<Tables>,
  projectId: number,
  filter: ProjectActivityFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM event
    WHERE project_id = ${projectId} AND ${buildActivityFilterCondition(filter)}`.execute(db);
  return rows[0]!.count;
}

function buildActivityFilterCondition({
  actorId,
  kinds,
  issueNumber,
  viewerId,
}: ProjectActivityFilter): RawBuilder<unknown> {
  return sql.join(
    [
      sql`(kind <> ALL(${WATCH_EVENT_KIND_INDEXES}::int[]) OR actor_id = ${viewerId ?? 0})`,
      ...(actorId === null ? [] : [sql`actor_id = ${actorId}`]),
      ...(kinds === null ? [] : [sql`kind = ANY(${kinds}::int[])`]),
      ...(issueNumber === null ? [] : [sql`issue_number = ${issueNumber}`]),
    ],
    sql` AND `,
  );
}
