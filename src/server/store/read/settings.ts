/** Settings of the installation. */
import type { Kysely } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';

/** Whether an installation setting exists, with any value. */
export async function hasStoredSetting(db: Kysely<DatabaseTables>, key: string): Promise<boolean> {
  const setting = await db.selectFrom('setting').select('key').where('key', '=', key).executeTakeFirst();
  return setting !== undefined;
}

/** Reads an installation setting. Returns null if it does not exist. */
export async function readStoredSetting(db: Kysely<DatabaseTables>, key: string): Promise<string | null> {
  const setting = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return setting?.value ?? null;
}
