import { graphql, useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { useLiveIssueQuery as Query } from '../../../../__generated__/useLiveIssueQuery.graphql';
import { PAGE_MAX } from '../../../shared/limits';
import { markAllDeleted } from '../../data/local/markDeleted';
import { useRefreshedIssue } from '../../components/useRefreshedIssue';

/** New items of a timeline that come at once; more of them leave a gap. */
const NEW_ITEMS = 20;

const query = graphql`
  query useLiveIssueQuery($id: ID!, $count: Int!) {
    node(id: $id) {
      ...IssueHeader_issue @alias(as: "header")
      ...IssueFields_issue @alias(as: "fields")
      ...IssueText_issue @alias(as: "text")
      ...useTimelineTail_issue @arguments(count: $count) @alias(as: "tail")
    }
  }
`;

/**
 * Keeps an issue on screen as it is: its fields, its text, and what is said at the end of its timeline.
 * @param shown how many items of the timeline's end are on screen
 */
export function useLiveIssue(id: string, shown: number): void {
  const environment = useRelayEnvironment();
  const count = Math.min(shown + NEW_ITEMS, PAGE_MAX);
  useRefreshedIssue(id, () =>
    fetchQuery<Query>(environment, query, { id, count }).do({
      next: ({ node }) => markAllDeleted(environment, node ? [] : [id]),
    }),
  );
}
