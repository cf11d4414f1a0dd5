/** The connection on which the browser receives changes of the viewer's inbox, with reconnection. */
import { EVENT_STREAM_HEARTBEAT_MS } from '../../../shared/limits';
import type { SessionGuard } from '../../auth/SessionGuard';
import { RequestError } from '../../errors/RequestError';
import { readEventStream } from '../live/readEventStream';
import { openEventStream, type PersistedOperation } from '../network/post';
import type { ServerReachabilityTracker } from '../network/serverConnection';

/** Time without any data after which the stream counts as disconnected, in ms. */
const SILENCE_MAX_MS = 2.5 * EVENT_STREAM_HEARTBEAT_MS;
/** Upper bound of the random delay before the first reconnection, in ms; doubles with each failure. */
const RECONNECT_DELAY_MS = 500;
const RECONNECT_DELAY_MAX_MS = 30_000;
/** Error codes after which the stream is not opened again. */
const FINAL_ERROR_CODES = ['OPERATION_NOT_ALLOWED', 'VALIDATION_FAILED', 'FORBIDDEN', 'UNAUTHENTICATED'];

interface InboxStreamOptions {
  operation: PersistedOperation;
  connection: ServerReachabilityTracker;
  sessionGuard: SessionGuard;
  signal: AbortSignal;
  /**
   * Called with each message.
   *
   * @param isFirst whether this is the first message after connecting, which does not contain earlier changes
   */
  onMessage: (message: unknown, isFirst: boolean) => void;
}

/** Reads the stream and connects again after each interruption. Resolves when it is aborted or the session has ended. */
export async function readInboxStream(options: InboxStreamOptions): Promise<void> {
  const { connection, signal } = options;
  let failures = 0;
  while (!signal.aborted) {
    let retryAfter: number | null = null;
    try {
      await readConnection(options, () => (failures = 0));
    } catch (error) {
      if (error instanceof RequestError) {
        if (FINAL_ERROR_CODES.includes(error.code)) return;
        retryAfter = error.retryAfter;
        if (error.code === 'UNAVAILABLE' && !signal.aborted) {
          connection.failed();
          await connection.recovered(signal).catch(() => undefined);
        }
      }
    }
    // A random delay, so that not all browsers reconnect at once after a restart of the server.
    const delay = Math.random() * Math.min(RECONNECT_DELAY_MS * 2 ** failures, RECONNECT_DELAY_MAX_MS);
    await sleep(retryAfter ?? delay, signal);
    failures += 1;
  }
}

/** Reads one connection until it ends, is silent for too long, or is aborted. */
async function readConnection(
  { operation, connection, sessionGuard, signal, onMessage }: InboxStreamOptions,
  onSuccess: () => void,
): Promise<void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onActivity = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MAX_MS);
  };
  onActivity();
  let isFirst = true;
  try {
    const either = AbortSignal.any([signal, silence.signal]);
    const body = await openEventStream(operation, either, sessionGuard);
    connection.reached();
    await readEventStream(body, {
      onActivity,
      onEvent: ({ event, data }) => {
        if (signal.aborted || event !== 'next') return;
        onSuccess();
        onMessage(JSON.parse(data), isFirst);
        isFirst = false;
      },
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Waits, at most until the network returns, the page becomes visible or the signal is aborted. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    signal.addEventListener('abort', wake);
  });
}
