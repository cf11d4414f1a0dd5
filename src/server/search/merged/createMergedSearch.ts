import type { ParsedSearchQuery } from '../../../shared/query/ast';
import { parseSearchQuery } from '../../../shared/query/parse';
import type { IssueList, IssueListRequest, IssueSearch } from '../list/IssueSearch';
import type { NameResolver } from '../list/NameResolver';
import { ProjectsIssueList } from './ProjectsIssueList';
import { MergedSnapshots } from './snapshots';

/** Creates the part of a search that merges the lists of several projects. */
export function createMergedSearch(
  names: NameResolver,
  openList: (request: IssueListRequest, parsed: ParsedSearchQuery) => IssueList,
): Pick<IssueSearch, 'listMerged'> {
  const source = { names, openList, snapshots: new MergedSnapshots() };
  return {
    listMerged: (request) =>
      new ProjectsIssueList(source, request, parseSearchQuery(request.query, Date.now())),
  };
}
