import { toGroupByInput } from '../../../../shared/issueList/grouping';
import { formatIssueColumns, parseIssueColumns } from '../../../../shared/issueList/issueColumns';
import {
  getIssueListSortOrder,
  type IssueListUrlState,
  type ListDensity,
} from '../../../../shared/issueList/issueListUrlState';

/** The list of the URL as the input of mutations of views. */
export function toSavedViewInput(list: IssueListUrlState) {
  const order = getIssueListSortOrder(list);
  const grouping = toGroupByInput(list.group);
  return {
    query: list.query,
    orderBy: order?.field ?? null,
    direction: order?.direction ?? 'DESC',
    groupBy: grouping?.field ?? null,
    labelScope: grouping?.labelScope ?? null,
    columns:
      (list.columns === null ? null : formatIssueColumns(parseIssueColumns(list.columns)))?.split('.') ?? [],
    trees: list.trees,
    density: list.density && (list.density.toUpperCase() as ListDensity),
  } as const;
}
