/** Reads the top-level filters and the words of a parsed query. */
import type { SearchQueryAndNode, SearchQueryFilterNode, SearchQueryNode } from './ast';
import type { FilterField } from './fields';
import { parseSearchQuery } from './parse';
import { unquoteFilterValue } from './quote';

/**
 * A filter at the top level of a query, which every matching issue must satisfy. `node` includes the
 * negation.
 */
export interface TopLevelFilterTerm {
  node: SearchQueryNode;
  filter: SearchQueryFilterNode;
  negated: boolean;
}

/** Returns the query's filters of one field that are outside all groups and alternatives. */
export function findTopLevelFilterTerms(root: SearchQueryAndNode, field: FilterField): TopLevelFilterTerm[] {
  return root.children.flatMap((node): TopLevelFilterTerm[] => {
    const inner = node.kind === 'not' ? node.child : node;
    if (inner.kind !== 'filter' || inner.field !== field) return [];
    return [{ node, filter: inner, negated: node.kind === 'not' }];
  });
}

/** Returns the query without its top-level filters of one field. */
export function removeTopLevelFilterTerms(root: SearchQueryAndNode, field: FilterField): SearchQueryAndNode {
  const dropped = new Set(findTopLevelFilterTerms(root, field).map(({ node }) => node));
  return { ...root, children: root.children.filter((node) => !dropped.has(node)) };
}

export type FilterTermSelection = 'NONE' | 'INCLUDED' | 'EXCLUDED';

/**
 * Returns whether the query's top-level filters include or exclude a facet value. `key` is the value as
 * written after the colon, quoted if necessary.
 */
export function getFilterTermSelection(
  root: SearchQueryAndNode,
  field: FilterField,
  key: string,
): FilterTermSelection {
  return createFilterTermSelector(root, field)(key);
}

/** Returns the function that does the same as `getFilterTermSelection` for the values of one field. */
export function createFilterTermSelector(
  root: SearchQueryAndNode,
  field: FilterField,
): (key: string) => FilterTermSelection {
  const terms = findTopLevelFilterTerms(root, field);
  // The function runs for thousands of facet values, mostly for values that the query does not contain.
  const areNames = terms.every(({ filter }) => filter.value.kind === 'names');
  const names = new Set(
    terms.flatMap(({ filter: { value } }) =>
      value.kind === 'names' ? value.names.map(({ name }) => name.toLowerCase()) : [],
    ),
  );
  return (key) => {
    if (areNames && !names.has(unquoteFilterValue(key).toLowerCase())) return 'NONE';
    const wanted = parseFilterTerm(field, key);
    if (!wanted) return 'NONE';
    let selection: FilterTermSelection = 'NONE';
    for (const { filter, negated } of terms) {
      if (!findMatchingFilterValueSpans(filter, wanted).length) continue;
      if (negated) return 'EXCLUDED';
      selection = 'INCLUDED';
    }
    return selection;
  };
}

/**
 * Returns the spans of the filter's values that are equal to the value of `wanted`, or that contain it if
 * they are ranges.
 */
export function findMatchingFilterValueSpans(
  filter: SearchQueryFilterNode,
  wanted: SearchQueryFilterNode,
): { start: number; end: number }[] {
  const { value } = filter;
  if (value.kind === 'names' && wanted.value.kind === 'names') {
    const name = wanted.value.names[0]!.name.toLowerCase();
    return value.names.filter((item) => item.name.toLowerCase() === name);
  }
  if (value.kind === 'numbers' && wanted.value.kind === 'numbers') {
    const number = wanted.value.ranges[0]!.from ?? 0;
    return value.ranges.filter(({ from, to }) => (from ?? 0) <= number && number <= (to ?? Infinity));
  }
  return [];
}

/** Parses `field:key` as a filter of the query language, or returns null if it is not valid. */
export function parseFilterTerm(field: FilterField, key: string): SearchQueryFilterNode | null {
  const node = parseSearchQuery(`${field}:${key}`, 0).root.children[0];
  return node?.kind === 'filter' ? node : null;
}

/** A search token of a query. The sort order RELEVANCE counts how many of them an issue's title contains. */
export interface SearchQueryWord {
  token: string;
  prefix: boolean;
}

/**
 * Returns the distinct search tokens of the query, without negated ones, for the sort order RELEVANCE: it
 * counts how many of them an issue's title contains.
 */
export function collectSearchQueryWords(root: SearchQueryAndNode): SearchQueryWord[] {
  const words = new Map<string, SearchQueryWord>();
  const visit = (node: SearchQueryNode): void => {
    if (node.kind === 'and' || node.kind === 'or') node.children.forEach(visit);
    if (node.kind !== 'text') return;
    node.tokens.forEach((token, index) => {
      const prefix = node.prefix && index === node.tokens.length - 1;
      words.set(`${token}${prefix ? '*' : ''}`, { token, prefix });
    });
  };
  visit(root);
  return [...words.values()];
}
