import { graphql, useFragment } from 'react-relay';
import type { StateChangedEvent_event$key } from '../../../../../../__generated__/StateChangedEvent_event.graphql';
import { StateIcon } from '../../../../components/StateIcon';
import { IssueReference } from '../../reference/IssueReference';
import { EventLine } from './EventLine';

/** Event for a changed workflow state. */
export function StateChangedEvent({ event }: { event: StateChangedEvent_event$key }) {
  const data = useFragment(
    graphql`
      fragment StateChangedEvent_event on StateChanged {
        ...EventLine_event
        reason
        from {
          name
        }
        to {
          name
          ...StateIcon_state
        }
        canonical {
          ...IssueReference_issue
        }
      }
    `,
    event,
  );
  return (
    <EventLine event={data} icon={data.to && <StateIcon state={data.to} />} reason={data.reason}>
      moved this {data.from && `from ${data.from.name} `}to <b>{data.to?.name ?? 'a deleted state'}</b>
      {data.canonical && (
        <>
          {' '}
          of <IssueReference issue={data.canonical} />
        </>
      )}
    </EventLine>
  );
}
