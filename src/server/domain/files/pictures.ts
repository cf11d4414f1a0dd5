/** Profile pictures: uploads, and who may read them. */
import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type FileKey, formatFileSize, PICTURES_PROJECT_ID } from '../../../shared/files';
import { PICTURE_BYTES_MAX, PICTURE_PIXELS_MAX } from '../../../shared/limits';
import { formatPictureUrl, PICTURE_MEDIA_TYPES } from '../../../shared/pictures';
import { TOKEN_SCOPE_PERMISSIONS } from '../../../shared/permissions';
import type { SpooledFile } from '../../store/files/FileStorage';
import { type FileRow, readPicture } from '../../store/read/files';
import { sumUnattachedFileSizes } from '../../store/write/files';
import {
  createInvalidFieldError,
  createLimitExceededError,
  createSignInRequiredError,
  createTokenScopeError,
  MutationRejectedError,
} from '../base/UserError';
import type { RequestContext } from '../context/RequestContext';
import { type DetectedMedia, detectMedia } from './detectMediaType';
import type { FileServices } from './FileServices';
import { isCompleteImage } from './isCompleteImage';
import { limitUploadSize, readFileHead, storeUploadedFile } from './storeUploadedFile';

/** The response to the upload of a picture. */
export interface UploadedPicture {
  /** Address without the origin, to be passed to the mutation `updateProfile`. */
  url: string;
  /** In bytes. */
  size: number;
  /** Media type, determined from the content. */
  type: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** The error for a picture that exceeds the size limit. */
export const createPictureTooLargeError = (): MutationRejectedError =>
  new MutationRejectedError(
    createLimitExceededError(
      'file',
      `The picture is larger than ${formatFileSize(PICTURE_BYTES_MAX)}.`,
      PICTURE_BYTES_MAX,
    ),
  );

/**
 * Checks that the viewer may upload a picture.
 * @param size in bytes; an upper limit if the size is unknown
 * @returns the id of the viewer
 * @throws MutationRejectedError
 */
export async function requirePictureUploadPermission(
  { viewer, store }: RequestContext,
  { issueFilesBytesMax }: Pick<FileServices, 'issueFilesBytesMax'>,
  size: number,
): Promise<number> {
  if (!viewer) throw new MutationRejectedError(createSignInRequiredError());
  if (!TOKEN_SCOPE_PERMISSIONS[viewer.scope].includes('ADMINISTER'))
    throw new MutationRejectedError(createTokenScopeError(viewer.scope));
  if (size + (await sumUnattachedFileSizes(store.db, viewer.id)) > issueFilesBytesMax) {
    const message = 'You have uploaded too many files that are not in use. Try again in an hour.';
    throw new MutationRejectedError(createLimitExceededError('file', message, issueFilesBytesMax));
  }
  return viewer.id;
}

/**
 * Stores a picture. It becomes the profile picture when `updateProfile` is called with its address; until then, only
 * its uploader can see it, and the cleanup removes it after a day.
 * @throws MutationRejectedError if it is too large, or not a complete image of one of the PICTURE_MEDIA_TYPES
 */
export async function uploadPicture(
  { store }: Pick<RequestContext, 'store'>,
  files: FileServices,
  uploaderId: number,
  { content, size }: { content: Readable; size: number },
): Promise<UploadedPicture> {
  const key: FileKey = { projectId: PICTURES_PROJECT_ID, id: randomBytes(16).toString('hex') };
  const limited = limitUploadSize(content, PICTURE_BYTES_MAX, createPictureTooLargeError);
  const upload = { key, uploaderId, name: 'picture', size, content: limited };
  return {
    url: formatPictureUrl(key.id),
    ...(await storeUploadedFile(store, files, upload, inspectPicture)),
  };
}

/** @throws MutationRejectedError VALIDATION_FAILED */
async function inspectPicture(file: SpooledFile): Promise<DetectedMedia & { width: number; height: number }> {
  const content = await readFileHead(file, PICTURE_BYTES_MAX);
  const { type, width, height } = detectMedia(content);
  if (!PICTURE_MEDIA_TYPES.includes(type))
    throw createInvalidPictureError('The file is not a picture. Choose a PNG, JPEG, WebP or GIF image.');
  if (width === null || height === null || !isCompleteImage(type, content))
    throw createInvalidPictureError('The picture is damaged or incomplete. Choose another file.');
  if (Math.max(width, height) > PICTURE_PIXELS_MAX) {
    const [size, limit] = [`${width} × ${height}`, `${PICTURE_PIXELS_MAX} × ${PICTURE_PIXELS_MAX}`];
    throw createInvalidPictureError(`The picture has ${size} pixels. The maximum is ${limit}.`);
  }
  return { type, width, height };
}

const createInvalidPictureError = (message: string): MutationRejectedError =>
  new MutationRejectedError(createInvalidFieldError('file', message));

/**
 * Reads a picture. Its address is random, and known only to those who can see a user with this picture. A picture that
 * is not in use is visible to its uploader only.
 */
export async function readVisiblePicture(
  { viewer, store }: RequestContext,
  id: string,
): Promise<FileRow | null> {
  const picture = await readPicture(store.db, id);
  return picture && (picture.isInUse || picture.uploader_id === viewer?.id) ? picture : null;
}
