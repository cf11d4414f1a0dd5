import { INT4_MAX } from '../../../shared/limits';
import { activityConnection } from '../../domain/timeline/activity';
import { permissionsOf } from '../../domain/access/permissions';
import type { TrendPoint } from '../../domain/context/Services';
import { encodeId } from '../../domain/base/ids';
import { facetValueConnection, issueConnection } from '../../domain/issues/issueConnection';
import { issueByNumber, loadMilestone } from '../../domain/issues/issues';
import { renderDraft } from '../../domain/issues/renderTexts';
import { labelConnection, memberConnection, milestoneConnection } from '../../domain/projects/projects';
import type { ProjectRow } from '../../store/read/projects';
import { ownMembership } from '../../domain/people/members';
import { bulkConnection, visibleBulkOperation } from '../../domain/bulk/operations';
import { forwardArguments, matchingArgument, pageArguments } from '../builder/arguments';
import { builder, Node, NODE_ID } from '../builder/builder';
import { BulkOperation, BulkOperationConnection } from './BulkOperation';
import { connectionType } from '../builder/connection';
import { DateTime } from '../builder/DateTime';
import { EventKind, Permission, Visibility } from '../builder/enums';
import { EventConnection } from './Event';
import { FacetField, FacetValueConnection } from './Facet';
import { Issue } from './Issue';
import { GroupBy, IssueConnection, IssueOrder } from './IssueConnection';
import { LabelConnection, LabelOrder } from './Label';
import { Membership, MembershipConnection } from './Membership';
import { Milestone, MilestoneConnection } from './Milestone';
import { ProjectRef as Project } from '../builder/refs';
import { Workflow } from './Workflow';

const TrendPointRef = builder.objectRef<TrendPoint>('TrendPoint').implement({
  description: 'Number of opened and closed issues in one week.',
  fields: (t) => ({
    week: t.expose('week', { type: DateTime, description: 'Start of the week: Monday, 0:00 UTC.' }),
    opened: t.exposeInt('opened', { description: 'Number of issues created in this week.' }),
    closed: t.exposeInt('closed', {
      description: 'Number of issues closed in this week that are still closed.',
    }),
  }),
});

