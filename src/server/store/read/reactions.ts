import { type Kysely, sql } from 'kysely';
import { REACTION_USERS_MAX, VOTE_REACTION_CODE } from '../../../shared/reactions';
import type { DatabaseTables } from '../tables/DatabaseTables';

/** Project id, issue number, and comment id or 0 for the issue itself. */
export type ReactionSubject = `${number}:${number}:${number}`;

/** The reactions of one kind to a subject. */
export interface ReactionRow {
  project_id: number;
  number: number;
  comment_id: number;
  /** Index in REACTION_CONTENTS. */
  content: number;
  count: number;
  /** Whether the viewer is one of the users. */
  is_own: boolean;
  /** Ids of the first users, at most REACTION_USERS_MAX. */
  user_ids: number[];
}

/**
 * Returns the reactions to issues and comments by kind. Votes are the thumbs-up of issues; those of an import, which have no
 * users, are not counted. Served by the primary keys of `reaction` and `vote`.
 */
export async function readReactions(
  db: Kysely<DatabaseTables>,
  viewerId: number,
  subjects: readonly ReactionSubject[],
): Promise<ReactionRow[]> {
  const keys = subjects.map((subject) => subject.split(':').map(Number));
  const [projectIds, numbers, comments] = [0, 1, 2].map((part) => keys.map((key) => key[part]!));
  const { rows } = await sql<ReactionRow>`
    WITH wanted AS (
      SELECT * FROM unnest(${projectIds}::int[], ${numbers}::int[], ${comments}::int[])
        AS wanted (project_id, number, comment_id))
    SELECT project_id, number, comment_id, content::int AS content, count(*)::int AS count,
      bool_or(user_id = ${viewerId}::int) AS is_own,
      (array_agg(user_id ORDER BY created_at, user_id))[1:${sql.lit(REACTION_USERS_MAX)}] AS user_ids
    FROM (
      SELECT project_id, number, comment_id, content, user_id, created_at
      FROM wanted JOIN reaction USING (project_id, number, comment_id)
      UNION ALL
      SELECT project_id, number, comment_id, ${sql.lit(VOTE_REACTION_CODE)}, user_id, created_at
      FROM wanted JOIN vote USING (project_id, number) WHERE comment_id = 0
    ) given
    GROUP BY project_id, number, comment_id, content ORDER BY content`.execute(db);
  return rows;
}
