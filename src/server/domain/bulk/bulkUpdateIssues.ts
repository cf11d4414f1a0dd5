import { setTimeout } from 'node:timers/promises';
import { BULK_PREVIEW_WAIT_MAX_MS } from '../../../shared/limits';
import type { BulkOperationKey } from '../../store/read/bulk';
import type { ProjectRow } from '../../store/read/projects';
import { insertBulkOperation, insertBulkSelection } from '../../store/write/bulk';
import type { Transaction } from '../../store/write/transaction';
import { writeAuditEntry } from '../audit/audit';
import { resetRequestLoaders, type RequestContext } from '../context/RequestContext';
import { type UserError, rejectMutationOnErrors } from '../base/UserError';
import { type ProjectMutationTarget, requireProjectMutationTarget } from '../writing/targets';
import { type MutationWriteResult, runMutationInTransaction, type MutationRequest } from '../writing/write';
import { getBulkLimitError } from './bulkLimit';
import type { BulkChange } from './chunks/planBulkIssueChange';
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
  const { query, comment, expectedCount, dryRun } = input;
  return runBulkEdit(context, request, async () => {
    const target = await requireProjectMutationTarget(context, input.projectId);
    const { project, actor } = target;
    const bulk = toBulkChange(project, input.change, comment);
    // Reject before the search if the role allows no bulk edits at all.
    rejectMutationOnErrors(getBulkLimitError(actor, 0));
    const numbers = await findSelectedIssueNumbers(context, project, input);
    return { target, bulk, numbers, query: query ?? null, expectedCount, isPreview: dryRun === true };
  });
}

/** A validated bulk edit that has not been created yet. */
export interface PlannedBulkEdit {
  target: ProjectMutationTarget;
  bulk: BulkChange;
  /** The numbers of the issues in ascending order. */
  numbers: Int32Array;
  /** The query that selected the issues; null if the request listed their ids. */
  query: string | null;
  expectedCount?: number | null;
  isPreview: boolean;
}

/**
 * Creates a bulk operation, and previews or starts it.
 * @param plan throws MutationRejectedError for an invalid request
 */
export async function runBulkEdit(
  context: RequestContext,
  request: MutationRequest,
  plan: () => Promise<PlannedBulkEdit>,
): Promise<MutationWriteResult<BulkOperationKey>> {
  let created: PlannedBulkEdit | null = null;
  const result = await runMutationInTransaction(context, request, async () => {
    const planned = await plan();
    const { target, bulk, numbers, query, expectedCount, isPreview } = planned;
    const { project, actor } = target;
    return async (tx): Promise<BulkOperationKey> => {
      rejectMutationOnErrors(
        getBulkLimitError(actor, numbers.length),
        getIssueCountMismatchError(numbers.length, expectedCount),
      );
      await validateBulkChange(tx, target, bulk);
      created = planned;
      const key = await insertBulkOperation(tx, {
        projectId: project.id,
        actorId: actor.id,
        state: isPreview ? 'previewed' : 'running',
        query,
        change: JSON.stringify(bulk.change),
        comment: bulk.comment,
        matched: numbers.length,
        frozen: isPreview ? 0 : numbers.length,
        undoOf: null,
        runner: context.bulk.id,
      });
      if (!isPreview) {
        await insertBulkSelection(tx, key, numbers);
        await writeBulkStartAuditEntry(tx, context, project, key, numbers.length);
      }
      return key;
    };
  });
  const { numbers, isPreview } = (created as PlannedBulkEdit | null) ?? {};
  // A repeated request, identified by its idempotency key, does not start the bulk operation again.
  if (result.result && numbers) {
    const running = context.bulk.startOperation(result.result, isPreview ? numbers : null);
    await waitBrieflyForBulkOperation(context, running);
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
 * Waits up to BULK_PREVIEW_WAIT_MAX_MS for a running bulk operation, then discards the request's cached rows, so that
 * the response shows what the operation has done so far.
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
