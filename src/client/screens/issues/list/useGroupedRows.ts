import { useMemo } from 'react';
import type { IssueListStore, IssueListStoreState } from '../view/IssueListStore';
import { estimateIssueCount } from '../view/totals';
import { type CollapsedGroupKeys, GroupedRows, type IssueRowModel } from '../rowModel/GroupedRows';
import { formatIssueGroupHeading } from '../../../../shared/issueList/grouping';
import { readSavedListScrollPosition } from '../rowModel/savedPosition';

/** The row model of the issue list; its length is estimated until the exact issue count has arrived. */
export function useGroupedRows(
  view: IssueListStore,
  state: IssueListStoreState,
  collapsed: CollapsedGroupKeys,
): IssueRowModel {
  const saved = useMemo(() => (view ? readSavedListScrollPosition() : null), [view]);
  const total = estimateIssueCount(view, state, saved);
  const head = state.head.status === 'ready' ? state.head.value : null;
  const { group } = view.list;
  const loadedGroups = head?.groups ?? null;
  const groups = useMemo(
    () =>
      group &&
      loadedGroups?.map((entry) => ({ ...entry, label: formatIssueGroupHeading(group, entry.label) })),
    [group, loadedGroups],
  );
  const { tree } = view;
  const { expansions } = state;
  return useMemo(() => {
    const rows = groups
      ? GroupedRows.createFromGroups(groups, collapsed)
      : GroupedRows.createUngroupedRows(total);
    return tree ? tree.createRows(rows, expansions) : rows;
  }, [groups, collapsed, total, tree, expansions]);
}
