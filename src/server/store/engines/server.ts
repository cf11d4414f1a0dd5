/**
 * The engine for a PostgreSQL server. It has two connection pools, so that background work never occupies a
 * connection that requests need.
 */
import { performance } from 'node:perf_hooks';
import {
  Pool,
  type ClientBase,
  type PoolClient,
  type PoolConfig,
  type QueryConfig,
  type QueryResult,
} from 'pg';
import { WinnowError } from '../../../shared/errors';
import type { PostgresNotificationHandler, PostgresNotificationSource } from './notifications';
import type { SqlConnectionSource, SqlConnection, SqlStatementResult } from './connection';
import type { DatabaseConnectionPriority } from './lanes';
import { CopyFromStdinQuery } from './CopyFromStdinQuery';
import { PostgresNotificationListener } from './PostgresNotificationListener';
import { getColumnParser } from './values';

/** The lowest supported `server_version_num`: PostgreSQL 15. */
const POSTGRES_VERSION_MIN = 150_000;
/** Maximum connections per pool, by priority of the statements. */
const CONNECTION_POOL_SIZE_BY_PRIORITY: Readonly<Record<DatabaseConnectionPriority, number>> = {
  foreground: 10,
  background: 3,
};
/** Statement timeout in milliseconds; 0 means none. */
const STATEMENT_TIMEOUT_MS_BY_PRIORITY: Readonly<Record<DatabaseConnectionPriority, number>> = {
  foreground: 60_000,
  background: 0,
};

/** Utilization of the event loop, from 0 to 1, from which a failed connection at startup is tried once more. */
const BLOCKED_UTILIZATION_MIN = 0.5;

export class ServerDatabaseEngine {
  readonly #url: string;
  readonly #pools: Readonly<Record<DatabaseConnectionPriority, Pool>>;
  #listener: PostgresNotificationListener | null = null;

  private constructor(url: string) {
    this.#url = url;
    this.#pools = {
      foreground: createConnectionPool(url, 'foreground'),
      background: createConnectionPool(url, 'background'),
    };
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
    return { acquire: async () => toSqlConnection(await this.#pools[lane].connect()) };
  }

  /** Starts to pass PostgreSQL notifications to a listener. Call it at most once. */
  listenForNotifications(listener: PostgresNotificationHandler): PostgresNotificationSource {
    return (this.#listener = new PostgresNotificationListener(this.#url, listener));
  }

  async close(): Promise<void> {
    await this.#listener?.close();
    await Promise.all([this.#pools.foreground.end(), this.#pools.background.end()]);
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

function createConnectionPool(url: string, lane: DatabaseConnectionPriority): Pool {
  const config: PoolConfig & { onConnect: (client: ClientBase) => Promise<void> } = {
    connectionString: url,
    application_name: lane === 'foreground' ? 'winnow' : 'winnow background',
    max: CONNECTION_POOL_SIZE_BY_PRIORITY[lane],
    connectionTimeoutMillis: 10_000,
    statement_timeout: STATEMENT_TIMEOUT_MS_BY_PRIORITY[lane],
    // The pool awaits this function before it hands out a new connection.
    onConnect: setDatabaseSessionTimeZone,
    types: { getTypeParser: (oid: number) => getColumnParser(oid) as (text: string | Buffer) => never },
  };
  const pool = new Pool(config);
  // An idle connection that fails is replaced at the next use. Without a listener the error would end the process.
  pool.on('error', () => {});
  return pool;
}

async function setDatabaseSessionTimeZone(client: ClientBase): Promise<void> {
  await client.query("SET TIME ZONE 'UTC'");
}

function toSqlConnection(client: PoolClient): SqlConnection {
  return {
    query: async (sql, parameters) =>
      toSqlStatementResult(await client.query(createExtendedProtocolQuery(sql, parameters))),
    copyFromStdin: async (sql, data) => {
      const copyIn = new CopyFromStdinQuery(sql, data);
      client.query(copyIn);
      return { rows: [], affected: await copyIn.done };
    },
    release: (broken) => client.release(broken),
  };
}

/**
 * Runs a statement by PostgreSQL's extended protocol, which allows only one statement, as the embedded engine
 * does.
 */
function createExtendedProtocolQuery(
  text: string,
  values: readonly (string | null)[],
): QueryConfig & { queryMode: 'extended' } {
  return { text, values: [...values], queryMode: 'extended' };
}

const SQL_COMMANDS_WITH_ROW_COUNT = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

function toSqlStatementResult({
  rows,
  command,
  rowCount,
}: QueryResult<Record<string, unknown>>): SqlStatementResult {
  return { rows, affected: SQL_COMMANDS_WITH_ROW_COUNT.has(command) ? (rowCount ?? 0) : undefined };
}
