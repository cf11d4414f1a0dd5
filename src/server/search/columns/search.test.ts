import { describeSearchTests } from '../../../testing/describeSearchTests';
import type { Search } from '../list/Search';
import { findIssuesInSql } from '../sql/findIssues';
import { createInMemorySearch } from './createInMemorySearch';

/** A fallback search whose requests fail, so that the in-memory columns must answer all of them. */
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
