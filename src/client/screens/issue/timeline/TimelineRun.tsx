import { graphql, useFragment } from 'react-relay';
import type { TimelineRun_items$key } from '../../../../../__generated__/TimelineRun_items.graphql';
import { AssigneeEvents } from './events/AssigneeEvents';
import { LabelEvents } from './events/LabelEvents';
import { MilestoneEvent } from './events/MilestoneEvent';
import { PlainEvent } from './events/PlainEvent';
import { RelationEvent } from './events/RelationEvent';
import { StateChangedEvent } from './events/StateChangedEvent';
import { ValueEvent } from './events/ValueEvent';
import { TimelineComment } from './TimelineComment';

interface Props {
  /** One item, or several of one kind that go on one line. */
  items: TimelineRun_items$key;
  /** The id of the comment that the address points to. */
  linked: string | null;
}

/** Items of a timeline by their kind: each reads its own fragment. */
export function TimelineRun({ items, linked }: Props) {
  const run = useFragment(
    graphql`
      fragment TimelineRun_items on TimelineItem @relay(plural: true) {
        __typename
        ...TimelineComment_comment @alias(as: "comment")
        ...StateChangedEvent_event @alias(as: "stateChanged")
        ...LabelEvents_events @alias(as: "label")
        ...AssigneeEvents_events @alias(as: "assignee")
        ...MilestoneEvent_event @alias(as: "milestone")
        ...ValueEvent_event @alias(as: "value")
        ...RelationEvent_event @alias(as: "relation")
        ...PlainEvent_event @alias(as: "plain")
      }
    `,
    items,
  );
  const first = run[0];
  switch (first?.__typename) {
    case 'Comment':
      return first.comment && <TimelineComment comment={first.comment} linked={linked} />;
    case 'StateChanged':
      return first.stateChanged && <StateChangedEvent event={first.stateChanged} />;
    case 'Labeled':
    case 'Unlabeled':
      return <LabelEvents events={run.flatMap(({ label }) => label ?? [])} />;
    case 'Assigned':
    case 'Unassigned':
      return <AssigneeEvents events={run.flatMap(({ assignee }) => assignee ?? [])} />;
    case 'Milestoned':
    case 'Demilestoned':
      return first.milestone && <MilestoneEvent event={first.milestone} />;
    case 'Renamed':
    case 'TypeChanged':
    case 'PriorityChanged':
    case 'DueChanged':
    case 'ParentChanged':
      return first.value && <ValueEvent event={first.value} />;
    case 'Linked':
    case 'Unlinked':
    case 'Referenced':
      return first.relation && <RelationEvent event={first.relation} />;
    default:
      return first?.plain ? <PlainEvent event={first.plain} /> : null;
  }
}
