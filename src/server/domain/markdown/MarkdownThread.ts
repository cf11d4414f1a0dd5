/** A worker thread that renders Markdown, so that long texts do not block other requests. */
import { MARKDOWN_RENDER_TIMEOUT_MS } from '../../../shared/limits';
import { RequestThread, ThreadStoppedError } from '../../search/indexing/RequestThread';
import type { TextReferenceTargets } from './references';

export interface MarkdownRequest {
  text: string;
  targets: TextReferenceTargets;
}

export interface MarkdownResult {
  html: string;
}

type MarkdownRequestThread = RequestThread<MarkdownRequest, MarkdownResult>;

/** Starts the thread when it is first needed, and again after it was stopped. */
export class MarkdownThread {
  #thread: Promise<MarkdownRequestThread> | null = null;
  readonly #timeoutMs: number;
  #isStopped = false;

  constructor(timeoutMs = MARKDOWN_RENDER_TIMEOUT_MS) {
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Renders a text. Returns null if it takes longer than the limit or more memory than the thread can have: the thread
   * is then stopped.
   */
  async render(request: MarkdownRequest): Promise<string | null> {
    const thread = await this.startThread(request.targets);
    const timer = setTimeout(() => void thread.stopThread(), this.#timeoutMs);
    try {
      return (await thread.sendRequest(request)).html;
    } catch (error) {
      if (!(error instanceof ThreadStoppedError)) throw error;
      this.#thread = null;
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Stops the thread for good. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    const thread = await this.#thread?.catch(() => null);
    await thread?.stopThread();
  }

  /** Starts the thread unless it is running. The time that this takes is not part of a rendering. */
  startThread(targets: TextReferenceTargets): Promise<MarkdownRequestThread> {
    if (this.#isStopped) throw new ThreadStoppedError('The server is shutting down.');
    if (this.#thread) return this.#thread;
    const thread = startMarkdownThread(targets);
    this.#thread = thread;
    // If the thread fails to start, the next text starts another one.
    thread.catch(() => (this.#thread = null));
    return thread;
  }
}

async function startMarkdownThread(targets: TextReferenceTargets): Promise<MarkdownRequestThread> {
  const thread: MarkdownRequestThread = new RequestThread(__dirname, 'markdown', null);
  await thread.sendRequest({ text: '', targets });
  return thread;
}
