/** A PostgreSQL connection that LISTENs for notifications of changes. Each process opens at most one. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ConnectionWatchdog } from './ConnectionWatchdog';
import {
  CHANGE_NOTIFICATION_CHANNEL,
  type PostgresNotificationHandler,
  type PostgresNotificationSource,
} from './notifications';
import type { ServerClient } from './ServerClient';

/**
 * Milliseconds before the first attempt to reconnect. The delay doubles after each failure, up to
 * LISTENER_RECONNECT_DELAY_MAX_MS.
 */
const LISTENER_RECONNECT_DELAY_MIN_MS = 100;
const LISTENER_RECONNECT_DELAY_MAX_MS = 1_000;
/** Milliseconds between two heartbeats on the connection, with which the watchdog detects that it has died silently. */
const LISTENER_HEARTBEAT_INTERVAL_MS = 5_000;
/** Milliseconds to wait for a server that cannot be reached, after which waiting begins again. */
const LISTENER_UNREACHABLE_WAIT_MS = 60_000;

export class PostgresNotificationListener implements PostgresNotificationSource {
  readonly #createClient: () => ServerClient;
  readonly #watchdog: ConnectionWatchdog;
  readonly #listener: PostgresNotificationHandler;
  readonly #closing = new AbortController();
  readonly #running: Promise<void>;
  #isConnected = false;
  #connections = 0;

  constructor(
    createClient: () => ServerClient,
    watchdog: ConnectionWatchdog,
    listener: PostgresNotificationHandler,
  ) {
    this.#createClient = createClient;
    this.#watchdog = watchdog;
    this.#listener = listener;
    this.#running = this.#run();
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  get reconnectCount(): number {
    return Math.max(0, this.#connections - 1);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing;
    for (let failures = 0; !signal.aborted; failures++) {
      const connections = this.#connections;
      // Connection errors are not reported here: `isConnected` shows the state, and requests fail with the
      // reason.
      await this.#listen().catch(() => undefined);
      if (this.#connections > connections) failures = 0;
      // Random jitter keeps processes from reconnecting all at once when the server is back.
      const delay = Math.min(
        LISTENER_RECONNECT_DELAY_MAX_MS,
        LISTENER_RECONNECT_DELAY_MIN_MS * 2 ** failures,
      );
      await pause(delay * (0.5 + Math.random() / 2), null, { signal }).catch(() => undefined);
    }
  }

  /** Connects to PostgreSQL and listens for notifications until the connection fails. */
  async #listen(): Promise<void> {
    await this.#watchdog.waitUntilReachable(LISTENER_UNREACHABLE_WAIT_MS);
    const client = this.#createClient();
    this.#watchdog.watchClient(client);
    const failed = this.#failureOf(client);
    const query = (text: string) => Promise.race([client.awaitResponse(() => client.query(text)), failed]);
    try {
      await Promise.race([client.connect(), failed]);
      await Promise.race([client.initializeSession(), failed]);
      client.on('notification', ({ payload = '' }) => this.#listener.onNotification(payload));
      await query(`LISTEN ${CHANGE_NOTIFICATION_CHANNEL}`);
      this.#isConnected = true;
      this.#connections++;
      this.#listener.onConnectionReset();
      for (;;) {
        await Promise.race([pause(LISTENER_HEARTBEAT_INTERVAL_MS, null, { ref: false }), failed]);
        await query('SELECT 1');
      }
    } catch (error) {
      if (!this.#closing.signal.aborted) this.#watchdog.reportFailure(error, client.session);
      throw error;
    } finally {
      this.#isConnected = false;
      client.removeAllListeners('notification');
      client.destroy();
    }
  }

  /** Returns a promise that rejects when the connection fails or the listener is closed. */
  #failureOf(client: ServerClient): Promise<never> {
    const { signal } = this.#closing;
    return new Promise((_, reject) => {
      const fail = (): void => {
        signal.removeEventListener('abort', fail);
        reject(client.failure ?? new Error('The database connection was closed.'));
      };
      client.once('error', fail);
      client.once('end', fail);
      signal.addEventListener('abort', fail);
    });
  }
}
