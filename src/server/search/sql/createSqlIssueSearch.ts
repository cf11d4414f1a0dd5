/**
 * The search in SQL only. It is the reference implementation: the search with in-memory columns must return
 * the same results.
 */
import { parseQuery } from '../../../shared/query/parse';
import type { Store } from '../../store/Store';
import { selectFacetValuesPage } from '../list/facets';
import { NameResolver } from '../list/NameResolver';
import type { IssueListRequest, IssueSearch } from '../list/IssueSearch';
import { ListResultCache } from './ListResultCache';
import { SqlIssueList } from './SqlIssueList';

/**
 * Creates the search in SQL. Create only one per store, because it caches names and results about whole lists
 * between requests.
 */
export function createSqlIssueSearch(store: Store, names = new NameResolver(store)): IssueSearch {
  const answers = new ListResultCache();
  const list = (request: IssueListRequest): SqlIssueList =>
    new SqlIssueList(store, names, answers, request, parseQuery(request.query, Date.now()));
  return {
    list,
    async facetValues(request, field, matching, page) {
      return selectFacetValuesPage((await list(request).readFacetValues(field)).values, matching, page);
    },
  };
}
