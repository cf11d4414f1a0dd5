/** Removes the name of the tracker from logins of imported users, where no other user has the login without it. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of MIGRATION_STATEMENTS) await sql.raw(statement).execute(db);
}

const MIGRATION_STATEMENTS = [
  // Serves queries for people by their login in the tracker that they were imported from.
  `CREATE INDEX user_source_login_key ON user_source (login_key)`,
  `UPDATE app_user SET login = name FROM user_source
    WHERE user_source.user_id = app_user.id AND placeholder AND login = system || ' ' || name
      AND NOT EXISTS (SELECT FROM app_user AS other WHERE other.login IN (app_user.name, login_key))`,
];
