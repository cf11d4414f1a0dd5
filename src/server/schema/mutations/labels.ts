/** Mutations of a project's labels. */
import { loadLabel } from '../../domain/issues/issues';
import type { LabelOrMilestoneKey } from '../../domain/mutations/projects/changeLabelOrMilestone';
import { createLabel, updateLabel } from '../../domain/mutations/projects/labels';
import { GraphQLLabel } from '../types/Label';
import { defineMutation, type PayloadFieldBuilder } from './mutation';
import { defineProjectPayloadField } from './payloads';

const defineLabelPayloadField = (t: PayloadFieldBuilder<LabelOrMilestoneKey>) =>
  t.field({
    type: GraphQLLabel,
    nullable: true,
    description: 'The label after the change, or null if nothing was changed.',
    resolve: ({ result }, _args, context) => result && loadLabel(context, result.projectId, result.id),
  });

defineMutation('createLabel', {
  description: 'Creates a label in a project.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Project to create the label in.' }),
    name: t.string({
      required: true,
      description: 'Name of the label, 1 to 60 characters, unique in the project, case-insensitive.',
    }),
    color: t.string({ description: 'Color of the label as `#rrggbb`. The default is gray.' }),
    description: t.string({ description: 'Description of the label, at most 4,096 characters.' }),
  }),
  run: (...args) => createLabel(...args),
  payload: (t) => ({ label: defineLabelPayloadField(t), project: defineProjectPayloadField(t) }),
});

defineMutation('updateLabel', {
  description: 'Changes a label on all issues that have it. Absent fields remain unchanged.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Id of the label to change.' }),
    name: t.string({ description: 'New name, 1 to 60 characters, unique in the project, case-insensitive.' }),
    color: t.string({ description: 'New color of the label as `#rrggbb`.' }),
    description: t.string({ description: 'New description of the label, at most 4,096 characters.' }),
  }),
  run: (...args) => updateLabel(...args),
  payload: (t) => ({ label: defineLabelPayloadField(t), project: defineProjectPayloadField(t) }),
});
