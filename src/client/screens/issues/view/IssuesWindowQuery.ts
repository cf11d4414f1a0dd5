import { graphql } from 'react-relay';
import type {
  IssuesWindowQuery as Query,
  IssuesWindowQuery$data as Data,
} from '../../../../../__generated__/IssuesWindowQuery.graphql';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from '../row/IssueRow';
import {} from '../row/PlainIssueRow';
import type { ListedIssue } from './ListedIssue';

export type { Query as IssuesWindowQuery };

/** Query for a further page of an open issue list, by the rank of its first row. */
export const issueListPageQuery = graphql`
  query IssuesWindowQuery(
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
            id
            ...IssueRow_issue
            ...PlainIssueRow_issue
          }
          snapshot
        }
      }
    }
  }
`;

export interface IssueListPageData {
  readonly rows: readonly ListedIssue[];
  /**
   * The list snapshot that the page belongs to. It differs from the requested one if that has expired; the
   * page then shows current data.
   */
  readonly snapshot: string | null;
}

/** Selects the rows of a list page from the response. */
export function pickIssueListPage({ node }: Data): IssueListPageData {
  const { nodes = [], snapshot = null } = node?.issues ?? {};
  return {
    rows: nodes.map((issue: ListedIssue['issue'] & { id: string }) => ({ id: issue.id, issue })),
    snapshot,
  };
}
