/** Reads the events of a project for its activity page. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { findEventKindCodes, getEventKindCode } from '../../../shared/events/kinds';
import type { DatabaseTables } from '../tables/DatabaseTables';
import { buildAndEventOfVisibleIssuesSql, type RestrictedProject } from './issueVisibility';
import { LISTED_EVENT_COLUMNS, type ListedEventRow } from './timeline';

/** The filter of an activity page. A condition that is null matches all events. */
export interface ProjectActivityFilter {
  actorId: number | null;
  /** Kinds of events, as numbers in the database. */
  kinds: readonly number[] | null;
  issueNumber: number | null;
  /** Whether a bulk operation is represented by one event instead of one per change. */
  collapsesBulkOperations: boolean;
  /** The viewer's user id, or null if anonymous. Other users' watch events are private and left out. */
  viewerId: number | null;
  /** The project if the viewer may see only some of its issues, otherwise empty. */
  restrictedProjects: readonly RestrictedProject[];
}

/**
 * Number of events that the first statement of an activity page scans. Each further statement scans four times as
 * many, up to ACTIVITY_SCAN_EVENT_COUNT_MAX, so that rare events are found quickly.
 */
const FIRST_ACTIVITY_SCAN_EVENT_COUNT = 1_000;
const ACTIVITY_SCAN_EVENT_COUNT_MAX = 50_000;
/** Milliseconds after which an activity page is returned even if it is not full. */
const ACTIVITY_SCAN_TIMEOUT_MS = 500;

/** Kinds of events that only their actor can see. */
export const PRIVATE_EVENT_KIND_CODES = findEventKindCodes(({ visibleTo }) => visibleTo === 'actor');
/** Kinds of events that nobody can see. */
const INVISIBLE_EVENT_KIND_CODES = findEventKindCodes(({ visibleTo }) => visibleTo === 'nobody');

export interface ProjectActivityScanResult {
  events: ListedEventRow[];
  /** The sequence of the event at which the scan stopped, or null if it reached the end of the events. */
  stoppedAt: number | null;
}

/**
 * A range of events in the order of their time. The bounds are sequences of events; without one, the range is open at
 * that end.
 */
interface ActivityRange {
  projectId: number;
  /** Conditions of the filter for which there is an index. The range consists of the events that meet them. */
  indexed: Pick<ProjectActivityFilter, 'actorId' | 'issueNumber'>;
  /** Whether the range is read from newer to older events. */
  older: boolean;
  /** The event before the range, in the order of reading. */
  after: number | null;
  /** The last event of the range, in the order of reading. */
  last?: number | null;
}

/**
 * Returns up to `count` events of a project in the order of their time, which differs from that of their sequences in an
 * imported project. Each statement scans a short range of an index: event_created, event_issue for the events of an
 * issue, or event_actor for those of a user.
 * @param after sequence of the event after which to start; null starts with the newest or oldest event
 */
export async function readProjectActivity(
  db: Kysely<DatabaseTables>,
  projectId: number,
  filter: ProjectActivityFilter,
  { after, older, count }: { after: number | null; older: boolean; count: number },
): Promise<ProjectActivityScanResult> {
  const events: ListedEventRow[] = [];
  const deadline = performance.now() + ACTIVITY_SCAN_TIMEOUT_MS;
  let start = after;
  for (
    let span = FIRST_ACTIVITY_SCAN_EVENT_COUNT;
    ;
    span = Math.min(span * 4, ACTIVITY_SCAN_EVENT_COUNT_MAX)
  ) {
    const range: ActivityRange = { projectId, indexed: filter, older, after: start };
    const last = await findEventAtDistance(db, range, span);
    events.push(...(await scanActivityRange(db, filter, { ...range, last }, count - events.length)));
    if (events.length >= count) {
      const { sequence } = events.at(-1)!;
      const next = await findEventAtDistance(db, { ...range, after: sequence }, 1);
      return { events, stoppedAt: next === null ? null : sequence };
    }
    if (last === null) return { events, stoppedAt: null };
    if (performance.now() > deadline) return { events, stoppedAt: last };
    start = last;
  }
}

/** Returns the sequence of the event that is `count` events after the start of a range, or null if there are fewer. */
async function findEventAtDistance(
  db: Kysely<DatabaseTables>,
  range: ActivityRange,
  count: number,
): Promise<number | null> {
  const { rows } = await sql<{ sequence: number }>`
    SELECT sequence FROM event WHERE ${buildRangeCondition(range)}
    ORDER BY ${buildEventOrder(range)} OFFSET ${count - 1} LIMIT 1`.execute(db);
  return rows[0]?.sequence ?? null;
}

