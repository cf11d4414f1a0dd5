import { graphql, useFragment } from 'react-relay';
import type { InboxOpenedActions_query$key } from '../../../../../__generated__/InboxOpenedActions_query.graphql';
import { InboxActions } from '../actions/InboxActions';

interface InboxOpenedActionsProps {
  query: InboxOpenedActions_query$key;
  href: string;
  onLeave: () => void;
}

/** Actions of an opened notification that is not in the list, for example from a copied link. */
export function InboxOpenedActions({ query, ...props }: InboxOpenedActionsProps) {
  const { project } = useFragment(
    graphql`
      fragment InboxOpenedActions_query on Query
      @argumentDefinitions(
        key: { type: "String!" }
        number: { type: "Int!" }
        hasIssue: { type: "Boolean!" }
        hasBulk: { type: "Boolean!" }
      ) {
        project(key: $key) {
          issue(number: $number) @include(if: $hasIssue) {
            viewerNotification {
              ...InboxActions_notification
            }
          }
          bulkOperation(number: $number) @include(if: $hasBulk) {
            viewerNotification {
              ...InboxActions_notification
            }
          }
        }
      }
    `,
    query,
  );
  const notification = (project?.issue ?? project?.bulkOperation)?.viewerNotification;
  return notification ? <InboxActions notification={notification} {...props} /> : null;
}
