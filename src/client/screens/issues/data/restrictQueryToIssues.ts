import type { IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import { SEARCH_QUERY_LENGTH_MAX } from '../../../../shared/limits';
import { parseSearchQuery } from '../../../../shared/query/parse';
import { splitIssueKey } from '../../../navigation/hrefs';

/** Maximum number of projects in the filter of a list of all projects, because the number of a query's terms is limited. */
const PROJECTS_MAX = 20;

/**
 * Restricts a list's query to issues. The filter goes first, because the last word of a query matches by prefix and has to
 * stay last.
 *
 * @param keys keys of the issues, of the list's project if it has one
 * @returns null if the query would be too long or have too many terms
 */
export function restrictQueryToIssues(
  { projectKey, query }: Pick<IssueListUrlState, 'projectKey' | 'query'>,
  keys: readonly string[],
): string | null {
  const numbers = new Map<string, string[]>();
  for (const key of keys) {
    const [project, number] = splitIssueKey(key);
    numbers.set(project, [...(numbers.get(project) ?? []), number]);
  }
  if (numbers.size > PROJECTS_MAX) return null;
  const filter =
    projectKey === null
      ? `(${[...numbers].map(([project, own]) => `project:${project} number:${own.join()}`).join(' OR ')})`
      : `number:${[...numbers.values()].join()}`;
  const restricted = /\bOR\b/.test(query) ? `${filter} (${query})` : `${filter} ${query}`;
  return isWithinLimits(restricted) ? restricted : null;
}

/** Whether the server evaluates the whole query. The time does not matter for its limits. */
const isWithinLimits = (query: string): boolean =>
  query.length <= SEARCH_QUERY_LENGTH_MAX &&
  !parseSearchQuery(query, 0).syntaxProblems.some(({ kind }) => kind === 'tooManyTerms');
