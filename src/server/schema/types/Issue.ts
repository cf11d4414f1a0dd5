import { permissionsOf } from '../../domain/access/permissions';
import { encodeId } from '../../domain/base/ids';
import {
  assigneeConnection,
  bodyOf,
  hasVoteOrWatch,
  issueLabelConnection,
  linkConnection,
  milestoneOf,
  parentOf,
  requireState,
  sourceUrlOf,
} from '../../domain/issues/issues';
import { renderIssueBody } from '../../domain/issues/renderTexts';
import { requireProject } from '../../domain/projects/projects';
import { timelineConnection } from '../../domain/timeline/timeline';
import { userOf } from '../../domain/people/users';
import { forwardArguments, pageArguments } from '../builder/arguments';
import { Node } from '../builder/builder';
import { DateTime } from '../builder/DateTime';
import { IssueType, Permission, Priority } from '../builder/enums';
import { IssueLinkConnection } from './IssueLink';
import { LabelConnection } from './Label';
import { Milestone } from './Milestone';
import { IssueRef as Issue, ProjectRef, TimelineItemConnectionRef } from '../builder/refs';
import { User, UserConnection } from './User';
import { WorkflowState } from './Workflow';

Issue.implement({
  description: 'Something to be done, fixed, answered or known, in a project.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (issue) => encodeId('Issue', issue.project_id, issue.number) }),
    number: t.exposeInt('number', { description: 'Unique in its project: the 4 of NET-4.' }),
    key: t.string({
      description: 'The project’s key and the number: NET-4.',
      resolve: async (issue, _args, context) =>
        `${(await requireProject(context, issue.project_id)).key}-${issue.number}`,
    }),
    project: t.field({
      type: ProjectRef,
      description: 'Where it belongs.',
      resolve: (issue, _args, context) => requireProject(context, issue.project_id),
    }),
    title: t.exposeString('title', { description: 'One line.' }),
    body: t.string({
      description: 'In Markdown, as it was written.',
      resolve: (issue, _args, context) => bodyOf(context, issue),
    }),
    bodyHTML: t.string({
      description: 'The body as sanitized HTML: safe to put into a page.',
      resolve: (issue, _args, context) => renderIssueBody(context, issue),
    }),
    type: t.expose('type', { type: IssueType, description: 'What it is about.' }),
    priority: t.expose('priority', { type: Priority, description: 'How pressing it is.' }),
    state: t.field({
      type: WorkflowState,
      description: 'Where it is in its life.',
      resolve: (issue, _args, context) => requireState(context, issue),
    }),
    author: t.field({
      type: User,
      nullable: true,
      description: 'Who filed it; null: nobody knows any more.',
      resolve: (issue, _args, context) => userOf(context, issue.author_id),
    }),
    assignees: t.field({
      type: UserConnection,
      description: 'Who works on it, in the order they were assigned.',
      args: { first: t.arg.int({ description: 'The first so many, 1 to 200.' }) },
      resolve: (issue, args, context) => assigneeConnection(context, issue, args),
    }),
    labels: t.field({
      type: LabelConnection,
      description: 'Its labels, by name.',
      args: { first: t.arg.int({ description: 'The first so many, 1 to 200.' }) },
      resolve: (issue, args, context) => issueLabelConnection(context, issue, args),
    }),
    milestone: t.field({
      type: Milestone,
      nullable: true,
      description: 'What it is gathered for.',
      resolve: (issue, _args, context) => milestoneOf(context, issue.project_id, issue.milestone_id),
    }),
    parent: t.field({
      type: Issue,
      nullable: true,
      description: 'What it is a part of.',
      resolve: (issue, _args, context) => parentOf(context, issue),
    }),
    createdAt: t.expose('created_at', { type: DateTime, description: 'When it was filed.' }),
    updatedAt: t.expose('updated_at', { type: DateTime, description: 'When anything of it changed last.' }),
    closedAt: t.expose('closed_at', {
      type: DateTime,
      nullable: true,
      description: 'When it was closed; null: it is open.',
    }),
    closedBy: t.field({
      type: User,
      nullable: true,
      description: 'Who closed it.',
      resolve: (issue, _args, context) => userOf(context, issue.closed_by_id),
    }),
    dueOn: t.expose('due_on', { type: DateTime, nullable: true, description: 'When it is to be done.' }),
    commentCount: t.exposeInt('comment_count', { description: 'How many comments it has.' }),
    voteCount: t.exposeInt('vote_count', { description: 'How many people voted for it.' }),
    viewerHasVoted: t.boolean({
      description: 'Whether the viewer voted for it.',
      resolve: (issue, _args, context) => hasVoteOrWatch(context, issue, 'vote'),
    }),
    viewerIsWatching: t.boolean({
      description: 'Whether the viewer watches it.',
      resolve: (issue, _args, context) => hasVoteOrWatch(context, issue, 'watch'),
    }),
    locked: t.exposeBoolean('locked', { description: 'Whether only maintainers may comment.' }),
    version: t.exposeInt('version', { description: 'Grows by one with every change.' }),
    sourceUrl: t.string({
      nullable: true,
      description: 'Where an imported issue came from.',
      resolve: (issue, _args, context) => sourceUrlOf(context, issue),
    }),
    timeline: t.field({
      type: TimelineItemConnectionRef,
      description: 'What was said and what happened, in order.',
      args: {
        ...pageArguments(),
        around: t.arg.id({
          description: 'A comment or an event: the page, as long as `first` says, has it in its middle.',
        }),
      },
      resolve: (issue, args, context) => timelineConnection(context, issue, args),
    }),
    links: t.field({
      type: IssueLinkConnection,
      description: 'How it stands to other issues.',
      args: forwardArguments(),
      resolve: (issue, args, context) => linkConnection(context, issue, args),
    }),
    viewerCan: t.field({
      type: [Permission],
      description: 'What the viewer may do to it.',
      resolve: async (issue, _args, context) =>
        permissionsOf(context.viewer, {
          project: await requireProject(context, issue.project_id),
          authorId: issue.author_id,
        }),
    }),
  }),
});

export { Issue };
