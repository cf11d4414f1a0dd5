/** Permission rules of the mutations of bulk operations. */
import { getBulkOperationStateIndex } from '../../shared/bulk';
import {
  getFirstIssueId,
  getTargetIssueId,
  getTargetProjectId,
  type MutationPermissionRule,
  type MutationTestTarget,
} from './MutationRule';

export const BULK_MUTATION_PERMISSION_RULES: readonly MutationPermissionRule[] = [
  {
    mutation: 'bulkUpdateIssues',
    needs: 'BULK',
    input: (target) => ({
      projectId: getTargetProjectId(target),
      ids: [getTargetIssueId(target)],
      change: { priority: 'HIGH' },
      dryRun: true,
    }),
  },
  {
    mutation: 'bulkUpdateIssues',
    form: 'lock',
    needs: 'MAINTAIN',
    input: (target) => ({
      projectId: getTargetProjectId(target),
      ids: [getTargetIssueId(target)],
      change: { locked: true },
      dryRun: true,
    }),
  },
  {
    mutation: 'mergeDuplicates',
    needs: 'BULK',
    input: (target) => ({ canonicalId: getFirstIssueId(target), duplicateIds: [getTargetIssueId(target)] }),
  },
  // Only the user who created a bulk operation's preview can run it.
  {
    mutation: 'runBulkOperation',
    needs: 'BULK',
    input: (target) => insertBulkOperation({ ...target, own: true }, 'previewed').then((id) => ({ id })),
  },
  {
    mutation: 'runBulkOperation',
    form: 'with a comment',
    needs: 'BULK',
    input: (target) =>
      insertBulkOperation({ ...target, own: true }, 'previewed').then((id) => ({ id, comment: 'Text' })),
  },
  {
    mutation: 'cancelBulkOperation',
    form: 'of others',
    needs: 'MAINTAIN',
    input: (target) => insertBulkOperation({ ...target, own: false }, 'previewed').then((id) => ({ id })),
  },
  {
    mutation: 'undoBulkOperation',
    needs: 'BULK',
    input: (target) => insertBulkOperation(target, 'done').then((id) => ({ id })),
  },
];

/** Inserts a bulk operation of the actor if `own`, else of the owner, and returns its id. */
async function insertBulkOperation(
  { testServer, actor, projectName, own }: MutationTestTarget,
  state: 'previewed' | 'done',
): Promise<string> {
  const number = 100_000 + testServer.createUniqueNumber();
  await testServer.store.db
    .insertInto('bulk_operation')
    .values({
      project_id: testServer.projects[projectName],
      number,
      actor_id: testServer.getTestObjectAuthorId(actor, own),
      state: getBulkOperationStateIndex(state),
      query: null,
      change: JSON.stringify({ priority: 1 }),
      comment: null,
      undo_of: null,
      message: null,
      started_at: null,
      ended_at: null,
      runner: null,
      beat_at: null,
    })
    .execute();
  return testServer.getGlobalId('BulkOperation', projectName, number);
}
