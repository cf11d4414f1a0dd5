import type { BulkUpdateIssuesInput } from '../../../components/bulk/bulkMutations';
import type { SelectionState } from '../selection/Selection';

/**
 * The selection as arguments of a bulk change. "All matching" is sent with the count that the user saw: the server
 * rejects the change if other issues match by then.
 */
export function selectedIssues(
  { all, ids }: SelectionState,
  query: string,
  count: number | null,
): Partial<Pick<BulkUpdateIssuesInput, 'query' | 'exceptIds' | 'ids' | 'expectedCount'>> {
  return all ? { query, exceptIds: [...ids], expectedCount: count } : { ids: [...ids] };
}
