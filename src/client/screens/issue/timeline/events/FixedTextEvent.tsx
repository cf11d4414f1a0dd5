import { Eraser, Lock, LockOpen, MoveRight, Pencil } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { FixedTextEvent_event$key } from '../../../../../../__generated__/FixedTextEvent_event.graphql';
import { TimelineEventIcon } from './TimelineEventIcon';
import { TimelineEventLine } from './TimelineEventLine';

const EVENT_ICONS_BY_TYPENAME: Record<string, typeof Lock> = {
  Locked: Lock,
  Unlocked: LockOpen,
  Transferred: MoveRight,
  TextPurged: Eraser,
};
const EVENT_TEXTS_BY_TYPENAME: Record<string, string> = {
  Locked: 'locked the conversation',
  Unlocked: 'unlocked the conversation',
  Transferred: 'transferred this issue',
  TextPurged: 'permanently removed text from this issue and its history',
};

/** Timeline event that is described by a fixed text. */
export function FixedTextEvent({ event }: { event: FixedTextEvent_event$key }) {
  const data = useFragment(
    graphql`
      fragment FixedTextEvent_event on IssueEvent {
        __typename
        ...TimelineEventLine_event
        ... on Locked {
          reason
        }
        ... on Transferred {
          source
        }
      }
    `,
    event,
  );
  const { __typename: kind, source } = data;
  return (
    <TimelineEventLine
      event={data}
      icon={<TimelineEventIcon icon={EVENT_ICONS_BY_TYPENAME[kind] ?? Pencil} />}
      reason={data.reason}
    >
      {EVENT_TEXTS_BY_TYPENAME[kind] ?? 'changed this'}
      {source && (
        <>
          {' '}
          from <b>{source}</b>
        </>
      )}
    </TimelineEventLine>
  );
}
