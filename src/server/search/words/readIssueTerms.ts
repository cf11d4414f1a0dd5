/** Reads the terms of issues for the word index. One statement reads many issues. */
import { type Kysely, sql } from 'kysely';
import type { DatabaseTables } from '../../store/tables/DatabaseTables';
import type { SqlCondition } from '../statements/SqlCondition';
import { selectWithProjectVersion } from '../statements/versioned';
import { EVENT_HASH_EXPRESSION } from '../indexing/readProjectHistoryHash';
import type { ProjectVersionWithHistoryHash, PackedIssueTerms } from './index/protocol';

export interface IssueTermsResult {
  at: ProjectVersionWithHistoryHash;
  pack: PackedIssueTerms;
}

/**
 * Reads the terms of a project's issues that meet a condition on `issue_text t`, lowest issue numbers first.
 */
export async function readIssueTerms(
  db: Kysely<DatabaseTables>,
  projectId: number,
  condition: SqlCondition,
  limit: number | null = null,
): Promise<IssueTermsResult> {
  const { version, value } = await selectWithProjectVersion<{
    numbers: Uint8Array | null;
    lines: string | null;
    history_hash: string | null;
  }>(
    db,
    projectId,
    ['numbers', 'lines', 'history_hash'],
    // Lexemes contain neither spaces nor line breaks (see tokens.ts). The version is read by a subquery instead of a
    // join: until the statistics know a project that is being imported, a join would read all of its events.
    sql`SELECT string_agg(int4send(number), '') AS numbers,
        string_agg(array_to_string(tsvector_to_array(words), ' '), chr(10)) AS lines,
        (SELECT ${EVENT_HASH_EXPRESSION} FROM event e WHERE e.project_id = ${projectId}
          AND e.sequence = (SELECT version FROM project WHERE id = ${projectId})) AS history_hash
      FROM (SELECT t.number, t.words FROM issue_text t
        WHERE t.project_id = ${projectId} AND ${condition} ORDER BY t.number LIMIT ${limit}::int) texts`,
  );
  const row = value[0];
  return {
    at: { version, historyHash: row?.history_hash ?? '' },
    pack: { numbers: row?.numbers ?? new Uint8Array(0), lines: row?.lines ?? '' },
  };
}
