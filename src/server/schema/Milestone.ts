import { encodeId } from '../domain/ids';
import type { MilestoneRow } from '../store/read/terms';
import { builder, Node } from './builder';
import { connectionType } from './connection';
import { DateTime } from './DateTime';
import { MilestoneState } from './enums';

export const Milestone = builder.objectRef<MilestoneRow>('Milestone').implement({
  description: 'Something that issues are gathered for: a release, a date.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (milestone) => encodeId('Milestone', milestone.project_id, milestone.id) }),
    title: t.exposeString('title', { description: 'Unique in its project, whatever the case.' }),
    description: t.string({
      nullable: true,
      description: 'What it is for, in Markdown.',
      resolve: (milestone) => milestone.description || null,
    }),
    dueOn: t.expose('due_on', { type: DateTime, nullable: true, description: 'When it is to be reached.' }),
    state: t.field({
      type: MilestoneState,
      description: 'Whether it is still worked towards.',
      resolve: (milestone) => (milestone.closed_at ? 'CLOSED' : 'OPEN'),
    }),
  }),
});

export const MilestoneConnection = connectionType('Milestone', Milestone, 'Milestones, in pages.');
