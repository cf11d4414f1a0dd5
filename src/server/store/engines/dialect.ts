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
import { CopyFromStdinData, type SqlConnectionSource, type SqlConnection } from './connection';
import { encodeSqlParameter } from './values';

export function createKyselyDialect(source: SqlConnectionSource): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new KyselyDriver(source),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class KyselyDriver implements Driver {
  readonly #source: SqlConnectionSource;

  constructor(source: SqlConnectionSource) {
    this.#source = source;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<KyselyConnection> {
    return new KyselyConnection(await this.#source.acquire());
  }

  async beginTransaction(connection: KyselyConnection, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel ? ` ISOLATION LEVEL ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    await connection.runSqlStatement(`BEGIN${isolation}${access}`);
  }

  async commitTransaction(connection: KyselyConnection): Promise<void> {
    await connection.runSqlStatement('COMMIT');
  }

  async rollbackTransaction(connection: KyselyConnection): Promise<void> {
    try {
      await connection.runSqlStatement('ROLLBACK');
    } catch (error) {
      connection.broken = true;
      throw error;
    }
  }

  async releaseConnection(connection: KyselyConnection): Promise<void> {
    connection.release();
  }

  /** Does nothing: several dialects share one database engine, which the store closes. */
  async destroy(): Promise<void> {}
}

class KyselyConnection implements DatabaseConnection {
  readonly #connection: SqlConnection;
  broken = false;

  constructor(connection: SqlConnection) {
    this.#connection = connection;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const [first] = parameters;
    const { rows, affected } =
      first instanceof CopyFromStdinData
        ? await this.#connection.copyFromStdin(sql, first.bytes)
        : await this.#connection.query(sql, parameters.map(encodeSqlParameter));
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

  async runSqlStatement(sql: string): Promise<void> {
    await this.#connection.query(sql, []);
  }

  release(): void {
    this.#connection.release(this.broken);
  }
}
