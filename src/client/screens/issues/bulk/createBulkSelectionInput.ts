import type { BulkUpdateIssuesInput } from '../../../components/bulk/bulkMutations';
import type { IssueSelectionState } from '../selection/IssueSelection';

/**
 * Converts the selected issues to arguments of a bulk change. If all matching issues are selected, the count
 * that the user saw is sent as well: the server rejects the change if the number of matching issues differs
 * by then.
 */
export function createBulkSelectionInput(
  { all, ids }: IssueSelectionState,
  query: string,
  count: number | null,
): Partial<Pick<BulkUpdateIssuesInput, 'query' | 'exceptIds' | 'ids' | 'expectedCount'>> {
  return all ? { query, exceptIds: [...ids], expectedCount: count } : { ids: [...ids] };
}