Project.implement({
  description: 'A project: issues with their labels, milestones, members and workflow.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: NODE_ID, resolve: (project) => encodeId('Project', project.id) }),
    key: t.exposeString('key', { description: 'Short uppercase key, unique on the site: NET in NET-4.' }),
    name: t.exposeString('name', { description: 'Display name of the project.' }),
    description: t.string({
      nullable: true,
      description: 'Description of the project, or null if there is none.',
      resolve: (project) => project.description || null,
    }),
    visibility: t.expose('visibility', {
      type: Visibility,
      description: 'Audience that can read the project.',
    }),
    version: t.string({
      description:
        'Version of the project, increased by every change in it. A decimal number, compared numerically.',
      resolve: (project) => String(project.version),
    }),
    openCount: t.int({
      description: 'Exact number of open issues.',
      resolve: (project, _args, { figures }) => figures.openCount(project),
    }),
    issueCount: t.exposeInt('issue_count', { description: 'Exact number of all issues.' }),
    trend: t.field({
      type: [TrendPointRef],
      description: 'Numbers of opened and closed issues per week, oldest week first.',
      args: {
        weeks: t.arg.int({
          required: true,
          defaultValue: 12,
          description: 'Number of weeks up to the current one, 1 to 260.',
        }),
      },
      resolve: (project, args, { figures }) => figures.trend(project, args.weeks),
    }),
    issue: t.field({
      type: Issue,
      nullable: true,
      description:
        'An issue by its number, or null if there is none. The old number of an issue that an import renumbered also finds it.',
      args: { number: t.arg.int({ required: true, description: 'Number of the issue: the 4 of NET-4.' }) },
      resolve: (project, args, context) => issueByNumber(context, project, args.number),
    }),
    issues: t.field({
      type: IssueConnection,
      description: 'Issues that match a query, in the requested order.',
      args: {
        query: t.arg.string({
          defaultValue: '',
          description:
            'Query in Winnow’s query language, at most 2,048 characters. Empty matches all issues.',
        }),
        orderBy: t.arg({
          type: IssueOrder,
          description:
            'Sort order. The default is relevance for queries with search words, otherwise last update.',
        }),
        groupBy: t.arg({ type: GroupBy, description: 'Grouping of the list. Ungrouped if absent.' }),
        snapshot: t.arg.string({
          description: 'Snapshot token of an earlier result, to read the list as it was then.',
        }),
        ...pageArguments(),
        offset: t.arg.int({
          description:
            'Number of rows to skip, from `after` if given, otherwise from the start. Cannot be combined with `before` or `last`.',
        }),
      },
      resolve: (project, args, context) => issueConnection(context, project, args),
    }),
    bulkOperation: t.field({
      type: BulkOperation,
      nullable: true,
      description: 'A bulk operation of the project, or null if there is none with this number.',
      args: { number: t.arg.int({ required: true, description: 'Number of the bulk operation.' }) },
      resolve: (project, { number }, context) => {
        const isNumber = number >= 1 && number <= INT4_MAX;
        return isNumber ? visibleBulkOperation(context, { projectId: project.id, number }) : null;
      },
    }),
    bulkOperations: t.field({
      type: BulkOperationConnection,
      description: 'Bulk operations of the project, newest first.',
      args: forwardArguments(),
      resolve: (project, args, context) => bulkConnection(context, project, args),
    }),
    facetValues: t.field({
      type: FacetValueConnection,
      description: 'All values of one facet, by descending count.',
      args: {
        query: t.arg.string({ defaultValue: '', description: 'Query that selects the counted issues.' }),
        field: t.arg({ type: FacetField, required: true, description: 'Field whose values are listed.' }),
        ...matchingArgument(),
        ...forwardArguments(),
      },
      resolve: (project, args, context) => facetValueConnection(context, project, args),
    }),
    labels: t.field({
      type: LabelConnection,
      description: 'Labels of the project.',
      args: {
        orderBy: t.arg({ type: LabelOrder, defaultValue: 'NAME', description: 'Sort order of the labels.' }),
        ...pageArguments(),
        ...matchingArgument(),
      },
      resolve: (project, args, context) => labelConnection(context, project, args),
    }),
    milestone: t.field({
      type: Milestone,
      nullable: true,
      description: 'A milestone of the project, or null if there is none with this number.',
      args: { number: t.arg.int({ required: true, description: 'Number of the milestone.' }) },
      resolve: (project, { number }, context) => loadMilestone(context, project.id, number),
    }),
    milestones: t.field({
      type: MilestoneConnection,
      description:
        'Milestones of the project: open ones by due date, then closed ones, most recently closed first.',
      args: { ...pageArguments(), ...matchingArgument() },
      resolve: (project, args, context) => milestoneConnection(context, project, args),
    }),
    members: t.field({
      type: MembershipConnection,
      description: 'Members of the project: highest role first, then by login.',
      args: { ...pageArguments(), ...matchingArgument() },
      resolve: (project, args, context) => memberConnection(context, project, args),
    }),
    viewerMembership: t.field({
      type: Membership,
      nullable: true,
      description: 'Membership of the viewer in the project, or null if not a member.',
      resolve: (project, _args, context) => ownMembership(context, project),
    }),
    workflow: t.field({
      type: Workflow,
      description: 'Workflow states and transitions of the project.',
      resolve: (project) => project,
    }),
    events: t.field({
      type: EventConnection,
      description:
        'Events of the project and its issues, newest first. A filtered page can contain fewer items than requested although `hasNextPage` is true.',
      args: {
        actorId: t.arg.id({ description: 'User who caused the returned events.' }),
        kinds: t.arg({ type: [EventKind], description: 'Kinds of events to return. All kinds if absent.' }),
        issue: t.arg.int({ description: 'Number of the issue that the returned events belong to.' }),
        ...pageArguments(),
      },
      resolve: (project, args, context) => activityConnection(context, project, args),
    }),
    renderMarkdown: t.string({
      description:
        'A Markdown text rendered as sanitized HTML, for example as a preview. Mentions and references are resolved in this project.',
      args: {
        text: t.arg.string({ required: true, description: 'Markdown source, at most 65,536 characters.' }),
      },
      resolve: (project, { text }, context) => renderDraft(context, project, text),
    }),
    viewerCan: t.field({
      type: [Permission],
      description: 'Permissions of the viewer in the project.',
      resolve: (project, _args, { viewer }) => permissionsOf(viewer, { project }),
    }),
  }),
});

export { Project };

export const ProjectConnection = connectionType<ProjectRow>('Project', Project, 'A page of projects.');
