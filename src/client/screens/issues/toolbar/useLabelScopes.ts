import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { useLabelScopesQuery } from '../../../../../__generated__/useLabelScopesQuery.graphql';
import type { IssuesView } from '../view/IssuesView';

/** Labels that are looked through: beyond some thousand, nobody groups by their scopes. */
const PAGE = 200;
const PAGES = 10;

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
    readScopes(environment, projectKey).then(
      (scopes) => setFound({ of: projectKey, scopes }),
      // The menu is the shorter for it; the next time it is opened, they are asked for again.
      () => (asked.current = undefined),
    );
  };
  return { scopes: found?.of === projectKey ? found.scopes : [], load };
}

async function readScopes(environment: IssuesView['environment'], key: string): Promise<string[]> {
  const scopes = new Set<string>();
  let after: string | null = null;
  for (let page = 0; page < PAGES; page++) {
    const labels = await readLabels(environment, { key, first: PAGE, after });
    for (const { name } of labels?.nodes ?? []) scopes.add(name.slice(0, name.indexOf('::')));
    if (!labels?.pageInfo.hasNextPage) break;
    after = labels.pageInfo.endCursor ?? null;
  }
  scopes.delete('');
  return [...scopes];
}

async function readLabels(
  environment: IssuesView['environment'],
  variables: useLabelScopesQuery['variables'],
) {
  const query = graphql`
    query useLabelScopesQuery($key: String!, $first: Int!, $after: String) {
      project(key: $key) {
        labels(matching: "::", first: $first, after: $after) {
          nodes {
            name
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `;
  return (await fetchQuery<useLabelScopesQuery>(environment, query, variables).toPromise())?.project?.labels;
}
