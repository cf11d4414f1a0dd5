import { type ChangeEvent, type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { Paperclip } from 'lucide-react';
import { getSessionGuard } from '../../auth/SessionGuard';
import type { AttachmentUpload, AttachmentUploads } from './AttachmentUploads';
import { findInterruptedUploads, type InterruptedUpload } from './pendingUploads';
import { Button } from '../../ui/Button';
import styles from './useAttachments.module.css';
import { IconButton } from '../../ui/IconButton';

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
      // Cleared, because browsers fire no change event if the user chooses the same file again.
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

interface AttachmentListProps {
  items: readonly AttachmentUpload[];
  onCancel: (id: number) => void;
  onRetry: (id: number) => void;
}

/** The files that are being uploaded, and those whose upload failed. */
export function AttachmentList({ items, onCancel, onRetry }: AttachmentListProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Uploads">
      {items.map(({ id, name, progress, error }) => (
        <li key={id} className={styles.item}>
          <span className={styles.name}>{name}</span>
          {error === null ? (
            <progress className={styles.progress} aria-label={`Uploading ${name}`} value={progress} max={1} />
          ) : (
            <span role="alert" className={styles.error}>
              {error}
            </span>
          )}
          {error !== null && (
            <Button onClick={() => onRetry(id)} aria-label={`Retry ${name}`}>
              Retry
            </Button>
          )}
          <Button onClick={() => onCancel(id)} aria-label={`${error === null ? 'Cancel' : 'Remove'} ${name}`}>
            {error === null ? 'Cancel' : 'Remove'}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface InterruptedUploadsProps {
  items: readonly InterruptedUpload[];
  onChoose: (item: InterruptedUpload, files: readonly File[]) => void;
  onRemove: (item: InterruptedUpload) => void;
}

/** The files of a restored draft whose upload was interrupted when the page was left. */
export function InterruptedUploads({ items, onChoose, onRemove }: InterruptedUploadsProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Interrupted uploads">
      {items.map((item) => (
        <InterruptedFile
          key={item.placeholder}
          name={item.name}
          onChoose={(files) => onChoose(item, files)}
          onRemove={() => onRemove(item)}
        />
      ))}
    </ul>
  );
}

interface InterruptedFileProps {
  name: string;
  onChoose: (files: readonly File[]) => void;
  onRemove: () => void;
}

function InterruptedFile({ name, onChoose, onRemove }: InterruptedFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <li className={styles.item}>
      <span className={styles.name}>{name}</span>
      <span role="alert" className={styles.error}>
        The upload was interrupted. Choose the file again, or remove it from the text.
      </span>
      <Button onClick={() => input.current?.click()} aria-label={`Choose ${name} again`}>
        Choose file
      </Button>
      <Button onClick={onRemove} aria-label={`Remove ${name}`}>
        Remove
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`${name}: file`}
        onChange={({ target }) => onChoose([...(target.files ?? [])])}
      />
    </li>
  );
}

/** Opens the browser's dialog that chooses files. */
export function AttachButton({
  label,
  onChoose,
}: {
  label: string;
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label="Attach files" onClick={() => input.current?.click()}>
        <Paperclip size={15} strokeWidth={1.9} aria-hidden="true" />
      </IconButton>
      <input ref={input} type="file" multiple hidden aria-label={`${label}: files`} onChange={onChoose} />
    </>
  );
}
