/** Rows of profile pictures. The address of the picture in use is in `app_user.avatar_url`. */
import { sql } from 'kysely';
import { PICTURES_PROJECT_ID } from '../../../shared/files';
import { parsePictureUrl } from '../../../shared/pictures';
import type { Transaction } from './transaction';

/** Returns the address of a user's picture, and locks the user so that it does not change before the transaction ends. */
export async function lockPictureUrl(tx: Transaction, userId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('app_user')
    .select('avatar_url')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row?.avatar_url ?? null;
}

/**
 * Records that a picture is in use. The lock on its row keeps the cleanup from removing it meanwhile.
 * @returns whether the user has uploaded such a picture and it is not in use yet
 */
export async function markPictureAsUsed(tx: Transaction, userId: number, url: string): Promise<boolean> {
  const { rows } = await sql`UPDATE file SET unattached_since = NULL
    WHERE project_id = ${PICTURES_PROJECT_ID} AND id = ${parsePictureUrl(url)} AND uploader_id = ${userId}
      AND state = 'stored' AND unattached_since IS NOT NULL RETURNING id`.execute(tx);
  return rows.length > 0;
}

/**
 * Marks a user's picture for removal by the next cleanup.
 * @param url address of the user's previous picture; one on another server, or null, has nothing to remove
 */
export async function markPictureForRemoval(tx: Transaction, url: string | null): Promise<void> {
  await sql`UPDATE file SET state = 'removing', unattached_since = now()
    WHERE project_id = ${PICTURES_PROJECT_ID} AND id = ${url === null ? null : parsePictureUrl(url)}`.execute(
    tx,
  );
}
