/** A project's events, the newest first. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { EVENT_KINDS } from '../../../shared/issue';
import type { Tables } from '../tables/Tables';
import type { EventRow } from './timeline';

/** Which events. Null: any. */
export interface ActivityFilter {
  actorId: number | null;
  /** Indexes of EVENT_KINDS. */
  kinds: readonly number[] | null;
  issueNumber: number | null;
  /** Who asks: what others watch is theirs alone. */
  viewerId: number | null;
}

/** Sequences looked at by one statement: more each time, so that rare events are found soon too. */
const SPAN_FIRST = 1_000;
const SPAN_MOST = 50_000;
/** A page that is not full after so many milliseconds is handed out as it is. */
const PATIENCE = 500;

const WATCHES = [EVENT_KINDS.indexOf('watched'), EVENT_KINDS.indexOf('unwatched')];

export interface ActivitySlice {
  events: EventRow[];
  /** Where it stopped: nothing further was looked at. Null: at the end. */
  stoppedAt: number | null;
}

/**
 * Up to `count` events beyond a sequence: older ones, or newer ones. Events are looked through span by span
 * of the primary key, each in a short statement; those of one issue are read by event_issue.
 * @param from the sequence to begin at, itself included
 */
export async function readActivity(
  db: Kysely<Tables>,
  projectId: number,
  filter: ActivityFilter,
  { from, last, older, count }: { from: number; last: number; older: boolean; count: number },
): Promise<ActivitySlice> {
  const events: EventRow[] = [];
  const patience = performance.now() + PATIENCE;
  const isWhole = filter.issueNumber !== null;
  for (let at = from, span = SPAN_FIRST; older ? at >= 1 : at <= last; span = Math.min(span * 4, SPAN_MOST)) {
    const width = isWhole ? last + 1 : span;
    const [low, high] = older ? [Math.max(1, at - width + 1), at] : [at, Math.min(last, at + width - 1)];
    events.push(...(await readSpan(db, projectId, filter, low, high, older, count - events.length)));
    if (events.length >= count) return { events, stoppedAt: events.at(-1)!.sequence };
    at = older ? low - 1 : high + 1;
    const isEnd = older ? at < 1 : at > last;
    if (!isEnd && performance.now() > patience) return { events, stoppedAt: older ? low : high };
  }
  return { events, stoppedAt: null };
}

async function readSpan(
  db: Kysely<Tables>,
  projectId: number,
  filter: ActivityFilter,
  low: number,
  high: number,
  older: boolean,
  limit: number,
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    SELECT project_id, sequence, issue_number, actor_id, kind::int, before, after, comment_id, created_at, bulk_number
    FROM event WHERE project_id = ${projectId} AND sequence BETWEEN ${low} AND ${high} AND ${conditions(filter)}
    ORDER BY sequence ${older ? sql`DESC` : sql`ASC`} LIMIT ${limit}`.execute(db);
  return rows;
}

/** How many there are in all: a look at each. */
export async function countActivity(
  db: Kysely<Tables>,
  projectId: number,
  filter: ActivityFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM event
    WHERE project_id = ${projectId} AND ${conditions(filter)}`.execute(db);
  return rows[0]!.count;
}

function conditions({ actorId, kinds, issueNumber, viewerId }: ActivityFilter): RawBuilder<unknown> {
  return sql.join(
    [
      sql`(kind <> ALL(${WATCHES}::int[]) OR actor_id = ${viewerId ?? 0})`,
      ...(actorId === null ? [] : [sql`actor_id = ${actorId}`]),
      ...(kinds === null ? [] : [sql`kind = ANY(${kinds}::int[])`]),
      ...(issueNumber === null ? [] : [sql`issue_number = ${issueNumber}`]),
    ],
    sql` AND `,
  );
}
