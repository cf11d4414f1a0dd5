import { type Kysely, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';

export interface StoredMention {
  user_id: number;
  number: number;
}

/** Maximum number of mentions that one statement reads. */
const MENTIONS_PER_PAGE = 20_000;

/** Returns a page of the mentions in a project, ordered by user and issue. Served by the primary key. */
export async function readMentions(
  db: Kysely<DatabaseTables>,
  projectId: number,
  after: StoredMention | null,
): Promise<StoredMention[]> {
  const { rows } = await sql<StoredMention>`
    SELECT user_id, number FROM mention
    WHERE project_id = ${projectId} AND (user_id, number) > (${after?.user_id ?? 0}::int, ${after?.number ?? 0}::int)
    ORDER BY user_id, number LIMIT ${MENTIONS_PER_PAGE}`.execute(db);
  return rows;
}
