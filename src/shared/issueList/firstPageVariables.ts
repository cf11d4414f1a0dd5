import { DEFAULT_LIST_PAGE_SIZE } from '../limits';
import { getGroupingFacetField, toGroupByInput } from './grouping';
import { getIssueListSortOrder, type IssueListUrlState } from './issueListUrlState';

/**
 * The variables of ListedIssuesQuery, the query for the first page of an issue list.
 *
 * @param anchorId id of the issue whose rank in the list is requested; null: none
 */
export function getFirstPageVariables(list: IssueListUrlState, anchorId: string | null) {
  const inProject = list.projectKey !== null;
  const isGroupedByLabel = getGroupingFacetField(list.group) === 'LABEL';
  return {
    inProject,
    projectKey: list.projectKey,
    query: list.query,
    orderBy: getIssueListSortOrder(list),
    groupBy: toGroupByInput(list.group),
    trees: list.trees,
    // A project's states have icons, which its workflow describes. The states of several projects have only colors.
    byState: inProject && list.group === 'state',
    hasColors: isGroupedByLabel || (!inProject && list.group === 'state'),
    first: DEFAULT_LIST_PAGE_SIZE,
    anchorId,
  };
}
