/** The connection on which the browser receives live updates (server-sent events), with reconnection. */
import { EVENT_STREAM_HEARTBEAT_MS } from '../../../shared/limits';
import type { ServerReachabilityTracker } from '../network/serverConnection';
import type { SessionGuard } from '../../auth/SessionGuard';
import { openEventStream } from '../network/post';
import { RequestError } from '../../errors/RequestError';
import { readEventStream } from './readEventStream';

/**
 * Time without any data after which the live stream counts as disconnected, in ms; the browser may not notice
 * a lost connection.
 */
const LIVE_STREAM_SILENCE_MAX_MS = 2.5 * EVENT_STREAM_HEARTBEAT_MS;
/**
 * Upper bound of the random delay before the live stream's first reconnection, in ms; doubles with each
 * failure.
 */
const LIVE_STREAM_RECONNECT_DELAY_MS = 500;
const LIVE_STREAM_RECONNECT_DELAY_MAX_MS = 30_000;
/**
 * Delay before the live stream is reopened for a new project, in ms, because a page usually subscribes to
 * several projects at once.
 */
const LIVE_STREAM_SUBSCRIBE_DELAY_MS = 20;

/**
 * Error codes after which the live stream is not reopened until another project is subscribed to. If the
 * stream has already delivered an update, the error may concern only one of several projects, and reopening
 * serves the others.
 */
const NON_RETRYABLE_STREAM_ERROR_CODES = [
  'NOT_FOUND',
  'OPERATION_NOT_ALLOWED',
  'VALIDATION_FAILED',
  'FORBIDDEN',
  'UNAUTHENTICATED',
];

/** A GraphQL response of the live update subscription. */
export interface LiveUpdateResponse {
  data: { projectsChanged: LiveUpdateMessage };
}

/**
 * The fields of a live update that LiveStream and SharedLiveStream read; all others are only written to Relay's
 * store.
 */
export interface LiveUpdateMessage {
  project: { id: string };
  version: string;
  moved: boolean;
  reset: boolean;
  issues: { id: string; number: number; version: number }[];
  progressChanged: { id: string }[];
  deleted: string[];
  bulkOperations: unknown[];
}

interface LiveStreamOptions {
  documentId: string;
  operationName: string;
  connection: ServerReachabilityTracker;
  sessionGuard: SessionGuard;
  /**
   * Called with each live update.
   *
   * @param from the version of the project before the update
   */
  onResponse: (response: LiveUpdateResponse, from: number) => void;
  /** Called when a subscribed project was deleted, or the viewer can no longer read it. */
  onProjectUnavailable: (projectId: string) => void;
}

export class LiveStream {
  private readonly options: LiveStreamOptions;
  /** The last received version of each project. */
  private readonly versions = new Map<string, number>();
  private controller: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private lastActivityAt = 0;
  /** Whether the open stream has delivered a live update. */
  private hasReceived = false;
  private closed = false;

  constructor(options: LiveStreamOptions) {
    this.options = options;
    window.addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
  }

  /**
   * Reopens the live stream from the last received project versions, as the viewer's permissions may have
   * changed.
   */
  reconnect(): void {
    if (this.versions.size > 0) this.scheduleStreamOpen(0);
  }

  /**
   * Subscribes to live updates of a project after the version `since`, even if later versions have already
   * been received.
   */
  subscribe(projectId: string, since: number): void {
    const received = this.versions.get(projectId);
    if (received !== undefined && received <= since) return;
    this.versions.set(projectId, since);
    this.scheduleStreamOpen(LIVE_STREAM_SUBSCRIBE_DELAY_MS);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.controller?.abort();
    window.removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
  }

  /** Reopens a disconnected live stream at once when the network returns or the computer wakes up. */
  private readonly wake = (): void => {
    const isDead = Date.now() - this.lastActivityAt > LIVE_STREAM_SILENCE_MAX_MS;
    if (this.versions.size > 0 && isDead) this.scheduleStreamOpen(0);
  };

  private scheduleStreamOpen(ms: number): void {
    clearTimeout(this.timer);
    if (!this.closed) this.timer = setTimeout(() => void this.openStream(), ms);
  }

  private async openStream(): Promise<void> {
    this.controller?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    this.controller = controller;
    this.hasReceived = false;
    let error: unknown = null;
    try {
      await this.readStream(signal);
    } catch (thrown) {
      error = thrown;
    }
    if (!signal.aborted) await this.recoverFromStreamError(error, signal);
  }

  /** Reads the live stream. Resolves when the server ends it. */
  private async readStream(signal: AbortSignal): Promise<void> {
    const { documentId, operationName, connection, sessionGuard } = this.options;
    this.recordStreamActivity();
    const of = [...this.versions].map(([projectId, since]) => ({ projectId, since: String(since) }));
    const body = await openEventStream(
      { documentId, operationName, variables: { of } },
      signal,
      sessionGuard,
    );
    connection.reached();
    await readEventStream(body, {
      onActivity: () => {
        if (!signal.aborted) this.recordStreamActivity();
      },
      onEvent: ({ event, data }) => {
        if (signal.aborted || event !== 'next') return;
        this.receiveLiveUpdateResponse(JSON.parse(data) as LiveUpdateResponse | LiveUpdateErrorResponse);
      },
    });
  }

  /** Restarts the timer that reopens the live stream when no data arrives. */
  private recordStreamActivity(): void {
    this.lastActivityAt = Date.now();
    this.scheduleStreamOpen(LIVE_STREAM_SILENCE_MAX_MS);
  }

  private receiveLiveUpdateResponse(response: LiveUpdateResponse | LiveUpdateErrorResponse): void {
    if ('errors' in response) {
      const { message, extensions } = response.errors[0]!;
      if (extensions.projectId !== undefined) this.dropProject(extensions.projectId);
      throw new RequestError(extensions.code, message);
    }
    this.failures = 0;
    this.hasReceived = true;
    const { project, version } = response.data.projectsChanged;
    const from = this.versions.get(project.id) ?? 0;
    this.versions.set(project.id, Number(version));
    this.options.onResponse(response, from);
  }

  /** Ends the subscription to a project. The server has ended the stream; it is reopened for the others. */
  private dropProject(projectId: string): void {
    this.versions.delete(projectId);
    this.options.onProjectUnavailable(projectId);
  }

  private async recoverFromStreamError(error: unknown, signal: AbortSignal): Promise<void> {
    clearTimeout(this.timer);
    if (this.versions.size === 0) return;
    if (
      error instanceof RequestError &&
      NON_RETRYABLE_STREAM_ERROR_CODES.includes(error.code) &&
      !this.hasReceived
    )
      return;
    const { connection } = this.options;
    if (error instanceof RequestError && error.code === 'UNAVAILABLE') {
      connection.failed();
      await connection.recovered(signal).catch(() => undefined);
    }
    if (signal.aborted) return;
    const retryAfter = error instanceof RequestError ? error.retryAfter : null;
    if (retryAfter === null) this.scheduleReconnect();
    else this.scheduleStreamOpen(retryAfter);
  }

  /**
   * Reopens the live stream after a random delay, so that not all browsers reconnect at once after a restart
   * of the server.
   */
  private scheduleReconnect(): void {
    this.scheduleStreamOpen(
      Math.random() *
        Math.min(LIVE_STREAM_RECONNECT_DELAY_MS * 2 ** this.failures, LIVE_STREAM_RECONNECT_DELAY_MAX_MS),
    );
    this.failures += 1;
  }
}

interface LiveUpdateErrorResponse {
  errors: { message: string; extensions: { code: RequestError['code']; projectId?: string } }[];
}
