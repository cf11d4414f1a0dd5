import {
  AlarmClock,
  AlarmClockOff,
  CircleCheck,
  Eraser,
  Hourglass,
  Lock,
  LockOpen,
  MoveRight,
  Pencil,
} from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { FixedTextEvent_event$key } from '../../../../../../__generated__/FixedTextEvent_event.graphql';
import { SnoozeText } from './SnoozeText';
import { TimelineEventIcon } from './TimelineEventIcon';
import { TimelineEventLine } from './TimelineEventLine';

const EVENT_ICONS_BY_TYPENAME: Record<string, typeof Lock> = {
  Locked: Lock,
  Unlocked: LockOpen,
  Held: Hourglass,
  Released: CircleCheck,
  Transferred: MoveRight,
  Snoozed: AlarmClock,
  Unsnoozed: AlarmClockOff,
  TextPurged: Eraser,
};
const EVENT_TEXTS_BY_TYPENAME: Record<string, string> = {
  Locked: 'locked the conversation',
  Unlocked: 'unlocked the conversation',
  Held: 'sent this issue to triage, where it is held',
  Released: 'released this issue from triage',
  Transferred: 'transferred this issue',
  TextPurged: 'permanently removed text from this issue and its history',
};

/** Timeline event that is described by a fixed text, or starts or ends a snooze. */
export function FixedTextEvent({ event }: { event: FixedTextEvent_event$key }) {
  const data = useFragment(
    graphql`
      fragment FixedTextEvent_event on IssueEvent {
        __typename
        ...TimelineEventLine_event
        ...SnoozeText_event
        ... on Locked {
          reason
        }
        ... on Transferred {
          source
        }
        ... on Unsnoozed {
          actor {
            __typename
          }
        }
      }
    `,
    event,
  );
  const { __typename: kind, source, actor } = data;
  const isSnooze = kind === 'Snoozed' || kind === 'Unsnoozed';
  return (
    <TimelineEventLine
      event={data}
      icon={<TimelineEventIcon icon={EVENT_ICONS_BY_TYPENAME[kind] ?? Pencil} />}
      reason={data.reason}
      isAutomatic={kind === 'Unsnoozed' && !actor}
    >
      {isSnooze ? <SnoozeText event={data} /> : (EVENT_TEXTS_BY_TYPENAME[kind] ?? 'changed this')}
      {source && (
        <>
          {' '}
          from <b>{source}</b>
        </>
      )}
    </TimelineEventLine>
  );
}
