/** Writes pairs of likely duplicates, and the clusters that they form. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { selectClusterCounts, buildIsDuplicateConditionSql } from '../read/duplicateClusters';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { Transaction } from './transaction';

export interface StoredDuplicatePair {
  number: number;
  /** Higher than `number`. */
  otherNumber: number;
  /** In ten-thousandths. */
  score: number;
  reasons: readonly string[];
}

export interface NewDuplicateCluster {
  /** Number of the cluster: the lowest issue number in it. */
  number: number;
  members: readonly { number: number; score: number; reasons: readonly string[] }[];
}

/** The pairs of a project that one search has found, or updates have changed since then. */
export interface DuplicatePairGeneration {
  projectId: number;
  generation: number;
}

const isOf = (
  { projectId, generation }: DuplicatePairGeneration,
  table = 'duplicate_pair',
): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(table)}.project_id = ${projectId} AND ${sql.ref(table)}.generation = ${generation}`;

/** Inserts pairs. Pairs that are already stored are left unchanged. Returns the number of inserted pairs. */
export async function insertDuplicatePairs(
  db: Kysely<DatabaseTables>,
  { projectId, generation }: DuplicatePairGeneration,
  pairs: readonly StoredDuplicatePair[],
): Promise<number> {
  if (pairs.length === 0) return 0;
  const { numAffectedRows } = await sql`
    INSERT INTO duplicate_pair (project_id, generation, number, other_number, score, reasons)
    SELECT ${projectId}::int, ${generation}::int, number, "otherNumber", score, reasons
    FROM json_to_recordset(${JSON.stringify(pairs)}::json)
      AS pair (number int, "otherNumber" int, score int, reasons text[])
    ON CONFLICT DO NOTHING`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function deleteDuplicatePairsOf(
  tx: Transaction,
  { projectId, generation }: DuplicatePairGeneration,
  numbers: readonly number[],
): Promise<void> {
  await deletePairsOfGenerations(tx, projectId, [generation], numbers);
}

async function deletePairsOfGenerations(
  tx: Transaction,
  projectId: number,
  generations: readonly number[],
  numbers: readonly number[],
): Promise<void> {
  await sql`DELETE FROM duplicate_pair
    WHERE project_id = ${projectId} AND generation = ANY(${generations}::int[])
      AND (number = ANY(${numbers}::int[]) OR other_number = ANY(${numbers}::int[]))`.execute(tx);
}

/**
 * Removes what is stored of an issue's texts when a text is purged or the issue is deleted: its pairs, and the reasons of all
 * members of its cluster, which quote it. The issue stays a member, so that the next update forms the cluster again.
 * @param tx has locked the issue, but not yet the project's counters
 */
export async function deleteDuplicateReasonsOf(
  tx: Transaction,
  projectId: number,
  number: number,
): Promise<void> {
  // Searches and updates store their results while they hold this lock, and leave out results about texts that have
  // been purged since they started.
  const { rows } = await sql<{ generation: number; found_generation: number }>`
    SELECT generation, found_generation FROM duplicate_search WHERE project_id = ${projectId} FOR UPDATE`.execute(
    tx,
  );
  // The generations that can have pairs: that of a running search, that of the current clusters, and the previous one,
  // which a search deletes only after its own pairs are complete.
  const generations = rows.flatMap(({ generation, found_generation }) => [
    generation - 1,
    generation,
    found_generation,
  ]);
  await deletePairsOfGenerations(tx, projectId, generations, [number]);
  await sql`UPDATE duplicate_cluster_member SET reasons = '{}'
    WHERE project_id = ${projectId} AND cluster IN (SELECT cluster FROM duplicate_cluster_member
      WHERE project_id = ${projectId} AND number = ${number})`.execute(tx);
}

/**
 * Deletes up to `limit` pairs of the generations from `from` to `to`, both inclusive. Returns the number of deleted
 * pairs.
 */
export async function deleteDuplicatePairGenerations(
  db: Kysely<DatabaseTables>,
  projectId: number,
  { from, to }: { from: number; to: number },
  limit: number,
): Promise<number> {
  return deletePairs(
    db,
    sql`project_id = ${projectId} AND generation >= ${from}::int AND generation <= ${to}::int`,
    limit,
  );
}

/** The order of pairs: by descending score, pairs with equal scores by their numbers. */
export type DuplicatePairRank = Pick<StoredDuplicatePair, 'number' | 'otherNumber' | 'score'>;

/** Returns the pair at a rank, counted from 1; null: there are fewer pairs. Sorts all pairs. */
export async function findDuplicatePairAtRank(
  db: Kysely<DatabaseTables>,
  of: DuplicatePairGeneration,
  rank: number,
): Promise<DuplicatePairRank | null> {
  const { rows } =
    await sql<DuplicatePairRank>`SELECT number, other_number AS "otherNumber", score FROM duplicate_pair
    WHERE ${isOf(of)} ORDER BY score DESC, number, other_number LIMIT 1 OFFSET ${rank - 1}::int`.execute(db);
  return rows[0] ?? null;
}

/**
 * Deletes up to `limit` pairs that come after a pair in the order of DuplicatePairRank. Returns the number of deleted
 * pairs.
 */
export async function deleteDuplicatePairsBehind(
  db: Kysely<DatabaseTables>,
  of: DuplicatePairGeneration,
  { number, otherNumber, score }: DuplicatePairRank,
  limit: number,
): Promise<number> {
  return deletePairs(
    db,
    sql`${isOf(of)} AND (score < ${score}
      OR score = ${score} AND (number, other_number) > (${number}::int, ${otherNumber}::int))`,
    limit,
  );
}

async function deletePairs(
  db: Kysely<DatabaseTables>,
  where: RawBuilder<unknown>,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`DELETE FROM duplicate_pair
    WHERE (project_id, generation, number, other_number) IN (
      SELECT project_id, generation, number, other_number FROM duplicate_pair WHERE ${where} LIMIT ${limit}::int)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

