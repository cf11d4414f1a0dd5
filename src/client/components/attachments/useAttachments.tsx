import { type ChangeEvent, type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { getSessionGuard } from '../../auth/SessionGuard';
import type { AttachmentUpload, AttachmentUploads } from './AttachmentUploads';
import { findInterruptedUploads, type InterruptedUpload } from './pendingUploads';

interface AttachmentsOptions {
  /** The text field; null while it is not shown. */
  field: HTMLTextAreaElement | null;
  projectKey: string;
  issueId?: string;
  text: string;
  onTextChange: (text: string) => void;
}

/**
 * Uploads of files that are pasted into a text field, dropped onto its editor or chosen. The code of uploads is loaded with the
 * first file.
 */
export function useAttachments(options: AttachmentsOptions) {
  const [items, setItems] = useState<readonly AttachmentUpload[]>([]);
  const [isDragging, setDragging] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const uploads = useRef<AttachmentUploads>(null);
  const latest = useRef(options);
  const sessionGuard = getSessionGuard(useRelayEnvironment());
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => uploads.current?.cancelAll(), []);

  const attach = async (files: readonly File[], replaced: string | null = null): Promise<void> => {
    if (files.length === 0) return;
    setFailure(null);
    try {
      const { AttachmentUploads: Uploads } = await import('./AttachmentUploads');
      uploads.current ??= new Uploads(() => latest.current, sessionGuard, setItems);
      uploads.current.addFiles(files, replaced);
    } catch {
      setFailure('The upload could not be started. Check the connection and try again.');
    }
  };
  return {
    items,
    interrupted: findInterruptedUploads(options.text),
    failure,
    isDragging,
    onChoose: (event: ChangeEvent<HTMLInputElement>): void => {
      void attach([...(event.target.files ?? [])]);
      // Otherwise, choosing the same file again would fire no event.
      event.target.value = '';
    },
    onPaste: (event: ClipboardEvent): void => {
      const files = [...event.clipboardData.files];
      // Programs such as word processors copy a text together with its picture: then the text is pasted.
      if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
      event.preventDefault();
      void attach(files);
    },
    onDragOver: (event: DragEvent): void => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setDragging(true);
    },
    onDragLeave: (event: DragEvent): void => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragging(false);
    },
    onDrop: (event: DragEvent): void => {
      setDragging(false);
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      void attach([...event.dataTransfer.files]);
    },
    uploadAgain: ({ placeholder }: InterruptedUpload, files: readonly File[]): void =>
      void attach(files, placeholder),
    removeInterrupted: ({ placeholder }: InterruptedUpload): void =>
      options.onTextChange(options.text.replaceAll(placeholder, '')),
    cancel: (id: number): void => uploads.current?.cancel(id),
    retry: (id: number): void => uploads.current?.retry(id),
  };
}
