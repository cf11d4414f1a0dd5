/** A project's milestones. */
import { milestoneOf } from '../../domain/issues/issues';
import type { TermResult } from '../../domain/mutations/projects/labels';
import { createMilestone, updateMilestone } from '../../domain/mutations/projects/milestones';
import { DateTime } from '../builder/DateTime';
import { Milestone } from '../types/Milestone';
import { type InputFieldBuilder, mutation, type PayloadBuilder } from './mutation';
import { projectField } from './payloads';

const milestoneField = (t: PayloadBuilder<TermResult>) =>
  t.field({
    type: Milestone,
    nullable: true,
    description: 'As it is now.',
    resolve: ({ result: done }, _args, context) => done && milestoneOf(context, done.projectId, done.id),
  });

const fields = (t: InputFieldBuilder) => ({
  description: t.string({ description: 'What it is for, in Markdown.' }),
  dueOn: t.field({ type: DateTime, description: 'When it is to be reached; null: at no time.' }),
  closed: t.boolean({ description: 'Whether it is worked towards no more.' }),
});

mutation('createMilestone', {
  description: 'Makes a milestone.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Where.' }),
    title: t.string({ required: true, description: 'Unique in its project whatever the case.' }),
    ...fields(t),
  }),
  run: (...asked) => createMilestone(...asked),
  payload: (t) => ({ milestone: milestoneField(t), project: projectField(t) }),
});

mutation('updateMilestone', {
  description: 'Changes, closes or opens a milestone; what is absent stays.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Which milestone.' }),
    title: t.string({ description: 'Unique in its project whatever the case.' }),
    ...fields(t),
  }),
  run: (...asked) => updateMilestone(...asked),
  payload: (t) => ({ milestone: milestoneField(t), project: projectField(t) }),
});
