import { useEffect, useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { useImportUploadQuery } from '../../../../__generated__/useImportUploadQuery.graphql';
import { getSessionGuard } from '../../auth/SessionGuard';
import { ImportUploadError, uploadImportFile } from './uploadImportFile';

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

export interface ImportUpload {
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
      const data = await fetchQuery<useImportUploadQuery>(environment, importUploadQuery, { id }).toPromise();
      const { uploadedBytes = 0, fileSize = file.size } = data?.node ?? {};
      if (fileSize !== file.size)
        throw new ImportUploadError('This is another file: its size differs from that of the first part.');
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
