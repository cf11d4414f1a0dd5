/** Reading what a word index holds from the store, many issues a statement. */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../store/tables/Tables';
import type { Condition } from '../statements/Condition';
import { selectVersioned } from '../statements/versioned';
import type { MarkedVersion, PackedTerms } from './index/protocol';

export interface ReadTerms {
  at: MarkedVersion;
  pack: PackedTerms;
}

/** The terms of a project's issues `t` that meet a condition, the lowest numbers first. */
export async function readTerms(
  db: Kysely<Tables>,
  projectId: number,
  condition: Condition,
  limit: number | null = null,
): Promise<ReadTerms> {
  const { version, value } = await selectVersioned<{
    numbers: Uint8Array | null;
    lines: string | null;
    mark: string | null;
  }>(
    db,
    projectId,
    ['numbers', 'lines', 'mark'],
    // Lexemes hold neither spaces nor line ends (see tokens.ts).
    sql`SELECT string_agg(int4send(number), '') AS numbers,
        string_agg(array_to_string(tsvector_to_array(words), ' '), chr(10)) AS lines,
        (SELECT ${MARK} FROM event e JOIN project v ON v.id = e.project_id AND v.version = e.sequence
          WHERE e.project_id = ${projectId}) AS mark
      FROM (SELECT t.number, t.words FROM issue_text t
        WHERE t.project_id = ${projectId} AND ${condition} ORDER BY t.number LIMIT ${limit}::int) texts`,
  );
  const { numbers, lines, mark } = value[0] ?? { numbers: null, lines: null, mark: null };
  return {
    at: { version, mark: mark ?? '' },
    pack: { numbers: numbers ?? new Uint8Array(0), lines: lines ?? '' },
  };
}

/** The mark of a version; empty where nothing tells of it. */
export async function readMark(db: Kysely<Tables>, projectId: number, version: number): Promise<string> {
  const { rows } = await sql<{ mark: string }>`SELECT ${MARK} AS mark FROM event e
    WHERE e.project_id = ${projectId} AND e.sequence = ${version}`.execute(db);
  return rows[0]?.mark ?? '';
}

/** The event that led to a version: of a database that was restored, and went on otherwise, it is another. */
const MARK = sql`md5(e::text)`;

const DATABASE = 'search.database';

/** What tells this database from every other, made when it is first asked for. */
export async function readDatabaseId(db: Kysely<Tables>): Promise<string> {
  await db
    .insertInto('setting')
    .values({ key: DATABASE, value: randomUUID() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', DATABASE)
    .executeTakeFirstOrThrow();
  return value;
}
