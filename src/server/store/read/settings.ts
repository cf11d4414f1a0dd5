/** What an install keeps about itself. */
import type { Kysely } from 'kysely';
import type { Tables } from '../tables/Tables';

/** Whether a setting was made, whatever its value. Served by the table's key. */
export async function hasSetting(db: Kysely<Tables>, key: string): Promise<boolean> {
  const setting = await db.selectFrom('setting').select('key').where('key', '=', key).executeTakeFirst();
  return setting !== undefined;
}

/** Null: it was never made. Served by the table's key. */
export async function readSetting(db: Kysely<Tables>, key: string): Promise<string | null> {
  const setting = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return setting?.value ?? null;
}
