import { useRef, useState } from 'react';
import type { IssueListStore } from '../view/IssueListStore';

/**
 * The scopes of a project's labels (`component` of `component::net`). They are fetched when `load` is called.
 */
export function useLabelScopes({ environment, list: { projectKey } }: IssueListStore): {
  scopes: readonly string[];
  load: () => void;
} {
  const [loaded, setLoaded] = useState<{ projectKey: string; scopes: readonly string[] } | null>(null);
  const requested = useRef<string>(undefined);
  const load = () => {
    if (requested.current === projectKey) return;
    requested.current = projectKey;
    loadLabelScopes(environment, projectKey).then(
      (scopes) => setLoaded({ projectKey, scopes }),
      // After a failed request the grouping menu has no label scopes; opening it again repeats the request.
      () => (requested.current = undefined),
    );
  };
  return { scopes: loaded?.projectKey === projectKey ? loaded.scopes : [], load };
}

async function loadLabelScopes(environment: IssueListStore['environment'], key: string): Promise<string[]> {
  const { fetchLabelScopes } = await import('../view/LabelScopesQuery');
  return fetchLabelScopes(environment, key);
}
