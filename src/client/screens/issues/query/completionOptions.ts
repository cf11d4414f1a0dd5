/** Types of query completions, shared by the query bar and its list of completions. */
import type { SearchQuerySpan } from '../../../../shared/query/ast';

/** The action of a chosen completion. */
type QueryCompletionAction =
  | { readonly kind: 'insert'; readonly text: string }
  | { readonly kind: 'search'; readonly query: string }
  | { readonly kind: 'openIssue'; readonly href: string };

/** An option of the query's completion list. */
export interface QueryCompletionOption {
  /** Text of the option, unique in the list. */
  readonly label: string;
  /** Explanation shown after the label in a weaker color. */
  readonly detail?: string | undefined;
  /** Number of issues that would match; null: unknown. */
  readonly count: number | null;
  readonly action: QueryCompletionAction;
}

/** The completions for the query text at the caret. */
export interface QueryCompletionOptions {
  /** The part of the query that an inserted text replaces. */
  readonly span: SearchQuerySpan;
  readonly options: readonly QueryCompletionOption[];
  /**
   * Whether Enter accepts the first option. Otherwise, the typed text is complete, and Enter applies the query.
   */
  readonly enterAccepts: boolean;
  /** Whether Tab accepts the first option. Otherwise, it moves the focus. */
  readonly tabAccepts: boolean;
  /** Whether the list explains the syntax of queries. */
  readonly showsSyntax?: boolean;
}

export const createInsertCompletionOption = (
  text: string,
  more: { label?: string; detail?: string | undefined; count?: number } = {},
): QueryCompletionOption => ({
  label: more.label ?? text,
  detail: more.detail,
  count: more.count ?? null,
  action: { kind: 'insert', text },
});

/**
 * Query text and caret position after a completion was inserted. A space follows a value, but not a filter
 * name.
 */
export function insertQueryCompletion(
  text: string,
  { start, end }: SearchQuerySpan,
  inserted: string,
): { text: string; caret: number } {
  const rest = text.slice(end);
  const endsTerm = !inserted.endsWith(':');
  const after = endsTerm && !rest.startsWith(' ') ? ' ' : '';
  const before = text.slice(0, start) + inserted + after;
  return { text: before + rest, caret: before.length + (endsTerm && after === '' ? 1 : 0) };
}
