/** Code for lists whose query has words. It is loaded on demand. */
import type { RenderMarkedTitle } from '../row/IssueRow';
import { useSyncExternalStore, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { createTextMatcher } from '../../../../shared/query/matches';
import { parseSearchQuery } from '../../../../shared/query/parse';
import { collectSearchQueryWords } from '../../../../shared/query/terms';
import styles from '../row/IssueRow.module.css';
import type { SearchQuerySpan } from '../../../../shared/query/ast';
import { ISSUE_TITLE_CODE_PATTERN, IssueTitleCode } from '../../../components/issues/IssueTitle';
import textMatchesStyles from './textMatches.module.css';
import type { textMatches_issue$key } from '../../../../../__generated__/textMatches_issue.graphql';
import { buildCommentHref } from '../../../components/comments/linkedComment';
import { buildIssueKeyHref, splitIssueKey } from '../../../navigation/hrefs';
import type {
  textMatchesQuery as Query,
  textMatchesQuery$data as Data,
} from '../../../../../__generated__/textMatchesQuery.graphql';
import type { IssueListStore } from '../data/IssueListStore';
import { DEFAULT_LIST_PAGE_SIZE } from '../../../../shared/limits';
import { findListedIssue, type IssueLayer } from '../data/changedIssues';

export { refetchLayerOnIssueChanges } from '../data/changedIssues';
export type { textMatches_issue$key };

/** Whether the query has words to search for; the server then sorts by relevance, unless another order is chosen. */
export const hasSearchWords = (query: string): boolean =>
  collectSearchQueryWords(parseSearchQuery(query, 0).root).length > 0;

/** Whether the query searches descriptions or comments, so that its results have snippets. */
export const canHaveSnippets = (query: string): boolean =>
  createTextMatcher(query, 'body') !== null || createTextMatcher(query, 'comments') !== null;

interface IssueSnippetCellProps {
  snippets: SnippetLayer;
  /** Rank of the issue in the list. */
  rank: number;
  issueId: string;
}

/** The second line of a row: the snippet of its issue, empty while it is loading. */
export function IssueSnippetCell({ snippets, rank, issueId }: IssueSnippetCellProps) {
  const listed = useSyncExternalStore(
    (listener) => snippets.subscribe(rank, listener),
    () => findListedIssue(snippets, rank, issueId),
  );
  return (
    <span role="gridcell" className={styles.snippet}>
      {listed && <IssueSnippet issue={listed.issue} />}
    </span>
  );
}

/** Returns the function that renders titles for a query; null if the query searches for no words in titles. */
export function createMarkedTitleRenderer(query: string): RenderMarkedTitle | null {
  const findMatches = createTextMatcher(query, 'title');
  return findMatches && ((title) => renderMarkedTitle(title, findMatches(title)));
}

function renderMarkedTitle(title: string, matches: readonly SearchQuerySpan[]): ReactNode {
  const shown: ReactNode[] = [];
  let textStart = 0;
  for (const { index, 0: code, 1: text = '' } of title.matchAll(ISSUE_TITLE_CODE_PATTERN)) {
    const start = index + code.indexOf(text);
    shown.push(
      ...renderMarkedText(title, textStart, index, matches),
      <IssueTitleCode key={`code ${index}`}>
        {renderMarkedText(title, start, start + text.length, matches)}
      </IssueTitleCode>,
    );
    textStart = index + code.length;
  }
  return [...shown, ...renderMarkedText(title, textStart, title.length, matches)];
}

/** Renders the characters of a text from `start` to before `end`. Those that match the search query are highlighted. */
function renderMarkedText(
  text: string,
  start: number,
  end: number,
  matches: readonly SearchQuerySpan[],
): ReactNode[] {
  const shown: ReactNode[] = [];
  let at = start;
  for (const match of matches) {
    const from = Math.max(match.start, at);
    const to = Math.min(match.end, end);
    if (from >= to) continue;
    shown.push(
      text.slice(at, from),
      <mark key={from} className={textMatchesStyles.mark}>
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  return [...shown, text.slice(at, end)];
}

interface IssueSnippetProps {
  issue: textMatches_issue$key;
}

/** Text of an issue's description or comment around the words of the query, marked as in titles. */
export function IssueSnippet({ issue }: IssueSnippetProps) {
  const { isGone, key, searchSnippet } = useFragment(
    graphql`
      fragment textMatches_issue on Issue @argumentDefinitions(query: { type: "String!" }) {
        isGone
        key
        searchSnippet(query: $query) {
          text
          matches {
            start
            end
          }
          commentId
          commentAuthor {
            login
          }
        }
      }
    `,
    issue,
  );
  if (isGone || !searchSnippet) return null;
  const { text, matches, commentId, commentAuthor } = searchSnippet;
  const author = commentAuthor?.login ?? 'Unknown user';
  return (
    <>
      {commentId == null ? (
        <span className={textMatchesStyles.source}>Description</span>
      ) : (
        <a
          className={textMatchesStyles.comment}
          href={buildCommentHref(buildIssueKeyHref(key), commentId)}
          data-number={splitIssueKey(key)[1]}
          tabIndex={-1}
          draggable={false}
          aria-label={`Comment by ${author}`}
        >
          {author}
        </a>
      )}
      {renderMarkedText(
        text,
        0,
        text.length,
        matches.map(({ start, end }) => ({ start, end })),
      )}
    </>
  );
}

/**
 * Query for the snippets of a page of an open issue list, by the rank of its first row. It is separate, so that rows
 * never wait for snippets.
 */
export const issueSnippetsQuery = graphql`
  query textMatchesQuery(
    $containerId: ID!
    $query: String!
    $orderBy: IssueOrder
    $groupBy: GroupBy
    $snapshot: String!
    $first: Int!
    $offset: Int!
    $trees: Boolean!
    $nested: Boolean!
    $parentId: ID!
  ) {
    node(id: $containerId) {
      ... on IssueContainer {
        issues(
          query: $query
          orderBy: $orderBy
          groupBy: $groupBy
          trees: $trees
          snapshot: $snapshot
          first: $first
          offset: $offset
        ) {
          nodes @skip(if: $nested) {
            id
            ...textMatches_issue @arguments(query: $query)
          }
          subIssues(of: $parentId, first: $first, offset: $offset) @include(if: $nested) {
            nodes {
              id
              ...textMatches_issue @arguments(query: $query)
            }
          }
        }
      }
    }
  }
`;

/** An issue of the list with its snippet. */
interface ListedSnippet {
  readonly id: string;
  readonly issue: textMatches_issue$key;
}

/** Selects the snippets of a list page from the response. */
export const pickListedSnippets = ({ node }: Data): readonly ListedSnippet[] =>
  ((node?.issues?.subIssues ?? node?.issues)?.nodes ?? []).map(
    (issue: textMatches_issue$key & { id: string }) => ({
      id: issue.id,
      issue,
    }),
  );

/** The snippets of an open issue list. */
export type SnippetLayer = IssueLayer<ListedSnippet>;

/** Adds a layer with the snippets of the issues to an open list. */
export const addSnippetLayer = ({ pages }: IssueListStore): SnippetLayer =>
  pages.addLayer<Query, ListedSnippet>({
    query: issueSnippetsQuery,
    pageSize: DEFAULT_LIST_PAGE_SIZE,
    select: pickListedSnippets,
  });