export async function countDuplicatePairs(
  db: Kysely<DatabaseTables>,
  of: DuplicatePairGeneration,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM duplicate_pair
    WHERE ${isOf(of)}`.execute(db);
  return rows[0]!.count;
}

/**
 * Whether a pair may be suggested: both issues exist, neither is already a duplicate of another issue, and the pair was
 * not dismissed. Each condition is served by a primary key.
 */
const IS_PROPOSED_SQL = sql<boolean>`NOT ${buildIsDuplicateConditionSql('pair')} AND NOT ${buildIsDuplicateConditionSql('pair', 'other_number')}
  AND NOT EXISTS (SELECT FROM duplicate_dismissal dismissed WHERE dismissed.project_id = pair.project_id
    AND dismissed.number = pair.number AND dismissed.other_number = pair.other_number)
  AND EXISTS (SELECT FROM issue WHERE issue.project_id = pair.project_id AND issue.number = pair.number)
  AND EXISTS (SELECT FROM issue WHERE issue.project_id = pair.project_id AND issue.number = pair.other_number)`;

/**
 * Reads the next pairs after a pair, in ascending order, and returns those that may be suggested. `last` is the last
 * pair that was read, or null at the end.
 */
export async function readDuplicatePairs(
  db: Kysely<DatabaseTables>,
  of: DuplicatePairGeneration,
  after: Pick<StoredDuplicatePair, 'number' | 'otherNumber'>,
  limit: number,
): Promise<{
  pairs: StoredDuplicatePair[];
  last: Pick<StoredDuplicatePair, 'number' | 'otherNumber'> | null;
}> {
  const { rows } = await sql<StoredDuplicatePair & { is_proposed: boolean }>`
    SELECT number, other_number AS "otherNumber", score, reasons, ${IS_PROPOSED_SQL} AS is_proposed
    FROM duplicate_pair pair
    WHERE ${isOf(of, 'pair')} AND (number, other_number) > (${after.number}::int, ${after.otherNumber}::int)
    ORDER BY number, other_number LIMIT ${limit}::int`.execute(db);
  return {
    pairs: rows.filter((row) => row.is_proposed).map(({ is_proposed: _, ...pair }) => pair),
    last: rows.length < limit ? null : rows.at(-1)!,
  };
}

/**
 * Returns the numbers of the clusters that can change with the pairs of the given issues, and all pairs that these
 * clusters can be rebuilt from.
 */
export async function readDuplicateNeighborhood(
  tx: Transaction,
  of: DuplicatePairGeneration,
  numbers: readonly number[],
): Promise<{ pairs: StoredDuplicatePair[]; clusters: number[] }> {
  const { projectId } = of;
  const seeds = sql`SELECT unnest(${numbers}::int[]) AS number`;
  const { rows: found } = await sql<{ number: number; cluster: number | null }>`
    WITH seed AS (${seeds}),
    near AS (SELECT number FROM seed
      UNION SELECT other_number FROM duplicate_pair JOIN seed USING (number) WHERE ${isOf(of)}
      UNION SELECT pair.number FROM duplicate_pair pair JOIN seed ON other_number = seed.number WHERE ${isOf(of, 'pair')}),
    touched AS (SELECT DISTINCT cluster FROM near JOIN duplicate_cluster_member member USING (number)
      WHERE member.project_id = ${projectId})
    SELECT number, cluster FROM duplicate_cluster_member JOIN touched USING (cluster) WHERE project_id = ${projectId}
    UNION ALL SELECT number, NULL FROM near`.execute(tx);
  const near = [...new Set(found.map(({ number }) => number))];
  const { rows: pairs } = await sql<StoredDuplicatePair>`
    SELECT number, other_number AS "otherNumber", score, reasons FROM duplicate_pair pair
    WHERE ${isOf(of, 'pair')} AND number = ANY(${near}::int[]) AND other_number = ANY(${near}::int[])
      AND ${IS_PROPOSED_SQL}`.execute(tx);
  return { pairs, clusters: [...new Set(found.flatMap(({ cluster }) => cluster ?? []))] };
}

/** Returns those of the given issues that have pairs but belong to no cluster. */
export async function findUnclusteredIssues(
  tx: Transaction,
  of: DuplicatePairGeneration,
  numbers: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{
    number: number;
  }>`SELECT number FROM unnest(${numbers}::int[]) AS changed (number)
    WHERE NOT EXISTS (SELECT FROM duplicate_cluster_member member
        WHERE member.project_id = ${of.projectId} AND member.number = changed.number)
      AND (EXISTS (SELECT FROM duplicate_pair pair WHERE ${isOf(of, 'pair')} AND pair.number = changed.number)
        OR EXISTS (SELECT FROM duplicate_pair pair WHERE ${isOf(of, 'pair')} AND other_number = changed.number))`.execute(
    tx,
  );
  return rows.map(({ number }) => number);
}

/** Inserts clusters, and deletes existing ones that contain one of their issues. */
export async function insertDuplicateClusters(
  tx: Transaction,
  projectId: number,
  clusters: readonly NewDuplicateCluster[],
): Promise<void> {
  if (clusters.length === 0) return;
  const members = clusters.flatMap(({ number: cluster, members: ofCluster }) =>
    ofCluster.map((member) => ({ cluster, ...member })),
  );
  const { rows } = await sql<{ cluster: number }>`SELECT DISTINCT cluster FROM duplicate_cluster_member
    WHERE project_id = ${projectId} AND number = ANY(${members.map(({ number }) => number)}::int[])`.execute(
    tx,
  );
  await deleteDuplicateClusters(
    tx,
    projectId,
    rows.map(({ cluster }) => cluster),
  );
  await sql`INSERT INTO duplicate_cluster_member (project_id, cluster, number, score, reasons)
    SELECT ${projectId}::int, cluster, number, score, reasons FROM json_to_recordset(${JSON.stringify(members)}::json)
      AS member (cluster int, number int, score int, reasons text[])`.execute(tx);
  await sql`INSERT INTO duplicate_cluster (project_id, number, strength, open_count, is_unsettled)
    SELECT ${projectId}::int, number, strength, 0, false
    FROM unnest(${clusters.map(({ number }) => number)}::int[],
      ${clusters.map((cluster) => Math.max(...cluster.members.map(({ score }) => score)))}::int[])
      AS cluster (number, strength)`.execute(tx);
  await updateDuplicateClusterFacts(
    tx,
    projectId,
    sql`cluster.number = ANY(${clusters.map(({ number }) => number)}::int[])`,
  );
}

export async function deleteDuplicateClusters(
  tx: Transaction,
  projectId: number,
  clusters: readonly number[],
): Promise<void> {
  if (clusters.length === 0) return;
  await sql`DELETE FROM duplicate_cluster_member
    WHERE project_id = ${projectId} AND cluster = ANY(${clusters}::int[])`.execute(tx);
  await sql`DELETE FROM duplicate_cluster
    WHERE project_id = ${projectId} AND number = ANY(${clusters}::int[])`.execute(tx);
}

/** Deletes the clusters with numbers above `after` and up to `to` (null: all), except the given ones. */
export async function deleteOtherDuplicateClusters(
  tx: Transaction,
  projectId: number,
  range: { after: number; to: number | null },
  kept: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ number: number }>`SELECT number FROM duplicate_cluster
    WHERE project_id = ${projectId} AND number > ${range.after} AND (${range.to}::int IS NULL OR number <= ${range.to}::int)
      AND number <> ALL(${kept}::int[])`.execute(tx);
  await deleteDuplicateClusters(
    tx,
    projectId,
    rows.map(({ number }) => number),
  );
}

/** Updates the stored counts of the clusters that contain one of the given issues. */
export function updateCountsOfDuplicateClusters(
  tx: Transaction,
  projectId: number,
  numbers: readonly number[],
): Promise<void> {
  return updateDuplicateClusterFacts(
    tx,
    projectId,
    sql`cluster.number IN (SELECT member.cluster FROM duplicate_cluster_member member
      WHERE member.project_id = ${projectId} AND member.number = ANY(${numbers}::int[]))`,
  );
}

/** Stores the current counts and states of clusters. */
export async function updateDuplicateClusterFacts(
  tx: Transaction,
  projectId: number,
  where: RawBuilder<unknown>,
): Promise<void> {
  await sql`UPDATE duplicate_cluster stored SET open_count = current.open_count, is_unsettled = current.is_unsettled
    FROM (${selectClusterCounts(sql`cluster.project_id = ${projectId} AND ${where}`)}) current
    WHERE stored.project_id = current.project_id AND stored.number = current.number
      AND (stored.open_count, stored.is_unsettled) IS DISTINCT FROM (current.open_count, current.is_unsettled)`.execute(
    tx,
  );
}
