import { setTimeout } from 'node:timers/promises';
import { BULK_PREVIEW_WAIT_MAX_MS } from '../../../shared/limits';
import type { BulkOperationKey } from '../../store/read/bulk';
import type { ProjectRow } from '../../store/read/projects';
import { insertBulkOperation, insertBulkSelection } from '../../store/write/bulk';
import type { Transaction } from '../../store/write/transaction';
import { writeAuditEntry } from '../audit/audit';
import { resetRequestLoaders, type RequestContext } from '../context/RequestContext';
import { type UserError, rejectMutationOnErrors } from '../base/UserError';
import { requireProjectMutationTarget } from '../writing/targets';
import { type MutationWriteResult, runMutationInTransaction, type MutationRequest } from '../writing/write';
import { getBulkLimitError } from './bulkLimit';
import { type BulkChangeInput, toBulkChange } from './changeInput';
import { validateBulkChange } from './validateBulkChange';
import { type IssueSelectionInput, findSelectedIssueNumbers } from './findSelectedIssueNumbers';

export interface BulkUpdateIssuesInput extends IssueSelectionInput {
  projectId: string;
  change: BulkChangeInput;
  comment?: string | null;
  expectedCount?: number | null;
  dryRun?: boolean | null;
}

/**
 * Creates a bulk operation on the issues that match the input. With `dryRun`, these issues are stored and the
 * effect on each is previewed; otherwise the operation starts to change them. The work continues after the
 * response, which waits briefly so that small operations are already complete in it.
 */
export async function bulkUpdateIssues(
  context: RequestContext,
  input: BulkUpdateIssuesInput,
  request: MutationRequest,
): Promise<MutationWriteResult<BulkOperationKey>> {
  let matched: Int32Array | null = null;
  const result = await runMutationInTransaction(context, request, async () => {
    const target = await requireProjectMutationTarget(context, input.projectId);
    const { project, actor } = target;
    const bulk = toBulkChange(project, input.change, input.comment);
    // Reject before the search if the role allows no bulk edits at all.
    rejectMutationOnErrors(getBulkLimitError(actor, 0));
    const numbers = await findSelectedIssueNumbers(context, project, input);
    return async (tx): Promise<BulkOperationKey> => {
      rejectMutationOnErrors(
        getBulkLimitError(actor, numbers.length),
        getIssueCountMismatchError(numbers.length, input.expectedCount),
      );
      await validateBulkChange(tx, target, bulk);
      matched = numbers;
      const key = await insertBulkOperation(tx, {
        projectId: project.id,
        actorId: actor.id,
        state: input.dryRun ? 'previewed' : 'running',
        query: input.query ?? null,
        change: JSON.stringify(bulk.change),
        comment: bulk.comment,
        matched: numbers.length,
        frozen: input.dryRun ? 0 : numbers.length,
        undoOf: null,
        runner: context.bulk.id,
      });
      if (!input.dryRun) {
        await insertBulkSelection(tx, key, numbers);
        await writeBulkStartAuditEntry(tx, context, project, key, numbers.length);
      }
      return key;
    };
  });
  // A repeated request, identified by its idempotency key, does not start the bulk operation again.
  if (result.result && matched) {
    const previewed = input.dryRun ? matched : null;
    await waitBrieflyForBulkOperation(context, context.bulk.startOperation(result.result, previewed));
  }
  return result;
}

/** Records in the audit log how many issues an operation edits. */
export function writeBulkStartAuditEntry(
  tx: Transaction,
  context: RequestContext,
  { key }: ProjectRow,
  { number }: BulkOperationKey,
  issues: number,
): Promise<void> {
  return writeAuditEntry(tx, context, {
    action: 'bulk_started',
    subject: key,
    details: { operation: number, issues },
  });
}

/**
 * Waits up to BULK_PREVIEW_WAIT_MAX_MS for a running bulk operation, then discards the request's cached rows, so that the
 * response shows what the operation has done so far.
 */
export async function waitBrieflyForBulkOperation(
  context: RequestContext,
  running: Promise<void>,
): Promise<void> {
  await Promise.race([running, setTimeout(BULK_PREVIEW_WAIT_MAX_MS, undefined, { ref: false })]);
  resetRequestLoaders(context);
}

/** The error if the number of matching issues is no longer the one that the user saw in the list. */
function getIssueCountMismatchError(count: number, expected: number | null | undefined): UserError | null {
  if (expected == null || expected === count) return null;
  const [now, previous] = [count.toLocaleString('en'), expected.toLocaleString('en')];
  const message = `The list has changed: it now has ${now} issues instead of ${previous}.`;
  return { kind: 'conflict', code: 'CONFLICT', path: ['expectedCount'], current: null, message };
}
