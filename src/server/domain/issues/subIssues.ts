/** The sub-issues of an issue, and the progress of the tree below it. */
import type { IssueRow } from '../../store/read/issues';
import { countSubIssues, hasSubIssuePosition, readSubIssues } from '../../store/read/subIssues';
import {
  createForwardOnlyKeysetConnection,
  createInvalidCursorError,
  type PaginatedConnection,
  type PaginationArguments,
} from '../base/connection';
import type { RequestContext } from '../context/RequestContext';
import { requireIssueVisibility, requireVisibleProject } from '../projects/projects';
import { toIssueRowKey } from './issues';

/**
 * The direct sub-issues of an issue, in the order that users have given them. Parents are always in the same project.
 */
export const createSubIssueConnection = (
  context: RequestContext,
  issue: IssueRow,
  args: PaginationArguments,
): PaginatedConnection<IssueRow> => {
  const { db } = context.store;
  const key = toIssueRowKey(issue);
  const loadVisibility = async () =>
    requireIssueVisibility(context, await requireVisibleProject(context, issue.project_id));
  /** Number of all sub-issues, if the page contains them. */
  let completeCount: number | null = null;
  const connection: PaginatedConnection<IssueRow> = createForwardOnlyKeysetConnection(
    args,
    async (after, limit) => {
      const rows = await readSubIssues(db, key, after, limit, await loadVisibility());
      if (after === null && rows.length < limit) completeCount = rows.length;
      // The position of a deleted issue is unknown, so an empty page after it would look like the end of the list.
      if (after !== null && rows.length === 0 && !(await hasSubIssuePosition(db, key, after)))
        throw createInvalidCursorError();
      return rows;
    },
    ({ number }) => number,
    async () => {
      await connection.edges();
      return completeCount ?? countSubIssues(db, key, await loadVisibility());
    },
  );
  return connection;
};

/** Number of issues at all levels below an issue: all, or the closed ones. */
export async function loadSubIssueCount(
  context: RequestContext,
  issue: IssueRow,
  which: 'total' | 'closed',
): Promise<number> {
  return (await context.load.subIssueProgress.load(toIssueRowKey(issue)))?.[which] ?? 0;
}
