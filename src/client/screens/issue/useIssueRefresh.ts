import { graphql, useRelayEnvironment } from 'react-relay';
import type { Observable } from 'relay-runtime';
import type { useIssueRefreshQuery as Query } from '../../../../__generated__/useIssueRefreshQuery.graphql';
import { GRAPHQL_CONNECTION_PAGE_SIZE_MAX } from '../../../shared/limits';
import { markIssuesDeletedInStore } from '../../data/local/markIssueDeletedInStore';
import { refetchInBackground } from '../../relay/queries/requests';

/**
 * Number of new timeline items fetched by a refresh of the issue; if there are more, the timeline shows a
 * gap.
 */
const NEW_TIMELINE_ITEMS_MAX = 20;

const issueRefreshQuery = graphql`
  query useIssueRefreshQuery($id: ID!, $count: Int!) {
    node(id: $id) {
      ...IssueHeader_issue @alias(as: "header")
      ...IssueFields_issue @alias(as: "fields")
      ...IssueDescription_issue @alias(as: "text")
      ...useNewestTimelineItems_issue @arguments(count: $count) @alias(as: "tail")
    }
  }
`;

/**
 * Refetches all parts of an issue that the screen shows; the argument is the number of newest timeline items
 * on screen.
 */
type RefreshIssueFunction = (tailLength: number) => Observable<unknown>;

/** Returns a function that refetches the issue and marks it as deleted if it no longer exists. */
export function useIssueRefresh(id: string): RefreshIssueFunction {
  const environment = useRelayEnvironment();
  return (tailLength) => {
    const count = Math.min(tailLength + NEW_TIMELINE_ITEMS_MAX, GRAPHQL_CONNECTION_PAGE_SIZE_MAX);
    return refetchInBackground<Query>(environment, issueRefreshQuery, { id, count }).do({
      next: ({ node }) => markIssuesDeletedInStore(environment, node ? [] : [id]),
    });
  };
}
