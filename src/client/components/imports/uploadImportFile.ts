import { IMPORT_UPLOAD_PART_BYTES_MAX } from '../../../shared/limits';
import { VIEWER_HTTP_HEADER_NAME } from '../../../shared/viewerHeader';

/** An upload that failed. The message is shown to the user. */
export class ImportUploadError extends Error {
  /** Whether the session has ended. */
  readonly isSignedOut: boolean;

  constructor(message: string, isSignedOut = false) {
    super(message);
    this.name = 'ImportUploadError';
    this.isSignedOut = isSignedOut;
  }
}

export interface ImportUploadOptions {
  /** Global id of the import. */
  id: string;
  /** Id of the user for whom the page was loaded, or null if unknown. */
  viewer: string | null;
  /** Number of bytes that the server has already received. */
  uploadedBytes: number;
  signal: AbortSignal;
  /** Called with the number of bytes of the file that have been sent. */
  onProgress: (bytes: number) => void;
}

/**
 * Uploads the rest of an import's file in parts, so that an interrupted upload can be resumed and no request takes
 * long.
 * @throws ImportUploadError if the upload fails; the reason of the signal if it is aborted
 */
export async function uploadImportFile(file: File, options: ImportUploadOptions): Promise<void> {
  let offset = options.uploadedBytes;
  while (offset < file.size) offset = await uploadPart(file, offset, options);
}

/** Uploads one part. Resolves to the number of bytes of the whole file that the server has received. */
function uploadPart(
  file: File,
  offset: number,
  { id, viewer, signal, onProgress }: ImportUploadOptions,
): Promise<number> {
  const part = file.slice(offset, offset + IMPORT_UPLOAD_PART_BYTES_MAX);
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    // Unlike fetch, XMLHttpRequest reports the progress of uploads.
    const request = new XMLHttpRequest();
    request.open('POST', `/import/${id}/upload?offset=${offset}`);
    request.responseType = 'json';
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader(VIEWER_HTTP_HEADER_NAME, viewer ?? '');
    request.upload.onprogress = ({ loaded }) => onProgress(offset + loaded);
    request.onload = () => {
      const body = request.response as { uploadedBytes?: number; message?: string } | null;
      if (request.status === 201 && body?.uploadedBytes !== undefined) return resolve(body.uploadedBytes);
      const message = body?.message ?? 'The upload failed. Try again later.';
      reject(new ImportUploadError(message, request.status === 401));
    };
    request.onerror = () =>
      reject(
        new ImportUploadError('Winnow cannot be reached. Check the connection and continue the upload.'),
      );
    signal.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason as Error);
    });
    request.send(part);
  });
}
