/** Reading a parsed query: its top-level terms and its words. */
import type { AndNode, FilterField, FilterNode, QueryNode } from './ast';
import { parseQuery } from './parse';

/** A term that every match must meet by itself; `node` is the whole of it, its dash included. */
export interface TopLevelTerm {
  node: QueryNode;
  filter: FilterNode;
  negated: boolean;
}

/** The terms of one filter that stand outside all groups and alternatives. */
export function topLevelTerms(root: AndNode, field: FilterField): TopLevelTerm[] {
  return root.children.flatMap((node): TopLevelTerm[] => {
    const inner = node.kind === 'not' ? node.child : node;
    if (inner.kind !== 'filter' || inner.field !== field) return [];
    return [{ node, filter: inner, negated: node.kind === 'not' }];
  });
}

/** The query as if these top-level terms were absent. */
export function withoutTerms(root: AndNode, field: FilterField): AndNode {
  const dropped = new Set(topLevelTerms(root, field).map(({ node }) => node));
  return { ...root, children: root.children.filter((node) => !dropped.has(node)) };
}

export type TermSelection = 'NONE' | 'INCLUDED' | 'EXCLUDED';

/**
 * Whether the query's top-level terms ask for a value or against it. `key` is what the query takes
 * after the colon: quoted if need be.
 */
export function selectionOf(root: AndNode, field: FilterField, key: string): TermSelection {
  const terms = topLevelTerms(root, field);
  // Asked for each of thousands of values: mostly there is nothing to compare with.
  const wanted = terms.length > 0 ? valueOf(field, key) : null;
  if (!wanted) return 'NONE';
  let selection: TermSelection = 'NONE';
  for (const { filter, negated } of terms) {
    if (!coveringSpans(filter, wanted).length) continue;
    if (negated) return 'EXCLUDED';
    selection = 'INCLUDED';
  }
  return selection;
}

/** The parts of a filter's value list that have the value of another filter. */
export function coveringSpans(filter: FilterNode, wanted: FilterNode): { start: number; end: number }[] {
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

/** The filter that `field:key` is by itself. */
export function valueOf(field: FilterField, key: string): FilterNode | null {
  const node = parseQuery(`${field}:${key}`, 0).root.children[0];
  return node?.kind === 'filter' ? node : null;
}

/** A word that RELEVANCE counts in titles. */
export interface QueryWord {
  token: string;
  prefix: boolean;
}

/**
 * The distinct tokens that the query asks for, negated ones apart: RELEVANCE is how many of them an
 * issue's title has.
 */
export function queryWords(root: AndNode): QueryWord[] {
  const words = new Map<string, QueryWord>();
  const visit = (node: QueryNode): void => {
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
