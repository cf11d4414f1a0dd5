import { Flag } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { MilestoneEvent_event$key } from '../../../../../../__generated__/MilestoneEvent_event.graphql';
import { EventIcon } from './EventIcon';
import { EventLine } from './EventLine';

/** Event for a milestone that was set or removed. */
export function MilestoneEvent({ event }: { event: MilestoneEvent_event$key }) {
  const data = useFragment(
    graphql`
      fragment MilestoneEvent_event on IssueEvent {
        __typename
        ...EventLine_event
        ... on Milestoned {
          milestone {
            title
          }
        }
        ... on Demilestoned {
          milestone {
            title
          }
        }
      }
    `,
    event,
  );
  return (
    <EventLine event={data} icon={<EventIcon icon={Flag} />}>
      {data.__typename === 'Milestoned' ? 'added this to ' : 'removed this from '}
      <b>{data.milestone?.title ?? 'a deleted milestone'}</b>
    </EventLine>
  );
}
