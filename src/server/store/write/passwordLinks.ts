/** Creates and consumes single-use links for choosing a password. */
import type { Insertable } from 'kysely';
import type { PasswordLinkTableSchema } from '../tables/identityTables';
import type { Transaction } from './transaction';

/**
 * Inserts a password link. Earlier links stay valid: otherwise, anyone who requests a password reset could invalidate a
 * link that an administrator sent.
 */
export async function insertPasswordLink(
  tx: Transaction,
  link: Insertable<PasswordLinkTableSchema>,
): Promise<void> {
  await tx.insertInto('password_link').values(link).execute();
}

/** Inserts a password link and deletes the user's earlier links. */
export async function replacePasswordLink(
  tx: Transaction,
  link: Insertable<PasswordLinkTableSchema>,
): Promise<void> {
  await deletePasswordLinks(tx, link.user_id);
  await insertPasswordLink(tx, link);
}

export async function deletePasswordLinks(tx: Transaction, userId: number): Promise<void> {
  await tx.deleteFrom('password_link').where('user_id', '=', userId).execute();
}

/**
 * Deletes the unexpired password link with this secret. Returns the id of its user, or null if there is no
 * such link.
 */
export async function consumePasswordLink(tx: Transaction, secretHash: string): Promise<number | null> {
  const deleted = await tx
    .deleteFrom('password_link')
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', new Date())
    .returning('user_id')
    .executeTakeFirst();
  return deleted?.user_id ?? null;
}
