/** Completions that need no request: filter names, and the options of an empty query bar. */
import type { FilterField } from '../../../../shared/query/ast';
import type { QueryCompletion } from '../../../../shared/query/complete';
import {
  createInsertCompletionOption,
  type QueryCompletionOption,
  type QueryCompletionOptions,
} from './completionOptions';
import { readRecentSearches } from './recentSearches';

/** Short descriptions of the query language's filters, shown beside their names in the query bar's completions. */
const FILTER_DETAILS: Readonly<Record<FilterField, string>> = {
  is: 'Open or closed',
  state: 'Workflow state',
  category: 'Category of the state',
  type: 'Bug, feature, task or question',
  priority: 'One priority, or >=high',
  label: 'Label, or all labels of a scope: scope::*',
  assignee: 'Person in charge',
  author: 'Person who filed it',
  commenter: 'Person who commented',
  mentions: 'Person who is mentioned',
  watching: 'Issues that you watch',
  milestone: 'Milestone',
  due: 'Due day',
  number: 'Number or range',
  created: 'Day, month, range or age',
  updated: 'Day, month, range or age',
  closed: 'Day, month, range or age',
  comments: 'Number of comments',
  votes: 'Number of votes',
  no: 'Without a value',
  has: 'Duplicates, parent or links',
  'duplicate-of': 'Duplicates of an issue',
  parent: 'Sub-issues of an issue',
  in: 'Where words are searched',
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
export function listEmptyQueryCompletions(projectKey: string | null): QueryCompletionOptions {
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
export function listFilterNameCompletions({
  candidates,
  prefix,
  span,
}: QueryCompletion): QueryCompletionOptions {
  return {
    span,
    options: candidates.map((name) =>
      createInsertCompletionOption(name, { detail: FILTER_DETAILS[name.slice(0, -1) as FilterField] }),
    ),
    enterAccepts: false,
    tabAccepts: prefix !== '',
  };
}
