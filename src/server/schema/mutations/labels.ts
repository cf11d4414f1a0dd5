/** Mutations of a project's labels. */
import { loadLabel } from '../../domain/issues/issues';
import type { LabelOrMilestoneKey } from '../../domain/mutations/projects/changeLabelOrMilestone';
import { deleteLabel, mergeLabels } from '../../domain/bulk/deleteLabelOrMilestone';
import { createLabel, updateLabel } from '../../domain/mutations/projects/labels';
import { GraphQLLabel } from '../types/Label';
import { BASE_VERSION_DESCRIPTION } from '../types/baseVersion';
import { defineMutation, type PayloadFieldBuilder } from './mutation';
import {
  defineDeletingOperationField,
  defineProjectPayloadField,
  EXPECTED_ISSUE_COUNT_DESCRIPTION,
} from './payloads';

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
    baseVersion: t.string({ description: BASE_VERSION_DESCRIPTION }),
  }),
  run: (...args) => updateLabel(...args),
  payload: (t) => ({ label: defineLabelPayloadField(t), project: defineProjectPayloadField(t) }),
});

defineMutation('deleteLabel', {
  description:
    'Deletes a label. If issues have it, a bulk operation first removes it from them; undoing this operation restores the label, too.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Id of the label to delete.' }),
    expectedIssueCount: t.int({ description: EXPECTED_ISSUE_COUNT_DESCRIPTION }),
  }),
  run: (...args) => deleteLabel(...args),
  payload: (t) => ({
    operation: defineDeletingOperationField(t),
    project: defineProjectPayloadField(t),
  }),
});

defineMutation('mergeLabels', {
  description:
    'Merges a label into another one: a bulk operation replaces it on all issues and then deletes it. Queries for the name of the merged label then find the issues with the other label.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Id of the label to merge, which is deleted.' }),
    intoId: t.id({ required: true, description: 'Id of the label that the issues get instead.' }),
    expectedIssueCount: t.int({ description: EXPECTED_ISSUE_COUNT_DESCRIPTION }),
  }),
  run: (...args) => mergeLabels(...args),
  payload: (t) => ({
    operation: defineDeletingOperationField(t),
    project: defineProjectPayloadField(t),
  }),
});
