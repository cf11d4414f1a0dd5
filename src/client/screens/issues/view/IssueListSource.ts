import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';
import type { IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import type { RetainedQueryHandle } from '../../../relay/windows';
import type { PlainIssueRow_issue$key } from '../row/PlainIssueRow';
import type { IssueListStore } from './IssueListStore';
import type { ListTree } from './ListTree';
import type { IssueListCounts } from './IssuesCountsQuery';
import type { FirstIssueListResponse } from './IssuesRowsQuery';
import type { IssueListPageData } from './IssuesWindowQuery';

export type FirstIssueListRequest = RetainedQueryHandle<FirstIssueListResponse | null>;
export type IssueListCountsRequest = RetainedQueryHandle<IssueListCounts | null>;

/** An operation that requests a page of a list. Only `select` of the source that sent it reads its response. */
export interface IssueListPageOperation extends OperationType {
  readonly response: never;
}

/** A query for a page of a list. Its variables are those of `IssueListStore.createPageVariables` that it declares. */
interface IssueListPageQuery<T> {
  readonly query: GraphQLTaggedNode;
  /** Selects the page from the response. */
  readonly select: (data: never) => T;
}

/**
 * The queries for the rows and counts of an issue list: of the list of a project, or of the list of all projects. The route
 * passes them, so that the code of one list does not contain the queries of the other.
 */
export interface IssueListSource {
  /**
   * Creates the request for the first page. Its response is null if the project does not exist or is not visible to the
   * viewer.
   *
   * @param anchorId id of the issue whose rank in the list is requested; null: none
   */
  readonly createFirstRequest: (
    environment: IEnvironment,
    list: IssueListUrlState,
    anchorId: string | null,
  ) => FirstIssueListRequest;
  /**
   * Creates the request for the counts, facets and sections.
   *
   * @param editedQuery query for those issues of the list that the viewer has edited; empty: none
   */
  readonly createCountsRequest: (
    environment: IEnvironment,
    list: IssueListUrlState,
    editedQuery: string,
  ) => IssueListCountsRequest;
  readonly page: IssueListPageQuery<IssueListPageData>;
  readonly plainPage: IssueListPageQuery<readonly PlainIssueRow_issue$key[]>;
  /** Creates the trees of a list that shows sub-issues below their parents. */
  readonly createTree?: (view: IssueListStore) => ListTree;
}
