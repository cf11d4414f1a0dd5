/**
 * One caller's connection to a PostgreSQL server. If it is lost, reads are repeated on another connection. If the
 * response to a COMMIT is lost, its result is looked up, so that callers know whether the transaction has taken effect.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError, type QueryConfig, type QueryResult } from 'pg';
import { CopyFromStdinQuery } from './CopyFromStdinQuery';
import type { SqlConnection, SqlStatementResult } from './connection';
import { DatabaseConnectionError, isConnectionSqlState } from '../errors/DatabaseConnectionError';
import type { ServerClient } from './ServerClient';

/** A client that is checked out of its pool. */
export interface PooledServerClient {
  readonly client: ServerClient;
  /** Returns the client to its pool, or closes it if it is broken. */
  release(isBroken: boolean): void;
}

export interface ServerClientSource {
  /** @throws DatabaseConnectionError if the server cannot be reached in time */
  acquireClient(): Promise<PooledServerClient>;
  /** Called when a connection was lost. */
  reportLoss(client: ServerClient): void;
}

/** Maximum times that a read is repeated. */
const READ_REPETITIONS_MAX = 3;
/** Milliseconds between two lookups of the result of a transaction that is still in progress. */
const COMMIT_LOOKUP_INTERVAL_MS = 50;
/** Time limit for looking up the result of a transaction, in milliseconds. */
const COMMIT_LOOKUP_TIMEOUT_MS = 10_000;

export class ServerConnection implements SqlConnection {
  readonly #source: ServerClientSource;
  /** Null after the connection was lost. */
  #pooled: PooledServerClient | null;
  /** The id of the open transaction, null if it is unknown; undefined outside of transactions. */
  #transactionId: string | null | undefined;
  #isReleased = false;

  constructor(source: ServerClientSource, pooled: PooledServerClient) {
    this.#source = source;
    this.#pooled = pooled;
  }

