/** The events of a timeline: one type a kind, over the same row. */
import {
  instantIn,
  isFromHidden,
  issueIn,
  linkIn,
  numberIn,
  textIn,
  urlIn,
} from '../../domain/timeline/eventValues';
import { labelOf, milestoneOf, stateOf } from '../../domain/issues/issues';
import { userOf } from '../../domain/people/users';
import { DateTime } from '../builder/DateTime';
import { IssueType, LinkKind, Priority } from '../builder/enums';
import { eventType } from './IssueEvent';
import { Label } from './Label';
import { Milestone } from './Milestone';
import { IssueRef } from '../builder/refs';
import { User } from './User';
import { WorkflowState } from './Workflow';

export const StateChanged = eventType('StateChanged', 'It went from one state to another.', (t) => ({
  from: t.field({
    type: WorkflowState,
    nullable: true,
    description: 'Where it was.',
    resolve: (event, _args, context) =>
      stateOf(context, event.project_id, numberIn(event, 'before', 'state')),
  }),
  to: t.field({
    type: WorkflowState,
    nullable: true,
    description: 'Where it went.',
    resolve: (event, _args, context) => stateOf(context, event.project_id, numberIn(event, 'after', 'state')),
  }),
  reason: t.string({
    nullable: true,
    description: 'Why, in the words of who did it.',
    resolve: (event) => textIn(event, 'after', 'reason'),
  }),
  canonical: t.field({
    type: IssueRef,
    nullable: true,
    description: 'What it was found to be a duplicate of.',
    resolve: (event, _args, context) => issueIn(context, event, 'after', 'canonical'),
  }),
}));

export const Labeled = eventType('Labeled', 'It got a label.', (t) => ({
  label: t.field({
    type: Label,
    nullable: true,
    description: 'Which; null where it is gone.',
    resolve: (event, _args, context) => labelOf(context, event.project_id, numberIn(event, 'after', 'label')),
  }),
}));

export const Unlabeled = eventType('Unlabeled', 'It lost a label.', (t) => ({
  label: t.field({
    type: Label,
    nullable: true,
    description: 'Which; null where it is gone.',
    resolve: (event, _args, context) =>
      labelOf(context, event.project_id, numberIn(event, 'before', 'label')),
  }),
}));

export const Assigned = eventType('Assigned', 'Someone was asked to work on it.', (t) => ({
  assignee: t.field({
    type: User,
    nullable: true,
    description: 'Who.',
    resolve: (event, _args, context) => userOf(context, numberIn(event, 'after', 'user')),
  }),
}));

export const Unassigned = eventType('Unassigned', 'Someone is no longer asked to work on it.', (t) => ({
  assignee: t.field({
    type: User,
    nullable: true,
    description: 'Who.',
    resolve: (event, _args, context) => userOf(context, numberIn(event, 'before', 'user')),
  }),
}));

export const Milestoned = eventType('Milestoned', 'It was put into a milestone.', (t) => ({
  milestone: t.field({
    type: Milestone,
    nullable: true,
    description: 'Which; null where it is gone.',
    resolve: (event, _args, context) =>
      milestoneOf(context, event.project_id, numberIn(event, 'after', 'milestone')),
  }),
}));

export const Demilestoned = eventType('Demilestoned', 'It was taken out of a milestone.', (t) => ({
  milestone: t.field({
    type: Milestone,
    nullable: true,
    description: 'Which; null where it is gone.',
    resolve: (event, _args, context) =>
      milestoneOf(context, event.project_id, numberIn(event, 'before', 'milestone')),
  }),
}));

export const Renamed = eventType('Renamed', 'It got another title.', (t) => ({
  fromTitle: t.string({
    description: 'The old one.',
    resolve: (event) => textIn(event, 'before', 'title') ?? '',
  }),
  toTitle: t.string({
    description: 'The new one.',
    resolve: (event) => textIn(event, 'after', 'title') ?? '',
  }),
}));

