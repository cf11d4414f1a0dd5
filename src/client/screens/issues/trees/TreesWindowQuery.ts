import { graphql } from 'react-relay';
import type { TreesWindowQuery$data as Data } from '../../../../../__generated__/TreesWindowQuery.graphql';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from '../row/IssueRow';
import {} from '../row/PlainIssueRow';
import type { IssueListPageData } from '../view/IssuesWindowQuery';
import type { ListedIssue } from '../view/ListedIssue';

/** Query for a further page of an open list with trees: of its top level, or of the sub-issues of an issue. */
export const treesPageQuery = graphql`
  query TreesWindowQuery(
    $projectId: ID!
    $query: String!
    $orderBy: IssueOrder
    $groupBy: GroupBy
    $snapshot: String!
    $first: Int!
    $offset: Int!
    $nested: Boolean!
    $parentId: ID!
  ) {
    node(id: $projectId) {
      ... on Project {
        issues(
          query: $query
          orderBy: $orderBy
          groupBy: $groupBy
          trees: true
          snapshot: $snapshot
          first: $first
          offset: $offset
        ) {
          nodes @skip(if: $nested) {
            id
            ...IssueRow_issue
            ...PlainIssueRow_issue
          }
          subIssueCounts @skip(if: $nested)
          subIssues(of: $parentId, first: $first, offset: $offset) @include(if: $nested) {
            nodes {
              id
              ...IssueRow_issue
              ...PlainIssueRow_issue
            }
            subIssueCounts
          }
          snapshot
        }
      }
    }
  }
`;

/** Selects the rows of a page from the response. */
export function pickTreesPage({ node }: Data): IssueListPageData {
  const { nodes = [], subIssueCounts = [] } = node?.issues?.subIssues ?? node?.issues ?? {};
  return {
    rows: nodes.map((issue: ListedIssue['issue'] & { id: string }, index) => ({
      id: issue.id,
      issue,
      subIssueCount: subIssueCounts[index] ?? 0,
    })),
    snapshot: node?.issues?.snapshot ?? null,
  };
}
