/** The id of the database. An index on disk contains the id of its database, so that it is not used for another one. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';

const DATABASE_ID_SETTING_KEY = 'search.database';

/** Returns the unique id of the database. It is created when it is first requested. */
export async function readDatabaseId(db: Kysely<DatabaseTables>): Promise<string> {
  const existing = await findDatabaseId(db);
  if (existing !== undefined) return existing;
  await insertDatabaseIdIfAbsent(db, randomUUID());
  return (await findDatabaseId(db))!;
}

/**
 * Replaces the id by a new one, and returns it. Called after a backup was restored, because the id is that of the database
 * that was backed up.
 */
export async function replaceDatabaseId(db: Kysely<DatabaseTables>): Promise<string> {
  await db.deleteFrom('setting').where('key', '=', DATABASE_ID_SETTING_KEY).execute();
  return readDatabaseId(db);
}

export async function insertDatabaseIdIfAbsent(db: Kysely<DatabaseTables>, id: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key: DATABASE_ID_SETTING_KEY, value: id })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Returns the unique id of the database, or undefined if none was requested since it was created or restored. */
export async function findDatabaseId(db: Kysely<DatabaseTables>): Promise<string | undefined> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', DATABASE_ID_SETTING_KEY)
    .executeTakeFirst();
  return row?.value;
}
