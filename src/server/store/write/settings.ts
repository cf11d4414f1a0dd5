/** Writes settings of the installation. */
import type { Transaction } from './transaction';

export async function upsertSetting(tx: Transaction, key: string, value: string): Promise<void> {
  await tx
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Inserts an installation setting unless it exists. Returns the stored value. */
export async function insertSettingIfAbsent(tx: Transaction, key: string, value: string): Promise<string> {
  await tx
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const setting = await tx
    .selectFrom('setting')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return setting.value;
}

/**
 * Deletes an installation setting if it has this value. Returns true for only one of several concurrent
 * calls.
 */
export async function deleteSettingIfEqual(tx: Transaction, key: string, value: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('setting')
    .where('key', '=', key)
    .where('value', '=', value)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
