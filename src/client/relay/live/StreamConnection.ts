/** The connection of a live stream (server-sent events), which is opened again after each interruption. */
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { EVENT_STREAM_HEARTBEAT_MS } from '../../../shared/limits';
import type { SessionGuard } from '../../auth/SessionGuard';
import { RequestError } from '../../errors/RequestError';
import { openEventStream, type PersistedOperation } from '../network/post';
import type { ServerReachabilityTracker } from '../network/ServerReachabilityTracker';

/**
 * Time without any data after which the stream counts as disconnected, in ms; the browser may not notice a lost
 * connection.
 */
const SILENCE_MAX_MS = 2.5 * EVENT_STREAM_HEARTBEAT_MS;
/** Upper bound of the random delay before the first reconnection, in ms; doubles with each failure. */
const RECONNECT_DELAY_MS = 500;
const RECONNECT_DELAY_MAX_MS = 30_000;

/**
 * Error codes after which the stream is not opened again by itself, except when the page becomes visible or the network
 * returns. If the connection has already delivered a response, the error may concern only one of several projects, and
 * reopening serves the others.
 */
const FINAL_ERROR_CODES = [
  'NOT_FOUND',
  'OPERATION_NOT_ALLOWED',
  'VALIDATION_FAILED',
  'FORBIDDEN',
  'UNAUTHENTICATED',
];

interface ErrorResponse {
  errors: { message: string; extensions: ErrorExtensions }[];
}

interface ErrorExtensions {
  code: RequestError['code'];
  /** The project that the error concerns. */
  projectId?: string;
}

interface StreamConnectionOptions<TResponse> {
  reachability: ServerReachabilityTracker;
  sessionGuard: SessionGuard;
  /** Returns the operation for the next connection; null: there is nothing to subscribe to. */
  getOperation: () => PersistedOperation | null;
  /** @param isFirst whether this is the first response of a connection */
  onResponse: (response: TResponse, isFirst: boolean) => void;
  /** Called with an error that the server has sent in the stream, before the connection ends with it. */
  onError?: (error: ErrorExtensions) => void;
}

export class StreamConnection<TResponse extends object> {
  private readonly options: StreamConnectionOptions<TResponse>;
  private controller: AbortController | null = null;
  /** Opens the stream again: when no data arrives, or when the delay before a reconnection has passed. */
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private lastActivityAt = 0;
  /** Whether the current connection has delivered a response. */
  private hasReceived = false;
  /** Whether the timer runs for a random delay, which may be shortened. */
  private isDelayed = false;
  private closed = false;

  constructor(options: StreamConnectionOptions<TResponse>) {
    this.options = options;
    window.addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
  }

  /**
   * Opens the stream after `delay` ms. An open connection is closed at once, because its next message would postpone
   * the new connection and could begin at another version than the operation of the new connection.
   */
  open(delay = 0): void {
    this.controller?.abort();
    this.schedule(delay);
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    this.isDelayed = false;
    if (!this.closed) this.timer = setTimeout(() => void this.connect(), delay);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.controller?.abort();
    window.removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
  }

  /** Reopens a disconnected stream at once when the network returns, the page becomes visible or the computer wakes up. */
  private readonly wake = (): void => {
    const isSilent = Date.now() - this.lastActivityAt > SILENCE_MAX_MS;
    if (isSilent || this.isDelayed) this.open();
  };

  private async connect(): Promise<void> {
    this.controller?.abort();
    const operation = this.options.getOperation();
    if (!operation) return;
    const controller = new AbortController();
    const { signal } = controller;
    this.controller = controller;
    this.hasReceived = false;
    let error: unknown = null;
    try {
      await this.read(operation, signal);
    } catch (thrown) {
      error = thrown;
    }
    if (!signal.aborted) await this.recover(error, signal);
  }

  /** Reads the stream. Resolves when the server ends it. */
  private async read(operation: PersistedOperation, signal: AbortSignal): Promise<void> {
    const { reachability, sessionGuard } = this.options;
    this.recordActivity();
    const body = await openEventStream(operation, signal, sessionGuard);
    reachability.reached();
    await readEventStream(body, {
      onActivity: () => {
        if (!signal.aborted) this.recordActivity();
      },
      onEvent: ({ event, data }) => {
        if (signal.aborted || event !== 'next') return;
        this.receive(JSON.parse(data) as TResponse | ErrorResponse);
      },
    });
  }

  /** Restarts the timer that reopens the stream when no data arrives. */
  private recordActivity(): void {
    this.lastActivityAt = Date.now();
    this.schedule(SILENCE_MAX_MS);
  }

  private receive(response: TResponse | ErrorResponse): void {
    if ('errors' in response) {
      const { message, extensions } = response.errors[0]!;
      this.options.onError?.(extensions);
      throw new RequestError(extensions.code, message);
    }
    const isFirst = !this.hasReceived;
    this.failures = 0;
    this.hasReceived = true;
    this.options.onResponse(response, isFirst);
  }

  private async recover(error: unknown, signal: AbortSignal): Promise<void> {
    clearTimeout(this.timer);
    const { code, retryAfter } = error instanceof RequestError ? error : { code: null, retryAfter: null };
    if (code !== null && FINAL_ERROR_CODES.includes(code) && !this.hasReceived) return;
    if (code === 'UNAVAILABLE') {
      const { reachability } = this.options;
      reachability.failed();
      await reachability.recovered(signal).catch(() => undefined);
    }
    if (signal.aborted) return;
    if (retryAfter !== null) return this.schedule(retryAfter);
    // A random delay, so that not all browsers reconnect at once after a restart of the server.
    this.schedule(Math.random() * Math.min(RECONNECT_DELAY_MS * 2 ** this.failures, RECONNECT_DELAY_MAX_MS));
    this.isDelayed = true;
    this.failures += 1;
  }
}

interface EventStreamCallbacks {
  /** Called with every received chunk of the stream, heartbeats included. */
  onActivity: () => void;
  onEvent: (event: EventSourceMessage) => void;
}

/**
 * Reads server-sent events from a fetch response (EventSource cannot send POST requests). Resolves when the
 * stream ends; rejects when it breaks or when `onEvent` throws.
 */
async function readEventStream(
  body: ReadableStream<Uint8Array>,
  { onActivity, onEvent }: EventStreamCallbacks,
): Promise<void> {
  const parser = createParser({ onEvent });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      onActivity();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    // Closes the connection when `onEvent` has thrown.
    reader.cancel().catch(() => undefined);
  }
}
