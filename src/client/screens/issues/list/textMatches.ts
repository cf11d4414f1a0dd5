/** Code for lists whose query has words. It is loaded on demand. */
import { createTextMatcher } from '../../../../shared/query/matches';
import { parseSearchQuery } from '../../../../shared/query/parse';
import { collectSearchQueryWords } from '../../../../shared/query/terms';

export { createMarkedTitleRenderer } from '../row/MarkedIssueTitle';
export { IssueSnippetPages } from '../view/IssueSnippetPages';
export { IssueSnippetCell } from './IssueSnippetCell';

/** Whether the query has words to search for; the server then sorts by relevance, unless another order is chosen. */
export const hasSearchWords = (query: string): boolean =>
  collectSearchQueryWords(parseSearchQuery(query, 0).root).length > 0;

/** Whether the query searches descriptions or comments, so that its results have snippets. */
export const canHaveSnippets = (query: string): boolean =>
  createTextMatcher(query, 'body') !== null || createTextMatcher(query, 'comments') !== null;
