/**
 * The completions of a query, and the other parts of the query bar that are not shown at first. This code is loaded when
 * the query bar gets the focus or the query has a problem. Completions that need no request are listed at once, the
 * others when the server has responded.
 */
import type { IEnvironment } from 'relay-runtime';
import type { QueryProblem, SearchQuerySpan } from '../../../../shared/query/ast';
import type { FilterField } from '../../../../shared/query/fields';
import { computeQueryCompletion, type QueryCompletion } from '../../../../shared/query/complete';
import { describeSyntaxProblems } from '../../../../shared/query/describeSyntaxProblems';
import { parseSearchQuery } from '../../../../shared/query/parse';
import { parseSourceIdentifier } from '../../../../shared/sourceIdentifiers';
import { parseIssueReference } from '../../../components/issues/parseIssueReference';
import {
  createInsertCompletionOption,
  type QueryCompletionOption,
  type QueryCompletionOptions,
} from './completionOptions';
import { type CompletionRequest, createIssueToOpenRequest, type ToCompletions } from './QueryCompletion';
import {
  getValueRequestCreator,
  listFilterValuesWithoutRequest,
  toValueCompletions,
} from './valueCompletions';
import { readRecentItems, saveRecentItems } from '../../../data/recentItems';

export { insertQueryCompletion } from './completionOptions';
export { applyQuerySuggestion, QueryCompletionList, QueryProblems } from './QueryPopups';

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
  createRequest: ((environment: IEnvironment) => CompletionRequest) | null;
  /** The part of the query that the fetched completions of a filter's value will replace. */
  valueSpan: SearchQuerySpan | null;
}

const NO_COMPLETIONS: QueryCompletionResult = { local: null, createRequest: null, valueSpan: null };

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
    const toCompletions: ToCompletions = (options) =>
      options.length === 0 ? null : { span, options, enterAccepts: true, tabAccepts: false };
    return {
      ...NO_COMPLETIONS,
      createRequest: (environment) =>
        createIssueToOpenRequest(environment, reference, projectKey, trimmed, toCompletions),
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
  const local = listFilterValuesWithoutRequest(typed);
  const viewer = local.filter(({ label }) => label === '@me');
  return {
    local: toValueCompletions(typed, local),
    createRequest: getValueRequestCreator(typed, (fetched) =>
      toValueCompletions(typed, [...viewer, ...fetched]),
    ),
    valueSpan: span,
  };
}

/** Short descriptions of the query language's filters, shown beside their names in the query bar's completions. */
const FILTER_DETAILS: Readonly<Record<FilterField, string>> = {
  is: 'Open or closed',
  state: 'Workflow state',
  category: 'Category of the state',
  type: 'Bug, feature, task or question',
  priority: 'One priority, or >=high',
  label: 'Label, or all labels of a scope: scope::*',
  assignee: 'Person who is assigned',
  author: 'Person who created the issue',
  commenter: 'Person who commented',
  mentions: 'Person who is mentioned',
  watching: 'Issues that you watch',
  milestone: 'Milestone',
  due: 'Due date',
  number: 'Issue number or range',
  created: 'Creation: day, month, range or age',
  updated: 'Last change: day, month, range or age',
  closed: 'Closing: day, month, range or age',
  comments: 'Number of comments',
  votes: 'Number of votes',
  no: 'Fields without a value',
  has: 'Duplicates, parent or links',
  'duplicate-of': 'Duplicates of an issue',
  parent: 'Sub-issues of an issue',
  in: 'Texts in which words are searched',
  project: 'Project',
};

/** The filters that an empty query bar offers. */
const STARTER_OPTIONS: readonly QueryCompletionOption[] = [
  createInsertCompletionOption('is:open', { detail: 'Open issues' }),
  createInsertCompletionOption('assignee:@me', { detail: 'Assigned to you' }),
  ...(['label', 'priority', 'author', 'created'] as const).map((field) =>
    createInsertCompletionOption(`${field}:`, { detail: FILTER_DETAILS[field] }),
  ),
];

/** The options of an empty query bar: the last searches of the project in this browser, and common filters. */
function listEmptyQueryCompletions(projectKey: string | null): QueryCompletionOptions {
  const recent = readRecentSearches(projectKey).map((query): QueryCompletionOption => {
    return { label: query, detail: 'Recent', count: null, action: { kind: 'search', query } };
  });
  const starters = STARTER_OPTIONS.filter(({ label }) => recent.every((option) => option.label !== label));
  return {
    span: { start: 0, end: 0 },
    options: [...recent, ...starters],
    enterAccepts: false,
    tabAccepts: false,
    showsSyntax: true,
  };
}

/** The filters whose names start with the typed text. Enter applies the query, because the text may be a word. */
function listFilterNameCompletions({ candidates, prefix, span }: QueryCompletion): QueryCompletionOptions {
  return {
    span,
    options: candidates.map((name) =>
      createInsertCompletionOption(name, { detail: FILTER_DETAILS[name.slice(0, -1) as FilterField] }),
    ),
    enterAccepts: false,
    tabAccepts: prefix !== '',
  };
}

/** Maximum number of searches stored per project. */
const RECENT_SEARCHES_MAX = 5;

/** `all` cannot be a project key, because keys are in upper case. */
const getRecentSearchesStorageKey = (projectKey: string | null): string =>
  `winnow.searches.${projectKey ?? 'all'}`;

/** The last searches in a project, newest first. */
function readRecentSearches(projectKey: string | null): string[] {
  return readRecentItems(getRecentSearchesStorageKey(projectKey)).filter(
    (query) => typeof query === 'string',
  );
}

export function saveRecentSearch(projectKey: string | null, query: string): void {
  const others = readRecentSearches(projectKey).filter((other) => other !== query);
  saveRecentItems(getRecentSearchesStorageKey(projectKey), [query, ...others], RECENT_SEARCHES_MAX);
}
