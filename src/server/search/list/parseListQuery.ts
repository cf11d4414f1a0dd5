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

/** The query `number:>N`. */
const createNumberAboveFilter = (number: number): SearchQueryNode => ({
  kind: 'filter',
  field: 'number',
  value: { kind: 'numbers', ranges: [{ from: number + 1, to: null, ...NO_SPAN }] },
  valueSpan: NO_SPAN,
  ...NO_SPAN,
});

/**
 * Parses the query of a list and adds the conditions of the request that are not in its text. The added conditions have
 * no positions in the text; positions are needed only to report problems.
 */
export function parseListQuery({
  query,
  withoutSnoozed,
  afterNumber,
}: Pick<IssueListRequest, 'query' | 'withoutSnoozed' | 'afterNumber'>): ParsedSearchQuery {
  const parsed = parseSearchQuery(query, Date.now());
  const children = [...parsed.root.children];
  if (withoutSnoozed) children.push(NOT_SNOOZED);
  if (typeof afterNumber === 'number') children.push(createNumberAboveFilter(afterNumber));
  return { ...parsed, root: { ...parsed.root, children } };
}
