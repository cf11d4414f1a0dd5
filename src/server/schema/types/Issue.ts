import { mapOptionFields } from '../../../shared/fields/optionFields';
import { canSetIssueType, getViewerPermissions, hasPermission } from '../../domain/access/permissions';
import { encodeGlobalId } from '../../domain/base/ids';
import { mapMaybePromise } from '../../domain/base/maybePromise';
import {
  createAssigneeConnection,
  loadIssueBody,
  hasViewerVoted,
  isViewerWatching,
  createIssueLabelConnection,
  createIssueLinkConnection,
  loadMilestone,
  loadParentIssue,
  requireIssueWorkflowState,
  loadIssueLockReason,
  loadIssueSourceUrl,
} from '../../domain/issues/issues';
import { loadNotificationOfIssue } from '../../domain/notifications/inbox';
import { loadIssueWatchLevel } from '../../domain/notifications/watchLevels';
import { createSubIssueConnection, loadSubIssueCount } from '../../domain/issues/subIssues';
import { loadLikelyDuplicates } from '../../domain/issues/likelyDuplicates';
import { compareIssues } from '../../domain/issues/compareIssues';
import { loadIssueBurst } from '../../domain/issues/issueBursts';
import { renderIssueBodyToHtml } from '../../domain/issues/renderTexts';
import { requireVisibleProject } from '../../domain/projects/projects';
import { createTimelineConnection } from '../../domain/timeline/timeline';
import { loadTriageSuggestions } from '../../domain/triage/triageSuggestions';
import { loadInformationRequestText, loadTriageLease, loadTriageSnooze } from '../../domain/triage/triage';
import { loadUser } from '../../domain/people/users';
import {
  PAGINATION_FIRST_DESCRIPTION,
  defineForwardPaginationArguments,
  definePaginationArguments,
} from '../builder/arguments';
import { implementGraphQLConnectionType } from '../builder/connection';
import { GraphQLNode, NODE_ID_DESCRIPTION } from '../builder/builder';
import { GraphQLDateTime } from '../builder/DateTime';
import { GraphQLIssueLinkKind, GraphQLPermission } from '../builder/enums';
import { OPTION_FIELD_PARTS } from '../builder/issueFields';
import { GraphQLIssueComparison } from './IssueComparison';
import { GraphQLIssueBurst } from './IssueBurst';
import { GraphQLIssueLinkConnection } from './IssueLink';
import { GraphQLLabelConnection } from './Label';
import {
  GraphQLLikelyDuplicate,
  LIKELY_DUPLICATES_FIRST_DESCRIPTION,
  LIKELY_DUPLICATES_MIN_SCORE_DESCRIPTION,
} from './LikelyDuplicate';
import { GraphQLMilestone } from './Milestone';
import { GraphQLNotification, GraphQLWatchLevel } from './Notification';
import {
  GraphQLIssueRef as Issue,
  GraphQLProjectRef,
  GraphQLSubIssueConnectionRef,
  GraphQLTimelineItemConnectionRef,
} from '../builder/refs';
import { GraphQLSearchSnippet } from './SearchSnippet';
import { loadIssueReactions } from '../../domain/issues/reactions';
import { GraphQLReaction } from './Reaction';
import { GraphQLTriageLease, GraphQLTriageSnooze } from './Triage';
import { GraphQLTriageSuggestions } from './TriageSuggestions';
import { GraphQLUser, GraphQLUserConnection } from './User';
import { GraphQLWorkflowState } from './Workflow';

