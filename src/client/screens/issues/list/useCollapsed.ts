import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { COLLAPSED } from '../../../components/listState';

/** Which groups are collapsed, by their keys: it lives in the address. To change it is no step to go back from. */
export function useCollapsed(): { collapsed: ReadonlySet<string>; toggle: (key: string) => void } {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const keys = JSON.stringify(search.getAll(COLLAPSED));
  const collapsed = useMemo(() => new Set(JSON.parse(keys) as string[]), [keys]);
  const toggle = (key: string) => {
    const next = new URLSearchParams(search);
    next.delete(COLLAPSED);
    for (const other of collapsed) if (other !== key) next.append(COLLAPSED, other);
    if (!collapsed.has(key)) next.append(COLLAPSED, key);
    void navigate({ search: next.toString() }, { replace: true });
  };
  return { collapsed, toggle };
}