async function scanActivityRange(
  db: Kysely<DatabaseTables>,
  filter: ProjectActivityFilter,
  range: ActivityRange,
  limit: number,
): Promise<ListedEventRow[]> {
  const rangeCondition = buildRangeCondition(range);
  const { rows } = await sql<ListedEventRow>`
    SELECT ${LISTED_EVENT_COLUMNS}
    FROM event WHERE ${rangeCondition} AND ${buildActivityFilterCondition(filter)}
      ${filter.collapsesBulkOperations ? buildBulkCollapseCondition(range.projectId, filter, rangeCondition) : sql``}
    ORDER BY ${buildEventOrder(range)} LIMIT ${limit}`.execute(db);
  return rows;
}

const buildEventOrder = ({ older }: ActivityRange): RawBuilder<unknown> =>
  older ? sql`created_at DESC, sequence DESC` : sql`created_at, sequence`;

function buildRangeCondition({
  projectId,
  indexed: { actorId, issueNumber },
  older,
  after,
  last = null,
}: ActivityRange): RawBuilder<unknown> {
  const position = (sequence: number) => sql`((SELECT bound.created_at FROM event bound
    WHERE bound.project_id = ${projectId} AND bound.sequence = ${sequence}), ${sequence}::bigint)`;
  return sql.join(
    [
      sql`project_id = ${projectId}`,
      ...(actorId === null ? [] : [sql`actor_id = ${actorId}::bigint`]),
      ...(issueNumber === null ? [] : [sql`issue_number = ${issueNumber}`]),
      ...(after === null ? [] : [sql`(created_at, sequence) ${older ? sql`<` : sql`>`} ${position(after)}`]),
      ...(last === null ? [] : [sql`(created_at, sequence) ${older ? sql`>=` : sql`<=`} ${position(last)}`]),
    ],
    sql` AND `,
  );
}

/** Counts the events that match a filter, by a scan of all events of the project. */
export async function countProjectActivity(
  db: Kysely<DatabaseTables>,
  projectId: number,
  filter: ProjectActivityFilter,
): Promise<number> {
  const counted = filter.collapsesBulkOperations
    ? sql`count(*) FILTER (WHERE bulk_number IS NULL) + count(DISTINCT bulk_number)`
    : sql`count(*)`;
  const { rows } = await sql<{ count: number }>`SELECT ${counted} AS count FROM event
    WHERE project_id = ${projectId} AND ${buildActivityFilterCondition(filter)}`.execute(db);
  return rows[0]!.count;
}

/**
 * Selects, of each bulk operation with events in a range, only the first matching event of the issue
 * with the lowest number. The index event_bulk finds it without reading the other events of the operation.
 */
function buildBulkCollapseCondition(
  projectId: number,
  filter: ProjectActivityFilter,
  rangeCondition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`AND (bulk_number IS NULL OR sequence IN (
    SELECT representative.sequence
    FROM (SELECT DISTINCT bulk_number AS number FROM event
      WHERE ${rangeCondition} AND bulk_number IS NOT NULL) operation,
    LATERAL (SELECT sequence FROM event
      WHERE project_id = ${projectId} AND bulk_number = operation.number AND ${buildActivityFilterCondition(filter)}
      ORDER BY issue_number, sequence LIMIT 1) representative))`;
}

function buildActivityFilterCondition({
  actorId,
  kinds,
  issueNumber,
  viewerId,
  restrictedProjects,
}: ProjectActivityFilter): RawBuilder<unknown> {
  return sql.join(
    [
      buildVisibleEventCondition(viewerId, restrictedProjects),
      // Leaves out `commented` events of comments that an import has removed, or whose author has undone adding them.
      sql`(kind <> ${getEventKindCode('commented')} OR comment_id IS NOT NULL)`,
      ...(actorId === null ? [] : [sql`actor_id = ${actorId}::bigint`]),
      ...(kinds === null ? [] : [sql`kind = ANY(${kinds}::int[])`]),
      ...(issueNumber === null ? [] : [sql`issue_number = ${issueNumber}`]),
    ],
    sql` AND `,
  );
}

/**
 * Returns the SQL condition that the viewer can see an event. Watch events are visible only to their actor. Events of
 * claims, of which a person can have 100,000, are visible to nobody.
 * @param restrictedProjects the projects of which the viewer may see only some issues
 */
export const buildVisibleEventCondition = (
  viewerId: number | null,
  restrictedProjects: readonly RestrictedProject[],
): RawBuilder<boolean> =>
  sql<boolean>`kind <> ALL(${INVISIBLE_EVENT_KIND_CODES}::int[]) AND (kind <> ALL(${PRIVATE_EVENT_KIND_CODES}::int[]) OR actor_id = ${viewerId ?? 0})${buildAndEventOfVisibleIssuesSql(restrictedProjects)}`;
