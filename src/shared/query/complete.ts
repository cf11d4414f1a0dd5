/** Autocompletion in the query bar. */
import type { SearchQuerySpan } from './ast';
import { FILTER_FIELDS, type FilterField, FILTERS } from './fields';
import { type FilterLexeme, lexSearchQuery } from './lexer';

export interface QueryCompletion {
  /** The filter whose value the user is typing, or null while a filter's name is being typed. */
  field: FilterField | null;
  /**
   * The part of the filter name or value before the caret, without quotes. Suggested completions start with
   * it.
   */
  prefix: string;
  /** The part of the query that a chosen completion replaces. */
  span: SearchQuerySpan;
  /**
   * Suggested completions: filter names such as `label:`, enum values, and `@me` for people. Values that only
   * the server knows are not included.
   */
  candidates: string[];
}

/**
 * Returns the possible completion at a UTF-16 offset of the query, or null where nothing can be completed,
 * such as inside a phrase.
 */
export function computeQueryCompletion(source: string, caret: number): QueryCompletion | null {
  const lexeme = lexSearchQuery(source).find(
    ({ start, end }) => start <= caret && caret <= end && start < caret,
  );
  if (lexeme?.kind === 'filter' && !lexeme.near && caret >= lexeme.nameEnd)
    return computeFilterValueCompletion(lexeme, caret);
  if (
    lexeme === undefined ||
    lexeme.kind === 'open' ||
    (lexeme.kind === 'not' && source[lexeme.start] === '-')
  )
    return computeFilterNameCompletion('', caret, caret);
  if (lexeme.kind === 'filter') {
    return computeFilterNameCompletion(
      source.slice(lexeme.start, Math.min(caret, lexeme.nameEnd - 1)),
      lexeme.start,
      lexeme.nameEnd,
    );
  }
  if (lexeme.kind !== 'word' && lexeme.kind !== 'or') return null;
  return computeFilterNameCompletion(source.slice(lexeme.start, caret), lexeme.start, lexeme.end);
}

function computeFilterNameCompletion(prefix: string, start: number, end: number): QueryCompletion | null {
  const typed = prefix.toLowerCase();
  const candidates = FILTER_FIELDS.filter((field) => field.startsWith(typed)).map((field) => `${field}:`);
  return candidates.length > 0 ? { field: null, prefix, span: { start, end }, candidates } : null;
}

function computeFilterValueCompletion(lexeme: FilterLexeme, caret: number): QueryCompletion {
  const { field } = lexeme;
  const item = lexeme.items.find(({ start, end }) => start <= caret && caret <= end);
  const start = item?.start ?? caret;
  const typed = item ? item.text.slice(0, Math.max(0, caret - start - (item.quoted ? 1 : 0))) : '';
  // After a comparison operator, as in `priority:>=hi`, only the text after the operator is completed.
  const { values: kind, enum: allowed = [], isPerson } = FILTERS[field];
  const operator = kind === 'ranges' ? (/^(?:>=|<=|>|<|.*\.\.)/.exec(typed)?.[0] ?? '') : '';
  const prefix = typed.slice(operator.length);
  const values = isPerson ? ['@me'] : allowed;
  return {
    field,
    prefix,
    span: { start: start + operator.length, end: item?.end ?? caret },
    candidates: values.filter((value) => value.startsWith(prefix.toLowerCase())),
  };
}
