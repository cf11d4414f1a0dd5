/** A connection of `pg` that knows its server process and how long that process has not responded. */
import net from 'node:net';
import { Client, type ClientConfig, type QueryResult } from 'pg';

/** A server process of PostgreSQL. Process ids are reused, so the start time is part of its identity. */
export interface ServerSession {
  pid: number;
  /** Start time of the process, as PostgreSQL formats it. */
  startedAt: string;
}

/** How long PostgreSQL waits in a session, in milliseconds. */
interface SessionTimeouts {
  idleInTransactionTimeoutMs: number;
  lockTimeoutMs: number;
}

/** For PostgreSQL, 0 means without limit. */
const NO_TIMEOUTS: SessionTimeouts = { idleInTransactionTimeoutMs: 0, lockTimeoutMs: 0 };

/** Milliseconds until the first TCP keep-alive probe, which detects that the other computer is gone. */
const KEEP_ALIVE_DELAY_MS = 10_000;

export class ServerClient extends Client {
  /** The server process. Null while connecting, and behind a connection pooler, which can use several. */
  session: ServerSession | null = null;
  /** Whether the session has been set up. */
  isInitialized = false;
  /** Duration of connecting and setting up the session, in milliseconds. */
  connectionMilliseconds = 0;
  /** The error that ended the connection, or null while it works. */
  failure: Error | null = null;
  /** Whether a caller has the connection, in contrast to one that is idle in its pool. */
  isInUse = false;
  /** Whether its caller has begun a transaction. */
  isInTransaction = false;
  readonly #socket: net.Socket;
  readonly #createdAt = performance.now();
  #isConnecting = true;
  #pendingCount = 0;
  /** When a statement last began or ended, or bytes were last seen to be transferred, by `performance.now()`. */
  #lastActivity = performance.now();
  #transferred = '';

  constructor(config: ClientConfig) {
    const socket = new net.Socket();
    super({
      ...config,
      stream: () => socket,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    });
    this.#socket = socket;
    this.once('connect', () => (this.#isConnecting = false));
    // An `error` event without a listener would end the process. The pool listens only while a connection is idle.
    this.on('error', (error: Error) => (this.failure ??= error));
    this.once('end', () => (this.failure ??= new Error('Connection terminated')));
  }

  /** Sets the time zone and the timeouts of a new connection, and reads which server process it has. */
  async initializeSession({ idleInTransactionTimeoutMs, lockTimeoutMs } = NO_TIMEOUTS): Promise<void> {
    const results = (await this.awaitResponse(() =>
      this.query(`SET TIME ZONE 'UTC';
        SET idle_in_transaction_session_timeout = ${idleInTransactionTimeoutMs};
        SET lock_timeout = ${lockTimeoutMs};
        SET tcp_keepalives_idle = ${SERVER_KEEP_ALIVE_DELAY_SECONDS};
        SET tcp_keepalives_interval = ${SERVER_KEEP_ALIVE_INTERVAL_SECONDS};
        SET tcp_keepalives_count = ${SERVER_KEEP_ALIVE_COUNT};
        SELECT pg_backend_pid()::text AS pid, backend_start::text AS "startedAt"
          FROM pg_stat_get_activity(pg_backend_pid())`),
    )) as unknown as QueryResult<{ pid: string; startedAt: string }>[];
    const [row] = results.at(-1)!.rows;
    // A pooler sends an invented process id when it accepts the connection.
    const { processID } = this as unknown as { processID: number | null };
    if (row && Number(row.pid) === processID) this.session = { pid: processID, startedAt: row.startedAt };
    this.isInitialized = true;
    this.connectionMilliseconds = performance.now() - this.#createdAt;
  }

  /** Runs a statement, during which `silentMilliseconds` is measured. */
  async awaitResponse<T>(work: () => Promise<T>): Promise<T> {
    if (this.#pendingCount++ === 0) this.#lastActivity = performance.now();
    try {
      return await work();
    } finally {
      this.#pendingCount--;
      this.#lastActivity = performance.now();
    }
  }

  /** Milliseconds since a statement began or ended, or since bytes were seen to be transferred. */
  get inactiveMilliseconds(): number {
    return performance.now() - this.#lastActivity;
  }

  /** Milliseconds for which the client has awaited a response without transferring bytes; 0 if it awaits none. */
  get silentMilliseconds(): number {
    if (this.failure || (this.#pendingCount === 0 && !this.#isConnecting)) return 0;
    const transferred = `${this.#socket.bytesRead} ${this.#socket.writableLength}`;
    if (transferred !== this.#transferred) {
      this.#transferred = transferred;
      this.#lastActivity = performance.now();
    }
    return performance.now() - this.#lastActivity;
  }

  /** Closes the connection without notifying the server, which may not be reachable. Statements in progress fail. */
  destroy(reason = new Error('Connection terminated')): void {
    this.failure ??= reason;
    this.#socket.destroy();
  }
}

/**
 * TCP keep-alive settings of the server, with which it detects that this computer is gone: it sends the first probe
 * after the delay without data, and ends the session after the given number of unanswered probes. This releases the
 * locks of the session's transaction.
 */
const SERVER_KEEP_ALIVE_DELAY_SECONDS = 5;
const SERVER_KEEP_ALIVE_INTERVAL_SECONDS = 3;
const SERVER_KEEP_ALIVE_COUNT = 3;
