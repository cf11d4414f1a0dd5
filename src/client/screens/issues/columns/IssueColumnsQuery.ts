import { graphql } from 'react-relay';
import type {
  IssueColumnsQuery as Query,
  IssueColumnsQuery$data as Data,
} from '../../../../../__generated__/IssueColumnsQuery.graphql';
import { type IssueColumnCells_issue$key } from './IssueColumnCells';

export type { Query as IssueColumnsQuery };

/** Query for the chosen columns of a page of an open issue list, by the rank of its first row. */
export const issueColumnsQuery = graphql`
  query IssueColumnsQuery(
    $inProject: Boolean!
    $projectId: ID!
    $query: String!
    $orderBy: IssueOrder
    $groupBy: GroupBy
    $snapshot: String!
    $first: Int!
    $offset: Int!
    $trees: Boolean = false
    $nested: Boolean = false
    $parentId: ID = ""
  ) {
    node(id: $projectId) @include(if: $inProject) {
      ... on Project {
        issues(
          query: $query
          orderBy: $orderBy
          groupBy: $groupBy
          trees: $trees
          snapshot: $snapshot
          first: $first
          offset: $offset
        ) {
          nodes @skip(if: $nested) {
            id
            ...IssueColumnCells_issue
          }
          subIssues(of: $parentId, first: $first, offset: $offset) @include(if: $nested) {
            nodes {
              id
              ...IssueColumnCells_issue
            }
          }
        }
      }
    }
    search(
      query: $query
      orderBy: $orderBy
      groupBy: $groupBy
      snapshot: $snapshot
      first: $first
      offset: $offset
    ) @skip(if: $inProject) {
      nodes {
        id
        ...IssueColumnCells_issue
      }
    }
  }
`;

/** An issue of the list with the data of its columns. */
export interface ListedIssueColumns {
  readonly id: string;
  readonly issue: IssueColumnCells_issue$key;
}

/** Selects the issues of a list page from the response. */
export const pickListedIssueColumns = ({ node, search }: Data): readonly ListedIssueColumns[] =>
  ((search ?? node?.issues?.subIssues ?? node?.issues)?.nodes ?? []).map(
    (issue: IssueColumnCells_issue$key & { id: string }) => ({
      id: issue.id,
      issue,
    }),
  );
