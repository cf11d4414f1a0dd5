import { graphql } from 'react-relay';
// The Relay lint rule requires an import of the module that defines the spread fragment. Webpack removes it.
import {} from './InboxPane';

/** The issue or bulk operation opened beside the list. */
export const inboxOpenedQuery = graphql`
  query InboxOpenedQuery($key: String!, $number: Int!, $hasIssue: Boolean!, $hasBulk: Boolean!) {
    ...InboxPane_query @arguments(key: $key, number: $number, hasIssue: $hasIssue, hasBulk: $hasBulk)
  }
`;
