import { BULK_OPERATION_STATES } from '../../../shared/bulk';
import type { ErrorCode as Code } from '../../../shared/errors';
import {
  getBulkOperationIssueChange,
  createBulkItemConnection,
  loadBulkOutcomeReasons,
  toBulkOutcomeInApi,
  loadBulkUndoOperation,
} from '../../domain/bulk/operations';
import { readBulkUndoProblem } from '../../domain/bulk/readBulkUndoProblem';
import { encodeGlobalId } from '../../domain/base/ids';
import { requireVisibleProject } from '../../domain/projects/projects';
import { loadLabel, loadMilestone } from '../../domain/issues/issues';
import { loadNotificationOfBulkOperation } from '../../domain/notifications/inbox';
import { loadUser } from '../../domain/people/users';
import type { BulkOperationOutcomeReason } from '../../store/read/bulk';
import { defineForwardPaginationArguments } from '../builder/arguments';
import { schemaBuilder, GraphQLNode, NODE_ID_DESCRIPTION } from '../builder/builder';
import { GraphQLBulkFields } from './BulkFields';
import { GraphQLBulkItemConnection, GraphQLBulkOutcome } from './BulkItem';
import { defineGraphQLConnectionType } from '../builder/connection';
import { GraphQLDateTime } from '../builder/DateTime';
import { defineIndexedEnum } from '../builder/enums';
import { GraphQLBulkOperationRef as BulkOperation, GraphQLProjectRef } from '../builder/refs';
import { GraphQLLabel } from './Label';
import { GraphQLMilestone } from './Milestone';
import { GraphQLNotification } from './Notification';
import { GraphQLUser } from './User';
import { GraphQLErrorCode } from './UserError';

const GraphQLBulkState = defineIndexedEnum(
  'BulkState',
  'Status of a bulk operation.',
  BULK_OPERATION_STATES,
  {
    previewed:
      'The set of issues is frozen and the expected results are known, but nothing has been changed.',
    running: 'The operation is changing issues now.',
    done: 'The operation has processed all issues.',
    failed: 'The operation stopped on an unexpected error. Changes made before it remain.',
    canceled: 'A user canceled the operation. Changes made before that remain.',
    undone: 'The operation has been reverted by another operation.',
  },
);

const GraphQLBulkReason = schemaBuilder.objectRef<BulkOperationOutcomeReason>('BulkReason').implement({
  description: 'A reason why issues were not fully changed, with the number of affected issues.',
  fields: (t) => ({
    outcome: t.field({
      type: GraphQLBulkOutcome,
      description: 'Result of the operation for the affected issues.',
      resolve: toBulkOutcomeInApi,
    }),
    code: t.field({
      type: GraphQLErrorCode,
      nullable: true,
      description: 'Error code of this reason, or null if the issues were unchanged without an error.',
      resolve: ({ code }) => code as Code | null,
    }),
    message: t.exposeString('message', { description: 'Human-readable text of this reason.' }),
    count: t.exposeInt('count', { description: 'Number of issues affected by this reason.' }),
  }),
});

