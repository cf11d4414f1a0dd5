/**
 * The search in SQL only. It is the reference implementation: the search with in-memory columns must return
 * the same results.
 */
import type { DatabaseStore } from '../../store/DatabaseStore';
import { selectFacetValuesPage } from '../list/facets';
import { createIssueListRequest } from '../list/createIssueListRequest';
import { parseListQuery } from '../list/parseListQuery';
import { NameResolver } from '../list/NameResolver';
import type { IssueListRequest, IssueSearch } from '../list/IssueSearch';
import { createMergedSearch } from '../merged/createMergedSearch';
import { IssueListResultCache } from './IssueListResultCache';
import { readProjectsWithAssignedIssues } from './readProjectsWithAssignedIssues';
import { SqlIssueList } from './SqlIssueList';

/**
 * Creates the search in SQL. Create only one per store, because it caches names and results about whole lists
 * between requests.
 */
export function createSqlIssueSearch(store: DatabaseStore, names = new NameResolver(store)): IssueSearch {
  const answers = new IssueListResultCache();
  const list = (request: IssueListRequest, parsed = parseListQuery(request)): SqlIssueList =>
    new SqlIssueList(store, names, answers, request, parsed);
  return {
    list,
    ...createMergedSearch(names, list),
    async readIssueCounts(request, queries) {
      const counts: number[] = [];
      // One after the other: together they would delay all other requests to the database.
      for (const parsed of queries) {
        const counted = {
          ...createIssueListRequest(request.projectId, request.visibility, parsed.source),
          ...request,
        };
        counts.push(await list(counted, parsed).readTotalIssueCount());
      }
      return counts;
    },
    findProjectsWithAssignedIssues: (userId, projects, state) =>
      readProjectsWithAssignedIssues(
        store,
        userId,
        projects.map(({ id }) => id),
        state,
      ),
    readIssuesInMemory: () => Promise.resolve(null),
    async readFacetValues(request, field, ranking, page) {
      return selectFacetValuesPage((await list(request).readFacetValues(field)).values, ranking, page);
    },
  };
}
