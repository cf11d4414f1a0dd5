/**
 * The completions of a query, and the other parts of the query bar that are not shown at first. This code is loaded when
 * the query bar gets the focus or the query has a problem. Completions that need no request are listed at once, the
 * others when the server has responded.
 */
import type { IEnvironment, Observable } from 'relay-runtime';
import type { QueryProblem, SearchQuerySpan } from '../../../../shared/query/ast';
import { computeQueryCompletion } from '../../../../shared/query/complete';
import { describeSyntaxProblems } from '../../../../shared/query/describeSyntaxProblems';
import { parseSearchQuery } from '../../../../shared/query/parse';
import { parseSourceIdentifier } from '../../../../shared/sourceIdentifiers';
import { parseIssueReference } from '../../../components/parseIssueReference';
import type { QueryCompletionOption, QueryCompletionOptions } from './completionOptions';
import { listEmptyQueryCompletions, listFilterNameCompletions } from './filterCompletions';
import { fetchIssueToOpenOptions } from './QueryCompletion';
import { createValueRequest, listLocalValues, toValueCompletions } from './valueCompletions';

export { insertQueryCompletion } from './completionOptions';
export { QueryCompletionList } from './QueryCompletionList';
export { applyQuerySuggestion, QueryProblems } from './QueryProblems';
export { saveRecentSearch } from './recentSearches';

export const findQuerySyntaxProblems = (query: string): QueryProblem[] =>
  describeSyntaxProblems(parseSearchQuery(query, 0));

interface QueryCompletionRequest {
  text: string;
  /** UTF-16 offset in the text. */
  caret: number;
  /** Null: the query searches all projects. */
  projectKey: string | null;
  /** Whether the user asked for completions with a key, and not by typing. */
  isRequested: boolean;
}

interface QueryCompletionResult {
  /** Completions that need no request; null: none. */
  local: QueryCompletionOptions | null;
  /** Creates the request for further completions, which replace the local ones; null: there are none. */
  fetch: ((environment: IEnvironment) => Observable<QueryCompletionOptions | null>) | null;
  /** The part of the query that the fetched completions of a filter's value will replace. */
  valueSpan: SearchQuerySpan | null;
}

const NO_COMPLETIONS: QueryCompletionResult = { local: null, fetch: null, valueSpan: null };

export function completeQuery(request: QueryCompletionRequest): QueryCompletionResult {
  const { text, caret, projectKey, isRequested } = request;
  const trimmed = text.trim();
  if (trimmed === '') return { ...NO_COMPLETIONS, local: listEmptyQueryCompletions(projectKey) };
  if (parseSourceIdentifier(trimmed)) {
    const typedReference = parseIssueReference(trimmed);
    const referencedProjectKey = typedReference && (typedReference.projectKey ?? projectKey);
    const reference =
      referencedProjectKey === null
        ? null
        : { projectKey: referencedProjectKey, number: typedReference!.number };
    const span = { start: 0, end: text.length };
    const toCompletions = (options: readonly QueryCompletionOption[]): QueryCompletionOptions | null =>
      options.length === 0 ? null : { span, options, enterAccepts: true, tabAccepts: false };
    return {
      ...NO_COMPLETIONS,
      fetch: (environment) =>
        fetchIssueToOpenOptions(environment, reference, projectKey, trimmed).map(toCompletions),
    };
  }
  const completion = computeQueryCompletion(text, caret);
  if (!completion) return NO_COMPLETIONS;
  const { field, prefix, span } = completion;
  if (field === null) {
    return prefix !== '' || isRequested
      ? { ...NO_COMPLETIONS, local: listFilterNameCompletions(completion) }
      : NO_COMPLETIONS;
  }
  const typed = { text, projectKey, completion, field };
  const local = listLocalValues(typed);
  const viewer = local.filter(({ label }) => label === '@me');
  const fetch = createValueRequest(typed);
  return {
    local: toValueCompletions(typed, local),
    fetch:
      fetch &&
      ((environment) =>
        fetch(environment).map((fetched) => toValueCompletions(typed, [...viewer, ...fetched]))),
    valueSpan: span,
  };
}
