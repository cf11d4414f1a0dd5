import { useMemo } from 'react';
import type { IssuesView, ViewState } from '../view/IssuesView';
import { estimatedTotal } from '../view/totals';
import { type CollapsedGroups, GroupedRows } from '../rowModel/GroupedRows';
import { groupName } from '../../../components/grouping';
import { readSavedListPosition } from '../rowModel/savedPosition';

/** The row model of the issue list; its length is estimated until the exact issue count has arrived. */
export function useRows(view: IssuesView, state: ViewState, collapsed: CollapsedGroups): GroupedRows {
  const saved = useMemo(() => (view ? readSavedListPosition() : null), [view]);
  const total = estimatedTotal(view, state, saved);
  const head = state.head.status === 'ready' ? state.head.value : null;
  const { group } = view.list;
  const loadedGroups = head?.groups ?? null;
  const groups = useMemo(
    () => group && loadedGroups?.map((entry) => ({ ...entry, label: groupName(group, entry.label) })),
    [group, loadedGroups],
  );
  return useMemo(
    () => (groups ? GroupedRows.of(groups, collapsed) : GroupedRows.ungrouped(total)),
    [groups, collapsed, total],
  );
}
