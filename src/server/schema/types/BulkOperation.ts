import { BULK_STATES } from '../../../shared/bulk';
import { changeOf, itemConnection, reasonsOf, shownOutcome, undoneBy } from '../../domain/bulk/operations';
import { undoProblem } from '../../domain/bulk/undoProblem';
import { encodeId } from '../../domain/base/ids';
import { requireProject } from '../../domain/projects/projects';
import { userOf } from '../../domain/people/users';
import type { BulkItemRow, BulkReason } from '../../store/read/bulk';
import { forwardArguments } from '../builder/arguments';
import { builder, Node } from '../builder/builder';
import { BulkFields } from './BulkFields';
import { connectionType } from '../builder/connection';
import { DateTime } from '../builder/DateTime';
import { indexed } from '../builder/enums';
import { BulkOperationRef as BulkOperation, IssueRef, ProjectRef } from '../builder/refs';
import { User } from './User';
import { ErrorCode } from './UserError';

const BulkState = indexed('BulkState', 'How far a bulk operation has come.', BULK_STATES, {
  previewed: 'Looked at: its set and what would become of each issue stand; nothing is changed.',
  running: 'Being carried out.',
  done: 'Carried out.',
  failed: 'Broken off by something unexpected; what was changed until then stays.',
  canceled: 'Broken off by a person; what was changed until then stays.',
  undone: 'Taken back by another operation.',
});

export const BulkOutcome = builder.enumType('BulkOutcome', {
  description: 'What became of an issue; in a preview, what would.',
  values: {
    PENDING: {
      value: 'pending',
      description: 'The operation has not come to it; in a preview, it would be changed.',
    },
    CHANGED: { value: 'changed', description: 'Changed.' },
    SKIPPED: { value: 'skipped', description: 'It is so already, or was left as it is.' },
    FAILED: { value: 'failed', description: 'It cannot be changed so.' },
  } as const,
});

const BulkItem = builder.objectRef<BulkItemRow>('BulkItem').implement({
  description: 'An issue of the set of a bulk operation.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The issue’s.' }),
    issue: t.field({
      type: IssueRef,
      nullable: true,
      description: 'As it is now; null: it is gone.',
      resolve: ({ project_id: projectId, number }, _args, context) =>
        context.load.issues.load({ projectId, number }),
    }),
    outcome: t.field({ type: BulkOutcome, description: 'What became of it.', resolve: shownOutcome }),
    code: t.field({
      type: ErrorCode,
      nullable: true,
      description: 'Why not all that was asked was done.',
      resolve: ({ code }) => code,
    }),
    message: t.exposeString('message', { nullable: true, description: 'The same for a person.' }),
  }),
});

const BulkItemConnection = connectionType('BulkItem', BulkItem, 'Issues of a bulk operation, in pages.');

const Reason = builder.objectRef<BulkReason>('BulkReason').implement({
  description: 'Why issues were not changed, or not wholly.',
  fields: (t) => ({
    outcome: t.field({ type: BulkOutcome, description: 'What became of them.', resolve: shownOutcome }),
    code: t.field({
      type: ErrorCode,
      nullable: true,
      description: 'What went wrong.',
      resolve: ({ code }) => code,
    }),
    message: t.exposeString('message', { description: 'For a person.' }),
    count: t.exposeInt('count', { description: 'How many there are.' }),
  }),
});

BulkOperation.implement({
  description: 'Many issues changed as one, which can be taken back as one.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (bulk) => encodeId('BulkOperation', bulk.project_id, bulk.number) }),
    number: t.exposeInt('number', { description: 'Unique in its project.' }),
    project: t.field({
      type: ProjectRef,
      description: 'Whose issues they are.',
      resolve: (bulk, _args, context) => requireProject(context, bulk.project_id),
    }),
    state: t.expose('state', { type: BulkState, description: 'How far it has come.' }),
    matched: t.exposeInt('matched', { description: 'How many issues its set has.' }),
    frozen: t.exposeInt('frozen', {
      description: 'How many of them have been found and, in a preview, looked at so far.',
    }),
    changed: t.exposeInt('changed', { description: 'How many were changed; in a preview, would be.' }),
    skipped: t.exposeInt('skipped', { description: 'How many are so already, or were left as they are.' }),
    failed: t.exposeInt('failed', { description: 'How many cannot be changed so.' }),
    actor: t.field({
      type: User,
      nullable: true,
      description: 'Who made it.',
      resolve: (bulk, _args, context) => userOf(context, bulk.actor_id),
    }),
    query: t.exposeString('query', {
      nullable: true,
      description: 'What the issues matched; null: they were named one by one, or it undoes another one.',
    }),
    fields: t.field({
      type: BulkFields,
      nullable: true,
      description: 'What it changes in each issue; null: it undoes another one.',
      resolve: (bulk) =>
        bulk.undo_of === null ? { projectId: bulk.project_id, change: changeOf(bulk) } : null,
    }),
    comment: t.exposeString('comment', { nullable: true, description: 'What it says to each issue.' }),
    message: t.exposeString('message', { nullable: true, description: 'Why it was broken off.' }),
    createdAt: t.expose('created_at', { type: DateTime, description: 'When it was made.' }),
    startedAt: t.expose('started_at', {
      type: DateTime,
      nullable: true,
      description: 'When it began to run.',
    }),
    endedAt: t.expose('ended_at', { type: DateTime, nullable: true, description: 'When it ended.' }),
    undoOf: t.field({
      type: BulkOperation,
      nullable: true,
      description: 'The operation that it takes back.',
      resolve: (bulk, _args, context) =>
        bulk.undo_of === null
          ? null
          : context.load.bulkOperations.load({ projectId: bulk.project_id, number: bulk.undo_of }),
    }),
    undoneBy: t.field({
      type: BulkOperation,
      nullable: true,
      description: 'The latest operation that takes this one back.',
      resolve: (bulk, _args, context) => undoneBy(context, bulk),
    }),
    canUndo: t.boolean({
      description: 'Whether it can be taken back now.',
      resolve: async (bulk, _args, context) => (await undoProblem(context.store.db, bulk)) === null,
    }),
    whyNotUndo: t.string({
      nullable: true,
      description: 'Why it cannot be taken back.',
      resolve: (bulk, _args, context) => undoProblem(context.store.db, bulk),
    }),
    reasons: t.field({
      type: [Reason],
      description: 'Why issues were not changed, the commonest first: at most 50.',
      resolve: (bulk, _args, context) => reasonsOf(context, bulk),
    }),
    items: t.field({
      type: BulkItemConnection,
      description: 'The issues of its set, by number.',
      args: {
        outcome: t.arg({ type: BulkOutcome, description: 'Only those of which this became.' }),
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
  'Bulk operations, in pages.',
);
