/** Changing many issues as one. */
import { bulkUpdateIssues } from '../../domain/bulk/bulkUpdateIssues';
import { cancelBulkOperation, runBulkOperation, undoBulkOperation } from '../../domain/bulk/controlOperation';
import type { BulkKey } from '../../store/read/bulk';
import { builder } from '../builder/builder';
import { BulkOperation } from '../types/BulkOperation';
import { IssueType, Priority } from '../builder/enums';
import { mutation, type PayloadBuilder } from './mutation';

const BulkChangeInput = builder.inputType('BulkChangeInput', {
  description: 'What is to be changed in each issue; what is absent stays.',
  fields: (t) => ({
    stateId: t.id({ description: 'Where they go.' }),
    reason: t.string({ description: 'Why, at most 1,000 characters.' }),
    canonicalIssueId: t.id({ description: 'What they are duplicates of, for a state that asks it.' }),
    labelIds: t.idList({ description: 'All of their labels.' }),
    addLabelIds: t.idList({
      description: 'Labels that they get; one of a scope takes the place of another.',
    }),
    removeLabelIds: t.idList({ description: 'Labels that they lose.' }),
    assigneeIds: t.idList({ description: 'All of their assignees, in order: at most 20.' }),
    addAssigneeIds: t.idList({ description: 'Who works on them too.' }),
    removeAssigneeIds: t.idList({ description: 'Who works on them no more.' }),
    priority: t.field({ type: Priority, description: 'How pressing they are.' }),
    milestoneId: t.id({ description: 'What they are gathered for.' }),
    clearMilestone: t.boolean({ description: 'Gathers them for nothing.' }),
    type: t.field({ type: IssueType, description: 'What they are about.' }),
  }),
});

const operationField = (t: PayloadBuilder<BulkKey>) =>
  t.field({
    type: BulkOperation,
    nullable: true,
    description: 'The operation as it is now; null: nothing was done.',
    resolve: ({ result: done }, _args, context) => done && context.load.bulkOperations.load(done),
  });

mutation('bulkUpdateIssues', {
  description:
    'Changes all issues that a query finds, or those named: those that can be, with a report of the rest. It goes on behind the answer.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Where.' }),
    query: t.string({ description: 'Which issues, in the query language: all that match.' }),
    exceptIds: t.idList({ description: 'But these: at most 10,000.' }),
    ids: t.idList({ description: 'Which issues, one by one, in place of a query: at most 10,000.' }),
    change: t.field({ type: BulkChangeInput, required: true, description: 'What is to be changed in each.' }),
    comment: t.string({ description: 'Said to each of them.' }),
    expectedCount: t.int({ description: 'How many issues these should be: else nothing is done.' }),
    dryRun: t.boolean({
      description: 'Freezes the set and tells what would become of each; `runBulkOperation` runs it.',
    }),
  }),
  run: (...asked) => bulkUpdateIssues(...asked),
  payload: (t) => ({ operation: operationField(t) }),
});

const CONTROLS = [
  ['runBulkOperation', 'Runs what was previewed, on the very set of the preview.', runBulkOperation],
  [
    'cancelBulkOperation',
    'Stops an operation. What it has changed stays, and can be taken back.',
    cancelBulkOperation,
  ],
  [
    'undoBulkOperation',
    'Takes an operation back within 90 days, as another operation: each field that nobody has changed since.',
    undoBulkOperation,
  ],
] as const;

for (const [name, description, control] of CONTROLS) {
  mutation(name, {
    description,
    input: (t) => ({ id: t.id({ required: true, description: 'Of which operation.' }) }),
    run: (...asked) => control(...asked),
    payload: (t) => ({ operation: operationField(t) }),
  });
}
