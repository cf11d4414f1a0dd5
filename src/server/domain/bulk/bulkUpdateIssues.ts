import { setTimeout } from 'node:timers/promises';
import { BULK_PREVIEW_WAIT } from '../../../shared/limits';
import type { BulkKey } from '../../store/read/bulk';
import type { ProjectRow } from '../../store/read/projects';
import { insertBulk } from '../../store/write/bulk';
import type { Transaction } from '../../store/write/transaction';
import { audit } from '../audit/audit';
import { resetLoaders, type RequestContext } from '../context/RequestContext';
import { type UserError, RejectedError } from '../base/UserError';
import { projectTarget } from '../writing/targets';
import { type WriteResult, write, type WriteRequest } from '../writing/write';
import { bulkLimitError } from './bulkLimit';
import { type BulkChangeInput, bulkChangeOf } from './changeInput';
import { checkChange } from './checkChange';
import { type IssueSelectionInput, matchIssues } from './matchIssues';

export interface BulkUpdateIssuesInput extends IssueSelectionInput {
  projectId: string;
  change: BulkChangeInput;
  comment?: string | null;
  expectedCount?: number | null;
  dryRun?: boolean | null;
}

/**
 * Makes an operation of what is to be changed in many issues. With `dryRun` its set is frozen and looked
 * at, else it runs: behind the answer, which waits a moment so that a small one is told whole.
 */
export async function bulkUpdateIssues(
  context: RequestContext,
  input: BulkUpdateIssuesInput,
  request: WriteRequest,
): Promise<WriteResult<BulkKey>> {
  let matched: Int32Array | null = null;
  const outcome = await write(context, request, async () => {
    const target = await projectTarget(context, input.projectId);
    const { project, actor } = target;
    const bulk = bulkChangeOf(project, input.change, input.comment);
    // Before anything is looked for: whoever may change nothing at once is told so.
    rejectIfAny(bulkLimitError(actor, 0));
    const numbers = await matchIssues(context, project, input);
    return async (tx): Promise<BulkKey> => {
      rejectIfAny(bulkLimitError(actor, numbers.length), moved(numbers.length, input.expectedCount));
      await checkChange(tx, target, bulk);
      matched = numbers;
      const key = await insertBulk(tx, {
        projectId: project.id,
        actorId: actor.id,
        state: input.dryRun ? 'previewed' : 'running',
        query: input.query ?? null,
        change: JSON.stringify(bulk.change),
        comment: bulk.comment,
        matched: numbers.length,
        frozen: 0,
        undoOf: null,
        runner: context.bulk.id,
      });
      if (!input.dryRun) await auditBulkStart(tx, context, project, key, numbers.length);
      return key;
    };
  });
  // A request that was carried out before begins nothing.
  if (outcome.result && matched) await waitBriefly(context, context.bulk.start(outcome.result, matched));
  return outcome;
}

/** For the audit log: how many issues are changed at once, and by which operation. */
export function auditBulkStart(
  tx: Transaction,
  context: RequestContext,
  { key }: ProjectRow,
  { number }: BulkKey,
  issues: number,
): Promise<void> {
  return audit(tx, context, { action: 'bulk_started', subject: key, details: { operation: number, issues } });
}

/** Waits a moment for what goes on in the background. */
export async function waitBriefly(context: RequestContext, running: Promise<void>): Promise<void> {
  await Promise.race([running, setTimeout(BULK_PREVIEW_WAIT, undefined, { ref: false })]);
  resetLoaders(context);
}

/** The list that was seen had another length. */
function moved(count: number, expected: number | null | undefined): UserError | null {
  if (expected == null || expected === count) return null;
  const [now, then] = [count.toLocaleString('en'), expected.toLocaleString('en')];
  return {
    kind: 'conflict',
    code: 'CONFLICT',
    path: ['expectedCount'],
    current: null,
    message: `The list has changed: it now has ${now} issues instead of ${then}.`,
  };
}

/** @throws Refusal */
export function rejectIfAny(...failures: (UserError | null)[]): void {
  const found = failures.filter((failure) => failure !== null);
  if (found.length > 0) throw new RejectedError(...found);
}
