import { BULK_STATES } from '../../../shared/bulk';
import type { ErrorCode as Code } from '../../../shared/errors';
import {
  storedChange,
  itemConnection,
  loadBulkReasons,
  shownOutcome,
  loadUndoOperation,
} from '../../domain/bulk/operations';
import { undoProblem } from '../../domain/bulk/undoProblem';
import { encodeId } from '../../domain/base/ids';
import { requireProject } from '../../domain/projects/projects';
import { loadUser } from '../../domain/people/users';
import type { BulkItemRow, BulkReason } from '../../store/read/bulk';
import { forwardArguments } from '../builder/arguments';
import { builder, Node, NODE_ID } from '../builder/builder';
import { BulkFields } from './BulkFields';
import { connectionType } from '../builder/connection';
import { DateTime } from '../builder/DateTime';
import { indexedEnum } from '../builder/enums';
import { BulkOperationRef as BulkOperation, IssueRef, ProjectRef } from '../builder/refs';
import { User } from './User';
import { ErrorCode } from './UserError';

const BulkState = indexedEnum('BulkState', 'Status of a bulk operation.', BULK_STATES, {
  previewed: 'The set of issues is frozen and the expected results are known, but nothing has been changed.',
  running: 'The operation is changing issues now.',
  done: 'The operation has processed all issues.',
  failed: 'The operation stopped on an unexpected error. Changes made before it remain.',
  canceled: 'A user canceled the operation. Changes made before that remain.',
  undone: 'The operation has been reverted by another operation.',
});

export const BulkOutcome = builder.enumType('BulkOutcome', {
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

const BulkItem = builder.objectRef<BulkItemRow>('BulkItem').implement({
  description: 'An issue of a bulk operation, with its result.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Number of the issue in its project.' }),
    issue: t.field({
      type: IssueRef,
      nullable: true,
      description: 'The issue in its current state, or null if it was deleted.',
      resolve: ({ project_id: projectId, number }, _args, context) =>
        context.load.issues.load({ projectId, number }),
    }),
    outcome: t.field({
      type: BulkOutcome,
      description: 'Result of the operation for this issue.',
      resolve: shownOutcome,
    }),
    code: t.field({
      type: ErrorCode,
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

const BulkItemConnection = connectionType('BulkItem', BulkItem, 'A page of the issues of a bulk operation.');

const BulkReasonRef = builder.objectRef<BulkReason>('BulkReason').implement({
  description: 'A reason why issues were not fully changed, with the number of affected issues.',
  fields: (t) => ({
    outcome: t.field({
      type: BulkOutcome,
      description: 'Result of the operation for the affected issues.',
      resolve: shownOutcome,
    }),
    code: t.field({
      type: ErrorCode,
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
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({
      description: NODE_ID,
      resolve: (bulk) => encodeId('BulkOperation', bulk.project_id, bulk.number),
    }),
    number: t.exposeInt('number', { description: 'Sequential number, unique in the project.' }),
    project: t.field({
      type: ProjectRef,
      description: 'Project that the changed issues belong to.',
      resolve: (bulk, _args, context) => requireProject(context, bulk.project_id),
    }),
    state: t.expose('state', { type: BulkState, description: 'Current status of the operation.' }),
    matched: t.exposeInt('matched', { description: 'Number of issues in the operation’s set.' }),
    frozen: t.exposeInt('frozen', {
      description:
        'Number of issues recorded in the frozen set so far; in a preview, also the number checked so far.',
    }),
    changed: t.exposeInt('changed', {
      description: 'Number of issues changed, or in a preview the number that would be changed.',
    }),
    skipped: t.exposeInt('skipped', {
      description: 'Number of issues that already had the requested values or were left unchanged.',
    }),
    failed: t.exposeInt('failed', { description: 'Number of issues that cannot be changed as requested.' }),
    actor: t.field({
      type: User,
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
      type: BulkFields,
      nullable: true,
      description: 'Changes made to each issue, or null if the operation undoes another.',
      resolve: (bulk) =>
        bulk.undo_of === null ? { projectId: bulk.project_id, change: storedChange(bulk) } : null,
    }),
    comment: t.exposeString('comment', {
      nullable: true,
      description: 'Comment added to each issue, or null if there is none.',
    }),
    message: t.exposeString('message', {
      nullable: true,
      description: 'Human-readable reason why the operation stopped early, or null if it did not.',
    }),
    createdAt: t.expose('created_at', { type: DateTime, description: 'When the operation was created.' }),
    startedAt: t.expose('started_at', {
      type: DateTime,
      nullable: true,
      description: 'When the operation started to run, or null if it has not started.',
    }),
    endedAt: t.expose('ended_at', {
      type: DateTime,
      nullable: true,
      description: 'When the operation ended, or null if it has not ended.',
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
      resolve: (bulk, _args, context) => loadUndoOperation(context, bulk),
    }),
    canUndo: t.boolean({
      description: 'Whether the operation can be undone now.',
      resolve: async (bulk, _args, context) => (await undoProblem(context.store.db, bulk)) === null,
    }),
    whyNotUndo: t.string({
      nullable: true,
      description: 'Human-readable reason why the operation cannot be undone, or null if it can.',
      resolve: (bulk, _args, context) => undoProblem(context.store.db, bulk),
    }),
    reasons: t.field({
      type: [BulkReasonRef],
      description: 'Reasons why issues were not fully changed, most frequent first, at most 50.',
      resolve: (bulk, _args, context) => loadBulkReasons(context, bulk),
    }),
    items: t.field({
      type: BulkItemConnection,
      description: 'Issues of the operation’s set, ordered by number.',
      args: {
        outcome: t.arg({
          type: BulkOutcome,
          description: 'Result that the returned issues must have. All issues are returned if absent.',
        }),
        ...forwardArguments(),
      },
      resolve: (bulk, args, context) => itemConnection(context, bulk, args),
    }),
  }),
});

export { BulkOperation };

export const BulkOperationConnection = connectionType(
  'BulkOperation',
  BulkOperation,
  'A page of bulk operations.',
);
