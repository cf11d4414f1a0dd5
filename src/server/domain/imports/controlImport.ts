/** Starts, cancels, resumes and deletes imports. */
import { getImportJobStateIndex } from '../../../shared/imports';
import type { ImportJobKey } from '../../store/read/importJobs';
import { deleteImportJob, isImportJobActive, updateImportJob } from '../../store/write/importJobs';
import type { RequestContext } from '../context/RequestContext';
import type { MutationRequest, MutationWriteResult } from '../writing/write';
import { getImportJobState } from './importJobs';
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
  const result = await runImportMutation(context, request, id, async (tx, job, { key, actor }) => {
    requireInactive(job, 'started');
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
