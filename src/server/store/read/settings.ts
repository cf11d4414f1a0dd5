/** Settings of the installation. */
import type { Kysely } from 'kysely';
import type { Tables } from '../tables/Tables';

/** Whether an installation setting exists, with any value. */
export async function hasStoredSetting(db: Kysely<Tables>, key: string): Promise<boolean> {
  const setting = await db.selectFrom('setting').select('key').where('key', '=', key).executeTakeFirst();
  return setting !== undefined;
}

/** Reads an installation setting. Returns null if it does not exist. */
export async function readStoredSetting(db: Kysely<Tables>, key: string): Promise<string | null> {
  const setting = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return setting?.value ?? null;
}
