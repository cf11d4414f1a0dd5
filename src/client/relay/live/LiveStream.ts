/** The live event stream of a browser, and its reconnection. */
import { STREAM_HEARTBEAT } from '../../../shared/limits';
import type { Connection } from '../network/connection';
import type { SessionGuard } from '../../auth/SessionGuard';
import { openStream } from '../network/post';
import { RequestError } from '../../errors/RequestError';
import { readEventStream } from './readEventStream';

/** Time without any data after which the connection counts as dead, in ms; the browser may not notice. */
const MAX_SILENCE = 2.5 * STREAM_HEARTBEAT;
/** Upper bound of the random delay before the first reconnection, in ms; doubles with each failure. */
const RETRY_DELAY = 500;
const RETRY_DELAY_MAX = 30_000;
/** Delay before the stream is reopened for a new project, in ms: a page subscribes to several at once. */
const SUBSCRIBE_DELAY = 20;

/**
 * Errors after which the stream is not reopened until another project is subscribed to. If the stream has already
 * delivered something, the error may be about one of several projects, and reopening serves the others.
 */
const FINAL_CODES = [
  'NOT_FOUND',
  'OPERATION_NOT_ALLOWED',
  'VALIDATION_FAILED',
  'FORBIDDEN',
  'UNAUTHENTICATED',
];

/** A response of the subscription, as received. */
export interface LiveResponse {
  data: { projectsChanged: LiveMessage };
}

/** The fields of a response that LiveStream and LiveTabs read; all others only go to the store. */
export interface LiveMessage {
  project: { id: string };
  version: string;
  moved: boolean;
  reset: boolean;
  issues: { id: string; number: number; version: number }[];
  deleted: string[];
  bulkOperations: unknown[];
}

interface LiveStreamOptions {
  documentId: string;
  operationName: string;
  connection: Connection;
  sessionGuard: SessionGuard;
  /** @param from the project version before the response */
  onResponse: (response: LiveResponse, from: number) => void;
}

export class LiveStream {
  private readonly options: LiveStreamOptions;
  /** The last received version of each project. */
  private readonly versions = new Map<string, number>();
  private controller: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private lastActivityAt = 0;
  /** Whether the open stream has delivered a response. */
  private hasReceived = false;
  private closed = false;

  constructor(options: LiveStreamOptions) {
    this.options = options;
    window.addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
  }

  /** Reopens the stream from the last versions, as the viewer's permissions may have changed. */
  reconnect(): void {
    if (this.versions.size > 0) this.openIn(0);
  }

  /** Subscribes to a project from a version on, going back to it if later versions have been received. */
  subscribe(projectId: string, since: number): void {
    const received = this.versions.get(projectId);
    if (received !== undefined && received <= since) return;
    this.versions.set(projectId, since);
    this.openIn(SUBSCRIBE_DELAY);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.controller?.abort();
    window.removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
  }

  /** Reopens a dead stream at once when the network returns or the machine wakes up. */
  private readonly wake = (): void => {
    const isDead = Date.now() - this.lastActivityAt > MAX_SILENCE;
    if (this.versions.size > 0 && isDead) this.openIn(0);
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
    this.hasReceived = false;
    let error: unknown = null;
    try {
      await this.listen(signal);
    } catch (thrown) {
      error = thrown;
    }
    if (!signal.aborted) await this.recover(error, signal);
  }

  /** Resolves when the server ends the stream. */
  private async listen(signal: AbortSignal): Promise<void> {
    const { documentId, operationName, connection, sessionGuard } = this.options;
    this.noteActivity();
    const of = [...this.versions].map(([projectId, since]) => ({ projectId, since: String(since) }));
    const body = await openStream({ documentId, operationName, variables: { of } }, signal, sessionGuard);
    connection.reached();
    await readEventStream(body, {
      onActivity: () => {
        if (!signal.aborted) this.noteActivity();
      },
      onEvent: ({ event, data }) => {
        if (signal.aborted || event !== 'next') return;
        this.receive(JSON.parse(data) as LiveResponse | ErrorResponse);
      },
    });
  }

  /** Restarts the timer that reopens a silent stream. */
  private noteActivity(): void {
    this.lastActivityAt = Date.now();
    this.openIn(MAX_SILENCE);
  }

  private receive(response: LiveResponse | ErrorResponse): void {
    if ('errors' in response) {
      const { message, extensions } = response.errors[0]!;
      throw new RequestError(extensions.code, message);
    }
    this.failures = 0;
    this.hasReceived = true;
    const { project, version } = response.data.projectsChanged;
    const from = this.versions.get(project.id) ?? 0;
    this.versions.set(project.id, Number(version));
    this.options.onResponse(response, from);
  }

  private async recover(error: unknown, signal: AbortSignal): Promise<void> {
    clearTimeout(this.timer);
    if (error instanceof RequestError && FINAL_CODES.includes(error.code) && !this.hasReceived) return;
    const { connection } = this.options;
    if (error instanceof RequestError && error.code === 'UNAVAILABLE') {
      connection.failed();
      await connection.recovered(signal).catch(() => undefined);
    }
    if (signal.aborted) return;
    const retryAfter = error instanceof RequestError ? error.retryAfter : null;
    if (retryAfter === null) this.retry();
    else this.openIn(retryAfter);
  }

  /** Reopens after a random delay, so that after a restart of the server not all browsers reconnect at once. */
  private retry(): void {
    this.openIn(Math.random() * Math.min(RETRY_DELAY * 2 ** this.failures, RETRY_DELAY_MAX));
    this.failures += 1;
  }
}

interface ErrorResponse {
  errors: { message: string; extensions: { code: RequestError['code'] } }[];
}
