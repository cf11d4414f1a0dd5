import { VIEWER_HTTP_HEADER_NAME } from '../../../shared/viewerHeader';

/** The response of the server to an upload. */
export interface UploadedFile {
  /** Address without the origin. */
  url: string;
  name: string;
  /** In bytes. */
  size: number;
  /** Media type, determined by the server from the content. */
  type: string;
}

export interface FileUploadTarget {
  projectKey: string;
  /** Undefined for a new issue. */
  issueId?: string;
  /** Id of the page's user; null if it is not known. */
  viewer: string | null;
}

/** An upload that failed. The message is shown to the user. */
export class FileUploadError extends Error {
  /** Whether the session has ended. */
  readonly isSignedOut: boolean;

  constructor(message: string, isSignedOut = false) {
    super(message);
    this.name = 'FileUploadError';
    this.isSignedOut = isSignedOut;
  }
}

/**
 * Uploads a file. XMLHttpRequest reports the progress, which fetch does not.
 * @param onProgress receives the uploaded part, from 0 to 1
 * @throws FileUploadError; the signal's reason when it is aborted
 */
export function uploadFile(
  file: File,
  { projectKey, issueId, viewer }: FileUploadTarget,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<UploadedFile> {
  const form = new FormData();
  form.append('projectKey', projectKey);
  if (issueId !== undefined) form.append('issueId', issueId);
  form.append('file', file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/files');
    request.responseType = 'json';
    request.setRequestHeader(VIEWER_HTTP_HEADER_NAME, viewer ?? '');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = request.response as (UploadedFile & { code?: string; message?: string }) | null;
      if (request.status === 201 && body) return resolve(body);
      const message = body?.message ?? 'The upload failed. Try again later.';
      reject(new FileUploadError(message, request.status === 401));
    };
    request.onerror = () =>
      reject(new FileUploadError('Winnow cannot be reached. Check the connection and try again.'));
    signal.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason as Error);
    });
    request.send(form);
  });
}
