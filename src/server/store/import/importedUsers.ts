/** Placeholder users for people of another tracker, who are identified by their login in that tracker. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables/Tables';

export interface ImportedUser {
  /** Login in the other tracker, in lower case. */
  login_key: string;
  user_id: number;
}

/**
 * Finds the users that earlier imports created for logins of another tracker, or matched with them.
 * @param loginKeys logins in the other tracker, in lower case
 */
export async function findImportedUsers(
  db: Kysely<Tables>,
  system: string,
  loginKeys: readonly string[],
): Promise<ImportedUser[]> {
  const { rows } = await sql<ImportedUser>`
    SELECT login_key, user_id FROM user_source
    WHERE system = ${system} AND login_key = ANY (${[...loginKeys]}::text[])`.execute(db);
  return rows;
}

/**
 * Creates a placeholder user for each login of another tracker. If an account has the same login, the
 * placeholder's login is prefixed with the name of that tracker. Logins of accounts are in lower case; logins
 * of placeholders are spelled as in the other tracker.
 * @param logins the logins to create, by their lower-case form
 */
export async function createPlaceholderUsers(
  db: Kysely<Tables>,
  system: string,
  logins: ReadonlyMap<string, string>,
): Promise<ImportedUser[]> {
  const { rows } = await sql<ImportedUser>`
    WITH wanted AS (
      SELECT key, name, CASE
        WHEN EXISTS (SELECT FROM app_user WHERE login IN (key, name)) THEN ${`${system} `}::text || name
        ELSE name END AS login
      FROM unnest(${[...logins.keys()]}::text[], ${[...logins.values()]}::text[]) AS wanted (key, name)),
    created AS (
      INSERT INTO app_user (login, name, placeholder) SELECT login, name, true FROM wanted RETURNING id, login)
    INSERT INTO user_source (system, login_key, user_id)
    SELECT ${system}, wanted.key, created.id FROM wanted JOIN created USING (login)
    RETURNING login_key, user_id`.execute(db);
  return rows;
}
