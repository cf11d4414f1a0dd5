import { graphql } from 'react-relay';
import type { PlainTreesWindowQuery$data as Data } from '../../../../../__generated__/PlainTreesWindowQuery.graphql';
import { type PlainIssueRow_issue$key } from '../row/PlainIssueRow';

/** PlainIssuesWindowQuery for a list with trees. */
export const plainTreesPageQuery = graphql`
  query PlainTreesWindowQuery(
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
            ...PlainIssueRow_issue
          }
          subIssues(of: $parentId, first: $first, offset: $offset) @include(if: $nested) {
            nodes {
              ...PlainIssueRow_issue
            }
          }
        }
      }
    }
  }
`;

/** Selects the rows of a page from the response. */
export function pickPlainTreesPage({ node }: Data): readonly PlainIssueRow_issue$key[] {
  const issues = node?.issues;
  return (issues?.subIssues ?? issues)?.nodes ?? [];
}
