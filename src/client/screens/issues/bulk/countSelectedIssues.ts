import type { IssueSelection, IssueSelectionState } from '../selection/IssueSelection';
import type { IssueListStore, IssueListStoreState } from '../view/IssueListStore';
import { getExactIssueCount } from '../view/totals';

/** The number of selected issues of a list; null: all are selected and the exact number is not known yet. */
export function countSelectedIssues(
  view: IssueListStore,
  viewState: IssueListStoreState,
  selection: IssueSelection,
  { all }: IssueSelectionState,
): number | null {
  const total = getExactIssueCount(view, viewState);
  return all && total === null ? null : selection.countSelectedIssues(total ?? 0, viewState.mismatched);
}
