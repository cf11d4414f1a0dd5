/** The id of the database. An index on disk contains the id of its database, so that it is not used for another one. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';

const DATABASE_ID_SETTING_KEY = 'search.database';

/** Returns the unique id of the database. It is created when it is first requested. */
export async function readDatabaseId(db: Kysely<DatabaseTables>): Promise<string> {
  const existing = await findDatabaseId(db);
  if (existing !== undefined) return existing;
  await db
    .insertInto('setting')
    .values({ key: DATABASE_ID_SETTING_KEY, value: randomUUID() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await findDatabaseId(db))!;
}

/** Deletes the id. Called after a backup was restored, because the id is that of the database that was backed up. */
export async function deleteDatabaseId(db: Kysely<DatabaseTables>): Promise<void> {
  await db.deleteFrom('setting').where('key', '=', DATABASE_ID_SETTING_KEY).execute();
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
