/**
 * Starts and cancels searches for clusters of likely duplicates, assigns them to servers, and stores their progress.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type DuplicateSearchState, getDuplicateSearchStateIndex } from '../../../shared/duplicates';
import type { DuplicateSearchRow } from '../read/duplicateClusters';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { Transaction } from './transaction';

const isInState = (...states: DuplicateSearchState[]): RawBuilder<boolean> =>
  sql<boolean>`duplicate_search.state = ANY(${states.map(getDuplicateSearchStateIndex)}::int[])`;

/** Requests a new search of a project, unless one is waiting or running. */
export async function requestDuplicateSearch(db: Kysely<DatabaseTables>, projectId: number): Promise<void> {
  await sql`INSERT INTO duplicate_search (project_id, state)
    VALUES (${projectId}, ${getDuplicateSearchStateIndex('waiting')})
    ON CONFLICT (project_id) DO UPDATE SET state = excluded.state, issues_done = 0, issues_total = 0, last_number = 0,
      runner = NULL, beat_at = NULL
    WHERE ${isInState('done', 'canceled')}`.execute(db);
}

/** Cancels the search of a project, if one is waiting or running. The clusters of the previous search remain. */
export async function cancelDuplicateSearch(tx: Transaction, projectId: number): Promise<void> {
  await sql`INSERT INTO duplicate_search (project_id, state, ended_at)
    VALUES (${projectId}, ${getDuplicateSearchStateIndex('canceled')}, now())
    ON CONFLICT (project_id) DO UPDATE SET state = excluded.state, ended_at = now(), runner = NULL, beat_at = NULL
    WHERE ${isInState('waiting', 'running')}`.execute(tx);
}

/** Requests the first search of each project that has never been searched. */
export async function requestFirstDuplicateSearches(db: Kysely<DatabaseTables>): Promise<void> {
  await sql`INSERT INTO duplicate_search (project_id, state)
    SELECT id, ${getDuplicateSearchStateIndex('waiting')} FROM project
    WHERE deleted_at IS NULL AND issue_count > 1
      AND NOT EXISTS (SELECT FROM duplicate_search WHERE project_id = project.id)
    ON CONFLICT DO NOTHING`.execute(db);
}

/**
 * Returns the projects with a search that is waiting, or whose server has sent no heartbeat for `heartbeatTimeoutMs`,
 * the smallest first.
 */
