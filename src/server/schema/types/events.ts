/** Object types of timeline events; relationEvents.ts has more. All resolve from an IssueEventRow. */
import type { TimelineEventKind } from '../../../shared/events/kinds';
import {
  getEventDataTime,
  loadIssueReferencedByEvent,
  getEventDataNumber,
  getEventDataText,
  getEventDataUrl,
} from '../../domain/timeline/eventValues';
import { loadLabel, loadMilestone, loadWorkflowState } from '../../domain/issues/issues';
import { loadUser } from '../../domain/people/users';
import { GraphQLDateTime } from '../builder/DateTime';
import { GraphQLIssueType, GraphQLPriority } from '../builder/enums';
import type { IssueEventFieldBuilder, IssueEventTypeDefinition } from './IssueEvent';
import { GraphQLLabel } from './Label';
import { GraphQLMilestone } from './Milestone';
import { GraphQLCommentRef, GraphQLIssueRef } from '../builder/refs';
import type { RelationEventKind } from './relationEvents';
import { GraphQLUser } from './User';
import { GraphQLWorkflowState } from './Workflow';

const defineHiddenCommentField = (t: IssueEventFieldBuilder) =>
  t.field({
    type: GraphQLCommentRef,
    nullable: true,
    description: 'The comment, or null if its author has undone the comment with `deleteComment` since.',
    resolve: (event, _args, context) => {
      const id = getEventDataNumber(event, 'after', 'comment');
      return id === null ? null : context.load.comments.load({ projectId: event.project_id, id });
    },
  });

export const FIELD_EVENT_TYPES: Readonly<
  Record<Exclude<TimelineEventKind, RelationEventKind>, IssueEventTypeDefinition>
