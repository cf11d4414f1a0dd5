import type { QueryCompletion } from '../../../../shared/query/complete';
import type { FilterField } from '../../../../shared/query/ast';

/** An option of the query's completion list. */
export interface QueryCompletionOption {
  /** The text to insert into the query. */
  readonly text: string;
  readonly label: string;
  /** Number of issues that would match; null: unknown. */
  readonly count: number | null;
}

export interface QueryCompletionListData {
  readonly completion: QueryCompletion | null;
  readonly options: readonly QueryCompletionOption[];
}

/** Maximum number of completion options shown. */
export const QUERY_COMPLETION_OPTIONS_MAX = 10;

/** Creates the completions that need no request: filter names and fixed values. */
export function createLocalQueryCompletionOptions(completion: QueryCompletion): QueryCompletionOption[] {
  return completion.candidates
    .slice(0, QUERY_COMPLETION_OPTIONS_MAX)
    .map((text) => ({ text, label: text, count: null }));
}

/** Facet for each query filter whose values are fetched from the server. */
export const FACET_FIELD_BY_FILTER_FIELD: Partial<Record<FilterField, string>> = {
  state: 'STATE',
  category: 'CATEGORY',
  type: 'TYPE',
  priority: 'PRIORITY',
  assignee: 'ASSIGNEE',
  author: 'AUTHOR',
  label: 'LABEL',
  milestone: 'MILESTONE',
};

/**
 * The query without the term that is being typed; the issue counts of the completions refer to this query.
 */
export function removeTypedQueryTerm(text: string, completion: QueryCompletion): string {
  const { start } = completion.span;
  const from = text.lastIndexOf(' ', start - 1) + 1;
  return `${text.slice(0, from)} ${text.slice(completion.span.end)}`.trim();
}

/**
 * Query text and caret position after a completion was accepted. A space follows a value, but not a filter
 * name.
 */
export function acceptQueryCompletionOption(
  text: string,
  { completion, options }: QueryCompletionListData,
  index: number,
): { text: string; caret: number } | null {
  const option = options[index];
  if (!completion || !option) return null;
  const { start, end } = completion.span;
  const endsTerm = completion.field !== null || !option.text.endsWith(':');
  const rest = text.slice(end);
  const after = endsTerm && !rest.startsWith(' ') ? ' ' : '';
  const before = text.slice(0, start) + option.text + after;
  return { text: before + rest, caret: before.length + (endsTerm && after === '' ? 1 : 0) };
}
