import { sql } from 'kysely';
import { getEventKindCode } from '../../../shared/issue';
import type { Transaction } from './transaction';

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
