import {
  AlarmClock,
  AlarmClockOff,
  Calendar,
  ChartNoAxesColumnIncreasing,
  CircleCheck,
  CornerLeftUp,
  Eraser,
  Hourglass,
  Lock,
  LockOpen,
  type LucideIcon,
  MoveRight,
  Pencil,
  Shapes,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  LineEvent_event$data,
  LineEvent_event$key,
} from '../../../../../../__generated__/LineEvent_event.graphql';
import type { TimelineItemType } from '../../../../../shared/events/kinds';
import { IssueTitle } from '../../../../components/issues/IssueTitle';
import { formatDate, formatOption } from '../../../../ui/format';
import { IssueKeyLink, TimelineEventIcon, TimelineEventLine } from './TimelineEventLine';

/** Types of timeline items that TimelineItems renders with components of their own. */
export type TimelineItemTypeWithComponent =
  | 'Comment'
  | 'StateChanged'
  | 'Labeled'
  | 'Unlabeled'
  | 'Assigned'
  | 'Unassigned'
  | 'Milestoned'
  | 'Demilestoned'
  | 'Linked'
  | 'Unlinked'
  | 'Referenced'
  | 'CommentHidden'
  | 'CommentShown'
  | 'BodyEdited';

/** A type of event that is shown as an icon and a text. */
interface EventLine {
  icon: LucideIcon;
  /** Renders what the actor did; it continues the sentence that starts with the actor's login. */
  render: (event: LineEvent_event$data) => ReactNode;
  /** Whether the event has no actor. The text must then be a whole sentence. */
  isAutomatic?: (event: LineEvent_event$data) => boolean;
}

const EVENT_LINES: Readonly<Record<Exclude<TimelineItemType, TimelineItemTypeWithComponent>, EventLine>> = {
  Renamed: {
    icon: Pencil,
    render: ({ fromTitle, toTitle }) => (
      <>
        renamed this from{' '}
        <s>
          <IssueTitle title={fromTitle ?? ''} />
        </s>{' '}
        to{' '}
        <b>
          <IssueTitle title={toTitle ?? ''} />
        </b>
      </>
    ),
  },
  TypeChanged: {
    icon: Shapes,
    render: ({ fromType, toType }) =>
      fromType && toType && renderChange('type', formatOption(fromType), formatOption(toType)),
  },
  PriorityChanged: {
    icon: ChartNoAxesColumnIncreasing,
    render: ({ fromPriority, toPriority }) =>
      fromPriority &&
      toPriority &&
      renderChange('priority', formatOption(fromPriority), formatOption(toPriority)),
  },
  DueChanged: {
    icon: Calendar,
    render: ({ due }) =>
      due ? (
        <>
          set the due date to <b>{formatDate(Date.parse(due))}</b>
        </>
      ) : (
        'removed the due date'
      ),
  },
  ParentChanged: {
    icon: CornerLeftUp,
    render: ({ parent }) =>
      parent ? (
        <>
          set the parent to <IssueKeyLink issue={parent} />
        </>
      ) : (
        'removed the parent'
      ),
  },
  Locked: { icon: Lock, render: () => 'locked the conversation' },
  Unlocked: { icon: LockOpen, render: () => 'unlocked the conversation' },
  Held: { icon: Hourglass, render: () => 'held this issue for triage' },
  Released: { icon: CircleCheck, render: () => 'released this issue, which was held for triage' },
  Transferred: {
    icon: MoveRight,
    render: ({ source }) => (
      <>
        transferred this issue
        {source && (
          <>
            {' '}
            from <b>{source}</b>
          </>
        )}
      </>
    ),
  },
  TextPurged: {
    icon: Eraser,
    render: () => 'permanently removed text from this issue and its history',
  },
  Snoozed: {
    icon: AlarmClock,
    render: ({ until, untilComment }) => {
      const date = until == null ? null : formatDate(Date.parse(until));
      if (date === null) return 'snoozed this until the next comment';
      return untilComment ? `snoozed this until ${date} or the next comment` : `snoozed this until ${date}`;
    },
  },
  Unsnoozed: {
    icon: AlarmClockOff,
    render: ({ byComment, actor }) => {
      const text = actor ? 'ended the snooze' : 'The snooze ended';
      return byComment ? `${text} with a comment` : text;
    },
    isAutomatic: ({ actor }) => !actor,
  },
};

/** The line of a type of event that a newer server has, and this page does not know. */
const UNKNOWN_EVENT_LINE: EventLine = { icon: Pencil, render: () => 'changed this' };

const renderChange = (what: string, from: string, to: string) => (
  <>
    changed the {what} from {from} to <b>{to}</b>
  </>
);

/** Timeline event that is shown as an icon and a text. */
export function LineEvent({ event }: { event: LineEvent_event$key }) {
  const data = useFragment(
    graphql`
      fragment LineEvent_event on IssueEvent {
        __typename
        ...TimelineEventLine_event
        ... on Renamed {
          fromTitle
          toTitle
        }
        ... on TypeChanged {
          fromType
          toType
        }
        ... on PriorityChanged {
          fromPriority
          toPriority
        }
        ... on DueChanged {
          due
        }
        ... on ParentChanged {
          parent {
            ...TimelineEventLine_issue
          }
        }
        ... on Locked {
          reason
        }
        ... on Transferred {
          source
        }
        ... on Snoozed {
          until
          untilComment
        }
        ... on Unsnoozed {
          byComment
          actor {
            __typename
          }
        }
      }
    `,
    event,
  );
  const lines: Readonly<Record<string, EventLine>> = EVENT_LINES;
  const { icon, render, isAutomatic } = lines[data.__typename] ?? UNKNOWN_EVENT_LINE;
  return (
    <TimelineEventLine
      event={data}
      icon={<TimelineEventIcon icon={icon} />}
      reason={data.reason}
      isAutomatic={isAutomatic?.(data)}
    >
      {render(data)}
    </TimelineEventLine>
  );
}
