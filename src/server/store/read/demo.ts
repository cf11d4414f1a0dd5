import { type Kysely, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';

/** Logins of the users of a demo installation that can sign in. */
const DEMO_LOGINS = ['admin', 'maintainer', 'developer', 'triager', 'reporter', 'reader'] as const;

/** A user of the demo as whom visitors can sign in. */
export interface DemoMember {
  login: string;
  name: string;
  /** The user's highest role in any project, as an index of ROLES. */
  role: number;
  administrator: boolean;
}

/** Returns the demo's users with a password: administrators first, then by role, highest first. */
export async function readDemoMembers(db: Kysely<DatabaseTables>): Promise<DemoMember[]> {
  const { rows } = await sql<DemoMember>`
    SELECT login, name, site_role = 'administrator' AS administrator,
      coalesce((SELECT max(role) FROM membership m WHERE m.user_id = u.id), 0) AS role
    FROM app_user u WHERE login = ANY(${[...DEMO_LOGINS]}::text[]) AND NOT disabled AND password_hash IS NOT NULL
    ORDER BY administrator DESC, role DESC, login`.execute(db);
  return rows;
}
