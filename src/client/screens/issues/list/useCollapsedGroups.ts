import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  ALL_GROUPS_COLLAPSED_URL_VALUE,
  COLLAPSED_GROUPS_URL_PARAMETER,
} from '../../../../shared/issueList/issueListUrlState';
import type { CollapsedGroupKeys } from '../rowModel/GroupedRows';

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
