/** Links by which someone chooses a password. */
import type { Insertable } from 'kysely';
import type { PasswordLinkTable } from '../tables/identityTables';

import type { Transaction } from './transaction';

/** One a person: the one before is good no more. */
export async function putPasswordLink(tx: Transaction, link: Insertable<PasswordLinkTable>): Promise<void> {
  await deletePasswordLinks(tx, link.user_id);
  await tx.insertInto('password_link').values(link).execute();
}

export async function deletePasswordLinks(tx: Transaction, userId: number): Promise<void> {
  await tx.deleteFrom('password_link').where('user_id', '=', userId).execute();
}

/** Whose link it is, which is good no more from then on; null: there is none, or it has ended. */
export async function consumePasswordLink(tx: Transaction, secretHash: string): Promise<number | null> {
  const taken = await tx
    .deleteFrom('password_link')
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', new Date())
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id ?? null;
}
