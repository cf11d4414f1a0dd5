/** Placeholder users for people of another tracker, who are identified by their login in that tracker. */
import { type Kysely, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { Transaction } from '../write/transaction';

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
  db: Kysely<DatabaseTables>,
  system: string,
  loginKeys: readonly string[],
): Promise<ImportedUser[]> {
  const { rows } = await sql<ImportedUser>`
    SELECT login_key, user_id FROM user_source
    WHERE system = ${system} AND login_key = ANY (${[...loginKeys]}::text[])`.execute(db);
  return rows;
}

/** Locks the mapping of logins to users until the transaction ends, so that only one import at a time creates users. */
export async function lockImportedUsers(tx: Transaction): Promise<void> {
  await sql`LOCK TABLE user_source IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
}

/**
 * Creates a placeholder user for each login of another tracker. The placeholder's name is the login as it is spelled
 * in the other tracker. Its login is the same or, if another user has it, prefixed with the name of that tracker.
 * Leaves out logins that another transaction has just given to a new account. The caller has locked the imported
 * users.
 * @param logins the logins to create, by their lower-case form
 */
export async function createPlaceholderUsers(
  tx: Transaction,
  system: string,
  logins: ReadonlyMap<string, string>,
): Promise<ImportedUser[]> {
  const { rows } = await sql<ImportedUser>`
    WITH wanted AS (
      SELECT source.key, source.name, CASE
        WHEN EXISTS (SELECT FROM app_user WHERE app_user.login IN (source.key, source.name))
          THEN ${`${system} `}::text || source.name
        ELSE source.name END AS login
      FROM unnest(${[...logins.keys()]}::text[], ${[...logins.values()]}::text[]) AS source (key, name)),
    created AS (
      INSERT INTO app_user (login, name, placeholder) SELECT login, name, true FROM wanted
      ON CONFLICT (login) DO NOTHING RETURNING id, login)
    INSERT INTO user_source (system, login_key, user_id)
    SELECT ${system}, wanted.key, created.id FROM wanted JOIN created USING (login)
    RETURNING login_key, user_id`.execute(tx);
  return rows;
}
