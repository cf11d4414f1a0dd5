/**
 * The prepared statements of the embedded engine's connection. PostgreSQL parses and plans a prepared statement only a few
 * times. In WebAssembly, this takes longer than executing most short statements: 0.2 ms of 0.25 ms to update an issue.
 */
import { protocol } from '@electric-sql/pglite';

/** How to execute a statement. */
interface PreparedStatementUse {
  /** The name of the prepared statement, or the empty string for PostgreSQL's unnamed statement. */
  name: string;
  /** The messages that have to precede the execution. */
  preparation: Uint8Array[];
}

interface CachedStatement {
  name: string;
  executions: number;
  isPrepared: boolean;
}

export class PreparedStatementCache {
  readonly #max: number;
  /** The statements by SQL text, in the order of their last use. */
  readonly #statements = new Map<string, CachedStatement>();
  #lastName = 0;
  /** Whether a definition was changed by a statement whose effect a rollback would revert. */
  #hasDefined = false;

  /** @param max maximum number of statements. PostgreSQL keeps the plans of each, which take about 50 KB. */
  constructor(max = PREPARED_STATEMENTS_MAX) {
    this.#max = max;
  }

  /**
   * Returns how to execute a statement. It is prepared when it is executed for the second time, because many statements
   * of filters are executed only once.
   */
  useStatement(sql: string): PreparedStatementUse {
    // A prepared statement would fail if the definition of a table has changed the columns that it returns.
    const isDefinition = DEFINITION_PATTERN.test(sql);
    if (isDefinition || (this.#hasDefined && ROLLBACK_PATTERN.test(sql))) {
      this.#hasDefined = isDefinition;
      return { name: '', preparation: [...this.#removeAll(), parse('', sql)] };
    }
    if (!QUERY_PATTERN.test(sql)) return { name: '', preparation: [parse('', sql)] };
    const statement = this.#statements.get(sql) ?? {
      name: `s${++this.#lastName}`,
      executions: 0,
      isPrepared: false,
    };
    this.#statements.delete(sql);
    this.#statements.set(sql, statement);
    statement.executions++;
    if (statement.executions === 1)
      return { name: '', preparation: [...this.#removeOldest(), parse('', sql)] };
    // PostgreSQL keeps the plan of a prepared statement while its tables grow. A later plan may use their indexes.
    if (statement.executions % EXECUTIONS_PER_PREPARATION === 0) statement.isPrepared = false;
    const { name, isPrepared } = statement;
    statement.isPrepared = true;
    return { name, preparation: isPrepared ? [] : [close(name), parse(name, sql)] };
  }

  /**
   * Must be called when a statement has failed, because it is then unknown whether PostgreSQL has prepared it. It is
   * prepared again by its next execution.
   */
  recordFailure(sql: string): void {
    const statement = this.#statements.get(sql);
    if (statement) statement.isPrepared = false;
  }

  #removeOldest(): Uint8Array[] {
    if (this.#statements.size <= this.#max) return [];
    const [sql, { name }] = this.#statements.entries().next().value!;
    this.#statements.delete(sql);
    return [close(name)];
  }

  #removeAll(): Uint8Array[] {
    const names = [...this.#statements.values()].map(({ name }) => name);
    this.#statements.clear();
    return names.map(close);
  }
}

const PREPARED_STATEMENTS_MAX = 200;
/** Number of executions after which a statement is prepared again, which costs about as much as one execution. */
const EXECUTIONS_PER_PREPARATION = 200;
const QUERY_PATTERN = /^\s*(?:SELECT|WITH|INSERT|UPDATE|DELETE)\b/i;
const ROLLBACK_PATTERN = /^\s*ROLLBACK\b/i;
const DEFINITION_PATTERN = /^\s*(?:CREATE|ALTER|DROP|SET|RESET)\b/i;

const parse = (name: string, text: string): Uint8Array => protocol.serialize.parse({ name, text });
/** Closing a statement that does not exist is no error. */
const close = (name: string): Uint8Array => protocol.serialize.close({ type: 'S', name });
