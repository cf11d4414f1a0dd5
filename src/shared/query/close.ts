/** Closes what a query leaves open: a quotation mark and parentheses. */
import { countMissingClosingParentheses, lexSearchQuery } from './lexer';

/**
 * Closes the query's open quotation mark and open parentheses. Otherwise, they would contain a term that is
 * appended to the query.
 */
export function closeQuotesAndParentheses(source: string): string {
  const last = lexSearchQuery(source).at(-1);
  const text = last && 'items' in last ? last.items.at(-1) : last;
  const isQuoteOpen = text !== undefined && 'text' in text && 'closed' in text && !text.closed;
  const closed = isQuoteOpen ? appendClosingQuote(source) : source;
  return closed + ')'.repeat(countMissingClosingParentheses(source));
}

/** Appends a quotation mark to a text that ends inside a quotation. */
export function appendClosingQuote(text: string): string {
  // A single backslash before the quotation mark would escape it.
  const backslashes = text.length - text.replace(/\\+$/, '').length;
  return `${text}${backslashes % 2 === 1 ? '\\' : ''}"`;
}
