import { permissionsOf } from '../../domain/access/permissions';
import { encodeId } from '../../domain/base/ids';
import {
  assigneeConnection,
  loadBody,
  hasVoteOrWatch,
  issueLabelConnection,
  linkConnection,
  loadMilestone,
  loadParent,
  requireState,
  loadSourceUrl,
} from '../../domain/issues/issues';
import { renderIssueBody } from '../../domain/issues/renderTexts';
import { requireProject } from '../../domain/projects/projects';
import { timelineConnection } from '../../domain/timeline/timeline';
import { loadUser } from '../../domain/people/users';
import { FIRST_DESCRIPTION, forwardArguments, pageArguments } from '../builder/arguments';
import { Node, NODE_ID } from '../builder/builder';
import { DateTime } from '../builder/DateTime';
import { IssueType, Permission, Priority } from '../builder/enums';
import { IssueLinkConnection } from './IssueLink';
import { LabelConnection } from './Label';
import { Milestone } from './Milestone';
import { IssueRef as Issue, ProjectRef, TimelineItemConnectionRef } from '../builder/refs';
import { User, UserConnection } from './User';
import { WorkflowState } from './Workflow';

Issue.implement({
  description: 'An issue of a project: a bug, feature request, task or question.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: NODE_ID, resolve: (issue) => encodeId('Issue', issue.project_id, issue.number) }),
    number: t.exposeInt('number', {
      description: 'Sequential number, unique in the project: the 4 of NET-4.',
    }),
    key: t.string({
      description: 'Project key and issue number, such as NET-4.',
      resolve: async (issue, _args, context) =>
        `${(await requireProject(context, issue.project_id)).key}-${issue.number}`,
    }),
    project: t.field({
      type: ProjectRef,
      description: 'Project that the issue belongs to.',
      resolve: (issue, _args, context) => requireProject(context, issue.project_id),
    }),
    title: t.exposeString('title', { description: 'Title of the issue, a single line.' }),
    body: t.string({
      description: 'Markdown source of the issue’s description.',
      resolve: (issue, _args, context) => loadBody(context, issue),
    }),
    bodyHTML: t.string({
      description: 'The body rendered as sanitized HTML, safe to insert into a page.',
      resolve: (issue, _args, context) => renderIssueBody(context, issue),
    }),
    type: t.expose('type', { type: IssueType, description: 'Type of the issue.' }),
    priority: t.expose('priority', { type: Priority, description: 'Priority of the issue.' }),
    state: t.field({
      type: WorkflowState,
      description: 'Current workflow state of the issue.',
      resolve: (issue, _args, context) => requireState(context, issue),
    }),
    author: t.field({
      type: User,
      nullable: true,
      description: 'User who created the issue, or null if an import could not determine the author.',
      resolve: (issue, _args, context) => loadUser(context, issue.author_id),
    }),
    assignees: t.field({
      type: UserConnection,
      description: 'Users assigned to the issue, in the order of assignment.',
      args: { first: t.arg.int({ description: FIRST_DESCRIPTION }) },
      resolve: (issue, args, context) => assigneeConnection(context, issue, args),
    }),
    labels: t.field({
      type: LabelConnection,
      description: 'Labels of the issue, ordered by name.',
      args: { first: t.arg.int({ description: FIRST_DESCRIPTION }) },
      resolve: (issue, args, context) => issueLabelConnection(context, issue, args),
    }),
    milestone: t.field({
      type: Milestone,
      nullable: true,
      description: 'Milestone that the issue belongs to, or null if there is none.',
      resolve: (issue, _args, context) => loadMilestone(context, issue.project_id, issue.milestone_id),
    }),
    parent: t.field({
      type: Issue,
      nullable: true,
      description: 'Parent issue, or null if there is none.',
      resolve: (issue, _args, context) => loadParent(context, issue),
    }),
    createdAt: t.expose('created_at', { type: DateTime, description: 'When the issue was created.' }),
    updatedAt: t.expose('updated_at', {
      type: DateTime,
      description: 'When anything in the issue last changed.',
    }),
    closedAt: t.expose('closed_at', {
      type: DateTime,
      nullable: true,
      description: 'When the issue was closed, or null while it is open.',
    }),
    closedBy: t.field({
      type: User,
      nullable: true,
      description: 'User who closed the issue, or null while it is open or if unknown.',
      resolve: (issue, _args, context) => loadUser(context, issue.closed_by_id),
    }),
    dueOn: t.expose('due_on', {
      type: DateTime,
      nullable: true,
      description: 'When the issue is due, or null if it has no due date.',
    }),
    commentCount: t.exposeInt('comment_count', { description: 'Number of comments on the issue.' }),
    voteCount: t.exposeInt('vote_count', { description: 'Number of users who voted for the issue.' }),
    viewerHasVoted: t.boolean({
      description: 'Whether the viewer has voted for the issue.',
      resolve: (issue, _args, context) => hasVoteOrWatch(context, issue, 'vote'),
    }),
    viewerIsWatching: t.boolean({
      description: 'Whether the viewer is watching the issue.',
      resolve: (issue, _args, context) => hasVoteOrWatch(context, issue, 'watch'),
    }),
    locked: t.exposeBoolean('locked', { description: 'Whether only maintainers can comment.' }),
    version: t.exposeInt('version', {
      description: 'Version of the issue, incremented by one with each change.',
    }),
    sourceUrl: t.string({
      nullable: true,
      description: 'URL of the original issue, or null if the issue was not imported.',
      resolve: (issue, _args, context) => loadSourceUrl(context, issue),
    }),
    timeline: t.field({
      type: TimelineItemConnectionRef,
      description: 'Comments and events of the issue in chronological order.',
      args: {
        ...pageArguments(),
        around: t.arg.id({
          description: 'Id of a comment or event to center the page on. The page size is `first`.',
        }),
      },
      resolve: (issue, args, context) => timelineConnection(context, issue, args),
    }),
    links: t.field({
      type: IssueLinkConnection,
      description: 'Links from this issue to other issues.',
      args: forwardArguments(),
      resolve: (issue, args, context) => linkConnection(context, issue, args),
    }),
    viewerCan: t.field({
      type: [Permission],
      description: 'Permissions of the viewer on this issue.',
      resolve: async (issue, _args, context) =>
        permissionsOf(context.viewer, {
          project: await requireProject(context, issue.project_id),
          authorId: issue.author_id,
        }),
    }),
  }),
});

export { Issue };
