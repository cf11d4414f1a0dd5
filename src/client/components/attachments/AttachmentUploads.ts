import type { SessionGuard } from '../../auth/SessionGuard';
import { applyTextEdit } from '../markdown/text/applyTextEdit';
import { addPendingUpload, removePendingUpload } from './pendingUploads';
import { VIEWER_HTTP_HEADER_NAME } from '../../../shared/viewerHeader';

/** A file that is being uploaded, or whose upload failed. */
export interface AttachmentUpload {
  id: number;
  name: string;
  /** The uploaded part, from 0 to 1. */
  progress: number;
  /** Null while the upload is in progress. */
  error: string | null;
}

/** The text that the files are attached to. */
interface AttachmentText {
  field: HTMLTextAreaElement | null;
  projectKey: string;
  issueId?: string;
  text: string;
  onTextChange: (text: string) => void;
}

interface PendingFile extends AttachmentUpload {
  file: File;
  placeholder: string;
  abort: AbortController;
}

/** Uploads files in parallel. Each has a placeholder in the text, which a link replaces when the upload is complete. */
export class AttachmentUploads {
  readonly #getText: () => AttachmentText;
  readonly #sessionGuard: SessionGuard;
  readonly #onChange: (items: readonly AttachmentUpload[]) => void;
  readonly #pending = new Map<number, PendingFile>();
  #lastId = 0;

  constructor(
    getText: () => AttachmentText,
    sessionGuard: SessionGuard,
    onChange: (items: readonly AttachmentUpload[]) => void,
  ) {
    this.#getText = getText;
    this.#sessionGuard = sessionGuard;
    this.#onChange = onChange;
  }

  /**
   * Adds a placeholder for each file at the caret, and starts the uploads.
   * @param replaced placeholder of an interrupted upload, which is replaced by the new ones
   */
  addFiles(files: readonly File[], replaced: string | null): void {
    const added = files.map((file): PendingFile => {
      const id = (this.#lastId += 1);
      const placeholder = addPendingUpload(file.name);
      return {
        id,
        file,
        name: file.name,
        placeholder,
        progress: 0,
        error: null,
        abort: new AbortController(),
      };
    });
    for (const item of added) this.#pending.set(item.id, item);
    const insert = added.map(({ placeholder }) => placeholder).join('\n');
    if (replaced === null) this.#insertText(insert);
    else this.#replaceText(replaced, insert);
    this.#emit();
    for (const item of added) void this.#upload(item);
  }

  /** Cancels an upload, or dismisses a failed one, and removes its placeholder. */
  cancel(id: number): void {
    const item = this.#pending.get(id);
    if (item) this.#finish(item, '');
    item?.abort.abort();
  }

  retry(id: number): void {
    const item = this.#pending.get(id);
    if (!item) return;
    Object.assign(item, { error: null, progress: 0, abort: new AbortController() });
    this.#emit();
    void this.#upload(item);
  }

  /** Cancels all uploads when the editor is closed. The draft keeps no placeholders. */
  cancelAll(): void {
    for (const id of [...this.#pending.keys()]) this.cancel(id);
  }

  async #upload(item: PendingFile): Promise<void> {
    const { signal } = item.abort;
    const { projectKey, issueId } = this.#getText();
    const onProgress = (progress: number): void => {
      item.progress = progress;
      this.#emit();
    };
    try {
      const target = { projectKey, issueId, viewer: this.#sessionGuard.viewer };
      const uploaded = await uploadFile(item.file, target, { signal, onProgress });
      if (!signal.aborted) this.#finish(item, formatLink(uploaded));
    } catch (error) {
      if (signal.aborted) return;
      item.error = error instanceof FileUploadError ? error.message : 'The upload failed. Try again later.';
      this.#emit();
      const isSignedOut = error instanceof FileUploadError && error.isSignedOut;
      if (isSignedOut && (await this.#sessionGuard.requestSignIn())) this.retry(item.id);
    }
  }

  #finish(item: PendingFile, replacement: string): void {
    this.#pending.delete(item.id);
    this.#replaceText(item.placeholder, replacement);
    removePendingUpload(item.placeholder);
    this.#emit();
  }

  #insertText(insert: string): void {
    const { field, text, onTextChange } = this.#getText();
    if (!field) return onTextChange(text === '' ? insert : `${text}\n${insert}`);
    const { selectionStart: from, selectionEnd: to } = field;
    const end = from + insert.length;
    applyTextEdit(field, { from, to, insert, start: end, end });
  }

  /** Replaces a placeholder. The caret stays at its place in the text, because the user may be writing meanwhile. */
  #replaceText(placeholder: string, replacement: string): void {
    const { field, text, onTextChange } = this.#getText();
    if (!field?.isConnected) {
      if (text.includes(placeholder)) onTextChange(text.replace(placeholder, () => replacement));
      return;
    }
    const from = field.value.indexOf(placeholder);
    if (from < 0) return;
    const to = from + placeholder.length;
    if (document.activeElement !== field) {
      field.setRangeText(replacement, from, to, 'preserve');
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
      return;
    }
    const move = (position: number): number => {
      if (position <= from) return position;
      return position >= to ? position + replacement.length - placeholder.length : from + replacement.length;
    };
    const [start, end] = [move(field.selectionStart), move(field.selectionEnd)];
    applyTextEdit(field, { from, to, insert: replacement, start, end });
  }

  #emit(): void {
    this.#onChange(
      [...this.#pending.values()].map(({ id, name, progress, error }) => ({ id, name, progress, error })),
    );
  }
}

/** Markdown for an uploaded file: images are embedded, other files are links. */
function formatLink({ url, name, type }: UploadedFile): string {
  const label = name.replace(/[[\]\\`*_<>]/g, '\\$&');
  return `${type.startsWith('image/') ? '!' : ''}[${label}](${url})`;
}

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
class FileUploadError extends Error {
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
