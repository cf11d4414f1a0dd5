import { describeSearchTests } from '../../../testing/describeSearchTests';
import type { IssueSearch } from '../list/IssueSearch';
import { createSqlIssueFinder } from '../sql/createSqlIssueFinder';
import { createInMemoryIssueSearch } from './createInMemoryIssueSearch';

/**
 * A fallback search that always fails. With it, a test passes only if the in-memory columns answer every
 * request.
 */
const ALWAYS_FAILING_SEARCH: IssueSearch = {
  list: () => {
    throw new Error('The index in memory did not answer.');
  },
  listMerged: () => {
    throw new Error('The index in memory did not answer.');
  },
  readFacetValues: () => Promise.reject(new Error('The index in memory did not answer.')),
  readIssueCounts: () => Promise.reject(new Error('The index in memory did not answer.')),
  findProjectsWithAssignedIssues: () => Promise.reject(new Error('The index in memory did not answer.')),
  readIssuesInMemory: () => Promise.reject(new Error('The index in memory did not answer.')),
};

describeSearchTests('the search over columns', (store) => {
  const search = createInMemoryIssueSearch({
    store,
    fallback: ALWAYS_FAILING_SEARCH,
    findIssues: createSqlIssueFinder(store),
    budget: 256 * 1024 * 1024,
  });
  return { search, prepare: (projectId) => search.loadProjectIndex(projectId), close: () => search.close() };
});
