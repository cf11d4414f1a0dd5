/** Completions of filter values. */
import type { IEnvironment } from 'relay-runtime';
import type { FacetField } from '../../../../../__generated__/QueryCompletionFacetValuesQuery.graphql';
import { FIELDS, listFieldsWith } from '../../../../shared/fields/fields';
import type { QueryCompletion } from '../../../../shared/query/complete';
import { type FilterField, FILTERS } from '../../../../shared/query/fields';
import { parseSearchQuery } from '../../../../shared/query/parse';
import {
  createInsertCompletionOption,
  type QueryCompletionOption,
  type QueryCompletionOptions,
} from './completionOptions';
import {
  type CompletionRequest,
  createFacetValueRequest,
  createIssueRequest,
  createPeopleRequest,
  createProjectRequest,
  type ToCompletions,
} from './QueryCompletion';
import { DAY_MS } from '../../../../shared/query/days';

/** A filter value that the user is typing. */
interface TypedFilterValue {
  text: string;
  /** Null: the query searches all projects. */
  projectKey: string | null;
  completion: QueryCompletion;
  field: FilterField;
}

/** Facet for each query filter whose values are fetched from the server with their counts. */
const FACET_FIELD_BY_FILTER_FIELD: ReadonlyMap<FilterField, FacetField> = new Map([
  ...listFieldsWith('facet').map((field): [FilterField, FacetField] => [
    FIELDS[field].name,
    FIELDS[field].graphql,
  ]),
  ['category', 'CATEGORY'],
]);

/** Lists the values that need no request. */
export function listFilterValuesWithoutRequest({
  completion,
  field,
}: TypedFilterValue): QueryCompletionOption[] {
  const { values: kind, isAhead = false } = FILTERS[field];
  const values =
    kind === 'days'
      ? listDayCompletions(Date.now(), isAhead)
      : kind === 'numbers' && field !== 'number'
        ? ['>0', '>10', '0'].map((text) => createInsertCompletionOption(text))
        : completion.candidates.map((text) => createInsertCompletionOption(text));
  return values.filter(({ label }) => label.startsWith(completion.prefix.toLowerCase()));
}

/** Returns a function that creates the request for the values that only the server knows; null if the filter has none. */
export function getValueRequestCreator(
  { text, projectKey, completion, field }: TypedFilterValue,
  toCompletions: ToCompletions,
): ((environment: IEnvironment) => CompletionRequest) | null {
  const { prefix } = completion;
  const facetField = FACET_FIELD_BY_FILTER_FIELD.get(field);
  if (facetField !== undefined) {
    const query = removeTypedQueryTerm(text, completion);
    const variables = { projectKey, field: facetField, query, matching: prefix };
    return (environment) => createFacetValueRequest(environment, variables, toCompletions);
  }
  switch (field) {
    case 'commenter':
    case 'mentions':
      // The API lists commenters and mentioned people per project only.
      return projectKey === null
        ? null
        : (environment) =>
            createPeopleRequest(environment, { key: projectKey, matching: prefix }, toCompletions);
    case 'parent':
    case 'duplicate-of':
      return (environment) => createIssueRequest(environment, projectKey, prefix, toCompletions);
    case 'project':
      return (environment) => createProjectRequest(environment, prefix, toCompletions);
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
  const { values: kind } = FILTERS[field];
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

/**
 * Lists days, ages and ranges, most useful first.
 * @param now epoch milliseconds
 * @param ahead whether the days lie in the future, as due days do
 */
function listDayCompletions(now: number, ahead: boolean): QueryCompletionOption[] {
  const formatDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
  const today = new Date(now);
  const month = formatDay(now).slice(0, 7);
  const monthsAgo = (count: number): string =>
    formatDay(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - count)).slice(0, 7);
  const options: [text: string, detail: string][] = ahead
    ? [
        ['<today', 'Overdue'],
        ['today', 'Today'],
        ['tomorrow', 'Tomorrow'],
        ['<7d', 'Within the next 7 days'],
        ['<30d', 'Within the next 30 days'],
        [month, 'This month'],
        [`>${formatDay(now)}`, 'After a date'],
      ]
    : [
        ['today', 'Today'],
        ['yesterday', 'Yesterday'],
        ['<7d', 'Within the last 7 days'],
        ['<30d', 'Within the last 30 days'],
        ['>1y', 'More than a year ago'],
        [month, 'This month'],
        [`${monthsAgo(3)}..${monthsAgo(1)}`, 'Range of months'],
        [month.slice(0, 4), 'This year'],
        [formatDay(now - DAY_MS), 'On a date'],
      ];
  return options.map(([text, detail]) => createInsertCompletionOption(text, { detail }));
}
