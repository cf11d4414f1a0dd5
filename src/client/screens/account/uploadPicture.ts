import { formatFileSize } from '../../../shared/files';
import { PICTURE_BYTES_MAX } from '../../../shared/limits';
import { VIEWER_HTTP_HEADER_NAME } from '../../../shared/viewerHeader';
import { preparePicture } from './preparePicture';

/** Result of an upload: the address of the picture without the origin, or a message for the user. */
export type PictureUploadResult =
  | { url: string }
  | {
      problem: string;
      /** Whether the session has ended. */
      isSignedOut: boolean;
    };

/**
 * Uploads a picture. It is not in use until the profile refers to it.
 * @param viewer id of the page's user; null if it is not known
 */
export async function uploadPicture(file: Blob, viewer: string | null): Promise<PictureUploadResult> {
  const picture = await preparePicture(file);
  if (picture.size > PICTURE_BYTES_MAX)
    return fail(`The picture is larger than ${formatFileSize(PICTURE_BYTES_MAX)}.`);
  const form = new FormData();
  form.append('file', picture, 'picture');
  const headers = { [VIEWER_HTTP_HEADER_NAME]: viewer ?? '' };
  const response = await fetch('/pictures', { method: 'POST', headers, body: form }).catch(() => null);
  if (!response) return fail('Winnow cannot be reached. Check the connection and try again.');
  const body = (await response.json().catch(() => ({}))) as { url?: string; message?: string };
  return response.status === 201 && body.url !== undefined
    ? { url: body.url }
    : fail(body.message ?? 'The upload failed. Try again later.', response.status === 401);
}

const fail = (problem: string, isSignedOut = false): PictureUploadResult => ({ problem, isSignedOut });
