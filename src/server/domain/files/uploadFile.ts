/** Uploads of files that are attached to issues and comments. */
import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { WinnowError } from '../../../shared/errors';
import { type FileKey, formatFileId, formatFileSize, formatFileUrl } from '../../../shared/files';
import type { SpooledFile } from '../../store/files/FileStorage';
import { withSpooledFile } from '../../store/files/spoolFile';
import {
  completeFile,
  deleteFileRow,
  insertUploadingFile,
  sumIssueFileSizes,
  sumUnattachedFileSizes,
} from '../../store/write/files';
import { createActor, getPermissionError } from '../access/Actor';
import {
  createForbiddenError,
  createLimitExceededError,
  createNotFoundError,
  createSignInRequiredError,
  createTokenScopeError,
  MutationRejectedError,
  rejectMutationOnErrors,
} from '../base/UserError';
import type { RequestContext } from '../context/RequestContext';
import { loadProjectByKey } from '../projects/projects';
import { decodeIssueNumber, requireProjectMutationTarget } from '../writing/targets';
import { detectMedia, FILE_HEAD_BYTES } from './detectMediaType';
import type { FileServices } from './FileServices';
import { normalizeFileName } from './normalizeFileName';

export interface FileUploadInput {
  /** Global id or key of the project that the file belongs to. */
  project: string;
  /** Global id of the issue whose texts will refer to the file; null: unknown, or a new issue. */
  issueId: string | null;
}

/** The response to an upload. */
export interface UploadedFile {
  id: string;
  /** Address without the origin. */
  url: string;
  name: string;
  /** In bytes. */
  size: number;
  /** Media type, determined from the content. */
  type: string;
  /** Of images, in pixels; null if unknown. */
  width: number | null;
  height: number | null;
}

/** Project and uploader of a file, known before its content arrives. */
export interface FileUploadTarget {
  projectId: number;
  uploaderId: number;
}

/** The error for a file that exceeds the limit. */
export const createFileTooLargeError = (name: string, bytesMax: number): MutationRejectedError =>
  new MutationRejectedError(
    createLimitExceededError('file', `${name} is larger than ${formatFileSize(bytesMax)}.`, bytesMax),
  );

/**
 * Checks the permission to upload a file of this size.
 * @param size in bytes; an upper limit if the size is unknown
 * @throws MutationRejectedError
 */
export async function requireFileUploadPermission(
  context: RequestContext,
  { issueFilesBytesMax }: Pick<FileServices, 'issueFilesBytesMax'>,
  { project: projectIdOrKey, issueId }: FileUploadInput,
  size: number,
): Promise<FileUploadTarget> {
  if (!context.viewer) throw new MutationRejectedError(createSignInRequiredError());
  if (context.viewer.scope === 'read') throw new MutationRejectedError(createTokenScopeError('read'));
  const byKey = await loadProjectByKey(context, projectIdOrKey);
  const { project, actor } = byKey
    ? { project: byKey, actor: createActor(context.viewer, byKey) }
    : await requireProjectMutationTarget(context, projectIdOrKey);
  rejectMutationOnErrors(getPermissionError(actor, 'FILE', 'attach files'));
  let total = size + (await sumUnattachedFileSizes(context.store.db, context.viewer.id));
  if (issueId !== null) {
    const number = decodeIssueNumber(project, issueId, 'issueId');
    const issue = await context.load.issues.load({ projectId: project.id, number });
    if (!issue) throw new MutationRejectedError(createNotFoundError('issueId', 'Issue not found.'));
    if (issue.locked && !actor.can('MAINTAIN'))
      throw new MutationRejectedError(createForbiddenError('MAINTAIN', 'comment on a locked issue'));
    total += await sumIssueFileSizes(context.store.db, project.id, number);
  }
  if (total > issueFilesBytesMax) {
    const limit = formatFileSize(issueFilesBytesMax);
    throw new MutationRejectedError(
      createLimitExceededError('file', `The files of an issue cannot exceed ${limit}.`, issueFilesBytesMax),
    );
  }
  return { projectId: project.id, uploaderId: context.viewer.id };
}

/**
 * Stores a file. Only its uploader can see it until a text refers to it. If the upload fails, row and bytes are removed, at
 * the latest by the next cleanup.
 * @throws MutationRejectedError LIMIT_EXCEEDED as soon as the content exceeds the limit; WinnowError UNAVAILABLE if it
 *   cannot be stored; VALIDATION_FAILED if it is interrupted
 */
export async function uploadFile(
  { store }: Pick<RequestContext, 'store'>,
  { storage, spoolFolder, fileBytesMax }: FileServices,
  { projectId, uploaderId }: FileUploadTarget,
  { name: sentName, content, size }: { name: string; content: Readable; size: number },
): Promise<UploadedFile> {
  const name = normalizeFileName(sentName);
  const key: FileKey = { projectId, id: randomBytes(16).toString('hex') };
  await insertUploadingFile(store.db, { ...key, uploaderId, name, size });
  try {
    const limited = limitContent(content, fileBytesMax, () => createFileTooLargeError(name, fileBytesMax));
    return await withSpooledFile(spoolFolder, limited, async (file) => {
      const media = detectMedia(await readFileHead(file));
      const { size, digest } = file;
      await storage.storeFile(key, file);
      await completeFile(store.db, key, { size, digest, ...media });
      return { id: formatFileId(key), url: formatFileUrl(key, name), name, size, ...media };
    });
  } catch (error) {
    // If the process is killed before this, or the storage does not respond, the cleanup removes both.
    const isRemoved = await storage.removeFile(key).then(
      () => true,
      () => false,
    );
    if (isRemoved) await deleteFileRow(store.db, key);
    throw error;
  }
}

/**
 * Passes the content on until it exceeds a number of bytes. Reading stops at the first byte beyond.
 * @throws WinnowError VALIDATION_FAILED if the content ends early
 */
async function* limitContent(
  content: Readable,
  bytesMax: number,
  createError: () => Error,
): AsyncGenerator<Buffer> {
  const chunks = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let total = 0;
  for (;;) {
    const next = await chunks.next().catch(() => {
      throw new WinnowError('VALIDATION_FAILED', 'The upload was interrupted. Try again.');
    });
    if (next.done) return;
    total += next.value.length;
    if (total > bytesMax) throw createError();
    yield next.value;
  }
}

async function readFileHead({ path, size }: SpooledFile): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const head = Buffer.alloc(Math.min(size, FILE_HEAD_BYTES));
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
