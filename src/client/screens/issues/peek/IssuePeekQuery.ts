import { graphql } from 'react-relay';
import type { IssuePeekQuery } from '../../../../../__generated__/IssuePeekQuery.graphql';

export type { IssuePeekQuery };

/** What the peek panel shows of one issue. */
export const issuePeekQuery = graphql`
  query IssuePeekQuery($key: String!, $number: Int!) {
    project(key: $key) {
      issue(number: $number) {
        ...PeekedIssue_issue
      }
    }
  }
`;
