import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { InboxOpened_query$key } from '../../../../../__generated__/InboxOpened_query.graphql';
import type { InboxOpenedQuery } from '../../../../../__generated__/InboxOpenedQuery.graphql';
import { NotFound } from '../../../components/NotFound';
import { useRefetchOnIssueChange } from '../../../components/useRefetchOnIssueChange';
import { DraftOwnerContext } from '../../../drafts/useDraft';
import { getInboxOpenedVariables, type InboxSubject } from '../model/inboxUrl';
import { InboxBulkOperation } from './InboxBulkOperation';
import { InboxIssue } from './InboxIssue';
import { inboxOpenedQuery } from './InboxOpenedQuery';

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
    fetchQuery<InboxOpenedQuery>(environment, inboxOpenedQuery, getInboxOpenedVariables(opened)),
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
