import { graphql, useFragment } from 'react-relay';
import type { StateChangedEvent_event$key } from '../../../../../../__generated__/StateChangedEvent_event.graphql';
import { WorkflowStateIcon } from '../../../../components/WorkflowStateIcon';
import { IssueKeyLink } from './IssueKeyLink';
import { CommitReference } from './CommitReference';
import { TimelineEventLine } from './TimelineEventLine';

/** Event for a changed workflow state. */
export function StateChangedEvent({ event }: { event: StateChangedEvent_event$key }) {
  const data = useFragment(
    graphql`
      fragment StateChangedEvent_event on StateChanged {
        ...TimelineEventLine_event
        reason
        commit
        commitUrl
        from {
          name
        }
        to {
          name
          ...WorkflowStateIcon_state
        }
        canonical {
          ...IssueKeyLink_issue
        }
      }
    `,
    event,
  );
  return (
    <TimelineEventLine
      event={data}
      icon={data.to && <WorkflowStateIcon state={data.to} />}
      reason={data.reason}
    >
      moved this {data.from && `from ${data.from.name} `}to <b>{data.to?.name ?? 'a deleted state'}</b>
      {data.canonical && (
        <>
          {' '}
          of <IssueKeyLink issue={data.canonical} />
        </>
      )}
      {data.commit && (
        <>
          {' '}
          in <CommitReference hash={data.commit} url={data.commitUrl ?? null} />
        </>
      )}
    </TimelineEventLine>
  );
}
