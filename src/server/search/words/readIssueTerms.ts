/** Reads the terms of issues for the word index. One statement reads many issues. */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../store/tables/Tables';
import type { SqlCondition } from '../statements/SqlCondition';
import { selectWithProjectVersion } from '../statements/versioned';
import type { VersionWithHistoryHash, PackedIssueTerms } from './index/protocol';

export interface IssueTermsResult {
  at: VersionWithHistoryHash;
  pack: PackedIssueTerms;
}

/**
 * Reads the terms of a project's issues that meet a condition on `issue_text t`, lowest issue numbers first.
 */
export async function readIssueTerms(
  db: Kysely<Tables>,
  projectId: number,
  condition: SqlCondition,
  limit: number | null = null,
): Promise<IssueTermsResult> {
  const { version, value } = await selectWithProjectVersion<{
    numbers: Uint8Array | null;
    lines: string | null;
    mark: string | null;
  }>(
    db,
    projectId,
    ['numbers', 'lines', 'mark'],
    // Lexemes contain neither spaces nor line breaks (see tokens.ts).
    sql`SELECT string_agg(int4send(number), '') AS numbers,
        string_agg(array_to_string(tsvector_to_array(words), ' '), chr(10)) AS lines,
        (SELECT ${EVENT_HASH_EXPRESSION} FROM event e JOIN project v ON v.id = e.project_id AND v.version = e.sequence
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

/**
 * Reads the mark of a project version, which identifies the project's history up to this version. Returns an
 * empty string if the version has no event.
 */
export async function readHistoryHash(
  db: Kysely<Tables>,
  projectId: number,
  version: number,
): Promise<string> {
  const { rows } = await sql<{ mark: string }>`SELECT ${EVENT_HASH_EXPRESSION} AS mark FROM event e
    WHERE e.project_id = ${projectId} AND e.sequence = ${version}`.execute(db);
  return rows[0]?.mark ?? '';
}

/**
 * A hash of the event that led to a project version. If a backup was restored and the project then changed
 * differently, the event and its hash differ.
 */
const EVENT_HASH_EXPRESSION = sql`md5(e::text)`;

const DATABASE_ID_SETTING_KEY = 'search.database';

/** Returns the unique id of the database. It is created when it is first requested. */
export async function readDatabaseId(db: Kysely<Tables>): Promise<string> {
  await db
    .insertInto('setting')
    .values({ key: DATABASE_ID_SETTING_KEY, value: randomUUID() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', DATABASE_ID_SETTING_KEY)
    .executeTakeFirstOrThrow();
  return value;
}
