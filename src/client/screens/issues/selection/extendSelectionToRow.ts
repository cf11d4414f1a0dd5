import { DEFAULT_LIST_PAGE_SIZE, SELECTED_ISSUES_MAX } from '../../../../shared/limits';
import { formatCount } from '../../../ui/format';
import type { IssueRowModel } from '../rowModel/GroupedRows';
import type { IssueListStore } from '../view/IssueListStore';
import type { SelectionRangeAnchor, IssueSelection } from './IssueSelection';
import { fetchIssueIdsByRank, type IssueRankRange } from './SelectionRangeQuery';

interface SelectableIssueList {
  view: IssueListStore;
  rows: IssueRowModel;
  selection: IssueSelection;
}

const TOO_MANY_SELECTED_MESSAGE = `At most ${formatCount(SELECTED_ISSUES_MAX)} issues can be selected one by one. Select all matching issues and deselect the exceptions.`;

/**
 * Selects the issues from the selection's anchor to a row, except those in collapsed groups. Ids of issues
 * that are not loaded are fetched in the background; the response is dropped if the selection has changed by
 * then.
 *
 * @param from the row that becomes the anchor if there is none
 */
export async function extendSelectionToRow(
  list: SelectableIssueList,
  from: number,
  to: number,
): Promise<void> {
  const { view, rows, selection } = list;
  const rank = rows.getIssueRankByRow(to);
  const anchor: SelectionRangeAnchor = {
    ...getSelectionRangeAnchor(list, rows.getIssueRankByRow(from)),
    to: rank,
  };
  selection.setRangeAnchor(anchor);
  const ends = [rows.getRowByIssueRank(anchor.rank), to].sort((a, b) => a - b);
  const runs = rows
    .splitIntoHeadersAndIssueRanges({ first: ends[0]!, end: ends[1]! + 1 }, DEFAULT_LIST_PAGE_SIZE)
    .flatMap((run) => (run.kind === 'issues' ? [{ first: run.rank, count: run.count }] : []));
  const count = runs.reduce((sum, run) => sum + run.count, 0);
  if (count + anchor.base.ids.size > SELECTED_ISSUES_MAX)
    return selection.setSelectionMessage(TOO_MANY_SELECTED_MESSAGE);
  const known = runs.flatMap((run) => getLoadedIssueIds(view, run) ?? []);
  selection.setIssuesSelected(known, anchor.selects, anchor.base);
  const missing = runs.filter((run) => getLoadedIssueIds(view, run) === null);
  if (missing.length === 0) return;
  selection.setSelectionMessage(`Selecting ${formatCount(count)}…`);
  const before = selection.state;
  try {
    const fetched = await fetchIssueIdsByRank(view, missing);
    if (selection.anchor !== anchor || selection.state !== before) return;
    selection.setIssuesSelected([...known, ...fetched], anchor.selects, anchor.base);
  } catch (error) {
    if (selection.anchor !== anchor) return;
    selection.setSelectionMessage(`Some issues could not be selected: ${(error as Error).message}`);
  }
}

/**
 * The selection's current anchor if it belongs to this list and the range continues from it; otherwise a new
 * one at the row `from`.
 */
function getSelectionRangeAnchor(
  { view, selection }: SelectableIssueList,
  from: number,
): SelectionRangeAnchor {
  const { anchor } = selection;
  if (anchor?.view === view && (anchor.to === from || anchor.rank === from)) return anchor;
  return { view, rank: from, selects: true, base: selection.state, to: from };
}

/** The ids of the issues in a range of ranks; null if not all of them are loaded. */
function getLoadedIssueIds(view: IssueListStore, { first, count }: IssueRankRange): string[] | null {
  const ids = Array.from({ length: count }, (_, i) => view.getIssueIdByRank(first + i));
  return ids.every((id) => id !== null) ? ids : null;
}

/**
 * Selects all issues of a group, or deselects them if all are selected. Their ids are fetched; the response is dropped
 * if the selection has changed by then.
 */
export async function toggleGroupSelection(
  { view, rows, selection }: SelectableIssueList,
  group: number,
): Promise<void> {
  const { count } = rows.groups[group]!;
  if (count + selection.state.ids.size > SELECTED_ISSUES_MAX)
    return selection.setSelectionMessage(TOO_MANY_SELECTED_MESSAGE);
  const first = rows.getIssueRankByRow(rows.getGroupHeaderRow(group));
  const before = selection.state;
  try {
    const ids =
      getLoadedIssueIds(view, { first, count }) ?? (await fetchIssueIdsByRank(view, [{ first, count }]));
    if (selection.state === before) selection.setIssuesSelected(ids, !ids.every((id) => selection.has(id)));
  } catch (error) {
    selection.setSelectionMessage(`The group could not be selected: ${(error as Error).message}`);
  }
}
