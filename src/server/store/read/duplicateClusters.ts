/**
 * Reads clusters of likely duplicates. Issues that are duplicates of another issue already, and deleted ones, no longer
 * count as members. Stored counts and states of clusters can be outdated for about a second, so results are computed
 * from the current issues.
 */
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { findEventKindCodes, getEventKindCode } from '../../../shared/events/kinds';
import { getIssueLinkKindCode, OPEN_STATE_CATEGORY_CODES } from '../../../shared/issue';
import {
  buildAndRowOfVisibleIssueSql,
  buildAndVisibleIssueSql,
  type IssueVisibility,
  type RestrictedProject,
  toRestrictedProjects,
} from './issueVisibility';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { DuplicateSearchTableSchema } from '../tables/duplicateClusterTables';

/** Identifies a cluster: its number is unique in the project. */
export interface DuplicateClusterKey {
  projectId: number;
  number: number;
}

export interface DuplicateClusterRow {
  project_id: number;
  number: number;
  /** In ten-thousandths. */
  strength: number;
  issue_count: number;
  open_count: number;
}

export type DuplicateSearchRow = Selectable<DuplicateSearchTableSchema>;

/**
 * Joins the strongest pair of a row of `member` with another visible member of its cluster. Without a restriction, this
 * pair is stored with the member. Its reasons quote both issues.
 */
const joinVisiblePair = (restrictedProjects: readonly RestrictedProject[]): RawBuilder<unknown> =>
  restrictedProjects.length === 0
    ? sql``
    : sql`LEFT JOIN LATERAL (
      SELECT pair.score, pair.reasons FROM duplicate_search search
      JOIN duplicate_pair pair ON pair.project_id = search.project_id AND pair.generation = search.generation
        AND (pair.number = member.number OR pair.other_number = member.number)
      JOIN duplicate_cluster_member other ON other.project_id = member.project_id AND other.cluster = member.cluster
        AND other.number = pair.number + pair.other_number - member.number
      WHERE search.project_id = member.project_id${buildAndRowOfVisibleIssueSql(
        restrictedProjects,
        sql.ref('other.project_id'),
        sql.ref('other.number'),
      )}
      ORDER BY pair.score DESC, pair.number, pair.other_number LIMIT 1) visible_pair ON true`;

/** The condition, with a leading AND, that an issue of a restricted project is a member without the hidden ones, too. */
const buildAndHasVisiblePairSql = (restrictedProjects: readonly RestrictedProject[]): RawBuilder<unknown> =>
  restrictedProjects.length === 0
    ? sql``
    : sql` AND (visible_pair.score IS NOT NULL OR member.project_id <> ALL(${restrictedProjects.map(({ id }) => id)}::int[]))`;

/** Counts the visible members of a row of the table `cluster`, for a lateral join. */
const selectFacts = (restrictedProjects: readonly RestrictedProject[]) => sql`
  SELECT count(*) FILTER (WHERE NOT is_merged)::int AS issue_count,
    count(*) FILTER (WHERE NOT is_merged AND is_open)::int AS open_count,
    count(*) FILTER (WHERE is_merged)::int AS merged_count
  FROM (SELECT state.category = ANY(${OPEN_STATE_CATEGORY_CODES}::int[]) AS is_open, ${buildIsDuplicateConditionSql('member', 'number', restrictedProjects)} AS is_merged
    FROM duplicate_cluster_member member JOIN issue USING (project_id, number)
      JOIN workflow_state state ON state.project_id = issue.project_id AND state.id = issue.state_id
      ${joinVisiblePair(restrictedProjects)}
    WHERE member.project_id = cluster.project_id AND member.cluster = cluster.number${buildAndRowOfVisibleIssueSql(
      restrictedProjects,
      sql.ref('member.project_id'),
      sql.ref('member.number'),
    )}${buildAndHasVisiblePairSql(restrictedProjects)}) members`;

/**
 * Whether the cluster has something to merge: two open issues, or an open issue and a closed one. An open and a closed
 * issue no longer count after issues of the cluster were merged, because the open issue is then the result of the
 * merge.
 */
const IS_UNSETTLED_SQL = sql<boolean>`(facts.open_count >= 2
  OR facts.open_count = 1 AND facts.issue_count >= 2 AND facts.merged_count = 0)`;

/**
 * Returns the SQL condition that an issue is already a duplicate of another, visible one. Served by the primary key of
 * issue_link.
 */
