import { useMemo } from 'react';
import type { IssuesView, ViewState } from '../view/IssuesView';
import { totalOf } from '../view/totalOf';
import { type CollapsedGroups, GroupedRows } from '../rowModel/GroupedRows';
import { groupName } from '../../../components/grouping';
import { readSavedListPosition } from '../rowModel/savedPosition';

/** The rows of the screen: as many as the list has, or as one guesses until that is known. */
export function useRows(view: IssuesView, state: ViewState, collapsed: CollapsedGroups): GroupedRows {
  const place = useMemo(() => (view ? readSavedListPosition() : null), [view]);
  const total = totalOf(view, state, place);
  const head = state.head.status === 'ready' ? state.head.value : null;
  const { group } = view.list;
  const found = head?.groups ?? null;
  const groups = useMemo(
    () => group && found?.map((one) => ({ ...one, label: groupName(group, one.label) })),
    [group, found],
  );
  return useMemo(
    () => (groups ? GroupedRows.of(groups, collapsed) : GroupedRows.ungrouped(total)),
    [groups, collapsed, total],
  );
}
