import { encodeId } from '../../domain/base/ids';
import { renderMilestone } from '../../domain/issues/renderTexts';
import { requireProject } from '../../domain/projects/projects';
import type { RequestContext } from '../../domain/context/RequestContext';
import type { MilestoneRow } from '../../store/read/attributes';
import { builder, Node, NODE_ID } from '../builder/builder';
import { connectionType } from '../builder/connection';
import { DateTime } from '../builder/DateTime';
import { MilestoneState } from '../builder/enums';

export const Milestone = builder.objectRef<MilestoneRow>('Milestone').implement({
  description: 'A milestone that groups issues of a project, such as a release.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({
      description: NODE_ID,
      resolve: (milestone) => encodeId('Milestone', milestone.project_id, milestone.id),
    }),
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
        milestone.description ? renderMilestone(context, milestone) : null,
    }),
    dueOn: t.expose('due_on', {
      type: DateTime,
      nullable: true,
      description: 'When the milestone is due, or null if it has no due date.',
    }),
    state: t.field({
      type: MilestoneState,
      description: 'Current state of the milestone.',
      resolve: (milestone) => (milestone.closed_at ? 'CLOSED' : 'OPEN'),
    }),
    openCount: t.int({
      description: 'Exact number of open issues in the milestone.',
      resolve: (milestone, _args, context) => countIssues(context, milestone, 'is:open'),
    }),
    issueCount: t.int({
      description: 'Exact number of all issues in the milestone.',
      resolve: (milestone, _args, context) => countIssues(context, milestone, ''),
    }),
  }),
});

async function countIssues(context: RequestContext, milestone: MilestoneRow, query: string): Promise<number> {
  const project = await requireProject(context, milestone.project_id);
  return context.attributeCounts.count(project, 'MILESTONE', query, milestone.title);
}

export const MilestoneConnection = connectionType('Milestone', Milestone, 'A page of milestones.');
