/**
 * Reads the timeline of an issue: its visible events, by time and sequence. The statement that reads a page
 * also counts the ranks of events, over the index event_issue, so that page, offset and total are consistent.
 */
import { type Kysely, type Selectable, sql } from 'kysely';
import { findEventKindCodes, getEventKindCode } from '../../../shared/events/kinds';
import type { EventTableSchema, DatabaseTables } from '../tables/DatabaseTables';
import type { IssueRowKey } from './issues';
import {
  buildAndEventOfVisibleIssuesSql,
  type IssueVisibility,
  type RestrictedProject,
  toRestrictedProjects,
} from './issueVisibility';

export type IssueEventRow = Selectable<EventTableSchema>;

/** The columns of an IssueEventRow, for a statement that selects them from the table `event`. */
export const ISSUE_EVENT_COLUMNS = sql`
  event.project_id, event.sequence, event.issue_number, event.actor_id, event.kind::int, event.before, event.after,
  event.comment_id, event.source_id, event.created_at, event.bulk_number`;

/** An event with the size of its comment. Pages of events are limited by these sizes. */
export interface ListedEventRow extends IssueEventRow {
  /** Size of the comment of a `commented` event, in bytes of UTF-8; 0 for other events. */
  comment_bytes: number;
}

/** The columns of a ListedEventRow. The database computes the sizes, so that comments that do not fit are never loaded. */
export const LISTED_EVENT_COLUMNS = sql`
  ${ISSUE_EVENT_COLUMNS},
  coalesce((SELECT octet_length(body) FROM comment
    WHERE comment.project_id = event.project_id AND comment.id = event.comment_id), 0) AS comment_bytes`;

export interface IssueTimelinePage {
  events: ListedEventRow[];
  /** Number of timeline events before the first one of the page. */
  offset: number;
  total: number;
}

/**
 * A slice of a timeline. `after` and `before` are event sequences, exclusive. If the sequence is unknown, the
 * slice is empty.
 */
export type IssueTimelineRange =
  | { kind: 'head'; count: number; after: number | null; before: number | null }
  | { kind: 'tail'; count: number; after: number | null; before: number | null }
  /** `count` events around the event with this sequence, or around this comment. */
  | { kind: 'around'; count: number; sequence: number | null; commentId: number | null };

const HIDDEN_EVENT_KIND_CODES = findEventKindCodes(({ timelineType }) => timelineType === null);

/** @param visibility the issues of the project to which the events of the timeline may relate the issue */
export async function readIssueTimeline(
  db: Kysely<DatabaseTables>,
  issue: IssueRowKey,
  visibility: IssueVisibility,
  slice: IssueTimelineRange,
): Promise<IssueTimelinePage> {
  const restrictedProjects = toRestrictedProjects(issue.projectId, visibility);
  const { rows } = await sql<ListedEventRow & { rank: number | null; total: number }>`
    WITH ranked AS (
      SELECT sequence, comment_id, (row_number() OVER (ORDER BY created_at, sequence))::int AS rank
      FROM event
      WHERE project_id = ${issue.projectId} AND issue_number = ${issue.number} AND kind NOT IN (${sql.join(HIDDEN_EVENT_KIND_CODES)})
        AND (kind <> ${getEventKindCode('commented')} OR comment_id IS NOT NULL)${buildAndEventOfVisibleIssuesSql(restrictedProjects)}),
    counted AS (SELECT count(*)::int AS total FROM ranked),
    bounds AS (${selectTimelineEventRankBounds(slice)})
    SELECT counted.total, ranked.rank, ${LISTED_EVENT_COLUMNS}
    FROM counted
    LEFT JOIN bounds ON true
    LEFT JOIN ranked ON ranked.rank BETWEEN bounds.low AND bounds.high
    LEFT JOIN event ON event.project_id = ${issue.projectId} AND event.sequence = ranked.sequence
    ORDER BY ranked.rank`.execute(db);
  const events = rows.filter((row) => row.rank !== null);
  return {
    events: events.map(({ rank: _rank, total: _total, ...event }) => event),
    offset: (events[0]?.rank ?? 1) - 1,
    total: rows[0]?.total ?? 0,
  };
}

/** Selects the ranks of the first and last event of a slice. The first event of the timeline has rank 1. */
function selectTimelineEventRankBounds(slice: IssueTimelineRange) {
  if (slice.kind === 'around') {
    const found =
      slice.commentId === null ? sql`sequence = ${slice.sequence}` : sql`comment_id = ${slice.commentId}`;
    // Near the start or end of the timeline, the slice keeps its length and extends further to the other
    // side.
    return sql`
      SELECT first.low, first.low + ${slice.count - 1}::int AS high
      FROM counted, LATERAL (
        SELECT greatest(1, least(rank - ${Math.floor(slice.count / 2)}::int, counted.total - ${slice.count - 1}::int)) AS low
        FROM ranked WHERE ${found}) first`;
  }
  const rankOf = (sequence: number) => sql`(SELECT rank FROM ranked WHERE sequence = ${sequence})`;
  const from = slice.after === null ? sql`1` : sql`${rankOf(slice.after)} + 1`;
  const to = slice.before === null ? sql`counted.total` : sql`${rankOf(slice.before)} - 1`;
  // SQL's greatest() and least() ignore NULL, so slices with unknown bounds must be excluded by a condition.
  return slice.kind === 'head'
    ? sql`SELECT low, least(high, low + ${slice.count - 1}::int) AS high
          FROM (SELECT ${from} AS low, ${to} AS high FROM counted) ends WHERE low IS NOT NULL AND high IS NOT NULL`
    : sql`SELECT greatest(low, high - ${slice.count - 1}::int) AS low, high
          FROM (SELECT ${from} AS low, ${to} AS high FROM counted) ends WHERE low IS NOT NULL AND high IS NOT NULL`;
}

/** Returns the sequence of a comment's `commented` event, or null. Served by the index event_issue. */
export async function readCommentEventSequenceNumber(
  db: Kysely<DatabaseTables>,
  comment: { project_id: number; issue_number: number; id: number },
): Promise<number | null> {
  const row = await db
    .selectFrom('event')
    .select('sequence')
    .where('project_id', '=', comment.project_id)
    .where('issue_number', '=', comment.issue_number)
    .where('comment_id', '=', comment.id)
    .where('kind', '=', getEventKindCode('commented'))
    .executeTakeFirst();
  return row?.sequence ?? null;
}

/**
 * Reads events by project and sequence, in no particular order, without those of hidden issues. Served by the primary
 * key.
 */
export async function readEventsBySequenceNumber(
  db: Kysely<DatabaseTables>,
  eventKeys: readonly { projectId: number; sequence: number }[],
  restrictedProjects: readonly RestrictedProject[],
): Promise<IssueEventRow[]> {
  const projectIds = eventKeys.map((key) => key.projectId);
  const sequences = eventKeys.map((key) => key.sequence);
  const { rows } = await sql<IssueEventRow>`
    SELECT ${ISSUE_EVENT_COLUMNS}
    FROM unnest(${projectIds}::int[], ${sequences}::bigint[]) AS wanted (project_id, sequence)
    JOIN event USING (project_id, sequence)${whereEventOfVisibleIssues(restrictedProjects)}`.execute(db);
  return rows;
}

const whereEventOfVisibleIssues = (restrictedProjects: readonly RestrictedProject[]) =>
  restrictedProjects.length === 0
    ? sql``
    : sql` WHERE true${buildAndEventOfVisibleIssuesSql(restrictedProjects)}`;
