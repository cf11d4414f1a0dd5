import type { IssueListSource } from '../view/IssueListSource';
import { IssueTree } from './IssueTree';
import { plainTreesPageQuery, pickPlainTreesPage } from './PlainTreesWindowQuery';
import { createTreesCountsRequest } from './TreesCountsQuery';
import { createFirstTreesRequest } from './TreesRowsQuery';
import { pickTreesPage, treesPageQuery } from './TreesWindowQuery';

/** The queries of a project's issue list with trees. */
export const TREES_SOURCE: IssueListSource = {
  createFirstRequest: createFirstTreesRequest,
  createCountsRequest: createTreesCountsRequest,
  page: { query: treesPageQuery, select: pickTreesPage },
  plainPage: { query: plainTreesPageQuery, select: pickPlainTreesPage },
  createTree: (view) => new IssueTree(view),
};
