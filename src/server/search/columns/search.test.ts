import { describeSearch } from '../../../testing/describeSearch';
import type { Search } from '../list/Search';
import { findIssuesInSql } from '../sql/findIssues';
import { createColumnSearch } from './createColumnSearch';

/** A fallback search whose requests fail, so that the in-memory columns must answer all of them. */
const UNAVAILABLE: Search = {
  list: () => {
    throw new Error('The columns did not answer.');
  },
  facetValues: () => Promise.reject(new Error('The columns did not answer.')),
};

describeSearch('the search over columns', (store) => {
  const search = createColumnSearch({
    store,
    fallback: UNAVAILABLE,
    findIssues: findIssuesInSql(store),
    budget: 256 * 1024 * 1024,
  });
  return { search, prepare: (projectId) => search.load(projectId), close: () => search.close() };
});