export function buildIsDuplicateConditionSql(
  table: string,
  column = 'number',
  restrictedProjects: readonly RestrictedProject[] = [],
): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM issue_link link
    WHERE link.project_id = ${sql.ref(`${table}.project_id`)} AND link.number = ${sql.ref(`${table}.${column}`)}
      AND link.kind = ${getIssueLinkKindCode('duplicates')}${buildAndRowOfVisibleIssueSql(
        restrictedProjects,
        sql.ref('link.to_project_id'),
        sql.ref('link.to_number'),
      )})`;
}

/** Query for clusters with something to merge. Counts their issues and the open ones, without duplicates of other issues. */
const selectClusters = (
  where: RawBuilder<unknown>,
  restrictedProjects: readonly RestrictedProject[],
): RawBuilder<DuplicateClusterRow> => sql<DuplicateClusterRow>`
  SELECT cluster.project_id, cluster.number, cluster.strength, facts.issue_count, facts.open_count
  FROM duplicate_cluster cluster CROSS JOIN LATERAL (${selectFacts(restrictedProjects)}) facts
  WHERE ${where} AND ${IS_UNSETTLED_SQL}`;

/** A range of the strengths of clusters, in ten-thousandths. `min` is inclusive, `max` exclusive. */
export interface StrengthRange {
  min: number;
  max: number;
}

/**
 * Returns the next unsettled clusters of a project, strongest first.
 * @param after null: the first ones
 */
export async function readDuplicateClusterPage(
  db: Kysely<DatabaseTables>,
  ...page: Parameters<typeof selectDuplicateClusterPage>
): Promise<DuplicateClusterRow[]> {
  const { rows } = await selectDuplicateClusterPage(...page).execute(db);
  return rows;
}

/** Selects the rows of `readDuplicateClusterPage`. Served by a range of the index duplicate_cluster_strength. */
export function selectDuplicateClusterPage(
  projectId: number,
  visibility: IssueVisibility,
  { min, max }: StrengthRange,
  after: Pick<DuplicateClusterRow, 'strength' | 'number'> | null,
  limit: number,
): RawBuilder<DuplicateClusterRow> {
  // The upper bound of the strength follows from the other condition, but only the bound limits the range of the index.
  const isAfter =
    after === null
      ? sql`true`
      : sql`strength <= ${after.strength} AND (strength < ${after.strength} OR cluster.number > ${after.number})`;
  return sql<DuplicateClusterRow>`
    ${selectClusters(
      sql`cluster.project_id = ${projectId} AND ${visibility === 'all' ? sql`is_unsettled` : sql`true`}
      AND strength >= ${min} AND strength < ${max} AND ${isAfter}`,
      toRestrictedProjects(projectId, visibility),
    )}
    ORDER BY strength DESC, number LIMIT ${limit}::int`;
}

/** Returns those of the given clusters that are unsettled, in no particular order. Served by the primary keys. */
export async function readDuplicateClusters(
  db: Kysely<DatabaseTables>,
  clusterKeys: readonly DuplicateClusterKey[],
  restrictedProjects: readonly RestrictedProject[],
): Promise<DuplicateClusterRow[]> {
  const { rows } = await selectClusters(
    sql`(cluster.project_id, cluster.number) IN (
    SELECT * FROM unnest(${clusterKeys.map(({ projectId }) => projectId)}::int[], ${clusterKeys.map(({ number }) => number)}::int[]))`,
    restrictedProjects,
  ).execute(db);
  return rows;
}

/** An issue of a cluster, with the values from which the canonical issue is chosen. */
export interface DuplicateClusterMemberRow {
  project_id: number;
  cluster: number;
  number: number;
  /** In ten-thousandths. */
  score: number;
  reasons: string[];
  is_open: boolean;
  created_at: Date;
  vote_count: number;
  comment_count: number;
  /** Number of bytes of the description. */
  body_length: number;
}

/**
 * Returns the members of clusters that are not merged: open ones first, then by score. Served by the primary keys. In
 * restricted projects, their scores and reasons are those of pairs with visible issues.
 */
export async function readDuplicateClusterMembers(
  db: Kysely<DatabaseTables>,
  clusterKeys: readonly DuplicateClusterKey[],
  restrictedProjects: readonly RestrictedProject[],
): Promise<DuplicateClusterMemberRow[]> {
  const column = (name: 'score' | 'reasons') =>
    restrictedProjects.length === 0
      ? sql.ref(name)
      : sql`coalesce(${sql.ref(`visible_pair.${name}`)}, ${sql.ref(`member.${name}`)}) AS ${sql.ref(name)}`;
  const { rows } = await sql<DuplicateClusterMemberRow>`
    SELECT member.project_id, member.cluster, member.number, ${column('score')}, ${column('reasons')},
      state.category = ANY(${OPEN_STATE_CATEGORY_CODES}::int[]) AS is_open,
      issue.created_at, vote_count, comment_count, octet_length(body) AS body_length
    FROM unnest(${clusterKeys.map(({ projectId }) => projectId)}::int[], ${clusterKeys.map(({ number }) => number)}::int[])
        AS key (project_id, cluster)
      JOIN duplicate_cluster_member member USING (project_id, cluster)
      JOIN issue ON issue.project_id = member.project_id AND issue.number = member.number
      JOIN issue_text ON issue_text.project_id = member.project_id AND issue_text.number = member.number
      JOIN workflow_state state ON state.project_id = issue.project_id AND state.id = issue.state_id
      ${joinVisiblePair(restrictedProjects)}
    WHERE NOT ${buildIsDuplicateConditionSql('member', 'number', restrictedProjects)}${buildAndHasVisiblePairSql(restrictedProjects)}
    ORDER BY is_open DESC, score DESC, member.number`.execute(db);
  return rows;
}

export interface DuplicateClusterCount {
  cluster_count: number;
  open_count: number;
}

/**
 * Counts the unsettled clusters in each range of strengths, and their open issues. Without a restriction, this reads the
 * stored counts, and is served by the index duplicate_cluster_strength alone.
 */
export async function countDuplicateClusters(
  db: Kysely<DatabaseTables>,
  projectId: number,
  visibility: IssueVisibility,
  ranges: readonly StrengthRange[],
): Promise<DuplicateClusterCount[]> {
  const clusters =
    visibility === 'all'
      ? sql`duplicate_cluster`
      : sql`(${selectClusters(sql`cluster.project_id = ${projectId}`, toRestrictedProjects(projectId, visibility))})`;
  const { rows } = await sql<DuplicateClusterCount>`
    SELECT count(cluster.number)::int AS cluster_count, coalesce(sum(open_count), 0)::int AS open_count
    FROM unnest(${ranges.map(({ min }) => min)}::int[], ${ranges.map(({ max }) => max)}::int[])
        WITH ORDINALITY AS range (min, max, at)
      LEFT JOIN ${clusters} cluster ON cluster.project_id = ${projectId}${visibility === 'all' ? sql` AND is_unsettled` : sql``}
        AND strength >= range.min AND strength < range.max
    GROUP BY at ORDER BY at`.execute(db);
  return rows;
}

/** Returns the search of a project, or null if it has never been searched. */
export async function readDuplicateSearch(
  db: Kysely<DatabaseTables>,
  projectId: number,
): Promise<DuplicateSearchRow | null> {
  const row = await db
    .selectFrom('duplicate_search')
    .selectAll()
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Counts the issues that were closed as duplicates since a time and still are. Served by the index issue_state: an
 * issue that was closed since then was also updated.
 */
export async function countIssuesClosedAsDuplicates(
  db: Kysely<DatabaseTables>,
  projectId: number,
  visibility: IssueVisibility,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM issue
    WHERE project_id = ${projectId} AND state_id = ANY(ARRAY(${selectDuplicateStates(projectId)}))
      AND updated_at >= ${since}::timestamptz AND closed_at >= ${since}::timestamptz${buildAndVisibleIssueSql(visibility, 'issue')}`.execute(
    db,
  );
  return rows[0]!.count;
}

