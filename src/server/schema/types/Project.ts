import { INT4_MAX } from '../../../shared/limits';
import { DEFAULT_TRIAGE_QUERY } from '../../../shared/triage';
import { createActivityConnection } from '../../domain/timeline/activity';
import { getViewerPermissions } from '../../domain/access/permissions';
import type { WeeklyIssueTrendPoint } from '../../domain/context/SharedServices';
import { encodeGlobalId } from '../../domain/base/ids';
import { countProjectIssues, createIssueConnection } from '../../domain/issues/createIssueConnection';
import { loadIssueByNumber, loadUndeletedMilestone } from '../../domain/issues/issues';
import { findLikelyDuplicatesOfDraft } from '../../domain/issues/likelyDuplicates';
import { renderMarkdownPreview } from '../../domain/issues/renderTexts';
import { loadNewAccountRules } from '../../domain/projects/newAccountRules';
import {
  countComments,
  createLabelConnection,
  createMemberConnection,
  createMilestoneConnection,
  requireIssueVisibility,
} from '../../domain/projects/projects';
import {
  findActors,
  findAssignableUsers,
  findMentionableUsers,
  findPeople,
  loadActor,
} from '../../domain/projects/findPeople';
import type { ProjectRow } from '../../store/read/projects';
import {
  createDuplicateClusterConnection,
  loadDuplicateSearchStatus,
} from '../../domain/duplicateClusters/clusters';
import { loadOwnMembership } from '../../domain/people/members';
import { createBulkOperationConnection, loadVisibleBulkOperation } from '../../domain/bulk/operations';
import {
  defineForwardPaginationArguments,
  defineNameFilterArgument,
  definePersonSearchArguments,
  definePaginationArguments,
} from '../builder/arguments';
import { buildProjectPath, loadDefaultSavedView } from '../../domain/savedViews/savedViews';
import { loadProjectWatchLevel } from '../../domain/notifications/watchLevels';
import { GraphQLNewAccountRules } from './NewAccountRules';
import { GraphQLWatchLevel } from './Notification';
import { schemaBuilder, GraphQLNode, NODE_ID_DESCRIPTION } from '../builder/builder';
import { BulkOperation, GraphQLBulkOperationConnection } from './BulkOperation';
import { defineGraphQLConnectionType } from '../builder/connection';
import { GraphQLDateTime } from '../builder/DateTime';
import { GraphQLEventKind, GraphQLPermission, GraphQLVisibility } from '../builder/enums';
import {
  GraphQLDuplicateClusterConnection,
  GraphQLDuplicateSearchStatus,
  GraphQLDuplicateStrength,
} from './DuplicateCluster';
import { GraphQLActivityEventConnection } from './Event';
import { Issue } from './Issue';
import { GraphQLIssueConnection } from './IssueConnection';
import { GraphQLLabelConnection, GraphQLLabelOrder } from './Label';
import {
  GraphQLLikelyDuplicate,
  LIKELY_DUPLICATES_FIRST_DESCRIPTION,
  LIKELY_DUPLICATES_MIN_SCORE_DESCRIPTION,
} from './LikelyDuplicate';
import { GraphQLMembership, GraphQLMembershipConnection } from './Membership';
import { GraphQLMilestone, GraphQLMilestoneConnection } from './Milestone';
import { GraphQLProjectRef as Project } from '../builder/refs';
import { GraphQLSavedView } from './SavedView';
import { GraphQLSavedViewContainer } from './SavedViewContainer';
import { defineIssueListArguments, GraphQLIssueContainer } from './IssueContainer';
import { GraphQLTriageQueue } from './Triage';
import { GraphQLUser } from './User';
import { GraphQLWorkflow } from './Workflow';

const GraphQLWeeklyTrendPoint = schemaBuilder.objectRef<WeeklyIssueTrendPoint>('TrendPoint').implement({
  description: 'Number of opened and closed issues in one week.',
  fields: (t) => ({
    week: t.expose('week', { type: GraphQLDateTime, description: 'Start of the week: Monday, 0:00 UTC.' }),
    opened: t.exposeInt('opened', { description: 'Number of issues created in the seven days from `week`.' }),
    closed: t.exposeInt('closed', {
      description: 'Number of issues closed in the seven days from `week` that are still closed.',
    }),
  }),
});

