import { Lock, LockOpen, MoveRight, Pencil } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { PlainEvent_event$key } from '../../../../../../__generated__/PlainEvent_event.graphql';
import { EventIcon } from './EventIcon';
import { EventLine } from './EventLine';

const EVENT_ICONS: Record<string, typeof Lock> = { Locked: Lock, Unlocked: LockOpen, Transferred: MoveRight };
const EVENT_TEXTS: Record<string, string> = {
  Locked: 'locked the conversation',
  Unlocked: 'unlocked the conversation',
  Transferred: 'moved this here',
};

/** Timeline event that is described by a fixed text. */
export function PlainEvent({ event }: { event: PlainEvent_event$key }) {
  const data = useFragment(
    graphql`
      fragment PlainEvent_event on IssueEvent {
        __typename
        ...EventLine_event
        ... on Transferred {
          source
        }
      }
    `,
    event,
  );
  const { __typename: kind, source } = data;
  return (
    <EventLine event={data} icon={<EventIcon icon={EVENT_ICONS[kind] ?? Pencil} />}>
      {EVENT_TEXTS[kind] ?? 'changed this'}
      {source && (
        <>
          {' '}
          from <b>{source}</b>
        </>
      )}
    </EventLine>
  );
}
