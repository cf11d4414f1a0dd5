/** A PostgreSQL server, through two pools: background work never takes a connection a person waits for. */
import {
  Pool,
  type ClientBase,
  type PoolClient,
  type PoolConfig,
  type QueryConfig,
  type QueryResult,
} from 'pg';
import { WinnowError } from '../../../shared/errors';
import type { NotificationListener, NotificationSource } from './notifications';
import type { ConnectionSource, SqlConnection, StatementResult } from './connection';
import type { Lane } from './lanes';
import { CopyIn } from './copyIn';
import { ServerListener } from './ServerListener';
import { parserOf } from './values';

/** The least `server_version_num`: 15. */
const VERSION_MIN = 150_000;
const CONNECTIONS: Readonly<Record<Lane, number>> = { foreground: 10, background: 3 };
/** A statement that a person waits for ends after this many milliseconds; background work has no limit. */
const STATEMENT_TIMEOUT: Readonly<Record<Lane, number>> = { foreground: 60_000, background: 0 };

export class ServerEngine {
  readonly #url: string;
  readonly #pools: Readonly<Record<Lane, Pool>>;
  #listener: ServerListener | null = null;

  private constructor(url: string) {
    this.#url = url;
    this.#pools = { foreground: createPool(url, 'foreground'), background: createPool(url, 'background') };
  }

  /** Connects once, to say at the start what is wrong. */
  static async open(url: string): Promise<ServerEngine> {
    const engine = new ServerEngine(url);
    try {
      await engine.#check();
      return engine;
    } catch (error) {
      await engine.close();
      throw error instanceof WinnowError ? error : unreachable(url, error);
    }
  }

  lane(lane: Lane): ConnectionSource {
    return { acquire: async () => toConnection(await this.#pools[lane].connect()) };
  }

  /** To be called once. */
  listen(hearer: NotificationListener): NotificationSource {
    return (this.#listener = new ServerListener(this.#url, hearer));
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
    if (version >= VERSION_MIN) return;
    throw new WinnowError(
      'UNAVAILABLE',
      `The PostgreSQL server is version ${Math.floor(version / 10_000)}; Winnow needs 15 or later.`,
    );
  }
}

/** Names the server without what the address holds besides, such as a password. */
function unreachable(url: string, error: unknown): WinnowError {
  const { host, pathname } = new URL(url);
  // Each of a name's addresses fails in its own way; the first says enough.
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const why = cause instanceof Error ? cause.message : String(cause);
  return new WinnowError('UNAVAILABLE', `The database server ${host}${pathname} cannot be used: ${why}`);
}

function createPool(url: string, lane: Lane): Pool {
  const config: PoolConfig & { onConnect: (client: ClientBase) => Promise<void> } = {
    connectionString: url,
    application_name: lane === 'foreground' ? 'winnow' : 'winnow background',
    max: CONNECTIONS[lane],
    connectionTimeoutMillis: 10_000,
    statement_timeout: STATEMENT_TIMEOUT[lane],
    // The pool waits for it.
    onConnect: setSession,
    types: { getTypeParser: (oid: number) => parserOf(oid) as (text: string | Buffer) => never },
  };
  const pool = new Pool(config);
  // A connection lost while idle is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}

async function setSession(client: ClientBase): Promise<void> {
  await client.query("SET TIME ZONE 'UTC'");
}

function toConnection(client: PoolClient): SqlConnection {
  return {
    query: async (sql, parameters) => toResult(await client.query(extended(sql, parameters))),
    copy: async (sql, lines) => {
      const copyIn = new CopyIn(sql, lines);
      client.query(copyIn);
      return { rows: [], affected: await copyIn.done };
    },
    release: (broken) => client.release(broken),
  };
}

/** One statement a time, as on the embedded engine; the simple protocol would take several. */
function extended(text: string, values: readonly (string | null)[]): QueryConfig & { queryMode: 'extended' } {
  return { text, values: [...values], queryMode: 'extended' };
}

const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

function toResult({ rows, command, rowCount }: QueryResult<Record<string, unknown>>): StatementResult {
  return { rows, affected: COUNTED.has(command) ? (rowCount ?? 0) : undefined };
}
