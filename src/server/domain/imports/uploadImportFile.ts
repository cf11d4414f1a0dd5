import { readImportJob } from '../../store/read/importJobs';
import { updateImportJob } from '../../store/write/importJobs';
import {
  createInvalidFieldError,
  createNotFoundError,
  createSignInRequiredError,
  createTokenScopeError,
  MutationRejectedError,
} from '../base/UserError';
import type { RequestContext } from '../context/RequestContext';
import { getImportJobState } from './importJobs';
import { createImportConflict } from './runImportMutation';
import { IMPORT_NOT_FOUND_MESSAGE, requireImportJobTarget } from './requireImportJob';

/** The response to the upload of a part of an import's file. */
export interface UploadedImportPart {
  /** Global id of the import. */
  id: string;
  /** Number of bytes that have been uploaded, which is the offset of the next part. */
  uploadedBytes: number;
  /** Whether the file is complete. */
  isComplete: boolean;
}

/**
 * Appends a part to the file of an import. Detects the format when the file is complete.
 * @param offset position of the part in the file, in bytes
 * @throws MutationRejectedError if the viewer or the import does not allow the upload; WinnowError CONFLICT if the part
 *   does not begin at the end of the uploaded file
 */
export async function uploadImportFile(
  context: RequestContext,
  id: string,
  offset: number,
  content: AsyncIterable<Buffer>,
): Promise<UploadedImportPart> {
  if (!context.viewer) throw new MutationRejectedError(createSignInRequiredError());
  if (context.viewer.scope === 'read') throw new MutationRejectedError(createTokenScopeError('read'));
  const { key } = await requireImportJobTarget(context, id);
  const { db } = context.store;
  const job = await readImportJob(db, key);
  if (!job) throw new MutationRejectedError(createNotFoundError('id', IMPORT_NOT_FOUND_MESSAGE));
  if (getImportJobState(job) !== 'draft') throw createImportConflict('The file of this import is complete.');
  try {
    await context.imports.appendToFile(key, offset, limitPart(content, job.file_size - offset));
  } finally {
    const size = await context.imports.readFileSize(key);
    if (size !== null) await updateImportJob(db, key, { uploaded_bytes: size });
  }
  const uploadedBytes = (await context.imports.readFileSize(key)) ?? 0;
  const isComplete = uploadedBytes === job.file_size;
  if (isComplete && job.format === null) {
    const format = await context.imports.detectFormat({ ...job, uploaded_bytes: uploadedBytes });
    if (format !== null) await updateImportJob(db, key, { format });
  }
  return { id, uploadedBytes, isComplete };
}

/**
 * Passes on the content of a part.
 * @throws MutationRejectedError VALIDATION_FAILED if the content exceeds the declared size of the file
 */
async function* limitPart(content: AsyncIterable<Buffer>, bytesMax: number): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const chunk of content) {
    total += chunk.length;
    if (total > bytesMax)
      throw new MutationRejectedError(
        createInvalidFieldError(
          'offset',
          'More bytes were uploaded than the file size that was given at the start of the upload.',
        ),
      );
    yield chunk;
  }
}
