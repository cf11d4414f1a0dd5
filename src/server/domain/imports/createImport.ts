import { formatFileSize } from '../../../shared/files';
import { IMPORT_FILE_BYTES_MAX, IMPORTS_PER_PROJECT_MAX } from '../../../shared/limits';
import { countImportJobs, type ImportJobKey, readImportJobPage } from '../../store/read/importJobs';
import { insertImportJob, updateImportJob } from '../../store/write/importJobs';
import { createInvalidFieldError, createLimitExceededError, rejectMutationOnErrors } from '../base/UserError';
import type { RequestContext } from '../context/RequestContext';
import { normalizeFileName } from '../files/normalizeFileName';
import { requireMaintainer, requireMaintainerWithLock } from '../writing/requireMaintainer';
import { type MutationRequest, type MutationWriteResult, runMutationInTransaction } from '../writing/write';
import { IMPORT_ACTION } from './requireImportJob';

export interface CreateImportInput {
  projectId: string;
  fileName: string;
  /** Size of the file in bytes. */
  fileSize: number;
}

/**
 * Creates an import, whose file is uploaded next. Its mapping is copied from the previous import of the project,
 * because importing the same issues with another mapping would change them.
 */
export function createImport(
  context: RequestContext,
  { projectId, fileName, fileSize }: CreateImportInput,
  request: MutationRequest,
): Promise<MutationWriteResult<ImportJobKey>> {
  return runMutationInTransaction(context, request, async () => {
    const { project, actor } = await requireMaintainer(context, projectId, IMPORT_ACTION);
    rejectMutationOnErrors(getFileSizeError(fileSize));
    return async (tx) => {
      await requireMaintainerWithLock(tx, project.id, actor, IMPORT_ACTION);
      if ((await countImportJobs(tx, project.id)) >= IMPORTS_PER_PROJECT_MAX) {
        const message = `A project can have ${IMPORTS_PER_PROJECT_MAX} imports. Delete earlier ones.`;
        rejectMutationOnErrors(createLimitExceededError('projectId', message, IMPORTS_PER_PROJECT_MAX));
      }
      const [previous] = await readImportJobPage(tx, project.id, null, 1);
      const name = normalizeFileName(fileName);
      const key = await insertImportJob(tx, {
        projectId: project.id,
        actorId: actor.id,
        fileName: name,
        fileSize,
      });
      if (previous) await updateImportJob(tx, key, { mapping: JSON.stringify(previous.mapping) });
      return key;
    };
  });
}

function getFileSizeError(size: number) {
  if (!Number.isSafeInteger(size) || size < 0)
    return createInvalidFieldError('fileSize', 'The size of the file must be a number of bytes.');
  if (size === 0) return createInvalidFieldError('fileSize', 'The file is empty.');
  if (size <= IMPORT_FILE_BYTES_MAX) return null;
  const limit = formatFileSize(IMPORT_FILE_BYTES_MAX);
  return createLimitExceededError('fileSize', `The file is larger than ${limit}.`, IMPORT_FILE_BYTES_MAX);
}
