import { useRef, useState } from 'react';
import type { IssuesView } from '../view/IssuesView';

/** The scopes that a project's labels have (`component` of `component::net`), once they are asked for. */
export function useLabelScopes({ environment, list: { projectKey } }: IssuesView): {
  scopes: readonly string[];
  load: () => void;
} {
  const [found, setFound] = useState<{ of: string; scopes: readonly string[] } | null>(null);
  const asked = useRef<string>(undefined);
  const load = () => {
    if (asked.current === projectKey) return;
    asked.current = projectKey;
    loadScopes(environment, projectKey).then(
      (scopes) => setFound({ of: projectKey, scopes }),
      // The menu is the shorter for it; the next time it is opened, they are asked for again.
      () => (asked.current = undefined),
    );
  };
  return { scopes: found?.of === projectKey ? found.scopes : [], load };
}

async function loadScopes(environment: IssuesView['environment'], key: string): Promise<string[]> {
  const { readScopes } = await import('./LabelScopesQuery');
  return readScopes(environment, key);
}