export const TypeChanged = eventType('TypeChanged', 'It became something else.', (t) => ({
  fromType: t.field({
    type: IssueType,
    description: 'What it was.',
    resolve: (event) => numberIn(event, 'before', 'type') ?? 0,
  }),
  toType: t.field({
    type: IssueType,
    description: 'What it became.',
    resolve: (event) => numberIn(event, 'after', 'type') ?? 0,
  }),
}));

export const PriorityChanged = eventType('PriorityChanged', 'It became more or less pressing.', (t) => ({
  fromPriority: t.field({
    type: Priority,
    description: 'What it was.',
    resolve: (event) => numberIn(event, 'before', 'priority') ?? 0,
  }),
  toPriority: t.field({
    type: Priority,
    description: 'What it became.',
    resolve: (event) => numberIn(event, 'after', 'priority') ?? 0,
  }),
}));

export const Locked = eventType('Locked', 'Comments were closed to all but maintainers.');
export const Unlocked = eventType('Unlocked', 'Comments were opened again.');

export const Linked = eventType('Linked', 'It was tied to another issue.', (t) => ({
  kind: t.field({ type: LinkKind, description: 'How.', resolve: (event) => linkIn(event, 'after') }),
  to: t.field({
    type: IssueRef,
    nullable: true,
    description: 'To which; null where it is gone.',
    resolve: (event, _args, context) => issueIn(context, event, 'after'),
  }),
}));

export const Unlinked = eventType('Unlinked', 'A tie to another issue was undone.', (t) => ({
  kind: t.field({ type: LinkKind, description: 'How it was.', resolve: (event) => linkIn(event, 'before') }),
  to: t.field({
    type: IssueRef,
    nullable: true,
    description: 'To which; null where it is gone.',
    resolve: (event, _args, context) => issueIn(context, event, 'before'),
  }),
}));

export const Referenced = eventType('Referenced', 'It was mentioned somewhere.', (t) => ({
  from: t.field({
    type: IssueRef,
    nullable: true,
    description: 'The issue that mentions it.',
    resolve: (event, _args, context) => issueIn(context, event, 'after'),
  }),
  commit: t.string({
    nullable: true,
    description: 'The commit that mentions it.',
    resolve: (event) => textIn(event, 'after', 'commit'),
  }),
  url: t.string({
    nullable: true,
    description: 'Where that can be seen.',
    resolve: async (event, _args, context) =>
      (await isFromHidden(context, event)) ? null : urlIn(event, 'after', 'url'),
  }),
  title: t.string({
    nullable: true,
    description: 'What that is called.',
    resolve: async (event, _args, context) =>
      (await isFromHidden(context, event)) ? null : textIn(event, 'after', 'title'),
  }),
}));

export const BodyEdited = eventType('BodyEdited', 'Its body was changed.', (t) => ({
  before: t.string({
    nullable: true,
    description: 'What it was, in Markdown; null: nobody knows any more.',
    resolve: (event) => textIn(event, 'before', 'body'),
  }),
  after: t.string({
    nullable: true,
    description: 'What it became.',
    resolve: (event) => textIn(event, 'after', 'body'),
  }),
}));

export const ParentChanged = eventType(
  'ParentChanged',
  'It became a part of another issue, or of none.',
  (t) => ({
    parent: t.field({
      type: IssueRef,
      nullable: true,
      description: 'Of which.',
      resolve: (event, _args, context) => issueIn(context, event, 'after'),
    }),
  }),
);

export const DueChanged = eventType('DueChanged', 'It is to be done at another time.', (t) => ({
  due: t.field({
    type: DateTime,
    nullable: true,
    description: 'When; null: no more.',
    resolve: (event) => instantIn(event, 'after', 'due'),
  }),
}));

export const Transferred = eventType('Transferred', 'It came from elsewhere.', (t) => ({
  source: t.string({
    nullable: true,
    description: 'From where: `owner/name#1`.',
    resolve: (event) => textIn(event, 'before', 'from'),
  }),
}));
