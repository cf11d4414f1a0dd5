/** Starts, cancels, resumes and deletes imports. */
import { getImportJobStateIndex } from '../../../shared/imports';
import { type ImportJobKey, type ImportJobRow, readImportJob } from '../../store/read/importJobs';
import { deleteImportJob, isImportJobActive, updateImportJob } from '../../store/write/importJobs';
import { createInvalidFieldError, MutationRejectedError, rejectMutationOnErrors } from '../base/UserError';
import type { RequestContext } from '../context/RequestContext';
import type { MutationRequest, MutationWriteResult } from '../writing/write';
import { getImportJobState } from './importJobs';
import { requireImportJobTarget } from './requireImportJob';
import { createImportConflict, requireInactive, runImportMutation } from './runImportMutation';

interface ImportIdInput {
  id: string;
}

/** Queues an import whose file is completely uploaded, or resumes one that was canceled or has failed. */
export async function startImport(
  context: RequestContext,
  { id }: ImportIdInput,
  request: MutationRequest,
): Promise<MutationWriteResult<ImportJobKey>> {
  const isUncertain = await hasOpenDateQuestion(context, id);
  const result = await runImportMutation(context, request, id, async (tx, job, { key, actor }) => {
    requireInactive(job, 'started');
    if (isUncertain) rejectMutationOnErrors(createInvalidFieldError('id', DATE_QUESTION_MESSAGE));
    if (job.uploaded_bytes < job.file_size)
      throw createImportConflict('The file is not uploaded completely.');
    if ((await context.imports.readFileSize(key)) !== job.file_size)
      throw createImportConflict('The uploaded file was removed. Upload it again as a new import.');
    if (job.format === null) throw createImportConflict('Choose the format of the file first.');
    if (await isImportJobActive(tx, key.projectId))
      throw createImportConflict('Another import of this project is running. Wait for it or cancel it.');
    await updateImportJob(tx, key, {
      state: getImportJobStateIndex('queued'),
      actor_id: actor.id,
      message: null,
      ended_at: null,
      stage: 0,
      bytes_done: 0,
      issues_done: 0,
    });
    return key;
  });
  if (result.result) context.imports.runQueuedJobs();
  return result;
}

const DATE_QUESTION_MESSAGE =
  'The order of day, month and year in the dates of the file is not known. Choose the order first.';

/** Reads the whole file, so this is done before the transaction. Errors of the id are reported by the mutation. */
async function hasOpenDateQuestion(context: RequestContext, id: string): Promise<boolean> {
  try {
    const { key } = await requireImportJobTarget(context, id);
    const job = await readImportJob(context.store.db, key);
    return job !== null && isStartable(job) && (await context.imports.readOpenDateQuestion(job)) !== null;
  } catch (error) {
    if (error instanceof MutationRejectedError) return false;
    throw error;
  }
}

const isStartable = (job: ImportJobRow): boolean =>
  ['draft', 'failed', 'canceled'].includes(getImportJobState(job)) && job.uploaded_bytes === job.file_size;

/** Stops an import. Imported issues are kept, and the import can be resumed. */
export async function cancelImport(
  context: RequestContext,
  { id }: ImportIdInput,
  request: MutationRequest,
): Promise<MutationWriteResult<ImportJobKey>> {
  const result = await runImportMutation(context, request, id, async (tx, job, { key }) => {
    const state = getImportJobState(job);
    if (state === 'queued' || state === 'running')
      await updateImportJob(tx, key, { state: getImportJobStateIndex('canceled'), ended_at: new Date() });
    return key;
  });
  if (result.result) context.imports.stopJob(result.result);
  return result;
}

/** Deletes an import that is not running, with its uploaded file and its report. Imported issues are kept. */
export async function deleteImport(
  context: RequestContext,
  { id }: ImportIdInput,
  request: MutationRequest,
): Promise<MutationWriteResult<ImportJobKey>> {
  const result = await runImportMutation(context, request, id, async (tx, job, { key }) => {
    if (getImportJobState(job) !== 'done') requireInactive(job, 'deleted');
    await deleteImportJob(tx, key);
    return key;
  });
  if (result.result) await context.imports.removeFile(result.result);
  return result;
}
