import type { ErrorCode as Code } from '../../../shared/errors';
import { mapOptionFields } from '../../../shared/fields/optionFields';
import type { BulkItemChange, BulkItemValues } from '../../domain/events/issueEventParts';
import { type BulkOperationItem, toBulkOutcomeInApi } from '../../domain/bulk/operations';
import { loadLabel, loadMilestone, loadWorkflowState } from '../../domain/issues/issues';
import { loadUser } from '../../domain/people/users';
import { schemaBuilder } from '../builder/builder';
import { defineGraphQLConnectionType } from '../builder/connection';
import { GraphQLDateTime } from '../builder/DateTime';
import { OPTION_FIELD_PARTS } from '../builder/issueFields';
import { GraphQLIssueRef } from '../builder/refs';
import { loadExistingObjectsByIds } from './BulkFields';
import { GraphQLLabel } from './Label';
import { GraphQLMilestone } from './Milestone';
import { GraphQLUser } from './User';
import { GraphQLErrorCode } from './UserError';
import { GraphQLWorkflowState } from './Workflow';

export const GraphQLBulkOutcome = schemaBuilder.enumType('BulkOutcome', {
  description: 'Result of a bulk operation for one issue, or the expected result in a preview.',
  values: {
    PENDING: {
      value: 'pending',
      description: 'The issue is still to be processed. In a preview, the issue would be changed.',
    },
    CHANGED: { value: 'changed', description: 'The issue has been changed.' },
    SKIPPED: {
      value: 'skipped',
      description: 'The issue already had the requested values, or was left unchanged.',
    },
    FAILED: { value: 'failed', description: 'The issue cannot be changed as requested.' },
  } as const,
});

interface BulkItemValuesModel extends BulkItemValues {
  projectId: number;
}

const GraphQLBulkItemValues = schemaBuilder.objectRef<BulkItemValuesModel>('BulkItemValues').implement({
  description:
    'Values of the fields that a bulk operation changes in an issue, before or after it. Fields are null, and lists empty, if there is no value or the operation does not change them.',
  fields: (t) => ({
    state: t.field({
      type: GraphQLWorkflowState,
      nullable: true,
      description: 'Workflow state of the issue.',
      resolve: ({ projectId, stateId }, _args, context) =>
        loadWorkflowState(context, projectId, stateId ?? null),
    }),
    ...mapOptionFields((field) =>
      t.field({
        type: OPTION_FIELD_PARTS[field].type,
        nullable: true,
        description: OPTION_FIELD_PARTS[field].value,
        resolve: (values) => values[field],
      }),
    ),
    labels: t.field({
      type: [GraphQLLabel],
      description: 'Before: the labels that are removed. After: the labels that are added.',
      resolve: ({ projectId, labelIds }, _args, context) =>
        loadExistingObjectsByIds(labelIds, (id) => loadLabel(context, projectId, id)),
    }),
    assignees: t.field({
      type: [GraphQLUser],
      description: 'Before: the users who are unassigned. After: the users who are assigned.',
      resolve: ({ assigneeIds }, _args, context) =>
        loadExistingObjectsByIds(assigneeIds, (id) => loadUser(context, id)),
    }),
    milestone: t.field({
      type: GraphQLMilestone,
      nullable: true,
      description: 'Milestone of the issue.',
      resolve: ({ projectId, milestoneId }, _args, context) =>
        loadMilestone(context, projectId, milestoneId ?? null),
    }),
    dueOn: t.field({
      type: GraphQLDateTime,
      nullable: true,
      description: 'Due date of the issue.',
      resolve: ({ dueOn }) => dueOn,
    }),
    parent: t.field({
      type: GraphQLIssueRef,
      nullable: true,
      description: 'Parent of the issue.',
      resolve: ({ projectId, parentNumber: number }, _args, context) =>
        number == null ? null : context.load.issues.load({ projectId, number }),
    }),
    locked: t.boolean({
      nullable: true,
      description: 'Whether the conversation is locked.',
      resolve: ({ locked }) => locked,
    }),
  }),
});

async function resolveItemValues(
  { project_id: projectId, number, readChanges }: BulkOperationItem,
  side: keyof BulkItemChange,
): Promise<BulkItemValuesModel | null> {
  const change = (await readChanges()).get(number);
  return change ? { projectId, ...change[side] } : null;
}

const GraphQLBulkItem = schemaBuilder.objectRef<BulkOperationItem>('BulkItem').implement({
  description: 'An issue of a bulk operation, with its result.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Number of the issue in its project.' }),
    issue: t.field({
      type: GraphQLIssueRef,
      nullable: true,
      description: 'The issue in its current state, or null if it was deleted.',
      resolve: ({ project_id: projectId, number }, _args, context) =>
        context.load.issues.load({ projectId, number }),
    }),
    outcome: t.field({
      type: GraphQLBulkOutcome,
      description: 'Result of the operation for this issue.',
      resolve: toBulkOutcomeInApi,
    }),
    before: t.field({
      type: GraphQLBulkItemValues,
      nullable: true,
      description:
        'Values of the changed fields before the operation. Null if the operation leaves the issue unchanged or the change is no longer known.',
      resolve: (item) => resolveItemValues(item, 'before'),
    }),
    after: t.field({
      type: GraphQLBulkItemValues,
      nullable: true,
      description:
        'Values of the same fields after the operation; for a pending issue, the expected values. Null in the same cases as `before`.',
      resolve: (item) => resolveItemValues(item, 'after'),
    }),
    code: t.field({
      type: GraphQLErrorCode,
      nullable: true,
      description: 'Reason why the issue was not fully changed, or null if there is none.',
      resolve: ({ code }) => code as Code | null,
    }),
    message: t.exposeString('message', {
      nullable: true,
      description: 'Human-readable reason for an incomplete change, or null if there is none.',
    }),
  }),
});

export const GraphQLBulkItemConnection = defineGraphQLConnectionType(
  'BulkItem',
  GraphQLBulkItem,
  'A page of the issues of a bulk operation.',
);
