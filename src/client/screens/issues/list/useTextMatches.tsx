import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { RowDensity } from '../../../../shared/issueList/issueListUrlState';
import type * as TextMatchesCode from './textMatches';
import type { RenderMarkedTitle } from '../row/IssueRow';
import type { SnippetLayer } from './textMatches';
import type { IssueListStore } from '../data/IssueListStore';
import { useRowDensity } from './rowLayout';

export interface TextMatches {
  /** Renders titles with the query's words highlighted; null if it has none or the code is loading. */
  renderTitle: RenderMarkedTitle | null;
  /** Whether rows have a line for a snippet. */
  hasSnippets: boolean;
  /** The snippets of the list; null if rows have none or the code is loading. */
  snippets: SnippetLayer | null;
  /** Renders the snippet of the issue at a rank of the list; null if rows have none or the code is loading. */
  renderSnippet: ((rank: number, issueId: string) => ReactNode) | null;
}

/**
 * Returns what the rows of a list need to highlight the words of its query and to show snippets.
 * @param density the density in the URL of the list; null: the one chosen in this browser
 */
export function useTextMatches(store: IssueListStore, density: RowDensity | null): TextMatches {
  const { query } = store.list;
  const { isNeeded, code } = useTextMatchesCode(query);
  const isSnippetDensity = useRowDensity(density) === 'snippets';
  const hasSnippets = isSnippetDensity && isNeeded && (!code || code.canHaveSnippets(query));
  const snippets = useMemo(
    () => (hasSnippets && code ? code.addSnippetLayer(store) : null),
    [hasSnippets, code, store],
  );
  useEffect(
    () => (snippets && code ? code.refetchLayerOnIssueChanges(store, snippets) : undefined),
    [store, snippets, code],
  );
  return useMemo(
    () => ({
      renderTitle: isNeeded && code ? code.createMarkedTitleRenderer(query) : null,
      hasSnippets,
      snippets,
      renderSnippet:
        code && snippets
          ? (rank, issueId) => <code.IssueSnippetCell {...{ snippets, rank, issueId }} />
          : null,
    }),
    [isNeeded, code, query, hasSnippets, snippets],
  );
}

/** Matches queries that may contain words. For all other queries, the code that highlights words is not loaded. */
const WORD_PATTERN = /(^|[\s(])(?!-|[a-z-]+:(?!:))[^\s()]/i;

interface TextMatchesCodeState {
  /** Whether the query may contain words. */
  isNeeded: boolean;
  /** The code for queries with words; null: not loaded (yet). */
  code: typeof TextMatchesCode | null;
}

let loadedCode: typeof TextMatchesCode | null = null;

/** Loads the code for queries with words if a query may contain any. */
export function useTextMatchesCode(query: string): TextMatchesCodeState {
  const [code, setCode] = useState(loadedCode);
  const isNeeded = WORD_PATTERN.test(query);
  useEffect(() => {
    // If the chunk fails to load, titles are shown without highlights.
    if (isNeeded)
      import(/* webpackChunkName: "query" */ './textMatches').then(
        (loaded) => setCode((loadedCode = loaded)),
        () => {},
      );
  }, [isNeeded]);
  return { isNeeded, code };
}
