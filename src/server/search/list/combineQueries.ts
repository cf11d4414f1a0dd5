/** Combines queries whose issues are counted together, so that their names are resolved once. */
import { SEARCH_QUERY_TERMS_MAX } from '../../../shared/limits';
import type { ParsedSearchQuery, SearchQueryNode } from '../../../shared/query/ast';

/**
 * Splits queries into groups, each with at most as many terms as one query can have. The order is kept. The in-memory
 * columns hold only a limited number of word matches at a time.
 */
export function groupQueriesByTerms(queries: readonly ParsedSearchQuery[]): ParsedSearchQuery[][] {
  const groups: ParsedSearchQuery[][] = [];
  let terms = Infinity;
  for (const query of queries) {
    const added = countQueryTerms(query.root);
    if (terms + added > SEARCH_QUERY_TERMS_MAX) {
      groups.push([]);
      terms = 0;
    }
    groups.at(-1)!.push(query);
    terms += added;
  }
  return groups;
}

/** Returns a query that matches the issues of any of these queries. */
export function combineQueries(queries: readonly ParsedSearchQuery[]): ParsedSearchQuery {
  const span = { start: 0, end: 0 };
  const any: SearchQueryNode = { kind: 'or', children: queries.map(({ root }) => root), ...span };
  return { source: '', root: { kind: 'and', children: [any], ...span }, syntaxProblems: [] };
}

function countQueryTerms(node: SearchQueryNode): number {
  switch (node.kind) {
    case 'and':
    case 'or':
      return node.children.reduce((sum, child) => sum + countQueryTerms(child), 0);
    case 'not':
      return countQueryTerms(node.child);
    default:
      return 1;
  }
}
