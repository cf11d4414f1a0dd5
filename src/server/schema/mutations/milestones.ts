/** Mutations of a project's milestones. */
import { loadMilestone } from '../../domain/issues/issues';
import type { LabelOrMilestoneKey } from '../../domain/mutations/projects/changeLabelOrMilestone';
import { deleteMilestone } from '../../domain/bulk/deleteLabelOrMilestone';
import { createMilestone, updateMilestone } from '../../domain/mutations/projects/milestones';
import type { InputFieldBuilder } from '../builder/builder';
import { GraphQLDateTime } from '../builder/DateTime';
import { GraphQLMilestone } from '../types/Milestone';
import { BASE_VERSION_DESCRIPTION } from '../types/baseVersion';
import { defineMutation, type PayloadFieldBuilder } from './mutation';
import {
  defineDeletingOperationField,
  defineProjectPayloadField,
  EXPECTED_ISSUE_COUNT_DESCRIPTION,
} from './payloads';

const defineMilestonePayloadField = (t: PayloadFieldBuilder<LabelOrMilestoneKey>) =>
  t.field({
    type: GraphQLMilestone,
    nullable: true,
    description: 'The milestone after the change, or null if nothing was changed.',
    resolve: ({ result }, _args, context) => result && loadMilestone(context, result.projectId, result.id),
  });

const defineMilestoneInputFields = (t: InputFieldBuilder) => ({
  description: t.string({
    description: 'Description of the milestone in Markdown, at most 4,096 characters.',
  }),
  dueOn: t.field({
    type: GraphQLDateTime,
    description: 'When the milestone is due. Null removes the due date.',
  }),
  closed: t.boolean({ description: 'Whether the milestone is closed.' }),
});

defineMutation('createMilestone', {
  description: 'Creates a milestone in a project.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Project to create the milestone in.' }),
    title: t.string({
      required: true,
      description: 'Title of the milestone, 1 to 120 characters, unique in the project, case-insensitive.',
    }),
    ...defineMilestoneInputFields(t),
  }),
  run: (...args) => createMilestone(...args),
  payload: (t) => ({ milestone: defineMilestonePayloadField(t), project: defineProjectPayloadField(t) }),
});

defineMutation('updateMilestone', {
  description: 'Changes, closes or reopens a milestone. Absent fields remain unchanged.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Id of the milestone to change.' }),
    title: t.string({
      description: 'New title, 1 to 120 characters, unique in the project, case-insensitive.',
    }),
    ...defineMilestoneInputFields(t),
    baseVersion: t.string({ description: BASE_VERSION_DESCRIPTION }),
  }),
  run: (...args) => updateMilestone(...args),
  payload: (t) => ({ milestone: defineMilestonePayloadField(t), project: defineProjectPayloadField(t) }),
});

defineMutation('deleteMilestone', {
  description:
    'Deletes a milestone. If it has issues, a bulk operation first removes them from it; undoing this operation restores the milestone, too.',
  input: (t) => ({
    id: t.id({ required: true, description: 'Id of the milestone to delete.' }),
    expectedIssueCount: t.int({ description: EXPECTED_ISSUE_COUNT_DESCRIPTION }),
  }),
  run: (...args) => deleteMilestone(...args),
  payload: (t) => ({
    operation: defineDeletingOperationField(t),
    project: defineProjectPayloadField(t),
  }),
});
