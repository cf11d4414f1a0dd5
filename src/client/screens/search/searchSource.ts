import type { IssueListSource } from '../issues/view/IssueListSource';
import { createSearchCountsRequest } from './SearchCountsQuery';
import { pickPlainSearchRows, searchPlainWindowQuery } from './SearchPlainWindowQuery';
import { createFirstSearchRequest } from './SearchRowsQuery';
import { pickSearchPage, searchWindowQuery } from './SearchWindowQuery';

/** The queries of the list of the issues of all projects that the viewer can read. */
export const SEARCH_SOURCE: IssueListSource = {
  createFirstRequest: createFirstSearchRequest,
  createCountsRequest: createSearchCountsRequest,
  page: { query: searchWindowQuery, select: pickSearchPage },
  plainPage: { query: searchPlainWindowQuery, select: pickPlainSearchRows },
};
