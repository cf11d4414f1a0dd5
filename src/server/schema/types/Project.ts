import { INT4_MAX } from '../../../shared/limits';
import { activityConnection } from '../../domain/timeline/activity';
import { permissionsOf } from '../../domain/access/permissions';
import type { TrendPoint } from '../../domain/context/Services';
import { encodeId } from '../../domain/base/ids';
import { facetValueConnection, issueConnection } from '../../domain/issues/issueConnection';
import { issueByNumber, milestoneOf } from '../../domain/issues/issues';
import { renderDraft } from '../../domain/issues/renderTexts';
import { labelConnection, memberConnection, milestoneConnection } from '../../domain/projects/projects';
import type { ProjectRow } from '../../store/read/projects';
import { ownMembership } from '../../domain/people/members';
import { bulkConnection, visibleBulkOperation } from '../../domain/bulk/operations';
import { forwardArguments, matchingArgument, pageArguments } from '../builder/arguments';
import { builder, Node } from '../builder/builder';
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
  description: 'What happened in one week.',
  fields: (t) => ({
    week: t.expose('week', { type: DateTime, description: 'The Monday it began, 0:00 UTC.' }),
    opened: t.exposeInt('opened', { description: 'Issues that were opened.' }),
    closed: t.exposeInt('closed', { description: 'Issues that were closed and still are.' }),
  }),
});

Project.implement({
  description: 'A tracker: issues, and what they are sorted by.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (project) => encodeId('Project', project.id) }),
    key: t.exposeString('key', { description: 'Short and in capitals, unique on the site: NET of NET-4.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.string({
      nullable: true,
      description: 'What it is about.',
      resolve: (project) => project.description || null,
    }),
    visibility: t.expose('visibility', { type: Visibility, description: 'Who may read it.' }),
    version: t.string({
      description: 'Grows with every change of the project or anything in it.',
      resolve: (project) => String(project.version),
    }),
    openCount: t.int({
      description: 'How many of its issues are open.',
      resolve: (project, _args, { figures }) => figures.openCount(project),
    }),
    issueCount: t.exposeInt('issue_count', { description: 'How many issues it has.' }),
    trend: t.field({
      type: [TrendPointRef],
      description: 'Issues opened and closed in each of the last weeks, oldest first.',
      args: {
        weeks: t.arg.int({ required: true, defaultValue: 12, description: 'How many weeks, 1 to 260.' }),
      },
      resolve: (project, args, { figures }) => figures.trend(project, args.weeks),
    }),
    issue: t.field({
      type: Issue,
      nullable: true,
      description: 'An issue by its number; a number that an import moved leads to the issue it became.',
      args: { number: t.arg.int({ required: true, description: 'The 4 of NET-4.' }) },
      resolve: (project, args, context) => issueByNumber(context, project, args.number),
    }),
    issues: t.field({
      type: IssueConnection,
      description: 'The issues that a query finds, in order.',
      args: {
        query: t.arg.string({
          defaultValue: '',
          description: 'In the query language, at most 2,048 characters.',
        }),
        orderBy: t.arg({
          type: IssueOrder,
          description: 'Absent: by relevance where the query has words, else by the latest update.',
        }),
        groupBy: t.arg({ type: GroupBy, description: 'What rows are gathered by.' }),
        snapshot: t.arg.string({ description: 'A snapshot of an earlier answer: the same list as then.' }),
        ...pageArguments(),
        offset: t.arg.int({
          description:
            'Rows to pass over: from `after` if that is given, else from the start. Not beside `before` or `last`.',
        }),
      },
      resolve: (project, args, context) => issueConnection(context, project, args),
    }),
    bulkOperation: t.field({
      type: BulkOperation,
      nullable: true,
      description: 'One of its bulk operations.',
      args: { number: t.arg.int({ required: true, description: 'Its number.' }) },
      resolve: (project, { number }, context) => {
        const isNumber = number >= 1 && number <= INT4_MAX;
        return isNumber ? visibleBulkOperation(context, { projectId: project.id, number }) : null;
      },
    }),
    bulkOperations: t.field({
      type: BulkOperationConnection,
      description: 'Its bulk operations, the latest first.',
      args: forwardArguments(),
      resolve: (project, args, context) => bulkConnection(context, project, args),
    }),
    facetValues: t.field({
      type: FacetValueConnection,
      description: 'All values of one facet, most frequent first.',
      args: {
        query: t.arg.string({ defaultValue: '', description: 'Of which issues.' }),
        field: t.arg({ type: FacetField, required: true, description: 'Of which field.' }),
        ...matchingArgument(),
        ...forwardArguments(),
      },
      resolve: (project, args, context) => facetValueConnection(context, project, args),
    }),
    labels: t.field({
      type: LabelConnection,
      description: 'Its labels.',
      args: {
        orderBy: t.arg({ type: LabelOrder, defaultValue: 'NAME', description: 'Absent: by name.' }),
        ...pageArguments(),
        ...matchingArgument(),
      },
      resolve: (project, args, context) => labelConnection(context, project, args),
    }),
    milestone: t.field({
      type: Milestone,
      nullable: true,
      description: 'One of its milestones.',
      args: { number: t.arg.int({ required: true, description: 'Its number.' }) },
      resolve: (project, { number }, context) => milestoneOf(context, project.id, number),
    }),
    milestones: t.field({
      type: MilestoneConnection,
      description: 'Its milestones: open ones by due day, then closed ones, the last one closed first.',
      args: { ...pageArguments(), ...matchingArgument() },
      resolve: (project, args, context) => milestoneConnection(context, project, args),
    }),
    members: t.field({
      type: MembershipConnection,
      description: 'Its members: highest role first, then by login.',
      args: { ...pageArguments(), ...matchingArgument() },
      resolve: (project, args, context) => memberConnection(context, project, args),
    }),
    viewerMembership: t.field({
      type: Membership,
      nullable: true,
      description: 'The viewer’s own part in it; null: they are no member.',
      resolve: (project, _args, context) => ownMembership(context, project),
    }),
    workflow: t.field({
      type: Workflow,
      description: 'The states of its issues.',
      resolve: (project) => project,
    }),
    events: t.field({
      type: EventConnection,
      description:
        'All that happened in it, the newest first. Where what is asked for is rare, a page may be shorter and still have one after it.',
      args: {
        actorId: t.arg.id({ description: 'Only what this person did.' }),
        kinds: t.arg({ type: [EventKind], description: 'Only these.' }),
        issue: t.arg.int({ description: 'Only what happened to the issue of this number.' }),
        ...pageArguments(),
      },
      resolve: (project, args, context) => activityConnection(context, project, args),
    }),
    renderMarkdown: t.string({
      description: 'A text of this project as sanitized HTML, before it is written: safe to put into a page.',
      args: {
        text: t.arg.string({ required: true, description: 'In Markdown, at most 65,536 characters.' }),
      },
      resolve: (project, { text }, context) => renderDraft(context, project, text),
    }),
    viewerCan: t.field({
      type: [Permission],
      description: 'What the viewer may do in it.',
      resolve: (project, _args, { viewer }) => permissionsOf(viewer, { project }),
    }),
  }),
});

export { Project };

export const ProjectConnection = connectionType<ProjectRow>('Project', Project, 'Projects, in pages.');
