/** Placeholder users for people of another tracker, who are identified by a key: their login in that tracker, or an id. */
import { type Kysely, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { Transaction } from '../write/transaction';

export interface ImportedUser {
  /** Key of the person in the other tracker, in lower case: the login, or an id if logins are not unique. */
  login_key: string;
  user_id: number;
}

/**
 * Finds the users that earlier imports created for people of another tracker, or matched with them.
 * @param loginKeys keys of people in the other tracker, in lower case
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

/** Adds keys of users in other trackers. Keys that already exist keep their users. */
export async function insertImportedUserKeys(
  tx: Transaction,
  keys: readonly { system: string; login_key: string; user_id: number }[],
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .insertInto('user_source')
    .values(keys)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface NewImportedUser {
  /** See `ImportedUser.login_key`. */
  key: string;
  login: string;
  name: string;
}

/**
 * Creates a placeholder user for each of these people of another tracker. Its login is the given one. If another person
 * of that tracker has it, a number is appended ("jane-2"); if an account or a person of another tracker has it, it is
 * prefixed with the name of the tracker. Leaves out people whose login another transaction has just given to a new
 * account. The caller has locked the imported users.
 * @param people have different logins, ignoring case
 */
export async function createPlaceholderUsers(
  tx: Transaction,
  system: string,
  people: readonly NewImportedUser[],
): Promise<ImportedUser[]> {
  const prefix = `${system} `;
  const { rows } = await sql<ImportedUser>`
    WITH source AS (
      SELECT * FROM unnest(${people.map(({ key }) => key)}::text[], ${people.map(({ login }) => login)}::text[],
        ${people.map(({ name }) => name)}::text[]) AS person (key, login, name)),
    distinct_login AS (
      SELECT key, name, CASE
        WHEN EXISTS (SELECT FROM app_user JOIN user_source ON user_id = app_user.id AND system = ${system}
            WHERE lower(app_user.login) IN (lower(source.login), ${prefix}::text || lower(source.login)))
          THEN (SELECT source.login || '-' || suffix FROM generate_series(2, ${PEOPLE_PER_LOGIN_MAX}::int) AS suffix
            WHERE NOT EXISTS (SELECT FROM app_user WHERE lower(app_user.login) IN
              (lower(source.login || '-' || suffix), ${prefix}::text || lower(source.login || '-' || suffix)))
            ORDER BY suffix LIMIT 1)
        ELSE source.login END AS login
      FROM source),
    wanted AS (
      SELECT key, name, CASE
        WHEN EXISTS (SELECT FROM app_user WHERE app_user.login IN (lower(distinct_login.login), distinct_login.login))
          THEN ${prefix}::text || distinct_login.login
        ELSE distinct_login.login END AS login
      FROM distinct_login),
    created AS (
      INSERT INTO app_user (login, name, placeholder) SELECT login, name, true FROM wanted
      ON CONFLICT (login) DO NOTHING RETURNING id, login)
    INSERT INTO user_source (system, login_key, user_id)
    SELECT ${system}, wanted.key, created.id FROM wanted JOIN created USING (login)
    RETURNING login_key, user_id`.execute(tx);
  return rows;
}

/** Maximum number of people of a tracker with the same login, far above that of any known tracker. */
const PEOPLE_PER_LOGIN_MAX = 100_000;
