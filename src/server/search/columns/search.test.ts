import { describeSearchTests } from '../../../testing/describeSearchTests';
import type { Search } from '../list/Search';
import { findIssuesInSql } from '../sql/findIssues';
import { createInMemorySearch } from './createInMemorySearch';

/**
 * A fallback search that always fails. With it, a test passes only if the in-memory columns answer every
 * request.
 */
const UNAVAILABLE_SEARCH: Search = {
  list: () => {
    throw new Error('The columns did not answer.');
  },
  facetValues: () => Promise.reject(new Error('The columns did not answer.')),
};

describeSearchTests('the search over columns', (store) => {
  const search = createInMemorySearch({
    store,
    fallback: UNAVAILABLE_SEARCH,
    findIssues: findIssuesInSql(store),
    budget: 256 * 1024 * 1024,
  });
  return { search, prepare: (projectId) => search.load(projectId), close: () => search.close() };
});
