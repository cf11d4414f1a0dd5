import { DEFAULT_LIST_PAGE_SIZE } from '../limits';
import { getGroupingFacetField, toGroupByInput } from './grouping';
import { getIssueListSortOrder, type IssueListUrlState } from './issueListUrlState';

/**
 * The variables of IssuesRowsQuery, the query for the first page of the issue list of a project.
 *
 * @param anchorId id of the issue whose rank in the list is requested; null: none
 */
export const getFirstIssueListPageVariables = (list: IssueListUrlState, anchorId: string | null) => ({
  key: list.projectKey ?? '',
  byState: list.group === 'state',
  byLabel: isGroupedByLabel(list),
  ...getFirstPageVariables(list, anchorId),
});

/** The variables of SearchRowsQuery, the same for the list of all projects. */
export const getFirstSearchPageVariables = (list: IssueListUrlState, anchorId: string | null) => ({
  hasColors: list.group === 'state' || isGroupedByLabel(list),
  ...getFirstPageVariables(list, anchorId),
});

const isGroupedByLabel = ({ group }: IssueListUrlState): boolean => getGroupingFacetField(group) === 'LABEL';

const getFirstPageVariables = (list: IssueListUrlState, anchorId: string | null) => ({
  query: list.query,
  orderBy: getIssueListSortOrder(list),
  groupBy: toGroupByInput(list.group),
  first: DEFAULT_LIST_PAGE_SIZE,
  anchorId,
});
