import { type Kysely, sql } from 'kysely';
import { SESSION_IDLE } from '../../../shared/limits';
import type { Tables } from '../tables';

/** A session or a token that is good, and what its person may. */
export interface StandingRow {
  kind: 'session' | 'token';
  id: number;
  administrator: boolean;
}

/** Of these sessions and tokens those that still sign somebody in. Served by the keys of both tables. */
export async function readStandings(
  db: Kysely<Tables>,
  sessions: readonly number[],
  tokens: readonly number[],
): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    SELECT good.kind, good.id, u.site_role = 'administrator' AS administrator
    FROM (SELECT 'session' AS kind, id, user_id FROM session
        WHERE id = ANY(${sessions}::int[]) AND used_at > now() - make_interval(secs => ${SESSION_IDLE / 1000})
      UNION ALL SELECT 'token', id, user_id FROM api_token
        WHERE id = ANY(${tokens}::int[]) AND (expires_at IS NULL OR expires_at > now())) good
    JOIN app_user u ON u.id = good.user_id WHERE NOT u.disabled`.execute(db);
  return rows;
}
