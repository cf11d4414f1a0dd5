/** Reads and updates `issue_source`, which maps each imported issue to its id in the other tracker. */
import { type Kysely, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { Transaction } from '../write/transaction';

export interface ImportedIssue {
  source_id: string;
  number: number;
  /**
   * Digest of the issue's data in the other tracker, as of the last import. See importers/write/fieldHashes.
   */
  digest: string;
}

/**
 * Finds the issues that earlier imports created for these ids of the other tracker, including issues that
 * were deleted since. OFFSET 0 makes the planner look up each id in the unique key of issue_source, even
 * before the table has statistics.
 */
export async function findImportedIssuesBySourceId(
  db: Kysely<DatabaseTables>,
  projectId: number,
  system: string,
  sourceIds: readonly string[],
): Promise<ImportedIssue[]> {
  const { rows } = await sql<ImportedIssue>`
    SELECT known.source_id, known.number, known.digest
    FROM unnest(${[...sourceIds]}::text[]) AS wanted (source_id),
      LATERAL (
        SELECT source_id, number, digest FROM issue_source
        WHERE project_id = ${projectId} AND system = ${system} AND source_id = wanted.source_id
        OFFSET 0) known`.execute(db);
  return rows;
}

export interface ImportedIssueByNumber extends ImportedIssue {
  /** The number by which the issue was found: its own, or one that redirects to it. */
  wanted: number;
  title: string;
  created_at: Date;
}

/**
 * Finds imported issues by their number, or by the number that they had in the other tracker. OFFSET 0 makes the
 * planner look up each number in the primary keys; without statistics, it would scan the tables once per number.
 */
export async function findImportedIssuesByNumber(
  db: Kysely<DatabaseTables>,
  projectId: number,
  system: string,
  numbers: readonly number[],
): Promise<ImportedIssueByNumber[]> {
  const { rows } = await sql<ImportedIssueByNumber>`
    SELECT wanted.number AS wanted, source.number, source.source_id, source.digest, issue.title, issue.created_at
    FROM unnest(${[...numbers]}::int[]) AS wanted (number),
      LATERAL (
        SELECT wanted.number AS number
        UNION
        SELECT number FROM issue_redirect WHERE project_id = ${projectId} AND old_number = wanted.number
        OFFSET 0) candidate,
      LATERAL (
        SELECT number, source_id, digest FROM issue_source
        WHERE project_id = ${projectId} AND number = candidate.number AND system = ${system}
        OFFSET 0) source,
      LATERAL (
        SELECT title, created_at FROM issue WHERE project_id = ${projectId} AND number = source.number
        OFFSET 0) issue`.execute(db);
  return rows;
}

/** Replaces the other tracker's ids of imported issues, after they have become known completely. */
export async function updateImportedSourceIds(
  db: Kysely<DatabaseTables>,
  projectId: number,
  issues: readonly { number: number; sourceId: string }[],
): Promise<void> {
  await sql`UPDATE issue_source SET source_id = new.source_id
    FROM unnest(${issues.map(({ number }) => number)}::int[], ${issues.map(({ sourceId }) => sourceId)}::text[])
      AS new (number, source_id)
    WHERE project_id = ${projectId} AND issue_source.number = new.number`.execute(db);
}

/**
 * Finds the issue numbers that belong to ids of the other tracker. Ids of deleted issues and unknown ids are
 * left out.
 */
export async function readIssueNumbersBySourceId(
  db: Kysely<DatabaseTables>,
  projectId: number,
  system: string,
  sourceIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('issue_source')
    .select(['source_id', 'number'])
    .where('project_id', '=', projectId)
    .where('system', '=', system)
    .where('source_id', 'in', ['', ...new Set(sourceIds)])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('issue')
          .select('issue.number')
          .whereRef('issue.project_id', '=', 'issue_source.project_id')
          .whereRef('issue.number', '=', 'issue_source.number'),
      ),
    )
    .execute();
  return new Map(rows.map(({ source_id, number }) => [source_id, number]));
}

/**
 * Returns the other tracker's ids of imported issues whose number in Winnow differs from their number in the
 * other tracker.
 */
export async function readRenumberedIssueSourceIds(
  db: Kysely<DatabaseTables>,
  projectId: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('issue_redirect')
    .innerJoin('issue_source', (join) =>
      join
        .onRef('issue_source.project_id', '=', 'issue_redirect.project_id')
        .onRef('issue_source.number', '=', 'issue_redirect.number'),
    )
    .select('source_id')
    .where('issue_redirect.project_id', '=', projectId)
    .execute();
  return rows.map(({ source_id }) => source_id);
}

/** Deletes the record of an issue's import, so that the next import creates the issue again. */
export async function deleteImportRecord(tx: Transaction, projectId: number, number: number): Promise<void> {
  await tx
    .deleteFrom('issue_source')
    .where('project_id', '=', projectId)
    .where('number', '=', number)
    .execute();
}

/** Records the other tracker's data of an imported issue after the issue has been updated to it. */
export async function updateIssueImportSource(
  tx: Transaction,
  projectId: number,
  number: number,
  { digest, url, raw }: { digest: string; url: string | null; raw: unknown },
): Promise<void> {
  await tx
    .updateTable('issue_source')
    .set({ digest, url, raw: JSON.stringify(raw) })
    .where('project_id', '=', projectId)
    .where('number', '=', number)
    .execute();
}
