import { type Kysely, sql } from 'kysely';
import { DEMO_LOGINS } from '../../../shared/demo';
import type { Tables } from '../tables/Tables';

/** A user of the demo that visitors can sign in as. */
export interface DemoMember {
  login: string;
  name: string;
  /** The highest role in any project, as an index of ROLES. */
  role: number;
  administrator: boolean;
}

/** Returns the demo's users with a password, administrators and higher roles first. */
export async function readDemoMembers(db: Kysely<Tables>): Promise<DemoMember[]> {
  const { rows } = await sql<DemoMember>`
    SELECT login, name, site_role = 'administrator' AS administrator,
      coalesce((SELECT max(role) FROM membership m WHERE m.user_id = u.id), 0) AS role
    FROM app_user u WHERE login = ANY(${[...DEMO_LOGINS]}::text[]) AND NOT disabled AND password_hash IS NOT NULL
    ORDER BY administrator DESC, role DESC, login`.execute(db);
  return rows;
}
