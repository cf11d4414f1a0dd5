import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { InboxOpened_query$key } from '../../../../../__generated__/InboxOpened_query.graphql';
import type { InboxOpenedQuery } from '../../../../../__generated__/InboxOpenedQuery.graphql';
import { NotFound } from '../../../components/errors/NotFound';
import { refetchInBackground } from '../../../relay/queries/requests';
import { useRefetchOnIssueChange } from '../../../components/live/useRefetchOnIssueChange';
import { DraftOwnerContext } from '../../../drafts/useDraft';
import { getInboxOpenedVariables, type InboxSubject } from '../model/inboxUrl';
import { InboxBulkOperation } from './InboxBulkOperation';
import { InboxIssue } from './InboxIssue';
import type { InboxOpened_actions$key } from '../../../../../__generated__/InboxOpened_actions.graphql';
import { InboxActions } from '../actions/InboxActions';
// The Relay lint rule requires an import of the module that defines the spread fragment. Webpack removes it.
import {} from './InboxPane';

/** The issue or bulk operation opened beside the list. */
export const inboxOpenedQuery = graphql`
  query InboxOpenedQuery($key: String!, $number: Int!, $hasIssue: Boolean!, $hasBulk: Boolean!) {
    ...InboxPane_query @arguments(key: $key, number: $number, hasIssue: $hasIssue, hasBulk: $hasBulk)
  }
`;

interface InboxOpenedProps {
  query: InboxOpened_query$key;
  opened: InboxSubject;
}

/** The issue or bulk operation of the opened notification. */
export function InboxOpened({ query, opened }: InboxOpenedProps) {
  const { viewer, project } = useFragment(
    graphql`
      fragment InboxOpened_query on Query
      @argumentDefinitions(
        key: { type: "String!" }
        number: { type: "Int!" }
        hasIssue: { type: "Boolean!" }
        hasBulk: { type: "Boolean!" }
      ) {
        viewer {
          id
        }
        project(key: $key) {
          issue(number: $number) @include(if: $hasIssue) {
            id
            ...InboxIssue_issue
          }
          bulkOperation(number: $number) @include(if: $hasBulk) {
            ...InboxBulkOperation_operation
          }
        }
      }
    `,
    query,
  );
  const environment = useRelayEnvironment();
  useRefetchOnIssueChange(project?.issue?.id ?? '', () =>
    refetchInBackground<InboxOpenedQuery>(environment, inboxOpenedQuery, getInboxOpenedVariables(opened)),
  );
  const { projectKey, number } = opened;
  if (project?.issue)
    return (
      <DraftOwnerContext value={viewer?.id ?? 'nobody'}>
        <InboxIssue issue={project.issue} viewerId={viewer?.id ?? null} />
      </DraftOwnerContext>
    );
  if (project?.bulkOperation)
    return <InboxBulkOperation operation={project.bulkOperation} projectKey={projectKey} />;
  return (
    <NotFound subject={opened.kind === 'issue' ? `issue ${projectKey}-${number}` : `bulk edit ${number}`} />
  );
}

interface InboxOpenedActionsProps {
  query: InboxOpened_actions$key;
  href: string;
  onLeave: () => void;
}

/** Actions of an opened notification that is not in the list, for example from a copied link. */
export function InboxOpenedActions({ query, ...props }: InboxOpenedActionsProps) {
  const { project } = useFragment(
    graphql`
      fragment InboxOpened_actions on Query
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
