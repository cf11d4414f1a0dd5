/**
 * The engine for a PostgreSQL server. It has two connection pools, so that background work never occupies a
 * connection that requests need.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { type ClientBase, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg';
import { WinnowError } from '../../../shared/errors';
import type { PostgresNotificationHandler, PostgresNotificationSource } from './notifications';
import type { SqlConnectionSource } from './connection';
import { ConnectionWatchdog } from './ConnectionWatchdog';
import { DatabaseConnectionError } from '../errors/DatabaseConnectionError';
import type { DatabaseConnectionPriority } from './EmbeddedConnectionQueue';
import { PostgresNotificationListener } from './PostgresNotificationListener';
import { ServerClient } from './ServerClient';
import { type PooledServerClient, ServerConnection } from './ServerConnection';
import { getColumnParser } from './values';

/** The lowest supported `server_version_num`: PostgreSQL 15. */
const POSTGRES_VERSION_MIN = 150_000;

/** Limits of the connections of a pool. */
interface PoolLimits {
  connections: number;
  /** Maximum duration of a statement in milliseconds; 0: without limit. */
  statementTimeoutMs: number;
  /**
   * Maximum time that a transaction can be idle, in milliseconds. Without the limit, PostgreSQL would keep the locks of a
   * Winnow process whose connection is cut, and other processes would wait for them.
   */
  idleInTransactionTimeoutMs: number;
  /**
   * Maximum wait for one lock in milliseconds; 0: without limit. A request that exceeds it fails with UNAVAILABLE and can be sent
   * again. Without the limit, it could outlast the time limit of its client.
   */
  lockTimeoutMs: number;
  /** How long a statement waits while the server cannot be reached, in milliseconds. */
  unreachableWaitMs: number;
}

const POOL_LIMITS_BY_PRIORITY: Readonly<Record<DatabaseConnectionPriority, PoolLimits>> = {
  foreground: {
    connections: 10,
    statementTimeoutMs: 60_000,
    idleInTransactionTimeoutMs: 10_000,
    lockTimeoutMs: 10_000,
    // Short, so that clients can show the outage.
    unreachableWaitMs: 3_000,
  },
  background: {
    connections: 3,
    statementTimeoutMs: 0,
    idleInTransactionTimeoutMs: 60_000,
    lockTimeoutMs: 0,
    // Long enough for a restart of the database.
    unreachableWaitMs: 300_000,
  },
};
/** Time limit for a new connection, and for waiting until another statement has released one, in milliseconds. */
const CONNECTION_TIMEOUT_MS = 10_000;
/** Pause after a failed connection to a server that can be reached, in milliseconds. */
const CONNECTION_RETRY_DELAY_MS = 100;
/** Maximum time to wait for PostgreSQL while the connections are closed, in milliseconds. */
const CLOSE_TIMEOUT_MS = 2_000;

/** Utilization of the event loop, from 0 to 1, at or above which a failed connection at startup is tried once more. */
const BLOCKED_UTILIZATION_MIN = 0.5;

export class ServerDatabaseEngine {
  readonly #url: string;
  readonly #watchdog: ConnectionWatchdog;
  readonly #pools: Readonly<Record<DatabaseConnectionPriority, Pool>>;
  #listener: PostgresNotificationListener | null = null;

  private constructor(url: string) {
    this.#url = url;
    this.#watchdog = new ConnectionWatchdog(() => new ServerClient(createClientConfig(url, 'winnow check')));
    this.#pools = { foreground: this.#createPool('foreground'), background: this.#createPool('background') };
  }

