import { useEffect, useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useImportUploadQuery } from '../../../../__generated__/useImportUploadQuery.graphql';
import { getSessionGuard } from '../../auth/SessionGuard';
import { fetchQueryOnce } from '../../relay/queries/requests';
import { IMPORT_UPLOAD_PART_BYTES_MAX } from '../../../shared/limits';
import { VIEWER_HTTP_HEADER_NAME } from '../../../shared/viewerHeader';

const importUploadQuery = graphql`
  query useImportUploadQuery($id: ID!) {
    node(id: $id) {
      ... on ImportJob {
        fileSize
        uploadedBytes
      }
    }
  }
`;

interface ImportUpload {
  /** Number of bytes that have been sent, or null if no upload is in progress. */
  sentBytes: number | null;
  /** Why the last upload failed, or undefined if it did not fail. */
  problem: string | undefined;
  /** Uploads the rest of the file of an import. Resolves to false if it failed (see `problem`) or was canceled. */
  upload: (id: string, file: File) => Promise<boolean>;
  cancel: () => void;
}

/**
 * Uploads the file of an import, or the rest of it after an interruption. Unmounting the component cancels the upload.
 */
export function useImportUpload(): ImportUpload {
  const environment = useRelayEnvironment();
  const abort = useRef<AbortController | null>(null);
  const [sentBytes, setSentBytes] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => abort.current?.abort(), []);

  const upload = async (id: string, file: File): Promise<boolean> => {
    const sessionGuard = getSessionGuard(environment);
    const controller = new AbortController();
    abort.current = controller;
    setProblem(undefined);
    setSentBytes(0);
    try {
      const { node } = await fetchQueryOnce<useImportUploadQuery>(environment, importUploadQuery, { id });
      const { uploadedBytes = 0, fileSize = file.size } = node ?? {};
      if (fileSize !== file.size)
        throw new ImportUploadError(
          'Choose the same file again: this one has a different size than the file of the interrupted upload.',
        );
      const { viewer } = sessionGuard;
      const { signal } = controller;
      await uploadImportFile(file, { id, viewer, uploadedBytes, signal, onProgress: setSentBytes });
      return true;
    } catch (error) {
      if (controller.signal.aborted) return false;
      if (error instanceof ImportUploadError && error.isSignedOut && (await sessionGuard.requestSignIn()))
        return await upload(id, file);
      setProblem((error as Error).message);
      return false;
    } finally {
      if (abort.current === controller) setSentBytes(null);
    }
  };
  return { sentBytes, problem, upload, cancel: () => abort.current?.abort() };
}

/** An upload that failed. The message is shown to the user. */
class ImportUploadError extends Error {
  /** Whether the session has ended. */
  readonly isSignedOut: boolean;

  constructor(message: string, isSignedOut = false) {
    super(message);
    this.name = 'ImportUploadError';
    this.isSignedOut = isSignedOut;
  }
}

interface ImportUploadOptions {
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
async function uploadImportFile(file: File, options: ImportUploadOptions): Promise<void> {
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
