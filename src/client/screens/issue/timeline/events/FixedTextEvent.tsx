import { Lock, LockOpen, MoveRight, Pencil } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { FixedTextEvent_event$key } from '../../../../../../__generated__/FixedTextEvent_event.graphql';
import { EventIcon } from './EventIcon';
import { EventLine } from './EventLine';

const EVENT_ICONS_BY_TYPENAME: Record<string, typeof Lock> = {
  Locked: Lock,
  Unlocked: LockOpen,
  Transferred: MoveRight,
};
const EVENT_TEXTS_BY_TYPENAME: Record<string, string> = {
  Locked: 'locked the conversation',
  Unlocked: 'unlocked the conversation',
  Transferred: 'moved this here',
};

/** Timeline event that is described by a fixed text. */
export function FixedTextEvent({ event }: { event: FixedTextEvent_event$key }) {
  const data = useFragment(
    graphql`
      fragment FixedTextEvent_event on IssueEvent {
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
    <EventLine event={data} icon={<EventIcon icon={EVENT_ICONS_BY_TYPENAME[kind] ?? Pencil} />}>
      {EVENT_TEXTS_BY_TYPENAME[kind] ?? 'changed this'}
      {source && (
        <>
          {' '}
          from <b>{source}</b>
        </>
      )}
    </EventLine>
  );
}
