/** Object types of timeline events, one per kind. All of them resolve from an IssueEventRow. */
import {
  getEventDataTime,
  isEventFromHiddenIssue,
  loadEventIssue,
  getEventLinkKind,
  getEventDataNumber,
  getEventDataText,
  getEventDataUrl,
} from '../../domain/timeline/eventValues';
import { loadLabel, loadMilestone, loadWorkflowState } from '../../domain/issues/issues';
import { loadUser } from '../../domain/people/users';
import { GraphQLDateTime } from '../builder/DateTime';
import { GraphQLIssueType, GraphQLIssueLinkKind, GraphQLPriority } from '../builder/enums';
import { defineIssueEventType } from './IssueEvent';
import { GraphQLLabel } from './Label';
import { GraphQLMilestone } from './Milestone';
import { GraphQLIssueRef } from '../builder/refs';
import { GraphQLUser } from './User';
import { GraphQLWorkflowState } from './Workflow';

export const GraphQLStateChangedEvent = defineIssueEventType(
  'StateChanged',
  'The workflow state of the issue was changed.',
  (t) => ({
    from: t.field({
      type: GraphQLWorkflowState,
      nullable: true,
      description: 'State before the change, or null if it no longer exists.',
      resolve: (event, _args, context) =>
        loadWorkflowState(context, event.project_id, getEventDataNumber(event, 'before', 'state')),
    }),
    to: t.field({
      type: GraphQLWorkflowState,
      nullable: true,
      description: 'State after the change, or null if it no longer exists.',
      resolve: (event, _args, context) =>
        loadWorkflowState(context, event.project_id, getEventDataNumber(event, 'after', 'state')),
    }),
    reason: t.string({
      nullable: true,
      description: 'Reason given by the user, or null if there is none.',
      resolve: (event) => getEventDataText(event, 'after', 'reason'),
    }),
    canonical: t.field({
      type: GraphQLIssueRef,
      nullable: true,
      description: 'Issue that this one was marked as a duplicate of, or null if there is none.',
      resolve: (event, _args, context) => loadEventIssue(context, event, 'after', 'canonical'),
    }),
  }),
);

export const GraphQLLabeledEvent = defineIssueEventType(
  'Labeled',
  'A label was added to the issue.',
  (t) => ({
    label: t.field({
      type: GraphQLLabel,
      nullable: true,
      description: 'Added label, or null if it no longer exists.',
      resolve: (event, _args, context) =>
        loadLabel(context, event.project_id, getEventDataNumber(event, 'after', 'label')),
    }),
  }),
);

export const GraphQLUnlabeledEvent = defineIssueEventType(
  'Unlabeled',
  'A label was removed from the issue.',
  (t) => ({
    label: t.field({
      type: GraphQLLabel,
      nullable: true,
      description: 'Removed label, or null if it no longer exists.',
      resolve: (event, _args, context) =>
        loadLabel(context, event.project_id, getEventDataNumber(event, 'before', 'label')),
    }),
  }),
);

export const GraphQLAssignedEvent = defineIssueEventType(
  'Assigned',
  'A user was assigned to the issue.',
  (t) => ({
    assignee: t.field({
      type: GraphQLUser,
      nullable: true,
      description: 'Assigned user, or null if unknown.',
      resolve: (event, _args, context) => loadUser(context, getEventDataNumber(event, 'after', 'user')),
    }),
  }),
);

export const GraphQLUnassignedEvent = defineIssueEventType(
  'Unassigned',
  'A user was unassigned from the issue.',
  (t) => ({
    assignee: t.field({
      type: GraphQLUser,
      nullable: true,
      description: 'Unassigned user, or null if unknown.',
      resolve: (event, _args, context) => loadUser(context, getEventDataNumber(event, 'before', 'user')),
    }),
  }),
);

export const GraphQLMilestonedEvent = defineIssueEventType(
  'Milestoned',
  'The issue was added to a milestone.',
  (t) => ({
    milestone: t.field({
      type: GraphQLMilestone,
      nullable: true,
      description: 'Milestone of the issue after the event, or null if it no longer exists.',
      resolve: (event, _args, context) =>
        loadMilestone(context, event.project_id, getEventDataNumber(event, 'after', 'milestone')),
    }),
  }),
);

export const GraphQLDemilestonedEvent = defineIssueEventType(
  'Demilestoned',
  'The issue was removed from a milestone.',
  (t) => ({
    milestone: t.field({
      type: GraphQLMilestone,
      nullable: true,
      description: 'Former milestone of the issue, or null if it no longer exists.',
      resolve: (event, _args, context) =>
        loadMilestone(context, event.project_id, getEventDataNumber(event, 'before', 'milestone')),
    }),
  }),
);

export const GraphQLRenamedEvent = defineIssueEventType(
  'Renamed',
  'The title of the issue was changed.',
  (t) => ({
    fromTitle: t.string({
      description: 'Title before the change.',
      resolve: (event) => getEventDataText(event, 'before', 'title') ?? '',
    }),
    toTitle: t.string({
      description: 'Title after the change.',
      resolve: (event) => getEventDataText(event, 'after', 'title') ?? '',
    }),
  }),
);

