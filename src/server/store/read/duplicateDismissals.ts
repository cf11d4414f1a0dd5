import { type Kysely, sql } from 'kysely';
import { getIssueLinkKindCode } from '../../../shared/issue';
import type { DatabaseTables } from '../tables/DatabaseTables';

/**
 * Returns the other issues of dismissed pairs, by issue number. Issues without a dismissal are left out. A dismissal
 * has no effect while both issues are linked as duplicates. Served by the primary key and the index
 * duplicate_dismissal_other.
 */
export async function readDismissedDuplicates(
  db: Kysely<DatabaseTables>,
  projectId: number,
  numbers: readonly number[],
): Promise<Map<number, Set<number>>> {
  const { rows } = await sql<{ number: number; other: number }>`
    SELECT number, other FROM (
      SELECT number, other_number AS other FROM duplicate_dismissal
      WHERE project_id = ${projectId} AND number = ANY(${numbers}::int[])
      UNION ALL
      SELECT other_number, number FROM duplicate_dismissal
      WHERE project_id = ${projectId} AND other_number = ANY(${numbers}::int[])) dismissed
    WHERE NOT EXISTS (SELECT FROM issue_link link
      WHERE link.project_id = ${projectId} AND link.to_project_id = ${projectId}
        AND link.kind = ${getIssueLinkKindCode('duplicates')}
        AND (link.number, link.to_number) IN ((dismissed.number, other), (other, dismissed.number)))`.execute(
    db,
  );
  const dismissed = new Map<number, Set<number>>();
  for (const { number, other } of rows)
    dismissed.set(number, (dismissed.get(number) ?? new Set()).add(other));
  return dismissed;
}
