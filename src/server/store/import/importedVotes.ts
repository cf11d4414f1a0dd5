import { sql } from 'kysely';
import { incrementIssueVersionsOnly } from '../write/issues';
import type { Transaction } from '../write/transaction';

/**
 * Updates the numbers of votes in the source tracker, and the vote counts that include them: those of the issues or,
 * for duplicates, of their canonical issues.
 * @param votes the new numbers, by issue number; the versions of these issues are raised by the caller
 * @returns the canonical issues, whose versions are raised
 */
export async function updateImportedVotes(
  tx: Transaction,
  projectId: number,
  votes: ReadonlyMap<number, number>,
): Promise<number[]> {
  if (votes.size === 0) return [];
  const { rows } = await sql<{ number: number }>`
    WITH RECURSIVE new_votes AS (
      SELECT number, votes FROM unnest(${[...votes.keys()]}::int[], ${[...votes.values()]}::int[]) AS new_votes (number, votes)),
    chain (origin, number) AS (
      SELECT number, number FROM new_votes
      UNION
      SELECT origin, transfer.to_number FROM chain JOIN duplicate_transfer transfer USING (number)
      WHERE transfer.project_id = ${projectId}),
    difference AS (
      SELECT chain.number, sum(new_votes.votes - coalesce(imported.votes, 0))::int AS votes
      FROM chain JOIN new_votes ON new_votes.number = chain.origin
      LEFT JOIN imported_vote imported ON imported.project_id = ${projectId} AND imported.number = chain.origin
      WHERE NOT EXISTS (SELECT FROM duplicate_transfer further
        WHERE further.project_id = ${projectId} AND further.number = chain.number)
      GROUP BY chain.number)
    UPDATE issue SET vote_count = vote_count + difference.votes FROM difference
    WHERE project_id = ${projectId} AND issue.number = difference.number AND difference.votes <> 0
    RETURNING issue.number`.execute(tx);
  await sql`INSERT INTO imported_vote (project_id, number, votes)
    SELECT ${projectId}::int, number, votes
    FROM unnest(${[...votes.keys()]}::int[], ${[...votes.values()]}::int[]) AS new_votes (number, votes)
    ON CONFLICT (project_id, number) DO UPDATE SET votes = excluded.votes`.execute(tx);
  const others = rows.map(({ number }) => number).filter((number) => !votes.has(number));
  await incrementIssueVersionsOnly(tx, projectId, others);
  return others.sort((a, b) => a - b);
}