> = {
  state_changed: {
    description: 'The workflow state of the issue was changed.',
    fields: (t) => ({
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
        resolve: (event, _args, context) => loadIssueReferencedByEvent(context, event, 'after', 'canonical'),
      }),
      commit: t.string({
        nullable: true,
        description:
          'Hash of the commit that changed the state in the tracker that the issue was imported from, or null if there is none.',
        resolve: (event) => getEventDataText(event, 'after', 'commit'),
      }),
      commitUrl: t.string({
        nullable: true,
        description: 'URL of the commit, or null if there is none.',
        resolve: (event) => getEventDataUrl(event, 'after', 'url'),
      }),
    }),
  },
  labeled: {
    description: 'A label was added to the issue.',
    fields: (t) => ({
      label: t.field({
        type: GraphQLLabel,
        nullable: true,
        description: 'Added label, or null if it no longer exists.',
        resolve: (event, _args, context) =>
          loadLabel(context, event.project_id, getEventDataNumber(event, 'after', 'label')),
      }),
    }),
  },
  unlabeled: {
    description: 'A label was removed from the issue.',
    fields: (t) => ({
      label: t.field({
        type: GraphQLLabel,
        nullable: true,
        description: 'Removed label, or null if it no longer exists.',
        resolve: (event, _args, context) =>
          loadLabel(context, event.project_id, getEventDataNumber(event, 'before', 'label')),
      }),
    }),
  },
  assigned: {
    description: 'A user was assigned to the issue.',
    fields: (t) => ({
      assignee: t.field({
        type: GraphQLUser,
        nullable: true,
        description: 'Assigned user, or null if unknown.',
        resolve: (event, _args, context) => loadUser(context, getEventDataNumber(event, 'after', 'user')),
      }),
    }),
  },
  unassigned: {
    description: 'A user was unassigned from the issue.',
    fields: (t) => ({
      assignee: t.field({
        type: GraphQLUser,
        nullable: true,
        description: 'Unassigned user, or null if unknown.',
        resolve: (event, _args, context) => loadUser(context, getEventDataNumber(event, 'before', 'user')),
      }),
    }),
  },
  milestoned: {
    description: 'The issue was added to a milestone.',
    fields: (t) => ({
      milestone: t.field({
        type: GraphQLMilestone,
        nullable: true,
        description: 'Milestone of the issue after the event, or null if it no longer exists.',
        resolve: (event, _args, context) =>
          loadMilestone(context, event.project_id, getEventDataNumber(event, 'after', 'milestone')),
      }),
    }),
  },
  demilestoned: {
    description: 'The issue was removed from a milestone.',
    fields: (t) => ({
      milestone: t.field({
        type: GraphQLMilestone,
        nullable: true,
        description: 'Former milestone of the issue, or null if it no longer exists.',
        resolve: (event, _args, context) =>
          loadMilestone(context, event.project_id, getEventDataNumber(event, 'before', 'milestone')),
      }),
    }),
  },
  renamed: {
    description: 'The title of the issue was changed.',
    fields: (t) => ({
      fromTitle: t.string({
        description: 'Title before the change.',
        resolve: (event) => getEventDataText(event, 'before', 'title') ?? '',
      }),
      toTitle: t.string({
        description: 'Title after the change.',
        resolve: (event) => getEventDataText(event, 'after', 'title') ?? '',
      }),
    }),
  },
  type_changed: {
    description: 'The type of the issue was changed.',
    fields: (t) => ({
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
  },
  priority_changed: {
    description: 'The priority of the issue was changed.',
    fields: (t) => ({
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
  },
  locked: {
    description: 'The conversation was locked: only maintainers can comment.',
    fields: (t) => ({
      reason: t.string({
        nullable: true,
        description:
          'Reason in the tracker that the issue was imported from, such as `too heated`, or null if there is none.',
        resolve: (event) => getEventDataText(event, 'after', 'reason'),
      }),
    }),
  },
  unlocked: { description: 'The conversation was unlocked for comments.' },
  held: { description: 'The issue was held for triage.' },
  released: {
    description:
      'The issue was released from triage, and the notifications that had been withheld were sent.',
  },
  body_edited: {
    description: 'The body of the issue was edited.',
    fields: (t) => ({
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
  },
  due_changed: {
    description: 'The due date of the issue was set, changed or removed.',
    fields: (t) => ({
      due: t.field({
        type: GraphQLDateTime,
        nullable: true,
        description: 'Due date after the change, or null if it was removed.',
        resolve: (event) => getEventDataTime(event, 'after', 'due'),
      }),
    }),
  },
  transferred: {
    description: 'The issue was transferred from another tracker or repository.',
    fields: (t) => ({
      source: t.string({
        nullable: true,
        description: 'Former location, such as `owner/name#1`, or null if unknown.',
        resolve: (event) => getEventDataText(event, 'before', 'from'),
      }),
    }),
  },
  comment_hidden: {
    description: 'A comment was hidden by a maintainer, for example as spam.',
    fields: (t) => ({ comment: defineHiddenCommentField(t) }),
  },
  comment_shown: {
    description: 'A hidden comment was shown again.',
    fields: (t) => ({ comment: defineHiddenCommentField(t) }),
  },
  purged: { description: 'A text was permanently removed from the issue, its comments and their history.' },
  snoozed: {
    description: 'The issue was snoozed: it left the triage queue for some time.',
    fields: (t) => ({
      until: t.field({
        type: GraphQLDateTime,
        nullable: true,
        description: 'When the snooze ends at the latest, or null if only a comment ends it.',
        resolve: (event) => getEventDataTime(event, 'after', 'until'),
      }),
      untilComment: t.boolean({
        description: 'Whether the next comment of another user ends the snooze.',
        resolve: (event) => getEventDataNumber(event, 'after', 'untilComment') === 1,
      }),
    }),
  },
  unsnoozed: {
    description: 'The snooze of the issue ended. The actor is null if it ended on its date.',
    fields: (t) => ({
      byComment: t.boolean({
        description: 'Whether a comment ended the snooze.',
        resolve: (event) => getEventDataNumber(event, 'after', 'comment') !== null,
      }),
    }),
  },
};
