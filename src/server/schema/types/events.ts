/** Object types of timeline events, one per kind. All of them resolve from an EventRow. */
import {
  eventInstant,
  isFromHidden,
  loadEventIssue,
  eventLinkKind,
  eventNumber,
  eventText,
  eventUrl,
} from '../../domain/timeline/eventValues';
import { loadLabel, loadMilestone, loadState } from '../../domain/issues/issues';
import { loadUser } from '../../domain/people/users';
import { DateTime } from '../builder/DateTime';
import { IssueType, LinkKind, Priority } from '../builder/enums';
import { eventType } from './IssueEvent';
import { Label } from './Label';
import { Milestone } from './Milestone';
import { IssueRef } from '../builder/refs';
import { User } from './User';
import { WorkflowState } from './Workflow';

export const StateChanged = eventType(
  'StateChanged',
  'The workflow state of the issue was changed.',
  (t) => ({
    from: t.field({
      type: WorkflowState,
      nullable: true,
      description: 'State before the change, or null if it no longer exists.',
      resolve: (event, _args, context) =>
        loadState(context, event.project_id, eventNumber(event, 'before', 'state')),
    }),
    to: t.field({
      type: WorkflowState,
      nullable: true,
      description: 'State after the change, or null if it no longer exists.',
      resolve: (event, _args, context) =>
        loadState(context, event.project_id, eventNumber(event, 'after', 'state')),
    }),
    reason: t.string({
      nullable: true,
      description: 'Reason given by the user, or null if there is none.',
      resolve: (event) => eventText(event, 'after', 'reason'),
    }),
    canonical: t.field({
      type: IssueRef,
      nullable: true,
      description: 'Issue that this one was marked as a duplicate of, or null if there is none.',
      resolve: (event, _args, context) => loadEventIssue(context, event, 'after', 'canonical'),
    }),
  }),
);

export const Labeled = eventType('Labeled', 'A label was added to the issue.', (t) => ({
  label: t.field({
    type: Label,
    nullable: true,
    description: 'Added label, or null if it no longer exists.',
    resolve: (event, _args, context) =>
      loadLabel(context, event.project_id, eventNumber(event, 'after', 'label')),
  }),
}));

export const Unlabeled = eventType('Unlabeled', 'A label was removed from the issue.', (t) => ({
  label: t.field({
    type: Label,
    nullable: true,
    description: 'Removed label, or null if it no longer exists.',
    resolve: (event, _args, context) =>
      loadLabel(context, event.project_id, eventNumber(event, 'before', 'label')),
  }),
}));

export const Assigned = eventType('Assigned', 'A user was assigned to the issue.', (t) => ({
  assignee: t.field({
    type: User,
    nullable: true,
    description: 'Assigned user, or null if unknown.',
    resolve: (event, _args, context) => loadUser(context, eventNumber(event, 'after', 'user')),
  }),
}));

export const Unassigned = eventType('Unassigned', 'A user was unassigned from the issue.', (t) => ({
  assignee: t.field({
    type: User,
    nullable: true,
    description: 'Unassigned user, or null if unknown.',
    resolve: (event, _args, context) => loadUser(context, eventNumber(event, 'before', 'user')),
  }),
}));

export const Milestoned = eventType('Milestoned', 'The issue was added to a milestone.', (t) => ({
  milestone: t.field({
    type: Milestone,
    nullable: true,
    description: 'Milestone of the issue after the event, or null if it no longer exists.',
    resolve: (event, _args, context) =>
      loadMilestone(context, event.project_id, eventNumber(event, 'after', 'milestone')),
  }),
}));

export const Demilestoned = eventType('Demilestoned', 'The issue was removed from a milestone.', (t) => ({
  milestone: t.field({
    type: Milestone,
    nullable: true,
    description: 'Former milestone of the issue, or null if it no longer exists.',
    resolve: (event, _args, context) =>
      loadMilestone(context, event.project_id, eventNumber(event, 'before', 'milestone')),
  }),
}));

export const Renamed = eventType('Renamed', 'The title of the issue was changed.', (t) => ({
  fromTitle: t.string({
    description: 'Title before the change.',
    resolve: (event) => eventText(event, 'before', 'title') ?? '',
  }),
  toTitle: t.string({
    description: 'Title after the change.',
    resolve: (event) => eventText(event, 'after', 'title') ?? '',
  }),
}));

