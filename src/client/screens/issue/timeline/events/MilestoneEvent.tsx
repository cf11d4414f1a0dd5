import { Flag } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { MilestoneEvent_event$key } from '../../../../../../__generated__/MilestoneEvent_event.graphql';
import { TimelineEventIcon } from './TimelineEventIcon';
import { TimelineEventLine } from './TimelineEventLine';

/** Event for a milestone that was set or removed. */
export function MilestoneEvent({ event }: { event: MilestoneEvent_event$key }) {
  const data = useFragment(
    graphql`
      fragment MilestoneEvent_event on IssueEvent {
        __typename
        ...TimelineEventLine_event
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
    <TimelineEventLine event={data} icon={<TimelineEventIcon icon={Flag} />}>
      {data.__typename === 'Milestoned' ? 'added this to ' : 'removed this from '}
      {data.milestone ? (
        <>
          milestone <b>{data.milestone.title}</b>
        </>
      ) : (
        <b>a deleted milestone</b>
      )}
    </TimelineEventLine>
  );
}
