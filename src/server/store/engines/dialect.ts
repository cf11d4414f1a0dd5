/** Connects Kysely to the connections of a database engine. Both engines use the PostgreSQL dialect. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { CopyLines, type ConnectionSource, type SqlConnection } from './connection';
import { encodeParameter } from './values';

export function createDialect(source: ConnectionSource): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new EngineDriver(source),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class EngineDriver implements Driver {
  readonly #source: ConnectionSource;

  constructor(source: ConnectionSource) {
    this.#source = source;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EngineConnection> {
    return new EngineConnection(await this.#source.acquire());
  }

  async beginTransaction(connection: EngineConnection, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel ? ` ISOLATION LEVEL ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    await connection.run(`BEGIN${isolation}${access}`);
  }

  async commitTransaction(connection: EngineConnection): Promise<void> {
    await connection.run('COMMIT');
  }

  async rollbackTransaction(connection: EngineConnection): Promise<void> {
    try {
      await connection.run('ROLLBACK');
    } catch (error) {
      connection.broken = true;
      throw error;
    }
  }

  async releaseConnection(connection: EngineConnection): Promise<void> {
    connection.release();
  }

  /** Does nothing: several dialects share a database engine, which the store closes. */
  async destroy(): Promise<void> {}
}

class EngineConnection implements DatabaseConnection {
  readonly #connection: SqlConnection;
  broken = false;

  constructor(connection: SqlConnection) {
    this.#connection = connection;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const [first] = parameters;
    const { rows, affected } =
      first instanceof CopyLines
        ? await this.#connection.copy(sql, first.lines)
        : await this.#connection.query(sql, parameters.map(encodeParameter));
    return {
      rows: rows as R[],
      numAffectedRows: affected === undefined ? undefined : BigInt(affected),
    };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error(
      'Streaming is not supported: it would occupy the only connection. Read large results page by page.',
    );
  }

  async run(sql: string): Promise<void> {
    await this.#connection.query(sql, []);
  }

  release(): void {
    this.#connection.release(this.broken);
  }
}
