import { sql } from 'kysely';
import type { DatabaseStore } from '../../store/DatabaseStore';

/**
 * Returns the ids of the projects in which issues, or open issues, are assigned to a user. Served by the index
 * issue_assignees.
 */
export async function readProjectsWithAssignedIssues(
  { db }: DatabaseStore,
  userId: number,
  projectIds: readonly number[],
  state: 'open' | 'any',
): Promise<Set<number>> {
  if (projectIds.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT project_id AS id FROM issue
    WHERE assignee_ids @> ARRAY[${userId}]::int[] AND (${state} = 'any' OR closed_at IS NULL)
      AND project_id = ANY(${projectIds}::int[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
