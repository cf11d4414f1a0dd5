import { encodeId } from '../../domain/base/ids';
import { renderMilestone } from '../../domain/issues/renderTexts';
import { requireProject } from '../../domain/projects/projects';
import type { RequestContext } from '../../domain/context/RequestContext';
import type { MilestoneRow } from '../../store/read/attributes';
import { builder, Node } from '../builder/builder';
import { connectionType } from '../builder/connection';
import { DateTime } from '../builder/DateTime';
import { MilestoneState } from '../builder/enums';

export const Milestone = builder.objectRef<MilestoneRow>('Milestone').implement({
  description: 'Something that issues are gathered for: a release, a date.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (milestone) => encodeId('Milestone', milestone.project_id, milestone.id) }),
    number: t.exposeInt('id', { description: 'What it is called in addresses: unique in its project.' }),
    title: t.exposeString('title', { description: 'Unique in its project, whatever the case.' }),
    description: t.string({
      nullable: true,
      description: 'What it is for, in Markdown.',
      resolve: (milestone) => milestone.description || null,
    }),
    descriptionHTML: t.string({
      nullable: true,
      description: 'The description as sanitized HTML: safe to put into a page.',
      resolve: (milestone, _args, context) =>
        milestone.description ? renderMilestone(context, milestone) : null,
    }),
    dueOn: t.expose('due_on', { type: DateTime, nullable: true, description: 'When it is to be reached.' }),
    state: t.field({
      type: MilestoneState,
      description: 'Whether it is still worked towards.',
      resolve: (milestone) => (milestone.closed_at ? 'CLOSED' : 'OPEN'),
    }),
    openCount: t.int({
      description: 'How many of its issues are open: exact.',
      resolve: (milestone, _args, context) => countOf(context, milestone, 'is:open'),
    }),
    issueCount: t.int({
      description: 'How many issues it has: exact.',
      resolve: (milestone, _args, context) => countOf(context, milestone, ''),
    }),
  }),
});

async function countOf(context: RequestContext, milestone: MilestoneRow, query: string): Promise<number> {
  const project = await requireProject(context, milestone.project_id);
  return context.termCounts.count(project, 'MILESTONE', query, milestone.title);
}

export const MilestoneConnection = connectionType('Milestone', Milestone, 'Milestones, in pages.');
