/** Completions of filter values. */
import type { IEnvironment, Observable } from 'relay-runtime';
import type { FacetField } from '../../../../../__generated__/QueryCompletionFacetValuesQuery.graphql';
import type { FilterField } from '../../../../shared/query/ast';
import type { QueryCompletion } from '../../../../shared/query/complete';
import { FILTER_VALUE_KINDS } from '../../../../shared/query/fields';
import { parseSearchQuery } from '../../../../shared/query/parse';
import { createFacetValuesVariables } from '../facets/FacetValuesQuery';
import {
  createInsertCompletionOption,
  type QueryCompletionOption,
  type QueryCompletionOptions,
} from './completionOptions';
import { listDayCompletions } from './dayCompletions';
import {
  fetchFacetValueOptions,
  fetchIssueOptions,
  fetchPeopleOptions,
  fetchProjectOptions,
} from './QueryCompletion';

/** A filter value that the user is typing. */
interface TypedFilterValue {
  text: string;
  /** Null: the query searches all projects. */
  projectKey: string | null;
  completion: QueryCompletion;
  field: FilterField;
}

/** Facet for each query filter whose values are fetched from the server with their counts. */
const FACET_FIELD_BY_FILTER_FIELD: Partial<Record<FilterField, FacetField>> = {
  state: 'STATE',
  category: 'CATEGORY',
  type: 'TYPE',
  priority: 'PRIORITY',
  assignee: 'ASSIGNEE',
  author: 'AUTHOR',
  label: 'LABEL',
  milestone: 'MILESTONE',
};

/** Lists the values that need no request. */
export function listLocalValues({ completion, field }: TypedFilterValue): QueryCompletionOption[] {
  const kind = FILTER_VALUE_KINDS[field];
  const values =
    kind === 'days'
      ? listDayCompletions(Date.now(), field === 'due')
      : kind === 'numbers' && field !== 'number'
        ? ['>0', '>10', '0'].map((text) => createInsertCompletionOption(text))
        : completion.candidates.map((text) => createInsertCompletionOption(text));
  return values.filter(({ label }) => label.startsWith(completion.prefix.toLowerCase()));
}

type FetchOptions = (environment: IEnvironment) => Observable<readonly QueryCompletionOption[]>;

/** Creates the request for the values that only the server knows; null if the filter has none. */
export function createValueRequest({
  text,
  projectKey,
  completion,
  field,
}: TypedFilterValue): FetchOptions | null {
  const { prefix } = completion;
  const facetField = FACET_FIELD_BY_FILTER_FIELD[field];
  if (facetField !== undefined) {
    const query = removeTypedQueryTerm(text, completion);
    const variables = createFacetValuesVariables({ projectKey }, facetField, query, prefix);
    return (environment) => fetchFacetValueOptions(environment, variables);
  }
  switch (field) {
    case 'commenter':
    case 'mentions':
      // The API lists commenters and mentioned people per project only.
      return projectKey === null
        ? null
        : (environment) => fetchPeopleOptions(environment, { key: projectKey, matching: prefix });
    case 'parent':
    case 'duplicate-of':
      return (environment) => fetchIssueOptions(environment, projectKey, prefix);
    case 'project':
      return (environment) => fetchProjectOptions(environment, prefix);
    default:
      return null;
  }
}

/** The completions of a filter value; null if there is nothing to add to the typed value. */
export function toValueCompletions(
  { completion, field }: TypedFilterValue,
  options: readonly QueryCompletionOption[],
): QueryCompletionOptions | null {
  const { prefix, span } = completion;
  const isTyped = ({ label }: QueryCompletionOption) => label.toLowerCase() === prefix.toLowerCase();
  if (options.every(isTyped)) return null;
  const isComplete = options.some(isTyped) || isValidWithoutCompletion(field, prefix);
  return { span, options, enterAccepts: !isComplete, tabAccepts: true };
}

/** Whether a value is valid by its form alone: a day, a number or an issue, and not a name. */
function isValidWithoutCompletion(field: FilterField, value: string): boolean {
  const kind = FILTER_VALUE_KINDS[field];
  const hasForm = kind === 'days' || kind === 'numbers' || kind === 'issues';
  return hasForm && value !== '' && parseSearchQuery(`${field}:${value}`, 0).syntaxProblems.length === 0;
}

/**
 * The query without the term that is being typed; the issue counts of the completions refer to this query.
 */
function removeTypedQueryTerm(text: string, { span: { start, end } }: QueryCompletion): string {
  const from = text.lastIndexOf(' ', start - 1) + 1;
  return `${text.slice(0, from)} ${text.slice(end)}`.trim();
}