export const GraphQLTypeChangedEvent = defineIssueEventType(
  'TypeChanged',
  'The type of the issue was changed.',
  (t) => ({
    fromType: t.field({
      type: GraphQLIssueType,
      description: 'Type before the change.',
      resolve: (event) => getEventDataNumber(event, 'before', 'type') ?? 0,
    }),
    toType: t.field({
      type: GraphQLIssueType,
      description: 'Type after the change.',
      resolve: (event) => getEventDataNumber(event, 'after', 'type') ?? 0,
    }),
  }),
);

export const GraphQLPriorityChangedEvent = defineIssueEventType(
  'PriorityChanged',
  'The priority of the issue was changed.',
  (t) => ({
    fromPriority: t.field({
      type: GraphQLPriority,
      description: 'Priority before the change.',
      resolve: (event) => getEventDataNumber(event, 'before', 'priority') ?? 0,
    }),
    toPriority: t.field({
      type: GraphQLPriority,
      description: 'Priority after the change.',
      resolve: (event) => getEventDataNumber(event, 'after', 'priority') ?? 0,
    }),
  }),
);

export const GraphQLLockedEvent = defineIssueEventType(
  'Locked',
  'The conversation was locked: only maintainers can comment.',
);
export const GraphQLUnlockedEvent = defineIssueEventType(
  'Unlocked',
  'The conversation was unlocked for comments.',
);

export const GraphQLLinkedEvent = defineIssueEventType(
  'Linked',
  'A link to another issue was added.',
  (t) => ({
    kind: t.field({
      type: GraphQLIssueLinkKind,
      description: 'Relation of this issue to the other one.',
      resolve: (event) => getEventLinkKind(event, 'after'),
    }),
    to: t.field({
      type: GraphQLIssueRef,
      nullable: true,
      description: 'Linked issue, or null if it was deleted or is not visible to the viewer.',
      resolve: (event, _args, context) => loadEventIssue(context, event, 'after'),
    }),
  }),
);

export const GraphQLUnlinkedEvent = defineIssueEventType(
  'Unlinked',
  'A link to another issue was removed.',
  (t) => ({
    kind: t.field({
      type: GraphQLIssueLinkKind,
      description: 'Former relation of this issue to the other one.',
      resolve: (event) => getEventLinkKind(event, 'before'),
    }),
    to: t.field({
      type: GraphQLIssueRef,
      nullable: true,
      description: 'Formerly linked issue, or null if it was deleted or is not visible to the viewer.',
      resolve: (event, _args, context) => loadEventIssue(context, event, 'before'),
    }),
  }),
);

export const GraphQLReferencedEvent = defineIssueEventType(
  'Referenced',
  'The issue was mentioned in another issue, a commit or a web page.',
  (t) => ({
    from: t.field({
      type: GraphQLIssueRef,
      nullable: true,
      description:
        'Issue that mentions this one, or null for other sources and issues not visible to the viewer.',
      resolve: (event, _args, context) => loadEventIssue(context, event, 'after'),
    }),
    commit: t.string({
      nullable: true,
      description: 'Hash of the commit that mentions the issue, or null for other sources.',
      resolve: (event) => getEventDataText(event, 'after', 'commit'),
    }),
    url: t.string({
      nullable: true,
      description: 'URL of the mention, or null if there is none or it is not visible to the viewer.',
      resolve: async (event, _args, context) =>
        (await isEventFromHiddenIssue(context, event)) ? null : getEventDataUrl(event, 'after', 'url'),
    }),
    title: t.string({
      nullable: true,
      description:
        'Title of the mentioning page, or null if there is none or it is not visible to the viewer.',
      resolve: async (event, _args, context) =>
        (await isEventFromHiddenIssue(context, event)) ? null : getEventDataText(event, 'after', 'title'),
    }),
  }),
);

export const GraphQLBodyEditedEvent = defineIssueEventType(
  'BodyEdited',
  'The body of the issue was edited.',
  (t) => ({
    before: t.string({
      nullable: true,
      description: 'Markdown source before the edit, or null if unknown.',
      resolve: (event) => getEventDataText(event, 'before', 'body'),
    }),
    after: t.string({
      nullable: true,
      description: 'Markdown source after the edit, or null if unknown.',
      resolve: (event) => getEventDataText(event, 'after', 'body'),
    }),
  }),
);

export const GraphQLParentChangedEvent = defineIssueEventType(
  'ParentChanged',
  'The parent of the issue was set, changed or removed.',
  (t) => ({
    parent: t.field({
      type: GraphQLIssueRef,
      nullable: true,
      description:
        'Parent issue after the change, or null if it was removed or is not visible to the viewer.',
      resolve: (event, _args, context) => loadEventIssue(context, event, 'after'),
    }),
  }),
);

export const GraphQLDueChangedEvent = defineIssueEventType(
  'DueChanged',
  'The due date of the issue was set, changed or removed.',
  (t) => ({
    due: t.field({
      type: GraphQLDateTime,
      nullable: true,
      description: 'Due date after the change, or null if it was removed.',
      resolve: (event) => getEventDataTime(event, 'after', 'due'),
    }),
  }),
);

export const GraphQLTransferredEvent = defineIssueEventType(
  'Transferred',
  'The issue was transferred from another tracker or repository.',
  (t) => ({
    source: t.string({
      nullable: true,
      description: 'Former location, such as `owner/name#1`, or null if unknown.',
      resolve: (event) => getEventDataText(event, 'before', 'from'),
    }),
  }),
);