BulkOperation.implement({
  description: 'A change of many issues as one operation, which can be undone as one.',
  interfaces: [GraphQLNode],
  fields: (t) => ({
    id: t.id({
      description: NODE_ID_DESCRIPTION,
      resolve: (bulk) => encodeGlobalId('BulkOperation', bulk.project_id, bulk.number),
    }),
    number: t.exposeInt('number', { description: 'Sequential number, unique in the project.' }),
    project: t.field({
      type: GraphQLProjectRef,
      description: 'Project that the changed issues belong to.',
      resolve: (bulk, _args, context) => requireVisibleProject(context, bulk.project_id),
    }),
    state: t.expose('state', { type: GraphQLBulkState, description: 'Current status of the operation.' }),
    matched: t.exposeInt('matched', { description: 'Number of issues that the operation was started for.' }),
    frozen: t.exposeInt('frozen', {
      description:
        'Number of issues recorded so far in the frozen set: the issues that the operation is limited to, even if its query matches others later. In a preview, also the number checked so far.',
    }),
    changed: t.exposeInt('changed', {
      description: 'Number of issues changed, or in a preview the number that would be changed.',
    }),
    skipped: t.exposeInt('skipped', {
      description: 'Number of issues that already had the requested values or were left unchanged.',
    }),
    failed: t.exposeInt('failed', { description: 'Number of issues that cannot be changed as requested.' }),
    actor: t.field({
      type: GraphQLUser,
      nullable: true,
      description: 'User who started the operation, or null if unknown.',
      resolve: (bulk, _args, context) => loadUser(context, bulk.actor_id),
    }),
    query: t.exposeString('query', {
      nullable: true,
      description:
        'Query that selected the issues, or null if they were listed by id or if the operation undoes another.',
    }),
    fields: t.field({
      type: GraphQLBulkFields,
      nullable: true,
      description: 'Changes made to each issue, or null if the operation undoes another.',
      resolve: (bulk) =>
        bulk.undo_of === null
          ? { projectId: bulk.project_id, change: getBulkOperationIssueChange(bulk) }
          : null,
    }),
    deletedLabel: t.field({
      type: GraphQLLabel,
      nullable: true,
      description:
        'Label that the operation deletes when no issue has it any more, or null if there is none.',
      resolve: ({ project_id, deletes }, _args, context) =>
        loadLabel(context, project_id, deletes?.kind === 'label' ? deletes.id : null),
    }),
    deletedMilestone: t.field({
      type: GraphQLMilestone,
      nullable: true,
      description:
        'Milestone that the operation deletes when it has no issues any more, or null if there is none.',
      resolve: ({ project_id, deletes }, _args, context) =>
        loadMilestone(context, project_id, deletes?.kind === 'milestone' ? deletes.id : null),
    }),
    comment: t.exposeString('comment', {
      nullable: true,
      description: 'Comment added to each issue, or null if there is none.',
    }),
    message: t.exposeString('message', {
      nullable: true,
      description: 'Human-readable reason why the operation stopped early, or null if it did not.',
    }),
    createdAt: t.expose('created_at', {
      type: GraphQLDateTime,
      description: 'When the operation was created.',
    }),
    startedAt: t.expose('started_at', {
      type: GraphQLDateTime,
      nullable: true,
      description: 'When the operation started to run, or null if it has not started.',
    }),
    endedAt: t.expose('ended_at', {
      type: GraphQLDateTime,
      nullable: true,
      description: 'When the operation ended, or null if it has not ended.',
    }),
    viewerNotification: t.field({
      type: GraphQLNotification,
      nullable: true,
      description: 'The viewer’s notification about the operation, or null if there is none.',
      resolve: (bulk, _args, context) => loadNotificationOfBulkOperation(context, bulk),
    }),
    undoOf: t.field({
      type: BulkOperation,
      nullable: true,
      description: 'Operation that this one undoes, or null if this is not an undo.',
      resolve: (bulk, _args, context) =>
        bulk.undo_of === null
          ? null
          : context.load.bulkOperations.load({ projectId: bulk.project_id, number: bulk.undo_of }),
    }),
    undoneBy: t.field({
      type: BulkOperation,
      nullable: true,
      description: 'Most recent operation that undoes this one, or null if there is none.',
      resolve: (bulk, _args, context) => loadBulkUndoOperation(context, bulk),
    }),
    canUndo: t.boolean({
      description: 'Whether the operation can be undone now.',
      resolve: async (bulk, _args, context) => (await readBulkUndoProblem(context.store.db, bulk)) === null,
    }),
    whyNotUndo: t.string({
      nullable: true,
      description: 'Human-readable reason why the operation cannot be undone, or null if it can.',
      resolve: (bulk, _args, context) => readBulkUndoProblem(context.store.db, bulk),
    }),
    reasons: t.field({
      type: [GraphQLBulkReason],
      description: 'Reasons why issues were not fully changed, most frequent first, at most 50.',
      resolve: (bulk, _args, context) => loadBulkOutcomeReasons(context, bulk),
    }),
    items: t.field({
      type: GraphQLBulkItemConnection,
      description: 'Issues of the operation, ordered by number.',
      args: {
        outcome: t.arg({
          type: GraphQLBulkOutcome,
          description: 'Result that the returned issues must have. All issues are returned if absent.',
        }),
        ...defineForwardPaginationArguments(),
      },
      resolve: (bulk, args, context) => createBulkItemConnection(context, bulk, args),
    }),
  }),
});

export { BulkOperation };

export const GraphQLBulkOperationConnection = defineGraphQLConnectionType(
  'BulkOperation',
  BulkOperation,
  'A page of bulk operations.',
);
