/** Splits a query into spans for the colors of the query bar. The text between the spans is white space. */
import type { SearchQuerySpan } from './ast';
import { lexSearchQuery } from './lexer';

export type QueryHighlightKind = 'name' | 'value' | 'word' | 'phrase' | 'operator' | 'parenthesis';

export interface QueryHighlightSpan extends SearchQuerySpan {
  kind: QueryHighlightKind;
}

/**
 * Returns the colored spans of a query in ascending order, without overlaps. `-`, `NOT`, `AND` and `OR` are spans of
 * kind `operator`; a filter has a `name` and a `value` span.
 */
export function highlightSearchQuery(source: string): QueryHighlightSpan[] {
  return lexSearchQuery(source).flatMap((lexeme): QueryHighlightSpan[] => {
    const { start, end } = lexeme;
    switch (lexeme.kind) {
      case 'open':
      case 'close':
        return [{ kind: 'parenthesis', start, end }];
      case 'or':
      case 'and':
      case 'not':
        return [{ kind: 'operator', start, end }];
      case 'filter':
      case 'foreign': {
        const name: QueryHighlightSpan = { kind: 'name', start, end: lexeme.nameEnd };
        return lexeme.nameEnd === end ? [name] : [name, { kind: 'value', start: lexeme.nameEnd, end }];
      }
      default:
        return [{ kind: lexeme.kind, start, end }];
    }
  });
}
