/** The one connection of a process that hears what is told of changes on a PostgreSQL server. */
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { CHANGES_CHANNEL, type NotificationListener, type NotificationSource } from './notifications';

/** Milliseconds until the first attempt to connect again; each that fails doubles them. */
const PAUSE_MIN = 100;
const PAUSE_MAX = 10_000;
/** Milliseconds between looks whether the other end is still there: a connection may die without a word. */
const HEARTBEAT = 15_000;
/** What takes longer than this, in milliseconds, does not come. */
const PATIENCE = 10_000;

export class ServerListener implements NotificationSource {
  readonly #url: string;
  readonly #hearer: NotificationListener;
  readonly #closing = new AbortController();
  readonly #running: Promise<void>;
  #isConnected = false;
  #connections = 0;

  constructor(url: string, hearer: NotificationListener) {
    this.#url = url;
    this.#hearer = hearer;
    this.#running = this.#run();
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  get reconnects(): number {
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
      // Whoever waits for what is told sees by `isConnected` that it fails; requests tell why.
      await this.#listen().catch(() => undefined);
      if (this.#connections > connections) failures = 0;
      // Not all processes at once, when the server is back.
      const longest = Math.min(PAUSE_MAX, PAUSE_MIN * 2 ** failures);
      await pause(longest * (0.5 + Math.random() / 2), null, { signal }).catch(() => undefined);
    }
  }

  /** Connects, and listens until that fails. */
  async #listen(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      application_name: 'winnow changes',
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    const lost = this.#lossOf(client);
    try {
      await Promise.race([client.connect(), lost]);
      client.on('notification', ({ payload = '' }) => this.#hearer.onNotification(payload));
      await Promise.race([client.query(`LISTEN ${CHANGES_CHANNEL}`), lost]);
      this.#isConnected = true;
      this.#connections++;
      this.#hearer.onReset();
      for (;;) {
        await Promise.race([pause(HEARTBEAT, null, { ref: false }), lost]);
        await Promise.race([client.query('SELECT 1'), lost]);
      }
    } finally {
      this.#isConnected = false;
      client.removeAllListeners('notification');
      // Not waited for: the other end may be gone.
      client.end().catch(() => undefined);
    }
  }

  /** Rejects when the connection can be used no more, or is to be closed. */
  #lossOf(client: Client): Promise<never> {
    const { signal } = this.#closing;
    return new Promise((_, reject) => {
      const lose = (): void => {
        signal.removeEventListener('abort', lose);
        reject(new Error('The connection ended.'));
      };
      // Stays on: an error that nobody listens to would end the process.
      client.on('error', lose);
      client.once('end', lose);
      signal.addEventListener('abort', lose);
    });
  }
}
