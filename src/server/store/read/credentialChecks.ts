import { type Kysely, sql } from 'kysely';
import { SESSION_IDLE_TIMEOUT_MS } from '../../../shared/limits';
import type { DatabaseTables } from '../tables/DatabaseTables';

/** An unexpired session or API token of an enabled user. */
export interface ValidCredential {
  kind: 'session' | 'token';
  id: number;
  /** Whether the user is an administrator. */
  administrator: boolean;
}

/**
 * Returns which of these sessions and API tokens are still valid. Served by the primary keys of both tables.
 */
export async function readValidCredentials(
  db: Kysely<DatabaseTables>,
  sessions: readonly number[],
  tokens: readonly number[],
): Promise<ValidCredential[]> {
  const { rows } = await sql<ValidCredential>`
    SELECT valid.kind, valid.id, u.site_role = 'administrator' AS administrator
    FROM (SELECT 'session' AS kind, id, user_id FROM session
        WHERE id = ANY(${sessions}::int[]) AND used_at > now() - make_interval(secs => ${SESSION_IDLE_TIMEOUT_MS / 1000})
      UNION ALL SELECT 'token', id, user_id FROM api_token
        WHERE id = ANY(${tokens}::int[]) AND (expires_at IS NULL OR expires_at > now())) valid
    JOIN app_user u ON u.id = valid.user_id WHERE NOT u.disabled`.execute(db);
  return rows;
}
