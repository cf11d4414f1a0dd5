/**
 * Edits a query after a click on a facet value. The edits change the filters of that facet and leave all
 * other text unchanged.
 */
import { FIELDS, selectFields } from '../fields/fields';
import type { SearchQueryFilterNode, NumberRange, FilterValueName, SearchQuerySpan } from './ast';
import { closeQuotesAndParentheses } from './close';
import { type FilterField, FILTERS } from './fields';
import { lexSearchQuery } from './lexer';
import { parseSearchQuery } from './parse';
import { findMatchingFilterValueSpans, findTopLevelFilterTerms, parseFilterTerm } from './terms';

/**
 * Fields with one value per issue. A second selected value is added as an alternative (`state:a,b`), not as another
 * requirement.
 */
const SINGLE_VALUED_FILTER_FIELDS: readonly string[] = [
  ...selectFields(({ facet, many }) => facet !== undefined && !many).map((field) => FIELDS[field].name),
  'category',
];

/**
 * Returns a query with the filter `field:key` added.
 *
 * @param key value of the filter in query syntax: the caller quotes it if it contains spaces
 */
export function addFilterTerm(source: string, field: FilterField, key: string): string {
  const cleared = removeFilterTerm(source, field, key);
  if (SINGLE_VALUED_FILTER_FIELDS.includes(field)) {
    const { root } = parseSearchQuery(cleared, 0);
    const present = findTopLevelFilterTerms(root, field).find(({ negated }) => !negated);
    if (present) {
      const { end } = present.filter;
      return `${cleared.slice(0, end)},${key}${cleared.slice(end)}`;
    }
  }
  return appendQueryTerm(cleared, `${field}:${key}`);
}

/** Returns the query with the negated filter `-field:key` added. */
export function excludeFilterTerm(source: string, field: FilterField, key: string): string {
  return appendQueryTerm(removeFilterTerm(source, field, key), `-${field}:${key}`);
}

/** Returns the query without the filters `field:key` and `-field:key` at its top level. */
export function removeFilterTerm(source: string, field: FilterField, key: string): string {
  const wanted = parseFilterTerm(field, key);
  if (!wanted) return source;
  let edited = source;
  const terms = findTopLevelFilterTerms(parseSearchQuery(source, 0).root, field);
  // Terms are removed from the query's end to its start, so that the positions of earlier terms stay valid.
  for (const { node, filter } of terms.reverse()) {
    const covering = findMatchingFilterValueSpans(filter, wanted);
    if (covering.length === 0) continue;
    const remaining = listRemainingFilterValues(source, filter, wanted, covering);
    if (remaining.length === 0) edited = removeQuerySpan(edited, node);
    else edited = replaceQuerySpan(edited, filter.valueSpan, remaining.join(','));
  }
  return edited;
}

/**
 * Returns the source texts of a filter's values without the one to remove. A range of an enum's values, such as
 * priorities, is replaced by its other values.
 */
function listRemainingFilterValues(
  source: string,
  filter: SearchQueryFilterNode,
  wanted: SearchQueryFilterNode,
  covering: readonly SearchQuerySpan[],
): string[] {
  const items: readonly (FilterValueName | NumberRange)[] =
    filter.value.kind === 'names'
      ? filter.value.names
      : filter.value.kind === 'numbers'
        ? filter.value.ranges
        : [];
  const removed = wanted.value.kind === 'numbers' ? wanted.value.ranges[0]!.from : null;
  return items.flatMap((item) => {
    if (!covering.includes(item)) return [source.slice(item.start, item.end)];
    const { values, enum: allowed = [] } = FILTERS[filter.field];
    if (values !== 'ranges' || 'name' in item) return [];
    return allowed.filter(
      (_, index) => index >= (item.from ?? 0) && index <= (item.to ?? Infinity) && index !== removed,
    );
  });
}

function appendQueryTerm(source: string, term: string): string {
  const complete = closeQuotesAndParentheses(source.trimEnd());
  if (complete === '') return term;
  return `${hasTopLevelOrOperator(complete) ? `(${complete})` : complete} ${term}`;
}

/**
 * Whether the query has an `OR` outside parentheses. Appended terms would then apply only to the last
 * alternative.
 */
function hasTopLevelOrOperator(source: string): boolean {
  let depth = 0;
  for (const lexeme of lexSearchQuery(source)) {
    if (lexeme.kind === 'open') depth++;
    else if (lexeme.kind === 'close' && !lexeme.stray) depth--;
    else if (lexeme.kind === 'or' && depth === 0) return true;
  }
  return false;
}

function replaceQuerySpan(source: string, { start, end }: SearchQuerySpan, text: string): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** Removes a term from the query's text, with the white space and an `AND` next to it. */
export function removeQuerySpan(source: string, { start, end }: SearchQuerySpan): string {
  const textBefore = source.slice(0, start);
  const before = textBefore.replace(/(?:(?:^|\s)AND)?\s+$/, '');
  const hadAnd = textBefore.trimEnd() !== before;
  const after = source.slice(end).replace(hadAnd ? /^\s+/ : /^\s+(?:AND(?=\s|$)\s*)?/, '');
  return before === '' || after === '' ? before + after : `${before} ${after}`;
}
