/** The keyboard shortcuts that people have chosen for commands instead of the default ones. */
import type { Kysely } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { Transaction } from './transaction';

export interface CommandKeysRow {
  command: string;
  keys: string;
}

export function readCommandKeys(db: Kysely<DatabaseTables>, userId: number): Promise<CommandKeysRow[]> {
  return db
    .selectFrom('command_keys')
    .select(['command', 'keys'])
    .where('user_id', '=', userId)
    .orderBy('command')
    .execute();
}

export async function replaceCommandKeys(
  tx: Transaction,
  userId: number,
  rows: readonly CommandKeysRow[],
): Promise<void> {
  await tx.deleteFrom('command_keys').where('user_id', '=', userId).execute();
  if (rows.length === 0) return;
  const values = rows.map(({ command, keys }) => ({ user_id: userId, command, keys }));
  await tx.insertInto('command_keys').values(values).execute();
}
