import { graphql } from 'react-relay';
import type {
  IssueSnippetsQuery as Query,
  IssueSnippetsQuery$data as Data,
} from '../../../../../__generated__/IssueSnippetsQuery.graphql';
import { type IssueSnippet_issue$key } from '../row/IssueSnippet';

export type { Query as IssueSnippetsQuery };

/**
 * Query for the snippets of a page of an open issue list, by the rank of its first row. It is separate, so that rows
 * never wait for snippets.
 */
export const issueSnippetsQuery = graphql`
  query IssueSnippetsQuery(
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
            ...IssueSnippet_issue @arguments(query: $query)
          }
          subIssues(of: $parentId, first: $first, offset: $offset) @include(if: $nested) {
            nodes {
              id
              ...IssueSnippet_issue @arguments(query: $query)
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
        ...IssueSnippet_issue @arguments(query: $query)
      }
    }
  }
`;

/** An issue of the list with its snippet. */
export interface ListedSnippet {
  readonly id: string;
  readonly issue: IssueSnippet_issue$key;
}

/** Selects the snippets of a list page from the response. */
export const pickListedSnippets = ({ node, search }: Data): readonly ListedSnippet[] =>
  ((search ?? node?.issues?.subIssues ?? node?.issues)?.nodes ?? []).map(
    (issue: IssueSnippet_issue$key & { id: string }) => ({
      id: issue.id,
      issue,
    }),
  );
