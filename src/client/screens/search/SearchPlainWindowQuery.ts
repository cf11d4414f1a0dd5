import { graphql } from 'react-relay';
import type { SearchPlainWindowQuery$data as Data } from '../../../../__generated__/SearchPlainWindowQuery.graphql';
import { type PlainIssueRow_issue$key } from '../issues/row/PlainIssueRow';

/** Query for a page of the open list of all projects that scrolls too fast to be read: see PlainIssuesWindowQuery. */
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
