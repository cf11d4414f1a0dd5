import { bulkUpdateIssues } from '../../domain/bulk/bulkUpdateIssues';
import { cancelBulkOperation, runBulkOperation, undoBulkOperation } from '../../domain/bulk/controlOperation';
import type { BulkOperationKey } from '../../store/read/bulk';
import { schemaBuilder } from '../builder/builder';
import { BulkOperation } from '../types/BulkOperation';
import { GraphQLDateTime } from '../builder/DateTime';
import { defineOptionInputs } from '../builder/issueFields';
import { defineMutation, type PayloadFieldBuilder } from './mutation';

const GraphQLBulkChangeInput = schemaBuilder.inputType('BulkChangeInput', {
  description: 'Changes to make to each issue. Absent fields remain unchanged.',
  fields: (t) => ({
    stateId: t.id({ description: 'New workflow state of the issues.' }),
    reason: t.string({ description: 'Reason for the state change, at most 1,000 characters.' }),
    canonicalIssueId: t.id({
      description: 'Issue that the changed issues duplicate. Required by transitions that ask for a TARGET.',
    }),
    labelIds: t.idList({ description: 'Complete list of labels that replaces the existing ones.' }),
    addLabelIds: t.idList({
      description: 'Labels to add. A scoped label replaces others of the same scope.',
    }),
    removeLabelIds: t.idList({ description: 'Labels to remove from each issue.' }),
    assigneeIds: t.idList({
      description: 'Complete list of assignees in order, at most 20, that replaces the existing ones.',
    }),
    addAssigneeIds: t.idList({ description: 'Users to assign in addition to existing assignees.' }),
    removeAssigneeIds: t.idList({ description: 'Users to unassign from each issue.' }),
    ...defineOptionInputs(t, 'bulkUpdate'),
    milestoneId: t.id({ description: 'New milestone of the issues.' }),
    clearMilestone: t.boolean({ description: 'Whether to remove each issue from its milestone.' }),
    dueOn: t.field({ type: GraphQLDateTime, description: 'New due date of the issues.' }),
    clearDueDate: t.boolean({ description: 'Whether to remove the due date of each issue.' }),
    parentId: t.id({ description: 'New parent of the issues.' }),
    clearParent: t.boolean({ description: 'Whether to remove each issue from its parent.' }),
    locked: t.boolean({
      description:
        'True locks the conversations of the issues, false unlocks them. Requires the maintainer role.',
    }),
  }),
});

const defineBulkOperationPayloadField = (t: PayloadFieldBuilder<BulkOperationKey>) =>
  t.field({
    type: BulkOperation,
    nullable: true,
    description: 'The bulk operation in its state after this mutation, or null if the mutation was rejected.',
    resolve: ({ result }, _args, context) => result && context.load.bulkOperations.load(result),
  });

const BULK_OPERATION_ID_DESCRIPTION = 'Bulk operation that the request applies to.';

defineMutation('bulkUpdateIssues', {
  description:
    'Changes all issues that match a query, or the listed issues. Issues that cannot be changed are skipped and reported. The operation continues in the background after the response.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Project of the issues to change.' }),
    query: t.string({ description: 'Query that selects the issues. All matching issues are changed.' }),
    exceptIds: t.idList({ description: 'Issues to exclude from the query’s result, at most 10,000.' }),
    ids: t.idList({ description: 'Issues to change, instead of a query, at most 10,000.' }),
    change: t.field({
      type: GraphQLBulkChangeInput,
      required: true,
      description: 'Changes to make to each issue.',
    }),
    comment: t.string({ description: 'Comment to add to each issue, in Markdown.' }),
    expectedCount: t.int({
      description:
        'Number of issues that the caller expects. Nothing is changed if the actual number differs.',
    }),
    dryRun: t.boolean({
      description:
        'Whether to freeze the set and report the expected result of each issue without changing anything. Use `runBulkOperation` to run the preview.',
    }),
  }),
  run: (...args) => bulkUpdateIssues(...args),
  payload: (t) => ({ operation: defineBulkOperationPayloadField(t) }),
});

defineMutation('runBulkOperation', {
  description: 'Runs a previewed bulk operation on exactly the previewed set of issues.',
  input: (t) => ({
    id: t.id({ required: true, description: BULK_OPERATION_ID_DESCRIPTION }),
    comment: t.string({
      description:
        'Comment to add to each issue, in Markdown. It replaces the comment of the preview; issues that the preview reports as unchanged get it, too.',
    }),
  }),
  run: (...args) => runBulkOperation(...args),
  payload: (t) => ({ operation: defineBulkOperationPayloadField(t) }),
});

const BULK_CONTROL_MUTATIONS = [
  [
    'cancelBulkOperation',
    'Cancels a running bulk operation. Changes already made remain and can be undone.',
    cancelBulkOperation,
  ],
  [
    'undoBulkOperation',
    'Undoes a bulk operation within 90 days, as a new bulk operation. Fields that have been changed since are left unchanged.',
    undoBulkOperation,
  ],
] as const;

for (const [name, description, control] of BULK_CONTROL_MUTATIONS) {
  defineMutation(name, {
    description,
    input: (t) => ({
      id: t.id({ required: true, description: BULK_OPERATION_ID_DESCRIPTION }),
    }),
    run: (...args) => control(...args),
    payload: (t) => ({ operation: defineBulkOperationPayloadField(t) }),
  });
}