/** Returns the first state of the workflow for duplicates, or null if there is none. */
export async function readDuplicateState(
  db: Kysely<DatabaseTables>,
  projectId: number,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM workflow_state
    WHERE project_id = ${projectId} AND id = ANY(ARRAY(${selectDuplicateStates(projectId)}))
    ORDER BY position, id LIMIT 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Selects the states whose transitions ask for the canonical issue. */
const selectDuplicateStates = (projectId: number): RawBuilder<unknown> =>
  sql`SELECT DISTINCT to_id FROM workflow_transition WHERE project_id = ${projectId} AND asks = 'target'`;

/** Selects the current counts of clusters, to store them. */
export const selectClusterCounts = (where: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  SELECT cluster.project_id, cluster.number, facts.open_count, ${IS_UNSETTLED_SQL} AS is_unsettled
  FROM duplicate_cluster cluster CROSS JOIN LATERAL (${selectFacts([])}) facts WHERE ${where}`;

const DISMISSAL_EVENT_KIND_CODES = (['duplicate_dismissed', 'duplicate_dismissal_removed'] as const).map(
  getEventKindCode,
);

/**
 * Returns the issues of pairs whose dismissal was added or removed after project version `since`, up to and including
 * `version`. Served by the primary key of event.
 */
export async function readIssuesWithDismissals(
  db: Kysely<DatabaseTables>,
  projectId: number,
  since: number,
  version: number,
): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`SELECT DISTINCT issue_number AS number FROM event
    WHERE project_id = ${projectId} AND sequence > ${since} AND sequence <= ${version}
      AND kind = ANY(${DISMISSAL_EVENT_KIND_CODES}::int[])`.execute(db);
  return rows.map(({ number }) => number);
}

const PURGE_EVENT_KIND_CODES = findEventKindCodes(({ changedTexts }) => changedTexts === 'purged');

/**
 * Returns the issues that were deleted, or of which a text was purged, after a version of the project. Served by the
 * primary key of event.
 */
export async function readIssuesPurgedSince(
  db: Kysely<DatabaseTables>,
  projectId: number,
  since: number,
): Promise<Set<number>> {
  const { rows } = await sql<{ number: number }>`SELECT DISTINCT issue_number AS number FROM event
    WHERE project_id = ${projectId} AND sequence > ${since} AND kind = ANY(${PURGE_EVENT_KIND_CODES}::int[])`.execute(
    db,
  );
  return new Set(rows.map(({ number }) => number));
}
