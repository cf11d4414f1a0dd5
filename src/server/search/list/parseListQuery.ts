import type { ParsedSearchQuery, SearchQueryNode } from '../../../shared/query/ast';
import { parseSearchQuery } from '../../../shared/query/parse';
import type { IssueListRequest } from './IssueSearch';
import { SNOOZED_FILTER_NAME } from './resolveQueryNames';

const NO_SPAN = { start: 0, end: 0 };

/** The query `-is:snoozed`. */
const NOT_SNOOZED: SearchQueryNode = {
  kind: 'not',
  child: {
    kind: 'filter',
    field: 'is',
    value: { kind: 'names', names: [{ name: SNOOZED_FILTER_NAME, ...NO_SPAN }] },
    valueSpan: NO_SPAN,
    ...NO_SPAN,
  },
  ...NO_SPAN,
};

/**
 * Parses the query of a list and adds its other conditions. These have no positions in the text, which only problems
 * need.
 */
export function parseListQuery({
  query,
  withoutSnoozed,
}: Pick<IssueListRequest, 'query' | 'withoutSnoozed'>): ParsedSearchQuery {
  const parsed = parseSearchQuery(query, Date.now());
  if (!withoutSnoozed) return parsed;
  return { ...parsed, root: { ...parsed.root, children: [...parsed.root.children, NOT_SNOOZED] } };
}
