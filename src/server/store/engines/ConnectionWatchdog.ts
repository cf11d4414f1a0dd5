/**
 * Detects lost connections to a PostgreSQL server, including those that fail silently, and waits until the server can
 * be reached again.
 *
 * A link that is cut without a reset reports no error: a statement would wait for its response until the operating
 * system gives up, after about 15 minutes. A long statement looks the same. So while a connection is silent, another
 * connection asks the server what the process of the silent one is doing.
 */
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { DatabaseConnectionError } from '../errors/DatabaseConnectionError';
import type { ServerClient, ServerSession } from './ServerClient';

/** Milliseconds between two searches for silent connections. */
const SILENCE_CHECK_INTERVAL_MS = 250;
/** Milliseconds of silence after which the server is asked about a connection. Doubles each time, up to the maximum. */
const SILENCE_MIN_MS = 1_000;
const SILENCE_MAX_MS = 16_000;
/**
 * Once a lost connection is found, connections in a transaction that have waited for a lock for this many milliseconds
 * are ended as well.
 */
const LOCK_WAIT_SILENCE_MIN_MS = 500;
/**
 * How long to wait for a response that the server reports as sent but that has not arrived: ANSWER_ARRIVAL_FACTOR times the
 * duration of connecting, at least MIN and at most MAX, in milliseconds.
 */
const ANSWER_ARRIVAL_MIN_MS = 250;
const ANSWER_ARRIVAL_MAX_MS = 1_000;
const ANSWER_ARRIVAL_FACTOR = 3;
const CHECK_TIMEOUT_MIN_MS = 1_000;
const CHECK_TIMEOUT_FACTOR = 5;
/** Milliseconds without any response of the server after which it counts as unreachable. */
const UNREACHABLE_AFTER_MS = 3_000;
/** Milliseconds before the next attempt to connect. Doubles after each attempt, up to the maximum. */
const ATTEMPT_DELAY_MIN_MS = 50;
const ATTEMPT_DELAY_MAX_MS = 500;
/**
 * Maximum attempts at the same time. An attempt that gets no response can be lost for good, but on a slow computer it can
 * also need seconds. So the next attempts begin while it waits, and the first that succeeds ends the others.
 */
const CONCURRENT_ATTEMPTS_MAX = 20;
/** Maximum number of database sessions to remember whose connections were lost. */
const LOST_SESSIONS_MAX = 100;

export class ConnectionWatchdog {
  readonly #createClient: () => ServerClient;
  /** The clients of the pools and of the listener. */
  readonly #clients = new Set<ServerClient>();
  /** Milliseconds for which each silent client may be silent before the server is asked about it again. */
  readonly #silenceLimits = new WeakMap<ServerClient, number>();
  /** Sessions of lost connections, whose transactions may still hold locks. */
  #lostSessions: ServerSession[] = [];
  /** Sessions that a check terminates itself, so that the failures of their statements start no further check. */
  readonly #endedSessions = new WeakSet<ServerSession>();
  readonly #waiting = new Set<() => void>();
  readonly #closing = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #checking: Promise<void> | null = null;
  /** The connection that the check in progress uses. */
  #checkingClient: ServerClient | null = null;
  #mustCheckAgain = false;
  #isReachable = true;
  /** Since when attempts to connect have got no response, by `performance.now()`. Infinity without an attempt. */
  #unansweredSince = Infinity;
  #lastError: unknown = null;
  #checkedSilenceAt = performance.now();

  /** @param createClient creates a client that is not connected yet */
  constructor(createClient: () => ServerClient) {
    this.#createClient = createClient;
    this.#timer = setInterval(() => this.#checkSilence(), SILENCE_CHECK_INTERVAL_MS).unref();
  }

