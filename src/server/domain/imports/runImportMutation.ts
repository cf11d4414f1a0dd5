import type { ImportJobKey, ImportJobRow } from '../../store/read/importJobs';
import { lockImportJob } from '../../store/write/importJobs';
import type { Transaction } from '../../store/write/transaction';
import { createNotFoundError, MutationRejectedError } from '../base/UserError';
import type { RequestContext } from '../context/RequestContext';
import { requireMaintainerWithLock } from '../writing/requireMaintainer';
import { type MutationRequest, type MutationWriteResult, runMutationInTransaction } from '../writing/write';
import { getImportJobState } from './importJobs';
import {
  IMPORT_ACTION,
  IMPORT_NOT_FOUND_MESSAGE,
  type ImportJobTarget,
  requireImportJobTarget,
} from './requireImportJob';

/** Runs a mutation of an import in a transaction that locks the project and the import first. */
export function runImportMutation(
  context: RequestContext,
  request: MutationRequest,
  id: string,
  work: (tx: Transaction, job: ImportJobRow, target: ImportJobTarget) => Promise<ImportJobKey>,
): Promise<MutationWriteResult<ImportJobKey>> {
  return runMutationInTransaction(context, request, async () => {
    const target = await requireImportJobTarget(context, id);
    return async (tx) => {
      await requireMaintainerWithLock(tx, target.project.id, target.actor, IMPORT_ACTION);
      const job = await lockImportJob(tx, target.key);
      if (!job) throw new MutationRejectedError(createNotFoundError('id', IMPORT_NOT_FOUND_MESSAGE));
      return work(tx, job, target);
    };
  });
}

/**
 * @param what completes the message "The import is running and cannot be …"
 * @throws MutationRejectedError CONFLICT if the import is queued, running or done
 */
export function requireInactive(job: ImportJobRow, what: string): void {
  const state = getImportJobState(job);
  if (state === 'queued' || state === 'running')
    throw createImportConflict(`The import is running and cannot be ${what}. Cancel it first.`);
  if (state === 'done') throw createImportConflict(`The import is complete and cannot be ${what}.`);
}

export const createImportConflict = (message: string): MutationRejectedError =>
  new MutationRejectedError({ kind: 'conflict', code: 'CONFLICT', message, path: null, current: null });
