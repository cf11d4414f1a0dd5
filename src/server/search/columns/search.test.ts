import { describeSearch } from '../../../testing/describeSearch';
import type { Search } from '../Search';
import { createColumnSearch } from './createColumnSearch';

/** Whatever the columns do not answer fails here. */
const NOTHING: Search = {
  list: () => {
    throw new Error('The columns are not ready.');
  },
  facetValues: () => Promise.reject(new Error('The columns are not ready.')),
};

describeSearch('the search over columns', (store) => {
  const search = createColumnSearch({ store, fallback: NOTHING, budget: 256 * 1024 * 1024 });
  return { search, prepare: (projectId) => search.load(projectId), close: () => search.close() };
});
