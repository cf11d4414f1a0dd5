import { encodeGlobalId } from '../../domain/base/ids';
import { renderMilestoneDescriptionToHtml } from '../../domain/issues/renderTexts';
import { requireIssueVisibility, requireVisibleProject } from '../../domain/projects/projects';
import type { RequestContext } from '../../domain/context/RequestContext';
import type { MilestoneRow } from '../../store/read/attributes';
import { schemaBuilder, GraphQLNode, NODE_ID_DESCRIPTION } from '../builder/builder';
import { defineBaseVersionField } from './baseVersion';
import { defineGraphQLConnectionType } from '../builder/connection';
import { GraphQLDateTime } from '../builder/DateTime';
import { GraphQLMilestoneState } from '../builder/enums';

export const GraphQLMilestone = schemaBuilder.objectRef<MilestoneRow>('Milestone').implement({
  description: 'A milestone that groups issues of a project, such as a release.',
  interfaces: [GraphQLNode],
  fields: (t) => ({
    id: t.id({
      description: NODE_ID_DESCRIPTION,
      resolve: (milestone) => encodeGlobalId('Milestone', milestone.project_id, milestone.id),
    }),
    version: defineBaseVersionField(t),
    number: t.exposeInt('id', { description: 'Sequential number used in URLs, unique in the project.' }),
    title: t.exposeString('title', {
      description: 'Title of the milestone, unique in the project, case-insensitive.',
    }),
    description: t.string({
      nullable: true,
      description: 'Markdown source of the description, or null if there is none.',
      resolve: (milestone) => milestone.description || null,
    }),
    descriptionHTML: t.string({
      nullable: true,
      description:
        'The description rendered as sanitized HTML, safe to insert into a page, or null if there is none.',
      resolve: (milestone, _args, context) =>
        milestone.description ? renderMilestoneDescriptionToHtml(context, milestone) : null,
    }),
    dueOn: t.expose('due_on', {
      type: GraphQLDateTime,
      nullable: true,
      description: 'When the milestone is due, or null if it has no due date.',
    }),
    state: t.field({
      type: GraphQLMilestoneState,
      description: 'Current state of the milestone.',
      resolve: (milestone) => (milestone.closed_at ? 'CLOSED' : 'OPEN'),
    }),
    isDeleted: t.boolean({
      description:
        'Whether the milestone was deleted. Only events and bulk operations refer to deleted milestones.',
      resolve: (milestone) => milestone.is_deleted ?? false,
    }),
    openCount: t.int({
      description: 'Exact number of open issues in the milestone.',
      resolve: (milestone, _args, context) => countMilestoneIssues(context, milestone, 'is:open'),
    }),
    issueCount: t.int({
      description: 'Exact number of all issues in the milestone.',
      resolve: (milestone, _args, context) => countMilestoneIssues(context, milestone, ''),
    }),
  }),
});

async function countMilestoneIssues(
  context: RequestContext,
  milestone: MilestoneRow,
  query: string,
): Promise<number> {
  const project = await requireVisibleProject(context, milestone.project_id);
  return context.attributeCounts.countLabelOrMilestoneIssues(
    project,
    requireIssueVisibility(context, project),
    'MILESTONE',
    query,
    milestone.title,
  );
}

export const GraphQLMilestoneConnection = defineGraphQLConnectionType(
  'Milestone',
  GraphQLMilestone,
  'A page of milestones.',
);