Project.implement({
  description: 'A project: issues with their labels, milestones, members and workflow.',
  interfaces: [GraphQLNode, GraphQLIssueContainer, GraphQLSavedViewContainer],
  fields: (t) => ({
    id: t.id({
      description: NODE_ID_DESCRIPTION,
      resolve: (project) => encodeGlobalId('Project', project.id),
    }),
    key: t.exposeString('key', { description: 'Short uppercase key, unique on the site: NET in NET-4.' }),
    name: t.exposeString('name', { description: 'Display name of the project.' }),
    description: t.string({
      nullable: true,
      description: 'Description of the project, or null if there is none.',
      resolve: (project) => project.description || null,
    }),
    visibility: t.expose('visibility', {
      type: GraphQLVisibility,
      description: 'Audience that can read the project.',
    }),
    version: t.string({
      description:
        'Version of the project, increased by every change in it. A decimal number, compared numerically.',
      resolve: (project) => String(project.version),
    }),
    openCount: t.int({
      description: 'Exact number of open issues.',
      resolve: (project, _args, context) =>
        context.statistics.countOpenIssues(project, requireIssueVisibility(context, project)),
    }),
    issueCount: t.int({
      description: 'Exact number of all issues.',
      resolve: (project, _args, context) => countProjectIssues(context, project),
    }),
    commentCount: t.int({
      nullable: true,
      description:
        'Number of comments on all issues, or null if the viewer is not a maintainer. Counted for each request.',
      resolve: (project, _args, context) => countComments(context, project),
    }),
    trend: t.field({
      type: [GraphQLWeeklyTrendPoint],
      description: 'Numbers of opened and closed issues per week, oldest week first.',
      args: {
        weeks: t.arg.int({
          required: true,
          defaultValue: 12,
          description: 'Number of weeks up to the current one, 1 to 260.',
        }),
      },
      resolve: (project, args, context) =>
        context.statistics.loadIssueTrend(project, requireIssueVisibility(context, project), args.weeks),
    }),
    issue: t.field({
      type: Issue,
      nullable: true,
      description:
        'An issue by its number, or null if there is none. The old number of an issue that an import renumbered also finds it.',
      args: { number: t.arg.int({ required: true, description: 'Number of the issue: the 4 of NET-4.' }) },
      resolve: (project, args, context) => loadIssueByNumber(context, project, args.number),
    }),
    issues: t.field({
      type: GraphQLIssueConnection,
      description: 'Issues that match a query, in the requested order.',
      args: {
        ...defineIssueListArguments(),
        ...definePaginationArguments(),
        offset: t.arg.int({
          description:
            'Number of rows to skip, from `after` if given, otherwise from the start. Cannot be combined with `before` or `last`.',
        }),
      },
      resolve: (project, args, context) => createIssueConnection(context, project, args),
    }),
    bulkOperation: t.field({
      type: BulkOperation,
      nullable: true,
      description: 'A bulk operation of the project, or null if there is none with this number.',
      args: { number: t.arg.int({ required: true, description: 'Number of the bulk operation.' }) },
      resolve: (project, { number }, context) => {
        const isNumber = number >= 1 && number <= INT4_MAX;
        return isNumber ? loadVisibleBulkOperation(context, { projectId: project.id, number }) : null;
      },
    }),
    bulkOperations: t.field({
      type: GraphQLBulkOperationConnection,
      description: 'Bulk operations of the project, newest first.',
      args: defineForwardPaginationArguments(),
      resolve: (project, args, context) => createBulkOperationConnection(context, project, args),
    }),
    duplicateClusters: t.field({
      type: GraphQLDuplicateClusterConnection,
      description:
        'Clusters of likely duplicates with something left to merge, strongest first. `totalCount` includes changes of issues after about a second.',
      args: {
        strength: t.arg({
          type: GraphQLDuplicateStrength,
          description: 'Level of the returned clusters. All levels if absent.',
        }),
        ...defineForwardPaginationArguments(),
      },
      resolve: (project, args, context) => createDuplicateClusterConnection(context, project, args),
    }),
    duplicateSearch: t.field({
      type: GraphQLDuplicateSearchStatus,
      description: 'The search for clusters of likely duplicates.',
      resolve: (project, _args, context) => loadDuplicateSearchStatus(context, project),
    }),
    labels: t.field({
      type: GraphQLLabelConnection,
      description: 'Labels of the project.',
      args: {
        orderBy: t.arg({
          type: GraphQLLabelOrder,
          defaultValue: 'NAME',
          description: 'Sort order of the labels.',
        }),
        ...definePaginationArguments(),
        ...defineNameFilterArgument(),
      },
      resolve: (project, args, context) => createLabelConnection(context, project, args),
    }),
    milestone: t.field({
      type: GraphQLMilestone,
      nullable: true,
      description: 'A milestone of the project, or null if there is none with this number.',
      args: { number: t.arg.int({ required: true, description: 'Number of the milestone.' }) },
      resolve: (project, { number }, context) => loadUndeletedMilestone(context, project.id, number),
    }),
    milestones: t.field({
      type: GraphQLMilestoneConnection,
      description:
        'Milestones of the project: open ones by due date, then closed ones, most recently closed first.',
      args: { ...definePaginationArguments(), ...defineNameFilterArgument() },
      resolve: (project, args, context) => createMilestoneConnection(context, project, args),
    }),
    members: t.field({
      type: GraphQLMembershipConnection,
      description: 'Members of the project: highest role first, then by login.',
      args: { ...definePaginationArguments(), ...defineNameFilterArgument() },
      resolve: (project, args, context) => createMemberConnection(context, project, args),
    }),
    assignableUsers: t.field({
      type: [GraphQLUser],
      description:
        'Members who can be assigned to issues, best match of `matching` first: the text is the whole login, the start of login or name, the start of a word, or any part. Among equal matches the viewer and recently active users come first.',
      args: definePersonSearchArguments(),
      resolve: (project, args, context) => findAssignableUsers(context, project, args),
    }),
    people: t.field({
      type: [GraphQLUser],
      description:
        'Members of the project, and users who created its issues or are assigned to them, in the order of `assignableUsers`.',
      args: definePersonSearchArguments(),
      resolve: (project, args, context) => findPeople(context, project, args),
    }),
    mentionableUsers: t.field({
      type: [GraphQLUser],
      description:
        'Users whom a text of the project can mention: the participants of the issue first, then the others in the order of `assignableUsers`. For a private project these are its members, otherwise the users in `people` except disabled ones.',
      args: {
        issueId: t.arg.id({
          description:
            'Id of the issue that the text belongs to. Its author, assignees and recent commenters come first.',
        }),
        ...definePersonSearchArguments(),
      },
      resolve: (project, args, context) => findMentionableUsers(context, project, args),
    }),
    actors: t.field({
      type: [GraphQLUser],
      description:
        'Users who caused events of the project that the viewer can see, in the order of `assignableUsers`.',
      args: definePersonSearchArguments(),
      resolve: (project, args, context) => findActors(context, project, args),
    }),
    actor: t.field({
      type: GraphQLUser,
      nullable: true,
      description:
        'A user who caused events of the project, or null if this user caused none that the viewer can see.',
      args: { id: t.arg.id({ required: true, description: 'Id of the user.' }) },
      resolve: (project, { id }, context) => loadActor(context, project, id),
    }),
    viewerMembership: t.field({
      type: GraphQLMembership,
      nullable: true,
      description: 'Membership of the viewer in the project, or null if not a member.',
      resolve: (project, _args, context) => loadOwnMembership(context, project),
    }),
    workflow: t.field({
      type: GraphQLWorkflow,
      description: 'Workflow states and transitions of the project.',
      resolve: (project) => project,
    }),
    triage: t.field({
      type: GraphQLTriageQueue,
      description: 'The triage queue of the project for a query.',
      args: {
        query: t.arg.string({
          defaultValue: DEFAULT_TRIAGE_QUERY,
          description: 'Query that selects the issues of the queue.',
        }),
      },
      resolve: (project, { query }) => ({ project, query: query ?? DEFAULT_TRIAGE_QUERY }),
    }),
    events: t.field({
      type: GraphQLActivityEventConnection,
      description:
        'Events of the project and its issues, newest first. A filtered page can contain fewer items than requested although `hasNextPage` is true.',
      args: {
        actorId: t.arg.id({ description: 'User who caused the returned events.' }),
        kinds: t.arg({
          type: [GraphQLEventKind],
          description: 'Kinds of events to return. All kinds if absent.',
        }),
        issue: t.arg.int({ description: 'Number of the issue that the returned events belong to.' }),
        collapseBulk: t.arg.boolean({
          defaultValue: false,
          description:
            'Whether to return one event per bulk operation, its first, instead of one per changed field of each issue.',
        }),
        ...definePaginationArguments(),
      },
      resolve: (project, args, context) => createActivityConnection(context, project, args),
    }),
    renderMarkdown: t.string({
      description:
        'A Markdown text rendered as sanitized HTML, for example as a preview. Mentions and references are resolved in this project.',
      args: {
        text: t.arg.string({ required: true, description: 'Markdown source, at most 65,536 characters.' }),
      },
      resolve: (project, { text }, context) => renderMarkdownPreview(context, project, text),
    }),
    likelyDuplicates: t.field({
      type: [GraphQLLikelyDuplicate],
      description: 'Issues of the project that a draft of a new issue may duplicate, the most likely first.',
      args: {
        title: t.arg.string({
          required: true,
          description: 'Title of the draft, at most 256 characters. May be empty.',
        }),
        body: t.arg.string({
          required: true,
          description: 'Markdown source of the draft’s description, at most 65,536 characters. May be empty.',
        }),
        first: t.arg.int({
          required: true,
          defaultValue: 5,
          description: LIKELY_DUPLICATES_FIRST_DESCRIPTION,
        }),
        minScore: t.arg.float({
          required: true,
          defaultValue: 0,
          description: LIKELY_DUPLICATES_MIN_SCORE_DESCRIPTION,
        }),
      },
      resolve: (project, draft, context) => findLikelyDuplicatesOfDraft(context, project, draft),
    }),
    viewerWatchLevel: t.field({
      type: GraphQLWatchLevel,
      description:
        'Watch level that the viewer has set for the project. PARTICIPATING if none is set or the request is anonymous.',
      resolve: (project, _args, context) => loadProjectWatchLevel(context, project),
    }),
    newAccountRules: t.field({
      type: GraphQLNewAccountRules,
      nullable: true,
      description: 'Rules for issues of new accounts, or null if the viewer is not a maintainer.',
      resolve: (project, _args, context) => loadNewAccountRules(context, project),
    }),
    path: t.string({
      description:
        'Path and query string of the issue list that opens with the project: the viewer’s default view, otherwise the project’s, otherwise the open issues.',
      resolve: (project, _args, context) => buildProjectPath(context, project),
    }),
    defaultView: t.field({
      type: GraphQLSavedView,
      nullable: true,
      description: 'Default view for everybody who has not set their own, or null if none is set.',
      resolve: (project, _args, context) => loadDefaultSavedView(context, project, 'project'),
    }),
    viewerDefaultView: t.field({
      type: GraphQLSavedView,
      nullable: true,
      description: 'The viewer’s own default view of the project, or null if none is set.',
      resolve: (project, _args, context) => loadDefaultSavedView(context, project, 'viewer'),
    }),
    viewerCan: t.field({
      type: [GraphQLPermission],
      description: 'Permissions of the viewer in the project.',
      resolve: (project, _args, { viewer }) => getViewerPermissions(viewer, { project }),
    }),
  }),
});

export { Project };

export const GraphQLProjectConnection = defineGraphQLConnectionType<ProjectRow>(
  'Project',
  Project,
  'A page of projects.',
);
