/** What an install keeps about itself, as it changes. */
import type { Transaction } from './transaction';

export async function putSetting(tx: Transaction, key: string, value: string): Promise<void> {
  await tx
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Keeps a value unless there is one; answers the one that is kept. */
export async function putSettingIfAbsent(tx: Transaction, key: string, value: string): Promise<string> {
  await tx
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const kept = await tx
    .selectFrom('setting')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return kept.value;
}

/** Removes a setting if it has this value; whoever else tries the same meanwhile is too late. */
export async function deleteSettingIfEqual(tx: Transaction, key: string, value: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('setting')
    .where('key', '=', key)
    .where('value', '=', value)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
