import { sql } from 'kysely';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { buildAndVisibleIssueSql, type IssueVisibility } from '../../store/read/issueVisibility';
import { AdaptiveRowsPerStatement, forEachIssueNumberRange } from '../statements/issueNumberRanges';

/**
 * Counts the comments of all issues of a project that were not deleted. The issues are read in several statements, so
 * the count may include some of the changes made meanwhile.
 * @param visibility the issues whose comments are counted
 * @param highest the highest issue number of the project
 */
export async function countProjectComments(
  store: DatabaseStore,
  projectId: number,
  visibility: IssueVisibility,
  highest: number,
): Promise<number> {
  let count = 0;
  await forEachIssueNumberRange(new AdaptiveRowsPerStatement(store, false), highest, async (range) => {
    const { rows } = await sql<{ comments: number }>`
      SELECT coalesce(sum(i.comment_count), 0)::int AS comments FROM issue i
      WHERE i.project_id = ${projectId} AND ${range}${buildAndVisibleIssueSql(visibility, 'i')}`.execute(
      store.db,
    );
    count += rows[0]!.comments;
  });
  return count;
}