Issue.implement({
  description: 'An issue of a project: a bug, feature request, task or question.',
  interfaces: [GraphQLNode],
  fields: (t) => ({
    id: t.id({
      description: NODE_ID_DESCRIPTION,
      resolve: (issue) => encodeGlobalId('Issue', issue.project_id, issue.number),
    }),
    number: t.exposeInt('number', {
      description: 'Sequential number, unique in the project: the 4 of NET-4.',
    }),
    key: t.string({
      description: 'Project key and issue number, such as NET-4.',
      resolve: (issue, _args, context) =>
        mapMaybePromise(
          requireVisibleProject(context, issue.project_id),
          ({ key }) => `${key}-${issue.number}`,
        ),
    }),
    project: t.field({
      type: GraphQLProjectRef,
      description: 'Project that the issue belongs to.',
      resolve: (issue, _args, context) => requireVisibleProject(context, issue.project_id),
    }),
    title: t.exposeString('title', { description: 'Title of the issue, a single line.' }),
    body: t.string({
      description: 'Markdown source of the issue’s description.',
      resolve: (issue, _args, context) => loadIssueBody(context, issue),
    }),
    bodyHTML: t.string({
      description: 'The body rendered as sanitized HTML, safe to insert into a page.',
      resolve: (issue, _args, context) => renderIssueBodyToHtml(context, issue),
    }),
    ...mapOptionFields((field) => {
      const { type, value } = OPTION_FIELD_PARTS[field];
      return t.expose(field, { type, description: value });
    }),
    state: t.field({
      type: GraphQLWorkflowState,
      description: 'Current workflow state of the issue.',
      resolve: (issue, _args, context) => requireIssueWorkflowState(context, issue),
    }),
    author: t.field({
      type: GraphQLUser,
      nullable: true,
      description: 'User who created the issue, or null if an import could not determine the author.',
      resolve: (issue, _args, context) => loadUser(context, issue.author_id),
    }),
    assignees: t.field({
      type: GraphQLUserConnection,
      description: 'Users assigned to the issue, in the order of assignment.',
      args: { first: t.arg.int({ description: PAGINATION_FIRST_DESCRIPTION }) },
      resolve: (issue, args, context) => createAssigneeConnection(context, issue, args),
    }),
    labels: t.field({
      type: GraphQLLabelConnection,
      description: 'Labels of the issue, ordered by name.',
      args: { first: t.arg.int({ description: PAGINATION_FIRST_DESCRIPTION }) },
      resolve: (issue, args, context) => createIssueLabelConnection(context, issue, args),
    }),
    milestone: t.field({
      type: GraphQLMilestone,
      nullable: true,
      description: 'Milestone that the issue belongs to, or null if there is none.',
      resolve: (issue, _args, context) => loadMilestone(context, issue.project_id, issue.milestone_id),
    }),
    parent: t.field({
      type: Issue,
      nullable: true,
      description: 'Parent issue, or null if there is none.',
      resolve: (issue, _args, context) => loadParentIssue(context, issue),
    }),
    subIssues: t.field({
      type: GraphQLSubIssueConnectionRef,
      description:
        'Direct sub-issues in their manual order. Imported ones start in the order of their numbers.',
      args: defineForwardPaginationArguments(),
      resolve: (issue, args, context) => createSubIssueConnection(context, issue, args),
    }),
    subIssueCount: t.int({
      description:
        'Number of issues below this one at all levels: its sub-issues, their sub-issues, and so on. `subIssues` has the number of direct ones.',
      resolve: (issue, _args, context) => loadSubIssueCount(context, issue, 'total'),
    }),
    closedSubIssueCount: t.int({
      description: 'Number of closed issues below this one at all levels.',
      resolve: (issue, _args, context) => loadSubIssueCount(context, issue, 'closed'),
    }),
    createdAt: t.expose('created_at', { type: GraphQLDateTime, description: 'When the issue was created.' }),
    updatedAt: t.expose('updated_at', {
      type: GraphQLDateTime,
      description: 'When anything in the issue last changed.',
    }),
    closedAt: t.expose('closed_at', {
      type: GraphQLDateTime,
      nullable: true,
      description:
        'When the issue was closed. Null while it is open, and if the source of an imported issue does not contain the time.',
    }),
    closedBy: t.field({
      type: GraphQLUser,
      nullable: true,
      description: 'User who closed the issue, or null while it is open or if unknown.',
      resolve: (issue, _args, context) => loadUser(context, issue.closed_by_id),
    }),
    dueOn: t.expose('due_on', {
      type: GraphQLDateTime,
      nullable: true,
      description: 'When the issue is due, or null if it has no due date.',
    }),
    commentCount: t.exposeInt('comment_count', { description: 'Number of comments on the issue.' }),
    voteCount: t.exposeInt('vote_count', { description: 'Number of users who voted for the issue.' }),
    taskCount: t.exposeInt('task_count', {
      description: 'Number of tasks in the description: list items that begin with `[ ]` or `[x]`.',
    }),
    completedTaskCount: t.exposeInt('completed_task_count', {
      description: 'Number of ticked tasks in the description.',
    }),
    reactions: t.field({
      type: [GraphQLReaction],
      description: 'Reactions to the issue by kind. Kinds without a reaction are left out.',
      resolve: (issue, _args, context) => loadIssueReactions(context, issue),
    }),
    viewerHasVoted: t.boolean({
      description: 'Whether the viewer has voted for the issue.',
      resolve: (issue, _args, context) => hasViewerVoted(context, issue),
    }),
    viewerIsWatching: t.boolean({
      description: 'Whether the viewer is watching the issue.',
      resolve: (issue, _args, context) => isViewerWatching(context, issue),
    }),
    viewerWatchLevel: t.field({
      type: GraphQLWatchLevel,
      description:
        'Watch level that the viewer has set for the issue, without regard to the project’s level. ALL if `viewerIsWatching`; PARTICIPATING if none is set or the request is anonymous.',
      resolve: (issue, _args, context) => loadIssueWatchLevel(context, issue),
    }),
    viewerNotification: t.field({
      type: GraphQLNotification,
      nullable: true,
      description: 'The viewer’s notification about the issue, or null if there is none.',
      resolve: (issue, _args, context) => loadNotificationOfIssue(context, issue),
    }),
    isHeld: t.exposeBoolean('held', {
      description:
        'Whether the issue is held for triage, for example because its author is new. Only triagers and its author are notified of it until a triager accepts or releases it.',
    }),
    locked: t.exposeBoolean('locked', { description: 'Whether only maintainers can comment.' }),
    lockReason: t.string({
      nullable: true,
      description:
        'Reason for the lock in the tracker that the issue was imported from, such as `too heated`. Null if the issue is not locked or there is no reason.',
      resolve: (issue, _args, context) => loadIssueLockReason(context, issue),
    }),
    version: t.exposeInt('version', {
      description: 'Version of the issue, incremented by one with each change.',
    }),
    sourceUrl: t.string({
      nullable: true,
      description: 'URL of the original issue, or null if the issue was not imported.',
      resolve: (issue, _args, context) => loadIssueSourceUrl(context, issue),
    }),
    timeline: t.field({
      type: GraphQLTimelineItemConnectionRef,
      description: 'Comments and events of the issue in chronological order.',
      args: {
        ...definePaginationArguments(),
        around: t.arg.id({
          description: 'Id of a comment or event to center the page on. The page size is `first`.',
        }),
      },
      resolve: (issue, args, context) => createTimelineConnection(context, issue, args),
    }),
    links: t.field({
      type: GraphQLIssueLinkConnection,
      description: 'Links from this issue to other issues.',
      args: {
        ...defineForwardPaginationArguments(),
        kinds: t.arg({
          type: [GraphQLIssueLinkKind],
          description: 'Kinds of the links to return. Null: all kinds.',
        }),
      },
      resolve: (issue, args, context) => createIssueLinkConnection(context, issue, args),
    }),
    burst: t.field({
      type: GraphQLIssueBurst,
      description:
        'Burst around the issue: issues created in short succession that are similar to it or have the same author. Contains at least the issue itself.',
      resolve: (issue, _args, context) => loadIssueBurst(context, issue),
    }),
    searchSnippet: t.field({
      type: GraphQLSearchSnippet,
      nullable: true,
      description:
        'Text around the words of a query in the description or a comment, or null if they occur in neither. Hidden comments are left out.',
      args: {
        query: t.arg.string({
          required: true,
          description: 'Query whose words and phrases are looked for. Its filters are ignored.',
        }),
      },
      resolve: (issue, { query }, context) =>
        context.load.searchSnippets.load({ projectId: issue.project_id, number: issue.number, query }),
    }),
    likelyDuplicates: t.field({
      type: [GraphQLLikelyDuplicate],
      description:
        'Other issues of the project that the issue may duplicate, the most likely first. Known duplicates are left out.',
      args: {
        first: t.arg.int({
          required: true,
          defaultValue: 10,
          description: LIKELY_DUPLICATES_FIRST_DESCRIPTION,
        }),
        minScore: t.arg.float({
          required: true,
          defaultValue: 0,
          description: LIKELY_DUPLICATES_MIN_SCORE_DESCRIPTION,
        }),
      },
      resolve: (issue, args, context) => loadLikelyDuplicates(context, issue, args),
    }),
    comparison: t.field({
      type: GraphQLIssueComparison,
      nullable: true,
      description:
        'Comparison of the issue with another one of its project. Null for the issue itself, and if the other issue does not exist or is not visible to the viewer.',
      args: { withId: t.arg.id({ required: true, description: 'Id of the other issue.' }) },
      resolve: (issue, { withId }, context) => compareIssues(context, issue, withId),
    }),
    triageLease: t.field({
      type: GraphQLTriageLease,
      nullable: true,
      description: 'Active lease of the issue, or null if it is not leased.',
      resolve: (issue, _args, context) => loadTriageLease(context, issue),
    }),
    triageSnooze: t.field({
      type: GraphQLTriageSnooze,
      nullable: true,
      description:
        'Snooze of the issue, which keeps it out of the triage queue, or null if it is not snoozed.',
      resolve: (issue, _args, context) => loadTriageSnooze(context, issue),
    }),
    triageSuggestions: t.field({
      type: GraphQLTriageSuggestions,
      description: 'Suggested labels, priority, type and assignee, each with the evidence in words.',
      resolve: (issue, _args, context) => loadTriageSuggestions(context, issue),
    }),
    informationRequest: t.string({
      description:
        'Markdown text of a request for information about this issue: the template of the project with the values of the issue in place of its placeholders.',
      resolve: (issue, _args, context) => loadInformationRequestText(context, issue),
    }),
    viewerCan: t.field({
      type: [GraphQLPermission],
      description: 'Permissions of the viewer on this issue.',
      resolve: (issue, _args, context) =>
        mapMaybePromise(requireVisibleProject(context, issue.project_id), (project) =>
          getViewerPermissions(context.viewer, { project, authorId: issue.author_id }),
        ),
    }),
    viewerCanSetType: t.field({
      type: 'Boolean',
      description: 'Whether the viewer can change the type: triagers and the author can.',
      resolve: (issue, _args, context) =>
        mapMaybePromise(requireVisibleProject(context, issue.project_id), (project) =>
          canSetIssueType((permission) =>
            hasPermission(context.viewer, permission, { project, authorId: issue.author_id }),
          ),
        ),
    }),
  }),
});

implementGraphQLConnectionType(
  GraphQLSubIssueConnectionRef,
  'SubIssue',
  Issue,
  'A page of an issue’s sub-issues.',
);

export { Issue };
