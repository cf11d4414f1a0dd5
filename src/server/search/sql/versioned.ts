/** Statements that say of which version of the project their answer is. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../store/tables/Tables';

export interface Versioned<T> {
  version: number;
  value: T;
}

/** Runs a select whose columns are all named, in the snapshot of one statement with the version. */
export async function selectVersioned<Row>(
  db: Kysely<Tables>,
  projectId: number,
  columns: readonly (keyof Row & string)[],
  select: RawBuilder<unknown>,
): Promise<Versioned<Row[]>> {
  const names = columns.map((column) => sql`answer.${sql.ref(column)}`);
  const { rows } = await sql<Row & { version: number; present: boolean | null }>`
    SELECT p.version, answer.present, ${sql.join(names)} FROM project p
    LEFT JOIN LATERAL (SELECT true AS present, a.* FROM (${select}) a) answer ON true
    WHERE p.id = ${projectId}`.execute(db);
  // A project without rows to answer still says its version; one that is gone has none.
  return { version: rows[0]?.version ?? 0, value: rows.filter(({ present }) => present) };
}

class VersionMoved extends Error {}

/** Short statements are tried so often at one version, before all is read in one long one. */
const ATTEMPTS = 3;

/**
 * Reads in several statements what must be of one version: `read` tells each statement's version,
 * and starts anew when it moves. `whole`: the last attempt must do with one statement.
 */
export async function atOneVersion<T>(
  read: (saw: (version: number) => void, whole: boolean) => Promise<T>,
): Promise<Versioned<T>> {
  for (let attempt = 1; ; attempt++) {
    let first: number | null = null;
    const saw = (version: number): void => {
      first ??= version;
      if (first !== version) throw new VersionMoved();
    };
    try {
      const value = await read(saw, attempt > ATTEMPTS);
      return { version: first ?? 0, value };
    } catch (error) {
      if (!(error instanceof VersionMoved)) throw error;
    }
  }
}
