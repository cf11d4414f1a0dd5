/** The search in plain SQL: the reference that any faster form must equal. */
import { parseQuery } from '../../../shared/query/parse';
import type { Store } from '../../store/Store';
import type { FacetValue, ListRequest, Search } from '../Search';
import { AnswerCache } from './AnswerCache';
import { Names } from './prepare';
import { SqlIssueList } from './SqlIssueList';

/** One for each store: it keeps names and answers of whole lists between requests. */
export function createSqlSearch(store: Store): Search {
  const names = new Names(store);
  const answers = new AnswerCache();
  const list = (request: ListRequest): SqlIssueList =>
    new SqlIssueList(store, names, answers, request, parseQuery(request.query, Date.now()));
  return {
    list,
    async facetValues(request, field, matching, page) {
      return facetPage((await list(request).facet(field)).values, matching, page);
    },
  };
}

/** A page of a facet's values: those whose label has `matching` in it, most frequent first. */
export function facetPage(
  values: readonly FacetValue[],
  matching: string | null,
  { first, offset }: { first: number; offset: number },
): { values: FacetValue[]; total: number } {
  const wanted = matching?.toLowerCase() ?? '';
  const found = values
    .filter(({ count, label }) => count > 0 && label.toLowerCase().includes(wanted))
    .sort((a, b) => b.count - a.count);
  return { values: found.slice(offset, offset + first), total: found.length };
}
