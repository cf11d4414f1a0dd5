import { UserRound, UserRoundMinus } from 'lucide-react';
import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AssigneeEvents_events$key } from '../../../../../../__generated__/AssigneeEvents_events.graphql';
import { PersonLink } from '../../../../components/people/PersonLink';
import { TimelineEventIcon } from './TimelineEventIcon';
import { TimelineEventLine } from './TimelineEventLine';

/** Timeline line of users who were assigned or unassigned together. */
export function AssigneeEvents({ events }: { events: AssigneeEvents_events$key }) {
  const run = useFragment(
    graphql`
      fragment AssigneeEvents_events on IssueEvent @relay(plural: true) {
        __typename
        id
        actor {
          id
        }
        ...TimelineEventLine_event
        ... on Assigned {
          assignee {
            id
            login
          }
        }
        ... on Unassigned {
          assignee {
            id
            login
          }
        }
      }
    `,
    events,
  );
  const first = run[0];
  if (!first) return null;
  const assigned = first.__typename === 'Assigned';
  const icon = <TimelineEventIcon icon={assigned ? UserRound : UserRoundMinus} />;
  const isSelf = run.length === 1 && first.assignee?.id === first.actor?.id;
  return (
    <TimelineEventLine event={first} icon={icon}>
      {isSelf
        ? assigned
          ? 'self-assigned this'
          : 'unassigned themselves'
        : assigned
          ? 'assigned '
          : 'unassigned '}
      {!isSelf &&
        run.map(({ id, assignee }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            {assignee ? <PersonLink login={assignee.login} /> : <b>unknown user</b>}
          </Fragment>
        ))}
    </TimelineEventLine>
  );
}
