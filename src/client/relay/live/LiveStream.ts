/** The one stream that a browser has from the server, and how it comes back when it breaks off. */
import { STREAM_HEARTBEAT } from '../../../shared/limits';
import type { Connection } from '../network/connection';
import type { SessionGuard } from '../../auth/SessionGuard';
import { openStream } from '../network/post';
import { RequestError } from '../../errors/RequestError';
import { readEventStream } from './readEventStream';

/** Nothing at all was heard for this long, in ms: the connection is dead, whatever the browser says. */
const SILENCE = 2.5 * STREAM_HEARTBEAT;
/** Before it is opened again, in ms: at random up to this, doubled with each failure. */
const PAUSE = 500;
const PAUSE_MAX = 30_000;
/** What changes the stream is waited for this long, in ms: several projects are wanted at once. */
const GATHERING = 20;

/**
 * Errors after which asking again is of no use, until something else is wanted. In a stream that has told of
 * something they may be about one project of several, and asking again tells of the others.
 */
const FINAL = ['NOT_FOUND', 'OPERATION_NOT_ALLOWED', 'VALIDATION_FAILED', 'FORBIDDEN', 'UNAUTHENTICATED'];

/** An answer of the subscription, as it came. */
export interface Answer {
  data: { projectsChanged: LiveMessage };
}

/** What this code reads of it; the rest is the store's. */
export interface LiveMessage {
  project: { id: string };
  version: string;
  moved: boolean;
  reset: boolean;
  issues: { id: string; number: number; version: number }[];
  deleted: string[];
}

interface Options {
  documentId: string;
  operationName: string;
  connection: Connection;
  door: SessionGuard;
  /** An answer, and the version from which it leads on. */
  hear: (answer: Answer, from: number) => void;
}

export class LiveStream {
  private readonly options: Options;
  /** The version of each project that was told last. */
  private readonly places = new Map<string, number>();
  private controller: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private heardAt = 0;
  /** Whether the stream that is open has told of something. */
  private isTelling = false;
  private closed = false;

  constructor(options: Options) {
    this.options = options;
    window.addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
  }

  /** Begins again where it was: who asks may see more now. */
  reopen(): void {
    if (this.places.size > 0) this.openIn(0);
  }

  /** Has a project told from a version on; one that was told of later ones goes back to it. */
  want(projectId: string, since: number): void {
    const place = this.places.get(projectId);
    if (place !== undefined && place <= since) return;
    this.places.set(projectId, since);
    this.openIn(GATHERING);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.controller?.abort();
    window.removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
  }

  /** The machine may have slept, or the network been away: no need to wait for what cannot come. */
  private readonly wake = (): void => {
    const silent = Date.now() - this.heardAt > SILENCE;
    if (this.places.size > 0 && silent) this.openIn(0);
  };

  private openIn(ms: number): void {
    clearTimeout(this.timer);
    if (!this.closed) this.timer = setTimeout(() => void this.open(), ms);
  }

  private async open(): Promise<void> {
    this.controller?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    this.controller = controller;
    this.isTelling = false;
    let error: unknown = null;
    try {
      await this.listen(signal);
    } catch (thrown) {
      error = thrown;
    }
    if (!signal.aborted) await this.recover(error, signal);
  }

  /** Resolves when the server has ended the stream. */
  private async listen(signal: AbortSignal): Promise<void> {
    const { documentId, operationName, connection, door } = this.options;
    this.hear();
    const of = [...this.places].map(([projectId, since]) => ({ projectId, since: String(since) }));
    const body = await openStream({ documentId, operationName, variables: { of } }, signal, door);
    connection.reached();
    await readEventStream(body, (event) => {
      if (signal.aborted) return;
      this.hear();
      if (event?.event === 'next') this.take(JSON.parse(event.data) as Answer | Refusal);
    });
  }

  /** A sign of life; when none comes for too long, the stream is opened again. */
  private hear(): void {
    this.heardAt = Date.now();
    this.openIn(SILENCE);
  }

  private take(answer: Answer | Refusal): void {
    if ('errors' in answer) {
      const { message, extensions } = answer.errors[0]!;
      throw new RequestError(extensions.code, message);
    }
    this.failures = 0;
    this.isTelling = true;
    const { project, version } = answer.data.projectsChanged;
    const from = this.places.get(project.id) ?? 0;
    this.places.set(project.id, Number(version));
    this.options.hear(answer, from);
  }

  private async recover(error: unknown, signal: AbortSignal): Promise<void> {
    clearTimeout(this.timer);
    if (error instanceof RequestError && FINAL.includes(error.code) && !this.isTelling) return;
    const { connection } = this.options;
    if (error instanceof RequestError && error.code === 'UNAVAILABLE') {
      connection.failed();
      await connection.recovered(signal).catch(() => undefined);
    }
    if (signal.aborted) return;
    const rest = error instanceof RequestError ? error.retryAfter : null;
    if (rest === null) this.again();
    else this.openIn(rest);
  }

  /** At random, so that not all who were cut off come back at once. */
  private again(): void {
    this.openIn(Math.random() * Math.min(PAUSE * 2 ** this.failures, PAUSE_MAX));
    this.failures += 1;
  }
}

interface Refusal {
  errors: { message: string; extensions: { code: RequestError['code'] } }[];
}
