import { graphql } from 'react-relay';
import type { SearchWindowQuery$data as Data } from '../../../../__generated__/SearchWindowQuery.graphql';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from '../issues/row/IssueRow';
import {} from '../issues/row/PlainIssueRow';
import type { IssueListPageData } from '../issues/view/IssuesWindowQuery';
import type { ListedIssue } from '../issues/view/ListedIssue';

/** Query for a further page of the open list of all projects, by the rank of its first row. */
export const searchWindowQuery = graphql`
  query SearchWindowQuery(
    $query: String!
    $orderBy: IssueOrder
    $groupBy: GroupBy
    $snapshot: String!
    $first: Int!
    $offset: Int!
  ) {
    search(
      query: $query
      orderBy: $orderBy
      groupBy: $groupBy
      snapshot: $snapshot
      first: $first
      offset: $offset
    ) {
      nodes {
        id
        ...IssueRow_issue
        ...PlainIssueRow_issue
      }
      snapshot
    }
  }
`;

/** Selects the rows of a list page from the response. */
export function pickSearchPage({ search: { nodes, snapshot } }: Data): IssueListPageData {
  return {
    rows: nodes.map((issue: ListedIssue['issue'] & { id: string }) => ({ id: issue.id, issue })),
    snapshot,
  };
}
