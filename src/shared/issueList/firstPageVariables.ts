import { DEFAULT_LIST_PAGE_SIZE } from '../limits';
import { getGroupingFacetField, toGroupByInput } from './grouping';
import { getIssueListSortOrder, type IssueListUrlState } from './issueListUrlState';

/**
 * The variables of IssuesRowsQuery, the query for the first page of an issue list.
 *
 * @param anchorId id of the issue whose rank in the list is requested; null: none
 */
export function getFirstIssueListPageVariables(list: IssueListUrlState, anchorId: string | null) {
  const { projectKey: key, query, group } = list;
  return {
    key,
    query,
    orderBy: getIssueListSortOrder(list),
    groupBy: toGroupByInput(group),
    byState: group === 'state',
    byLabel: getGroupingFacetField(group) === 'LABEL',
    first: DEFAULT_LIST_PAGE_SIZE,
    anchorId,
  };
}