export const TypeChanged = eventType('TypeChanged', 'The type of the issue was changed.', (t) => ({
  fromType: t.field({
    type: IssueType,
    description: 'Type before the change.',
    resolve: (event) => eventNumber(event, 'before', 'type') ?? 0,
  }),
  toType: t.field({
    type: IssueType,
    description: 'Type after the change.',
    resolve: (event) => eventNumber(event, 'after', 'type') ?? 0,
  }),
}));

export const PriorityChanged = eventType(
  'PriorityChanged',
  'The priority of the issue was changed.',
  (t) => ({
    fromPriority: t.field({
      type: Priority,
      description: 'Priority before the change.',
      resolve: (event) => eventNumber(event, 'before', 'priority') ?? 0,
    }),
    toPriority: t.field({
      type: Priority,
      description: 'Priority after the change.',
      resolve: (event) => eventNumber(event, 'after', 'priority') ?? 0,
    }),
  }),
);

export const Locked = eventType('Locked', 'The conversation was locked: only maintainers can comment.');
export const Unlocked = eventType('Unlocked', 'The conversation was unlocked for comments.');

export const Linked = eventType('Linked', 'A link to another issue was added.', (t) => ({
  kind: t.field({
    type: LinkKind,
    description: 'Relation of this issue to the other one.',
    resolve: (event) => eventLinkKind(event, 'after'),
  }),
  to: t.field({
    type: IssueRef,
    nullable: true,
    description: 'Linked issue, or null if it was deleted or is not visible to the viewer.',
    resolve: (event, _args, context) => loadEventIssue(context, event, 'after'),
  }),
}));

export const Unlinked = eventType('Unlinked', 'A link to another issue was removed.', (t) => ({
  kind: t.field({
    type: LinkKind,
    description: 'Former relation of this issue to the other one.',
    resolve: (event) => eventLinkKind(event, 'before'),
  }),
  to: t.field({
    type: IssueRef,
    nullable: true,
    description: 'Formerly linked issue, or null if it was deleted or is not visible to the viewer.',
    resolve: (event, _args, context) => loadEventIssue(context, event, 'before'),
  }),
}));

export const Referenced = eventType(
  'Referenced',
  'The issue was mentioned in another issue, a commit or a web page.',
  (t) => ({
    from: t.field({
      type: IssueRef,
      nullable: true,
      description:
        'Issue that mentions this one, or null for other sources and issues not visible to the viewer.',
      resolve: (event, _args, context) => loadEventIssue(context, event, 'after'),
    }),
    commit: t.string({
      nullable: true,
      description: 'Hash of the commit that mentions the issue, or null for other sources.',
      resolve: (event) => eventText(event, 'after', 'commit'),
    }),
    url: t.string({
      nullable: true,
      description: 'URL of the mention, or null if there is none or it is not visible to the viewer.',
      resolve: async (event, _args, context) =>
        (await isFromHidden(context, event)) ? null : eventUrl(event, 'after', 'url'),
    }),
    title: t.string({
      nullable: true,
      description:
        'Title of the mentioning page, or null if there is none or it is not visible to the viewer.',
      resolve: async (event, _args, context) =>
        (await isFromHidden(context, event)) ? null : eventText(event, 'after', 'title'),
    }),
  }),
);

export const BodyEdited = eventType('BodyEdited', 'The body of the issue was edited.', (t) => ({
  before: t.string({
    nullable: true,
    description: 'Markdown source before the edit, or null if unknown.',
    resolve: (event) => eventText(event, 'before', 'body'),
  }),
  after: t.string({
    nullable: true,
    description: 'Markdown source after the edit, or null if unknown.',
    resolve: (event) => eventText(event, 'after', 'body'),
  }),
}));

export const ParentChanged = eventType(
  'ParentChanged',
  'The parent of the issue was set, changed or removed.',
  (t) => ({
    parent: t.field({
      type: IssueRef,
      nullable: true,
      description:
        'Parent issue after the change, or null if it was removed or is not visible to the viewer.',
      resolve: (event, _args, context) => loadEventIssue(context, event, 'after'),
    }),
  }),
);

export const DueChanged = eventType(
  'DueChanged',
  'The due date of the issue was set, changed or removed.',
  (t) => ({
    due: t.field({
      type: DateTime,
      nullable: true,
      description: 'Due date after the change, or null if it was removed.',
      resolve: (event) => eventInstant(event, 'after', 'due'),
    }),
  }),
);

export const Transferred = eventType(
  'Transferred',
  'The issue was transferred from another tracker or repository.',
  (t) => ({
    source: t.string({
      nullable: true,
      description: 'Former location, such as `owner/name#1`, or null if unknown.',
      resolve: (event) => eventText(event, 'before', 'from'),
    }),
  }),
);