  async query(sql: string, parameters: readonly (string | null)[]): Promise<SqlStatementResult> {
    if (sql.startsWith('BEGIN')) return this.#begin(sql);
    if (sql === 'COMMIT') return this.#commit();
    if (sql === 'ROLLBACK') return this.#rollBack();
    for (let repetition = 0; ; repetition++) {
      try {
        return await this.#run(async (client) =>
          toSqlStatementResult(await client.query(createExtendedProtocolQuery(sql, parameters))),
        );
      } catch (error) {
        const mayRepeat =
          error instanceof DatabaseConnectionError &&
          this.#transactionId === undefined &&
          repetition < READ_REPETITIONS_MAX &&
          isReadStatement(sql);
        if (!mayRepeat) throw error;
        this.#pooled = await this.#source.acquireClient();
      }
    }
  }

  copyFromStdin(sql: string, data: Uint8Array<ArrayBuffer>): Promise<SqlStatementResult> {
    return this.#run(async (client) => {
      const copyIn = new CopyFromStdinQuery(sql, data);
      client.query(copyIn);
      return { rows: [], affected: await copyIn.done };
    });
  }

  release(isBroken: boolean): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    this.#pooled?.release(isBroken);
  }

  async #begin(sql: string): Promise<SqlStatementResult> {
    this.#transactionId = null;
    if (this.#pooled) this.#pooled.client.isInTransaction = true;
    // The transaction id, with which a lost COMMIT can be looked up, is read in the same round trip. A transaction that only
    // reads needs no id.
    if (sql === 'BEGIN')
      this.#transactionId = await this.#run(async (client) => {
        const results = (await client.query(`BEGIN; ${TRANSACTION_ID_SQL}`)) as unknown as QueryResult<{
          id: string;
        }>[];
        return results[1]!.rows[0]!.id;
      });
    else await this.#run((client) => client.query(sql));
    return EMPTY_RESULT;
  }

  async #commit(): Promise<SqlStatementResult> {
    const id = this.#transactionId;
    // If the connection was lost before, nothing can have been committed.
    const wasConnected = this.#pooled !== null;
    try {
      await this.#run((client) => client.query('COMMIT'));
    } catch (error) {
      if (!(error instanceof DatabaseConnectionError) || !wasConnected) throw error;
      const isCommitted = id == null ? null : await this.#lookUpCommit(id);
      if (isCommitted) return EMPTY_RESULT;
      throw new DatabaseConnectionError(error.message, {
        cause: error.cause,
        isRolledBack: isCommitted === false,
      });
    } finally {
      this.#endTransaction();
    }
    return EMPTY_RESULT;
  }

  /** A transaction whose connection is lost is rolled back by the server. */
  async #rollBack(): Promise<SqlStatementResult> {
    if (this.#pooled)
      await this.#run((client) => client.query('ROLLBACK')).catch((error: unknown) => {
        if (!(error instanceof DatabaseConnectionError)) throw error;
      });
    this.#endTransaction();
    return EMPTY_RESULT;
  }

  #endTransaction(): void {
    this.#transactionId = undefined;
    if (this.#pooled) this.#pooled.client.isInTransaction = false;
  }

  /** Returns whether a transaction was committed, or null if that is not known in time. */
  async #lookUpCommit(id: string): Promise<boolean | null> {
    const end = performance.now() + COMMIT_LOOKUP_TIMEOUT_MS;
    while (performance.now() < end) {
      try {
        const pooled = await this.#source.acquireClient();
        let isBroken = true;
        try {
          const { rows } = await pooled.client.awaitResponse(() =>
            pooled.client.query<{ status: string | null }>(TRANSACTION_STATUS_SQL, [id]),
          );
          isBroken = false;
          const status = rows[0]?.status;
          if (status !== 'in progress')
            return status === 'committed' ? true : status === 'aborted' ? false : null;
        } finally {
          pooled.release(isBroken);
        }
      } catch (error) {
        // PostgreSQL rejects ids that were not assigned yet: another server has replaced the one that assigned this id.
        if (error instanceof DatabaseError && !isFatal(error)) return null;
      }
      await pause(COMMIT_LOOKUP_INTERVAL_MS);
    }
    return null;
  }

  /**
   * Runs a statement.
   * @throws DatabaseConnectionError if the connection was lost
   */
  async #run<T>(statement: (client: ServerClient) => Promise<T>): Promise<T> {
    const pooled = this.#pooled;
    const isRolledBack = this.#transactionId !== undefined;
    if (!pooled) throw new DatabaseConnectionError(CONNECTION_LOST_MESSAGE, { isRolledBack });
    const { client } = pooled;
    try {
      return await client.awaitResponse(() => statement(client));
    } catch (error) {
      const cause = client.failure ?? (isFatal(error) ? error : null);
      if (!cause) throw error;
      // The connection leaves its pool at once, so that the pool can open another one before this caller has ended.
      this.#pooled = null;
      this.#source.reportLoss(client);
      pooled.release(true);
      throw new DatabaseConnectionError(CONNECTION_LOST_MESSAGE, { cause, isRolledBack });
    }
  }
}

const CONNECTION_LOST_MESSAGE = 'The connection to the database server was lost.';
const EMPTY_RESULT: SqlStatementResult = { rows: [], affected: undefined };
const TRANSACTION_ID_SQL = 'SELECT pg_current_xact_id()::text AS id';
const TRANSACTION_STATUS_SQL = 'SELECT pg_xact_status($1::xid8) AS status';

/** Whether PostgreSQL has closed the connection because of this error. */
const isFatal = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code !== undefined && isConnectionSqlState(error.code);

const READ_PATTERN = /^\s*(?:select|with|show)\b/i;
/** Statements that change rows, lock them for a transaction, or call functions with an effect. */
const EFFECT_PATTERN =
  /\b(?:insert|update|delete|merge|pg_notify|nextval|setval|pg_advisory\w*|for\s+(?:no\s+key\s+)?(?:update|share))\b/i;

/** Whether a statement only reads. The answer is no for some that do. */
const isReadStatement = (sql: string): boolean => READ_PATTERN.test(sql) && !EFFECT_PATTERN.test(sql);

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
