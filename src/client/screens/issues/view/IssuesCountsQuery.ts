import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type {
  IssuesCountsQuery as Query,
  IssuesCountsQuery$data as Data,
} from '../../../../../__generated__/IssuesCountsQuery.graphql';
import {
  getIssueListSortOrder,
  type IssueListUrlState,
} from '../../../../shared/issueList/issueListUrlState';
import { RetainedQuery } from '../../../relay/windows';
import type { IssueListCountsRequest } from './IssueListSource';
import { type FacetPanel_issues$key, type FacetPanel_project$key } from '../facets/FacetPanel';
import { type useListSections_issues$key } from '../scrubber/useListSections';

/**
 * Query for the issue count, facets and sections of a list. It is separate, because it takes longer than a
 * page of rows.
 */
const issuesCountsQuery = graphql`
  query IssuesCountsQuery(
    $key: String!
    $query: String!
    $orderBy: IssueOrder
    $grouped: Boolean!
    $hasEdited: Boolean!
    $editedQuery: String!
  ) {
    project(key: $key) {
      ...FacetPanel_project
      edited: issues(query: $editedQuery, first: 200) @include(if: $hasEdited) {
        nodes {
          id
        }
      }
      issues(query: $query, orderBy: $orderBy) {
        totalCount
        ...FacetPanel_issues
        ...useListSections_issues @skip(if: $grouped) @alias(as: "marks")
      }
    }
  }
`;

export interface IssueListCounts {
  /** Number of issues that match the query, including the viewer's own edits. */
  readonly total: number;
  /** Number of issues without the list's filter; null: it is part of the first response. */
  readonly issueCount: number | null;
  /** The project of the list; null: all projects. */
  readonly project: FacetPanel_project$key | null;
  readonly issues: FacetPanel_issues$key;
  /**
   * Sections of the list by its sort key, for example months; null: the list is grouped, and its groups serve
   * as sections.
   */
  readonly marks: useListSections_issues$key | null;
  /** Ids of those edited issues of the request that match the query. */
  readonly matchingEdits: readonly string[];
}

/**
 * Creates the request for the counts, facets and sections of the issue list of a project.
 *
 * @param editedQuery query for those issues of the list that the viewer has edited; empty: none
 */
export function createIssueListCountsRequest(
  environment: IEnvironment,
  list: IssueListUrlState,
  editedQuery: string,
): IssueListCountsRequest {
  return new RetainedQuery<Query, IssueListCounts | null>({
    environment,
    query: issuesCountsQuery,
    variables: { key: list.projectKey ?? '', ...getIssueListCountsVariables(list, editedQuery) },
    select: pickIssueListCounts,
  });
}

/** The variables that the counts queries of a project and of all projects share. */
export const getIssueListCountsVariables = (list: IssueListUrlState, editedQuery: string) => ({
  query: list.query,
  orderBy: getIssueListSortOrder(list),
  grouped: list.group !== null,
  hasEdited: editedQuery !== '',
  editedQuery,
});

/** Selects the counts from the response; null if the project does not exist or is not visible to the viewer. */
function pickIssueListCounts({ project }: Data): IssueListCounts | null {
  if (!project) return null;
  const { issues } = project;
  return {
    total: issues.totalCount,
    issueCount: null,
    project,
    issues,
    marks: issues.marks ?? null,
    matchingEdits: project.edited?.nodes.map(({ id }) => id) ?? [],
  };
}
