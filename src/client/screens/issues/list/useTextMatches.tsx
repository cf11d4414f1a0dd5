import { type ReactNode, useEffect, useMemo } from 'react';
import type { RowDensity } from '../../../../shared/issueList/issueListUrlState';
import type { RenderMarkedTitle } from '../row/MarkedIssueTitle';
import type { IssueListStore } from '../view/IssueListStore';
import type { IssueSnippetPages } from '../view/IssueSnippetPages';
import { useRowDensity } from './density';
import { useTextMatchesCode } from './useTextMatchesCode';

export interface TextMatches {
  /** Renders titles with the query's words highlighted; null if it has none or the code is loading. */
  renderTitle: RenderMarkedTitle | null;
  /** Whether rows have a line for a snippet. */
  hasSnippets: boolean;
  /** The snippets of the list; null if rows have none or the code is loading. */
  snippets: IssueSnippetPages | null;
  /** Renders the snippet of the issue at a rank of the list; null if rows have none or the code is loading. */
  renderSnippet: ((rank: number, issueId: string) => ReactNode) | null;
}

/**
 * Returns what the rows of a list need to highlight the words of its query and to show snippets.
 * @param density the density in the URL of the list; null: the one chosen in this browser
 */
export function useTextMatches(view: IssueListStore, density: RowDensity | null): TextMatches {
  const { query } = view.list;
  const { isNeeded, code } = useTextMatchesCode(query);
  const isSnippetDensity = useRowDensity(density) === 'snippets';
  const hasSnippets = isSnippetDensity && isNeeded && (!code || code.canHaveSnippets(query));
  const snippets = useMemo(
    () => (hasSnippets && code ? new code.IssueSnippetPages(view) : null),
    [hasSnippets, code, view],
  );
  useEffect(() => snippets?.start(), [snippets]);
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