  /** Watches a client until its connection ends. */
  watchClient(client: ServerClient): void {
    this.#clients.add(client);
    client.once('end', () => this.#clients.delete(client));
  }

  /** Reports a connection that was lost or could not be established. */
  reportFailure(error: unknown, session: ServerSession | null = null): void {
    if (session && this.#endedSessions.has(session)) return;
    this.#lastError = error;
    if (session) this.#lostSessions = [...this.#lostSessions, session].slice(-LOST_SESSIONS_MAX);
    this.#startCheck();
  }

  /**
   * Waits while the server is known to be unreachable.
   * @throws DatabaseConnectionError after `milliseconds`, or when the watchdog is closed
   */
  async waitUntilReachable(milliseconds: number): Promise<void> {
    if (this.#isReachable && !this.#closing.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const proceed = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(proceed);
        resolve();
      };
      const timer = setTimeout(proceed, this.#closing.signal.aborted ? 0 : milliseconds);
      this.#waiting.add(proceed);
    });
    if (!this.#isReachable || this.#closing.signal.aborted)
      throw new DatabaseConnectionError('The database server cannot be reached.', { cause: this.#lastError });
  }

  /** Ends all waiting. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#closing.abort();
    // The check's statement is not awaited: it would never end if the network drops the packets of its connection.
    this.#checkingClient?.destroy();
    this.#wakeWaiting();
    await this.#checking;
  }

  /** Closes all connections at once. */
  destroyClients(): void {
    for (const client of this.#clients) client.destroy();
  }

  #checkSilence(): void {
    const now = performance.now();
    const isLate = now - this.#checkedSilenceAt > 2 * SILENCE_CHECK_INTERVAL_MS;
    this.#checkedSilenceAt = now;
    // The event loop was blocked, so that responses may have arrived without having been read.
    if (isLate && this.#unansweredSince !== Infinity) this.#unansweredSince = now;
    if (now - this.#unansweredSince >= UNREACHABLE_AFTER_MS) {
      this.#isReachable = false;
      for (const client of this.#listSilentClients(UNREACHABLE_AFTER_MS))
        client.destroy(createSilenceError());
    }
    // The link can be cut again during a check.
    const checking = this.#checkingClient;
    if (!isLate && checking && checking.silentMilliseconds >= getCheckTimeout(checking))
      checking.destroy(createSilenceError());
    for (const client of this.#clients)
      if (client.silentMilliseconds === 0) this.#silenceLimits.delete(client);
    const isCheckDue = this.#listSilentClients(SILENCE_MIN_MS).some(
      (client) => client.silentMilliseconds >= (this.#silenceLimits.get(client) ?? SILENCE_MIN_MS),
    );
    if (isCheckDue && !this.#checking) this.#startCheck();
  }

  #listSilentClients(milliseconds: number): ServerClient[] {
    return [...this.#clients].filter((client) => client.silentMilliseconds >= milliseconds);
  }

  #startCheck(): void {
    if (this.#closing.signal.aborted) return;
    if (this.#checking) {
      this.#mustCheckAgain = true;
      return;
    }
    this.#checking = this.#check().finally(() => {
      this.#checking = null;
      if (!this.#mustCheckAgain) return;
      this.#mustCheckAgain = false;
      this.#startCheck();
    });
  }

  /** Connects to the server, however long that takes, and terminates the sessions of lost connections. */
  async #check(): Promise<void> {
    this.#unansweredSince = performance.now();
    const client = await this.#connect();
    this.#unansweredSince = Infinity;
    this.#checkingClient = client;
    try {
      if (client) await this.#endLostSessions(client);
      if (this.#closing.signal.aborted) return;
      this.#isReachable = true;
      this.#wakeWaiting();
    } catch (error) {
      this.#lastError = error;
      this.#mustCheckAgain = true;
    } finally {
      this.#checkingClient = null;
      client?.destroy();
    }
  }

  /**
   * Connects to the database server. Returns null if the watchdog is closed, or if the server has reached its
   * connection limit, which does not affect existing connections.
   */
  async #connect(): Promise<ServerClient | null> {
    const attempts = new Set<ServerClient>();
    const ending = new AbortController();
    let connected: ServerClient | null = null;
    const attempt = async (): Promise<void> => {
      const client = this.#createClient();
      attempts.add(client);
      try {
        await client.connect();
        await client.initializeSession();
        if (ending.signal.aborted) return;
        attempts.delete(client);
        connected = client;
        ending.abort();
      } catch (error) {
        if (ending.signal.aborted) return;
        this.#lastError = error;
        if (!isTimeout(error)) this.#unansweredSince = performance.now();
        if (isConnectionLimitError(error)) ending.abort();
        else this.#isReachable = false;
      } finally {
        if (attempts.delete(client)) client.destroy();
      }
    };
    const signal = AbortSignal.any([ending.signal, this.#closing.signal]);
    for (
      let delay = ATTEMPT_DELAY_MIN_MS;
      !signal.aborted;
      delay = Math.min(2 * delay, ATTEMPT_DELAY_MAX_MS)
    ) {
      if (attempts.size < CONCURRENT_ATTEMPTS_MAX) void attempt();
      // Jitter keeps the servers of a database from connecting at the same moments.
      await pause(delay * (0.5 + Math.random() / 2), null, { signal }).catch(() => undefined);
    }
    ending.abort();
    for (const client of attempts) client.destroy();
    return connected;
  }

  /**
   * Ends the sessions of lost connections, and the connections that were probably lost with them. This releases the locks of
   * their transactions.
   */
  async #endLostSessions(connected: ServerClient): Promise<void> {
    const wasReachable = this.#isReachable;
    const silent = this.#listSilentClients(LOCK_WAIT_SILENCE_MIN_MS);
    const lostClients = silent.length > 0 ? await this.#findLostClients(connected, silent) : [];
    for (const client of silent) {
      const limit = this.#silenceLimits.get(client) ?? SILENCE_MIN_MS;
      if (client.silentMilliseconds >= limit)
        this.#silenceLimits.set(client, Math.min(2 * limit, SILENCE_MAX_MS));
    }
    // Idle connections were probably lost, too, but would fail only at their next statements.
    const unused =
      wasReachable && lostClients.length === 0
        ? []
        : [...this.#clients].filter(
            (client) =>
              client.isInitialized && !client.isInUse && client.inactiveMilliseconds >= SILENCE_MIN_MS,
          );
    const clients = [...lostClients, ...unused];
    const sessions = [...this.#lostSessions, ...clients.flatMap(({ session }) => session ?? [])];
    // The sessions stay in the list until they have ended, because this check can fail.
    this.#lostSessions = sessions;
    for (const session of sessions) this.#endedSessions.add(session);
    // The clients are closed before the query ends their sessions, so that no caller takes an idle one of them.
    for (const client of clients) client.destroy(createSilenceError());
    if (sessions.length > 0)
      await connected.awaitResponse(() => connected.query(END_SESSIONS_SQL, toSqlParameters(sessions)));
    this.#lostSessions = this.#lostSessions.filter((session) => !sessions.includes(session));
  }

  /**
   * Returns the clients that await a response although the server runs nothing for them, or does not know them. If there are
   * any, clients whose transactions wait for a lock are returned, too. They were probably lost as well: each would in turn get
   * the lock, and hold it until its loss is detected. A transaction that was still alive is repeated.
   */
  async #findLostClients(connected: ServerClient, silent: readonly ServerClient[]): Promise<ServerClient[]> {
    const before = await this.#findWorkingSessions(connected, silent);
    // On a busy computer, responses arrive and statements start later.
    const delay = Math.max(ANSWER_ARRIVAL_MIN_MS, ANSWER_ARRIVAL_FACTOR * connected.connectionMilliseconds);
    await pause(Math.min(delay, ANSWER_ARRIVAL_MAX_MS));
    const after = await this.#findWorkingSessions(connected, silent);
    // What arrived while the event loop was blocked is read before the next immediate.
    await setImmediate();
    const unserved = silent.filter(({ session, isInitialized, silentMilliseconds }) => {
      if (silentMilliseconds < SILENCE_MIN_MS) return false;
      return session ? !before.has(session.pid) && !after.has(session.pid) : !isInitialized;
    });
    if (unserved.length === 0) return [];
    const waiting = silent.filter(
      ({ session, silentMilliseconds, isInTransaction }) =>
        isInTransaction &&
        silentMilliseconds >= LOCK_WAIT_SILENCE_MIN_MS &&
        session &&
        [before, after].some((found) => found.get(session.pid) === 'lock'),
    );
    return [...unserved, ...waiting];
  }

  /**
   * Returns, by process id, whether the server process of each of these clients waits for a lock or runs a statement.
   * Leaves out idle processes and those that do not exist.
   */
  async #findWorkingSessions(
    connected: ServerClient,
    clients: readonly ServerClient[],
  ): Promise<ReadonlyMap<number, 'lock' | 'running'>> {
    const parameters = toSqlParameters(clients.flatMap(({ session }) => session ?? []));
    const { rows } = await connected.awaitResponse(() =>
      connected.query<{ pid: string; work: 'lock' | 'running' }>(FIND_WORKING_SESSIONS_SQL, parameters),
    );
    return new Map(rows.map(({ pid, work }) => [Number(pid), work]));
  }

  #wakeWaiting(): void {
    for (const proceed of [...this.#waiting]) proceed();
  }
}

/**
 * Time limit for a statement of a check, in milliseconds. Proportional to the duration of connecting, because both take
 * longer on a busy computer.
 */
const getCheckTimeout = ({ connectionMilliseconds }: ServerClient): number =>
  Math.max(CHECK_TIMEOUT_MIN_MS, CHECK_TIMEOUT_FACTOR * connectionMilliseconds);

const createSilenceError = (): Error =>
  new Error('The database server has stopped responding on this connection.');

const SESSIONS_SQL = `FROM unnest($1::int[], $2::timestamptz[]) AS session (pid, started_at)
  JOIN pg_stat_activity a ON a.pid = session.pid AND a.backend_start = session.started_at`;
/**
 * Finds the sessions that execute a statement. Leaves out sessions with the wait event Client: the statement has not
 * arrived completely, or its result is being sent.
 */
const FIND_WORKING_SESSIONS_SQL = `SELECT a.pid::text AS pid,
  CASE WHEN a.wait_event_type = 'Lock' THEN 'lock' ELSE 'running' END AS work ${SESSIONS_SQL}
  WHERE a.state = 'active' AND a.wait_event_type IS DISTINCT FROM 'Client'`;
/** Every database role may end its own sessions. */
const END_SESSIONS_SQL = `SELECT pg_terminate_backend(a.pid) ${SESSIONS_SQL}`;

const toSqlParameters = (sessions: readonly ServerSession[]): unknown[] => [
  sessions.map(({ pid }) => pid),
  sessions.map(({ startedAt }) => startedAt),
];

/** Whether an attempt to connect has failed without a response of the server. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message === 'timeout expired' ||
    ('code' in error &&
      ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN'].includes(String(error.code))));

const isConnectionLimitError = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === TOO_MANY_CONNECTIONS;

/** PostgreSQL's SQLSTATE. */
const TOO_MANY_CONNECTIONS = '53300';
