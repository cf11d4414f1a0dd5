import { graphql } from 'react-relay';
import type { PlainIssuesWindowQuery$data as Data } from '../../../../../__generated__/PlainIssuesWindowQuery.graphql';
import { type PlainIssueRow_issue$key } from '../row/PlainIssueRow';

/**
 * Query for a page of an open issue list that scrolls too fast to be read: only what PlainIssueRow shows. The server
 * and the browser process it several times faster than the complete page.
 */
export const plainIssueListPageQuery = graphql`
  query PlainIssuesWindowQuery(
    $projectId: ID!
    $query: String!
    $orderBy: IssueOrder
    $groupBy: GroupBy
    $snapshot: String!
    $first: Int!
    $offset: Int!
  ) {
    node(id: $projectId) {
      ... on Project {
        issues(
          query: $query
          orderBy: $orderBy
          groupBy: $groupBy
          snapshot: $snapshot
          first: $first
          offset: $offset
        ) {
          nodes {
            ...PlainIssueRow_issue
          }
        }
      }
    }
  }
`;

/** Selects the rows of a list page from the response. */
export const pickPlainIssues = ({ node }: Data): readonly PlainIssueRow_issue$key[] =>
  node?.issues?.nodes ?? [];
