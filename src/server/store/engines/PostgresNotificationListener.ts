/** A PostgreSQL connection that LISTENs for notifications of changes. Each process opens at most one. */
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import {
  CHANGE_NOTIFICATION_CHANNEL,
  type PostgresNotificationHandler,
  type PostgresNotificationSource,
} from './notifications';

/**
 * Milliseconds before the first attempt to reconnect. The delay doubles after each failure, up to
 * LISTENER_RECONNECT_DELAY_MAX_MS.
 */
const LISTENER_RECONNECT_DELAY_MIN_MS = 100;
const LISTENER_RECONNECT_DELAY_MAX_MS = 10_000;
/** Milliseconds between two heartbeats on the connection, which detect that it has died silently. */
const LISTENER_HEARTBEAT_INTERVAL_MS = 15_000;
/** Timeout of connecting and of each heartbeat, in milliseconds. */
const LISTENER_CONNECTION_TIMEOUT_MS = 10_000;

export class PostgresNotificationListener implements PostgresNotificationSource {
  readonly #url: string;
  readonly #listener: PostgresNotificationHandler;
  readonly #closing = new AbortController();
  readonly #running: Promise<void>;
  #isConnected = false;
  #connections = 0;

  constructor(url: string, listener: PostgresNotificationHandler) {
    this.#url = url;
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
    const client = new Client({
      connectionString: this.#url,
      application_name: 'winnow changes',
      connectionTimeoutMillis: LISTENER_CONNECTION_TIMEOUT_MS,
      query_timeout: LISTENER_CONNECTION_TIMEOUT_MS,
    });
    const failed = this.#failureOf(client);
    try {
      await Promise.race([client.connect(), failed]);
      client.on('notification', ({ payload = '' }) => this.#listener.onNotification(payload));
      await Promise.race([client.query(`LISTEN ${CHANGE_NOTIFICATION_CHANNEL}`), failed]);
      this.#isConnected = true;
      this.#connections++;
      this.#listener.onConnectionReset();
      for (;;) {
        await Promise.race([pause(LISTENER_HEARTBEAT_INTERVAL_MS, null, { ref: false }), failed]);
        await Promise.race([client.query('SELECT 1'), failed]);
      }
    } finally {
      this.#isConnected = false;
      client.removeAllListeners('notification');
      // The result is not awaited, because the server may not respond any more.
      client.end().catch(() => undefined);
    }
  }

  /** Returns a promise that rejects when the connection fails or the listener is closed. */
  #failureOf(client: Client): Promise<never> {
    const { signal } = this.#closing;
    return new Promise((_, reject) => {
      const fail = (): void => {
        signal.removeEventListener('abort', fail);
        reject(new Error('The database connection was closed.'));
      };
      // The `error` listener is never removed, because an `error` event without a listener would end the
      // process.
      client.on('error', fail);
      client.once('end', fail);
      signal.addEventListener('abort', fail);
    });
  }
}
