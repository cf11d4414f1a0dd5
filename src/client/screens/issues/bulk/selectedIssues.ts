import type { BulkUpdateIssuesInput } from '../../../components/bulk/bulkMutations';
import type { Selected } from '../selection/Selection';

/** What is selected, as the server takes it; a rule with the number that one saw, so that none that moved is changed unseen. */
export function selectedIssues(
  { all, ids }: Selected,
  query: string,
  count: number | null,
): Partial<Pick<BulkUpdateIssuesInput, 'query' | 'exceptIds' | 'ids' | 'expectedCount'>> {
  return all ? { query, exceptIds: [...ids], expectedCount: count } : { ids: [...ids] };
}
