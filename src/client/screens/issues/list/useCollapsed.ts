import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ALL_COLLAPSED, COLLAPSED } from '../../../components/listState';
import type { CollapsedGroups } from '../rowModel/GroupedRows';

interface Collapsed {
  collapsed: CollapsedGroups;
  toggle: (key: string) => void;
  /** Collapses every group, those to come too, or expands every one. */
  setAll: (collapsed: boolean) => void;
}

/** Which groups are collapsed, by their keys: it lives in the address. To change it is no step to go back from. */
export function useCollapsed(): Collapsed {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const keys = JSON.stringify(search.getAll(COLLAPSED));
  const named = useMemo(() => new Set(JSON.parse(keys) as string[]), [keys]);
  const collapsed = useMemo(
    () => ({ has: (key: string) => named.has(key) !== named.has(ALL_COLLAPSED) }),
    [named],
  );
  const write = (next: Iterable<string>) => {
    const params = new URLSearchParams(search);
    params.delete(COLLAPSED);
    for (const key of next) params.append(COLLAPSED, key);
    void navigate({ search: params.toString() }, { replace: true });
  };
  return {
    collapsed,
    toggle: (key) => write(named.has(key) ? [...named].filter((other) => other !== key) : [...named, key]),
    setAll: (all) => write(all ? [ALL_COLLAPSED] : []),
  };
}