  /**
   * Connects to the server once, so that errors are reported at startup.
   * @throws WinnowError UNAVAILABLE
   */
  static async connectToServer(url: string): Promise<ServerDatabaseEngine> {
    const engine = new ServerDatabaseEngine(url);
    const loopAtStart = performance.eventLoopUtilization();
    try {
      // On a slow computer, the modules that are loaded meanwhile can block the thread until the connection has timed
      // out, although the server has answered.
      await engine.#check().catch((error: unknown) => {
        if (performance.eventLoopUtilization(loopAtStart).utilization < BLOCKED_UTILIZATION_MIN) throw error;
        return engine.#check();
      });
      return engine;
    } catch (error) {
      await engine.close();
      throw error instanceof WinnowError ? error : createDatabaseUnreachableError(url, error);
    }
  }

  getConnectionSource(lane: DatabaseConnectionPriority): SqlConnectionSource {
    const source = {
      acquireClient: () => this.#acquireClient(lane),
      reportLoss: (client: ServerClient) => {
        client.destroy();
        this.#watchdog.reportFailure(client.failure, client.session);
      },
    };
    return { acquire: async () => new ServerConnection(source, await source.acquireClient()) };
  }

  /** Starts to pass PostgreSQL notifications to a listener. Call it at most once. */
  listenForNotifications(listener: PostgresNotificationHandler): PostgresNotificationSource {
    const createClient = (): ServerClient =>
      new ServerClient(createClientConfig(this.#url, 'winnow changes'));
    return (this.#listener = new PostgresNotificationListener(createClient, this.#watchdog, listener));
  }

  async close(): Promise<void> {
    await this.#watchdog.close();
    await this.#listener?.close();
    // A server that does not respond does not close its connections, either.
    const timeout = setTimeout(() => this.#watchdog.destroyClients(), CLOSE_TIMEOUT_MS);
    await Promise.all([this.#pools.foreground.end(), this.#pools.background.end()]);
    clearTimeout(timeout);
  }

  /** @throws DatabaseConnectionError */
  async #acquireClient(lane: DatabaseConnectionPriority): Promise<PooledServerClient> {
    const end = performance.now() + POOL_LIMITS_BY_PRIORITY[lane].unreachableWaitMs;
    for (;;) {
      await this.#watchdog.waitUntilReachable(end - performance.now());
      try {
        const client = (await this.#pools[lane].connect()) as PoolClient & ServerClient;
        return { client, release: (isBroken) => client.release(isBroken) };
      } catch (error) {
        const isPoolBusy = error instanceof Error && error.message === POOL_BUSY_MESSAGE;
        if (!isPoolBusy) this.#watchdog.reportFailure(error);
        if (isPoolBusy || this.#pools[lane].ending || performance.now() >= end)
          throw new DatabaseConnectionError('The database server cannot be reached.', {
            cause: error,
          });
      }
      await pause(CONNECTION_RETRY_DELAY_MS * (0.5 + Math.random() / 2));
    }
  }

  #createPool(lane: DatabaseConnectionPriority): Pool {
    const watchdog = this.#watchdog;
    const limits = POOL_LIMITS_BY_PRIORITY[lane];
    class PoolServerClient extends ServerClient {
      constructor(options: ClientConfig) {
        super(options);
        watchdog.watchClient(this);
      }
    }
    const config: PoolConfig & { onConnect: (client: ClientBase) => Promise<void> } = {
      ...createClientConfig(this.#url, lane === 'foreground' ? 'winnow' : 'winnow background'),
      // The pool passes its configuration to the constructor, which the type of `Client` does not declare.
      Client: PoolServerClient as unknown as NonNullable<PoolConfig['Client']>,
      max: limits.connections,
      statement_timeout: limits.statementTimeoutMs,
      // The pool awaits this function before it hands out a new connection.
      onConnect: (client) => (client as ServerClient).initializeSession(limits),
    };
    const pool = new Pool(config);
    pool.on('acquire', (client) => ((client as unknown as ServerClient).isInUse = true));
    pool.on('release', (_error, client) => ((client as unknown as ServerClient).isInUse = false));
    // An idle connection that fails is replaced at the next use. Without a listener the error would end the process.
    pool.on('error', (error, client) => {
      watchdog.reportFailure(error, (client as unknown as ServerClient).session);
    });
    return pool;
  }

  async #check(): Promise<void> {
    const { rows } = await this.#pools.foreground.query<{ server_version_num: string }>(
      'SHOW server_version_num',
    );
    const version = Number(rows[0]?.server_version_num);
    if (version >= POSTGRES_VERSION_MIN) return;
    throw new WinnowError(
      'UNAVAILABLE',
      `The PostgreSQL server is version ${Math.floor(version / 10_000)}; Winnow needs 15 or later.`,
    );
  }
}

/**
 * Creates the error for a PostgreSQL server that cannot be reached. Its message names the server without the
 * credentials in its URL.
 */
function createDatabaseUnreachableError(url: string, error: unknown): WinnowError {
  const { host, pathname } = new URL(url);
  // A host name can have several addresses, each with its own connection error. The first is reported.
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new WinnowError('UNAVAILABLE', `The database server ${host}${pathname} cannot be used: ${reason}`);
}

/** The error message of a pool when all its connections are in use. */
const POOL_BUSY_MESSAGE = 'timeout exceeded when trying to connect';

function createClientConfig(url: string, applicationName: string): ClientConfig {
  return {
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    types: { getTypeParser: (oid: number) => getColumnParser(oid) as (text: string | Buffer) => never },
  };
}
