import { type Kysely, sql } from 'kysely';
import { SESSION_IDLE } from '../../../shared/limits';
import type { Tables } from '../tables/Tables';

/** A session or a token that is good, and what its person may. */
export interface ValidCredential {
  kind: 'session' | 'token';
  id: number;
  administrator: boolean;
}

/** Of these sessions and tokens those that still sign somebody in. Served by the keys of both tables. */
export async function readValidCredentials(
  db: Kysely<Tables>,
  sessions: readonly number[],
  tokens: readonly number[],
): Promise<ValidCredential[]> {
  const { rows } = await sql<ValidCredential>`
    SELECT good.kind, good.id, u.site_role = 'administrator' AS administrator
    FROM (SELECT 'session' AS kind, id, user_id FROM session
        WHERE id = ANY(${sessions}::int[]) AND used_at > now() - make_interval(secs => ${SESSION_IDLE / 1000})
      UNION ALL SELECT 'token', id, user_id FROM api_token
        WHERE id = ANY(${tokens}::int[]) AND (expires_at IS NULL OR expires_at > now())) good
    JOIN app_user u ON u.id = good.user_id WHERE NOT u.disabled`.execute(db);
  return rows;
}