export async function readDuplicateSearchesToRun(
  db: Kysely<DatabaseTables>,
  heartbeatTimeoutMs: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT project.id FROM duplicate_search JOIN project ON project.id = project_id
    WHERE deleted_at IS NULL AND (${isInState('waiting')} OR ${isInState('running')} AND ${isAbandoned(heartbeatTimeoutMs)})
    ORDER BY issue_count, project.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A project whose clusters do not contain the latest changes. */
export interface OutdatedDuplicateClusters {
  projectId: number;
  projectVersion: number;
  /** The version of the clusters. */
  version: number;
}

export async function readOutdatedDuplicateClusters(
  db: Kysely<DatabaseTables>,
): Promise<OutdatedDuplicateClusters[]> {
  const { rows } = await sql<OutdatedDuplicateClusters>`
    SELECT project_id AS "projectId", project.version AS "projectVersion", duplicate_search.version
    FROM duplicate_search JOIN project ON project.id = project_id
    WHERE deleted_at IS NULL AND ${IS_UPDATED_SQL}
      AND (duplicate_search.version < project.version
        OR text_version < project.version AND ${isInState('done', 'canceled')})
    ORDER BY project_id`.execute(db);
  return rows;
}

/**
 * Whether a server may update the clusters of a project. False while a search runs, and until the first search has
 * ended.
 */
const IS_UPDATED_SQL = sql<boolean>`(${isInState('done', 'canceled')} OR ${isInState('waiting')} AND ended_at IS NOT NULL)`;

const isAbandoned = (heartbeatTimeoutMs: number): RawBuilder<boolean> =>
  sql<boolean>`(beat_at IS NULL OR beat_at < now() - make_interval(secs => ${heartbeatTimeoutMs / 1000}))`;

export interface DuplicateSearchClaim {
  /** Id of the server that takes over the work. */
  runner: string;
  /** Milliseconds without a heartbeat after which the work of another server is taken over. */
  heartbeatTimeoutMs: number;
}

/**
 * Makes a server the runner of a search that is waiting, or whose server no longer sends heartbeats.
 * @param version the project version that a search starts from
 * @returns the search, or null if another server runs it or it was canceled
 */
export async function claimDuplicateSearch(
  db: Kysely<DatabaseTables>,
  projectId: number,
  { runner, heartbeatTimeoutMs, version }: DuplicateSearchClaim & { version: number },
): Promise<DuplicateSearchRow | null> {
  const { rows } = await sql<DuplicateSearchRow>`UPDATE duplicate_search
    SET state = ${getDuplicateSearchStateIndex('running')}, runner = ${runner}, beat_at = now(),
      found_generation = CASE WHEN last_number = 0 THEN generation + 1 ELSE found_generation END,
      found_version = CASE WHEN last_number = 0 THEN ${version}::bigint ELSE found_version END
    WHERE project_id = ${projectId} AND (${isInState('waiting')}
      OR ${isInState('running')} AND (runner = ${runner} OR ${isAbandoned(heartbeatTimeoutMs)}))
    RETURNING *`.execute(db);
  return rows[0] ?? null;
}

const isRunBy = (projectId: number, runner: string): RawBuilder<boolean> =>
  sql<boolean>`project_id = ${projectId} AND runner = ${runner} AND ${isInState('running')}`;

/**
 * Stores the progress of a search, with the heartbeat of its server.
 * @returns false if this server no longer runs the search; the transaction must then write nothing
 */
export async function updateDuplicateSearch(
  db: Kysely<DatabaseTables>,
  projectId: number,
  runner: string,
  progress: Partial<Pick<DuplicateSearchRow, 'issues_done' | 'issues_total' | 'last_number'>> = {},
): Promise<boolean> {
  const result = await db
    .updateTable('duplicate_search')
    // The servers' clocks may differ: only that of the database counts.
    .set({ ...progress, beat_at: sql<Date>`now()` })
    .where(isRunBy(projectId, runner))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Replaces the pairs of a project by those that its search has found. The clusters are replaced afterwards. */
export async function replaceDuplicatePairsBySearchResult(
  db: Kysely<DatabaseTables>,
  projectId: number,
  runner: string,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`UPDATE duplicate_search SET beat_at = now(), generation = found_generation,
      version = found_version, text_version = found_version
    WHERE ${isRunBy(projectId, runner)}`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Records that a search has compared all issues. Returns false if another server has taken the search over. */
export async function endDuplicateSearch(
  tx: Transaction,
  projectId: number,
  runner: string,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`UPDATE duplicate_search SET state = ${getDuplicateSearchStateIndex('done')},
      ended_at = now(), runner = NULL, beat_at = NULL
    WHERE ${isRunBy(projectId, runner)}`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

/**
 * Makes a server the one that updates the clusters of a project. Returns null if another server updates them or a
 * search runs.
 */
export async function claimDuplicateClusters(
  db: Kysely<DatabaseTables>,
  projectId: number,
  { runner, heartbeatTimeoutMs }: DuplicateSearchClaim,
): Promise<DuplicateSearchRow | null> {
  const { rows } =
    await sql<DuplicateSearchRow>`UPDATE duplicate_search SET runner = ${runner}, beat_at = now()
    WHERE project_id = ${projectId} AND ${IS_UPDATED_SQL}
      AND (runner IS NULL OR runner = ${runner} OR ${isAbandoned(heartbeatTimeoutMs)})
    RETURNING *`.execute(db);
  return rows[0] ?? null;
}

/** Lets other servers update the clusters of a project. */
export async function releaseDuplicateClusters(
  db: Kysely<DatabaseTables>,
  projectId: number,
  runner: string,
): Promise<void> {
  await sql`UPDATE duplicate_search SET runner = NULL, beat_at = NULL
    WHERE project_id = ${projectId} AND runner = ${runner} AND ${IS_UPDATED_SQL}`.execute(db);
}

/**
 * Locks the clusters that a server updates, and records its heartbeat. Returns false if the server must no longer
 * change them.
 */
export async function lockDuplicateClusters(
  tx: Transaction,
  projectId: number,
  runner: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`UPDATE duplicate_search SET beat_at = now()
    WHERE project_id = ${projectId} AND runner = ${runner} AND ${IS_UPDATED_SQL}`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

/**
 * Stores the project versions up to which the clusters contain changes of issues (`version`) and of texts
 * (`text_version`).
 */
export async function setDuplicateClustersVersion(
  tx: Transaction,
  projectId: number,
  versions: Partial<Record<'version' | 'text_version', number>>,
): Promise<void> {
  await tx.updateTable('duplicate_search').set(versions).where('project_id', '=', projectId).execute();
}
