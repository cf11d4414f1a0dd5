import { graphql } from 'react-relay';
import type { SearchPlainWindowQuery$data as Data } from '../../../../__generated__/SearchPlainWindowQuery.graphql';
import { type PlainIssueRow_issue$key } from '../issues/row/PlainIssueRow';

/** Query for a page of the list of all projects while it scrolls too fast to be read. See PlainIssuesWindowQuery. */
export const searchPlainWindowQuery = graphql`
  query SearchPlainWindowQuery(
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
        ...PlainIssueRow_issue
      }
    }
  }
`;

/** Selects the rows of a list page from the response. */
export const pickPlainSearchRows = ({ search }: Data): readonly PlainIssueRow_issue$key[] => search.nodes;
