/** What the texts of an issue refer to: the users that they mention, and other issues. */
import { sql } from 'kysely';
import type { Transaction } from './transaction';
import { getEventKindCode } from '../../../shared/events/kinds';

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

/**
 * Returns the existing issues among `numbers` that have no `referenced` event from issue `from` yet. Served
 * by the index event_issue.
 */
export async function findUnrecordedIssueReferences(
  tx: Transaction,
  projectId: number,
  from: number,
  numbers: readonly number[],
): Promise<number[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<{ number: number }>`SELECT number FROM issue
    WHERE project_id = ${projectId} AND number = ANY(${numbers}::int[]) AND number <> ${from}
      AND NOT EXISTS (SELECT FROM event e
        WHERE e.project_id = ${projectId} AND e.issue_number = issue.number AND e.kind = ${getEventKindCode('referenced')}
          AND e.after = jsonb_build_object('number', ${from}::int))
    ORDER BY number`.execute(tx);
  return rows.map((row) => row.number);
}
