import type { Completion } from '../../../../shared/query/complete';
import type { FilterField } from '../../../../shared/query/ast';

/** What can be completed with. */
export interface Option {
  /** What it puts into the query. */
  readonly text: string;
  readonly label: string;
  /** Issues that it would leave; null where that is not known. */
  readonly count: number | null;
}

export interface OpenCompletion {
  readonly completion: Completion | null;
  readonly options: readonly Option[];
}

/** Most options shown at once. */
export const OPTIONS_MAX = 10;

export function localOptions(completion: Completion): Option[] {
  return completion.candidates.slice(0, OPTIONS_MAX).map((text) => ({ text, label: text, count: null }));
}

/** Facets by the filter that selects them: their values and counts are the server's to tell. */
export const FACET_OF: Partial<Record<FilterField, string>> = {
  state: 'STATE',
  category: 'CATEGORY',
  type: 'TYPE',
  priority: 'PRIORITY',
  assignee: 'ASSIGNEE',
  author: 'AUTHOR',
  label: 'LABEL',
  milestone: 'MILESTONE',
};

/** The query without the term that is being typed: what its values are counted within. */
export function withoutTyped(text: string, completion: Completion): string {
  const { start } = completion.span;
  const from = text.lastIndexOf(' ', start - 1) + 1;
  return `${text.slice(0, from)} ${text.slice(completion.span.end)}`.trim();
}

/** The text and the caret after an option was taken: a value ends its term, a filter's name does not. */
export function acceptOption(
  text: string,
  { completion, options }: OpenCompletion,
  index: number,
): { text: string; caret: number } | null {
  const option = options[index];
  if (!completion || !option) return null;
  const { start, end } = completion.span;
  const ends = completion.field !== null || !option.text.endsWith(':');
  const rest = text.slice(end);
  const after = ends && !rest.startsWith(' ') ? ' ' : '';
  const before = text.slice(0, start) + option.text + after;
  return { text: before + rest, caret: before.length + (ends && after === '' ? 1 : 0) };
}
