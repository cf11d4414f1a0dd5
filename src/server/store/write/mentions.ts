import { sql } from 'kysely';
import type { Transaction } from './transaction';

/**
 * Adds and removes mentions of users in an issue. Logins are in lower case; unknown logins are ignored. The login of a
 * placeholder that belongs to an account mentions the account.
 */
export async function addAndRemoveMentions(
  tx: Transaction,
  projectId: number,
  number: number,
  added: readonly string[],
  removed: readonly string[],
): Promise<void> {
  if (removed.length > 0) {
    await sql`DELETE FROM mention USING app_user u
      WHERE mention.project_id = ${projectId} AND mention.number = ${number}
        AND mention.user_id = coalesce(u.claimed_by_id, u.id) AND lower(u.login) = ANY(${removed}::text[])`.execute(
      tx,
    );
  }
  if (added.length > 0) {
    await sql`INSERT INTO mention (project_id, user_id, number)
      SELECT ${projectId}::int, coalesce(claimed_by_id, id), ${number}::int FROM app_user WHERE lower(login) = ANY(${added}::text[])
      ON CONFLICT DO NOTHING`.execute(tx);
  }
}
