/** Uploads of files that are attached to issues and comments. */
import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type FileKey, formatFileId, formatFileSize, formatFileUrl } from '../../../shared/files';
import { sumIssueFileSizes, sumUnattachedFileSizes } from '../../store/write/files';
import { createActor, getPermissionError } from '../access/Actor';
import {
  createForbiddenError,
  createInvalidFieldError,
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
import { limitUploadSize, readFileHead, storeUploadedFile } from './storeUploadedFile';

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
    ? { project: byKey, actor: createActor(context.viewer, byKey, context.visibilityRule) }
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
 * Stores a file. Only its uploader can see it until a text refers to it. If the upload fails, its row and content are
 * removed, at the latest by the next cleanup.
 * @throws MutationRejectedError LIMIT_EXCEEDED as soon as the content exceeds the limit, VALIDATION_FAILED if the name
 *   has the extension of an image but the content is not an image
 * @throws WinnowError UNAVAILABLE if the file cannot be stored, VALIDATION_FAILED if the upload is interrupted
 */
export async function uploadFile(
  { store }: Pick<RequestContext, 'store'>,
  { storage, spoolFolder, fileBytesMax }: FileServices,
  { projectId, uploaderId }: FileUploadTarget,
  { name: sentName, content, size }: { name: string; content: Readable; size: number },
): Promise<UploadedFile> {
  const name = normalizeFileName(sentName);
  const key: FileKey = { projectId, id: randomBytes(16).toString('hex') };
  const limited = limitUploadSize(content, fileBytesMax, () => createFileTooLargeError(name, fileBytesMax));
  const upload = { key, uploaderId, name, size, content: limited };
  const stored = await storeUploadedFile(store, { storage, spoolFolder }, upload, async (file) => {
    const media = detectMedia(await readFileHead(file, FILE_HEAD_BYTES));
    requireImageIfNamedLikeOne(name, media.type);
    return media;
  });
  return { id: formatFileId(key), url: formatFileUrl(key, name), name, ...stored };
}

/** File names with the extension of an image format that `detectMedia` recognizes. */
const IMAGE_NAME = /\.(png|jpe?g|gif|webp|avif)$/i;

/** Rejects a broken image, or a file with a misleading name, while its uploader can still choose another one. */
function requireImageIfNamedLikeOne(name: string, type: string): void {
  if (!IMAGE_NAME.test(name) || type.startsWith('image/')) return;
  const message = `${name} does not contain an image. If it is another kind of file, rename it.`;
  throw new MutationRejectedError(createInvalidFieldError('file', message));
}
