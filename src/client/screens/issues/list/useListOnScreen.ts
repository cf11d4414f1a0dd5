import { createContext, use, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ListColumns } from '../columns/columns';
import type { RowWidths } from '../row/RowLabels';
import { type IssueRowModel, type CollapsedGroupKeys, GroupedRows } from '../data/GroupedRows';
import type { IssueSelection } from '../selection/IssueSelection';
import type { IssueListStore, IssueListStoreState } from '../data/IssueListStore';
import type { TextMatches } from './useTextMatches';
import { estimateIssueCount } from '../data/totals';
import { formatIssueGroupHeading } from '../../../../shared/issueList/grouping';
import { readSavedListScrollPosition } from '../data/historyState';
import {
  ALL_GROUPS_COLLAPSED_URL_VALUE,
  COLLAPSED_GROUPS_URL_PARAMETER,
} from '../../../../shared/issueList/issueListUrlState';

interface IssueListContextValue {
  /** The store of the list that is on screen. */
  readonly store: IssueListStore;
  /** Maps row indexes to groups and to ranks in the server's list. */
  readonly rows: IssueRowModel;
  readonly selection: IssueSelection;
  readonly matches: TextMatches;
  /** The chosen columns; null: the default ones. */
  readonly columns: ListColumns | null;
  readonly widths: RowWidths;
}

/** Properties of an IssueList that its rows use. */
export const IssueListContext = createContext<IssueListContextValue | null>(null);

/** Returns the context of the surrounding IssueList; throws outside of one. */
export function useIssueListContext(): IssueListContextValue {
  const value = use(IssueListContext);
  if (!value) throw new Error('useIssueListContext must be used within an IssueList.');
  return value;
}

/** The row model of the issue list; its length is estimated until the exact issue count has arrived. */
export function useGroupedRows(
  store: IssueListStore,
  state: IssueListStoreState,
  collapsed: CollapsedGroupKeys,
): IssueRowModel {
  const saved = useMemo(() => (store ? readSavedListScrollPosition() : null), [store]);
  const total = estimateIssueCount(store, state, saved);
  const head = state.head.status === 'ready' ? state.head.value : null;
  const { group } = store.list;
  const loadedGroups = head?.groups ?? null;
  const groups = useMemo(
    () =>
      group &&
      loadedGroups?.map((entry) => ({ ...entry, label: formatIssueGroupHeading(group, entry.label) })),
    [group, loadedGroups],
  );
  const { tree } = store;
  const { expansions } = state;
  return useMemo(() => {
    const rows = groups
      ? GroupedRows.createFromGroups(groups, collapsed)
      : GroupedRows.createUngroupedRows(total);
    return tree ? tree.createRows(rows, expansions) : rows;
  }, [groups, collapsed, total, tree, expansions]);
}

interface CollapsedGroupsState {
  collapsed: CollapsedGroupKeys;
  toggle: (key: string) => void;
  /** Collapses or expands all groups of the list, including ones that appear later. */
  setAll: (collapsed: boolean) => void;
}

/**
 * State of the list's collapsed groups, stored in the URL. A change replaces the history entry, so the Back
 * button does not undo it.
 */
export function useCollapsedGroups(): CollapsedGroupsState {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const keys = JSON.stringify(search.getAll(COLLAPSED_GROUPS_URL_PARAMETER));
  const listed = useMemo(() => new Set(JSON.parse(keys) as string[]), [keys]);
  const collapsed = useMemo(
    () => ({ has: (key: string) => listed.has(key) !== listed.has(ALL_GROUPS_COLLAPSED_URL_VALUE) }),
    [listed],
  );
  const write = (next: Iterable<string>) => {
    const params = new URLSearchParams(search);
    params.delete(COLLAPSED_GROUPS_URL_PARAMETER);
    for (const key of next) params.append(COLLAPSED_GROUPS_URL_PARAMETER, key);
    void navigate({ search: params.toString() }, { replace: true });
  };
  return {
    collapsed,
    toggle: (key) => write(listed.has(key) ? [...listed].filter((other) => other !== key) : [...listed, key]),
    setAll: (all) => write(all ? [ALL_GROUPS_COLLAPSED_URL_VALUE] : []),
  };
}
