import type { ReactNode } from 'react';
import { graphql, readInlineData, useFragment } from 'react-relay';
import type {
  TimelineItems_items$data,
  TimelineItems_items$key,
} from '../../../../../__generated__/TimelineItems_items.graphql';
import type { TimelineItems_node$key } from '../../../../../__generated__/TimelineItems_node.graphql';
import { AssigneeEvents, LabelEvents, MilestoneEvent, StateChangedEvent } from './events/FieldEvents';
import { BodyEditedEvent } from './events/BodyEditedEvent';
import { CommentVisibilityEvent } from './events/CommentVisibilityEvent';
import { LineEvent, type TimelineItemTypeWithComponent } from './events/LineEvent';
import { RelationEvent } from './events/RelationEvent';
import { TimelineComment } from './TimelineComment';

/** The fields of a timeline item that ordering and grouping need. */
export interface TimelineNode {
  id: string;
  /** GraphQL type name: a kind of event, or Comment. */
  kind: string;
  actorId: string | null;
  /** Time of the event in ms since the epoch; 0 for comments, which are never merged into one line. */
  at: number;
  /** Time of the event or comment in ms since the epoch, and the id of its author. */
  happenedAt: number;
  authorId: string | null;
  item: TimelineItems_items$key[number];
}

/** Reads the fields of a timeline item that ordering and grouping need. */
export function readTimelineNode(key: TimelineItems_node$key): TimelineNode {
  const data = readInlineData(
    graphql`
      fragment TimelineItems_node on TimelineItem @inline {
        __typename
        ... on Node {
          id
        }
        ... on IssueEvent {
          createdAt
          actor {
            id
          }
        }
        ... on Comment @alias(as: "text") {
          createdAt
          author {
            id
          }
        }
        ...TimelineItems_items
      }
    `,
    key,
  );
  return {
    id: data.id ?? '',
    kind: data.__typename,
    actorId: data.actor?.id ?? null,
    at: data.createdAt ? Date.parse(data.createdAt) : 0,
    happenedAt: Date.parse(data.createdAt ?? data.text?.createdAt ?? ''),
    authorId: data.actor?.id ?? data.text?.author?.id ?? null,
    item: data,
  };
}

interface TimelineItemsProps {
  /** One timeline item, or several events of the same kind that share a line. */
  items: TimelineItems_items$key;
  /** Id of the comment that the URL links to; null: none. */
  linked: string | null;
}

/** Renders timeline items with the component for their kind. */
export function TimelineItems({ items, linked }: TimelineItemsProps) {
  const run = useFragment(
    graphql`
      fragment TimelineItems_items on TimelineItem @relay(plural: true) {
        __typename
        ...TimelineComment_comment @alias(as: "comment")
        ...FieldEvents_state @alias(as: "stateChanged")
        ...FieldEvents_labels @alias(as: "label")
        ...FieldEvents_assignees @alias(as: "assignee")
        ...FieldEvents_milestone @alias(as: "milestone")
        ...RelationEvent_event @alias(as: "relation")
        ...CommentVisibilityEvent_event @alias(as: "commentVisibility")
        ...BodyEditedEvent_event @alias(as: "bodyEdited")
        ...LineEvent_event @alias(as: "line")
      }
    `,
    items,
  );
  const first = run[0];
  if (!first) return null;
  const renderers: Readonly<Record<string, ItemsRenderer>> = ITEMS_RENDERERS;
  const renderItems = renderers[first.__typename];
  if (renderItems) return renderItems(first, run, linked);
  return first.line ? <LineEvent event={first.line} /> : null;
}

/**
 * Renders timeline items of one type.
 * @param first the only item, or the first one of several that share a line
 */
type ItemsRenderer = (
  first: TimelineItems_items$data[number],
  run: TimelineItems_items$data,
  linked: string | null,
) => ReactNode;

const renderLabelEvents: ItemsRenderer = (_first, run) => (
  <LabelEvents events={run.flatMap(({ label }) => label ?? [])} />
);

const renderAssigneeEvents: ItemsRenderer = (_first, run) => (
  <AssigneeEvents events={run.flatMap(({ assignee }) => assignee ?? [])} />
);

const renderMilestoneEvent: ItemsRenderer = ({ milestone }) =>
  milestone && <MilestoneEvent event={milestone} />;

const renderRelationEvent: ItemsRenderer = ({ relation }) => relation && <RelationEvent event={relation} />;

const renderCommentVisibilityEvent: ItemsRenderer = ({ commentVisibility }) =>
  commentVisibility && <CommentVisibilityEvent event={commentVisibility} />;

const ITEMS_RENDERERS: Readonly<Record<TimelineItemTypeWithComponent, ItemsRenderer>> = {
  Comment: ({ comment }, _run, linked) => comment && <TimelineComment comment={comment} linked={linked} />,
  StateChanged: ({ stateChanged }) => stateChanged && <StateChangedEvent event={stateChanged} />,
  Labeled: renderLabelEvents,
  Unlabeled: renderLabelEvents,
  Assigned: renderAssigneeEvents,
  Unassigned: renderAssigneeEvents,
  Milestoned: renderMilestoneEvent,
  Demilestoned: renderMilestoneEvent,
  Linked: renderRelationEvent,
  Unlinked: renderRelationEvent,
  Referenced: renderRelationEvent,
  CommentHidden: renderCommentVisibilityEvent,
  CommentShown: renderCommentVisibilityEvent,
  BodyEdited: ({ bodyEdited }) => bodyEdited && <BodyEditedEvent event={bodyEdited} />,
};
