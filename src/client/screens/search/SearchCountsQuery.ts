import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type {
  SearchCountsQuery as Query,
  SearchCountsQuery$data as Data,
} from '../../../../__generated__/SearchCountsQuery.graphql';
import type { IssueListUrlState } from '../../../shared/issueList/issueListUrlState';
import { RetainedQuery } from '../../relay/windows';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from '../issues/facets/FacetPanel';
import {} from '../issues/scrubber/useListSections';
import type { IssueListCountsRequest } from '../issues/view/IssueListSource';
import { getIssueListCountsVariables, type IssueListCounts } from '../issues/view/IssuesCountsQuery';

/** Query for the issue count, facets and sections of the list of all projects. */
const searchCountsQuery = graphql`
  query SearchCountsQuery(
    $query: String!
    $orderBy: IssueOrder
    $grouped: Boolean!
    $hasEdited: Boolean!
    $editedQuery: String!
    $isFiltered: Boolean!
  ) {
    # The number of all issues; without a filter, the list itself has it.
    all: search(query: "") @include(if: $isFiltered) {
      totalCount
    }
    edited: search(query: $editedQuery, first: 200) @include(if: $hasEdited) {
      nodes {
        id
      }
    }
    search(query: $query, orderBy: $orderBy) {
      totalCount
      ...FacetPanel_issues
        @arguments(of: [PROJECT, STATE, LABEL, ASSIGNEE, PRIORITY, TYPE, MILESTONE, AUTHOR, CATEGORY])
      ...useListSections_issues @skip(if: $grouped) @alias(as: "marks")
    }
  }
`;

/**
 * Creates the request for the counts, facets and sections of the list of all projects.
 *
 * @param editedQuery query for those issues of the list that the viewer has edited; empty: none
 */
export const createSearchCountsRequest = (
  environment: IEnvironment,
  list: IssueListUrlState,
  editedQuery: string,
): IssueListCountsRequest =>
  new RetainedQuery<Query, IssueListCounts | null>({
    environment,
    query: searchCountsQuery,
    variables: { ...getIssueListCountsVariables(list, editedQuery), isFiltered: list.query !== '' },
    select: pickSearchCounts,
  });

const pickSearchCounts = ({ all, edited, search }: Data): IssueListCounts => ({
  total: search.totalCount,
  issueCount: all?.totalCount ?? search.totalCount,
  project: null,
  issues: search,
  marks: search.marks ?? null,
  matchingEdits: edited?.nodes.map(({ id }) => id) ?? [],
});
