/** Reads results together with the project version that they belong to. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DatabaseTables } from '../../store/tables/DatabaseTables';

/** A value together with the project version at which it was read. */
export interface ValueAtProjectVersion<T> {
  version: number;
  value: T;
}

/**
 * Runs a select with the given columns. The same statement reads the project version, so that result and
 * version belong to the same database snapshot.
 */
export async function selectWithProjectVersion<Row>(
  db: Kysely<DatabaseTables>,
  projectId: number,
  columns: readonly (keyof Row & string)[],
  select: RawBuilder<unknown>,
): Promise<ValueAtProjectVersion<Row[]>> {
  const names = columns.map((column) => sql`answer.${sql.ref(column)}`);
  const { rows } = await sql<Row & { version: number; present: boolean | null }>`
    SELECT p.version, answer.present, ${sql.join(names)} FROM project p
    LEFT JOIN LATERAL (SELECT true AS present, a.* FROM (${select}) a) answer ON true
    WHERE p.id = ${projectId} AND p.deleted_at IS NULL`.execute(db);
  // If the select has no rows, the version is still returned. A deleted project has version 0 and no rows.
  return { version: rows[0]?.version ?? 0, value: rows.filter(({ present }) => present) };
}

class ProjectVersionChangedError extends Error {}

/**
 * Number of attempts to read a value in several short statements at one project version. After them, the
 * value is read in one long statement.
 */
const CONSISTENT_READ_ATTEMPTS = 3;

/**
 * Reads a value at one project version in several statements.
 * @param read reads the value and reports the version of each statement; it is restarted if the project has
 * changed between them. On the last attempt, `whole` is true, and `read` must use a single statement.
 */
export async function readAtOneProjectVersion<T>(
  read: (onVersion: (version: number) => void, whole: boolean) => Promise<T>,
): Promise<ValueAtProjectVersion<T>> {
  for (let attempt = 1; ; attempt++) {
    let first: number | null = null;
    const onVersion = (version: number): void => {
      first ??= version;
      if (first !== version) throw new ProjectVersionChangedError();
    };
    try {
      const value = await read(onVersion, attempt > CONSISTENT_READ_ATTEMPTS);
      return { version: first ?? 0, value };
    } catch (error) {
      if (!(error instanceof ProjectVersionChangedError)) throw error;
    }
  }
}
