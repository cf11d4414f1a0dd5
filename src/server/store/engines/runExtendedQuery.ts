/** Runs SQL statements on PGlite with one call into PostgreSQL each. `PGlite.query` makes five calls per statement. */
import { type PGlite, protocol, TransactionAbortedError } from '@electric-sql/pglite';
import type { PreparedStatementCache } from './PreparedStatementCache';
import type { DatabaseWorkerRequest, DatabaseWorkerResult } from './protocol';
import { getColumnParser } from './values';

type ExtendedQuery = Omit<Extract<DatabaseWorkerRequest, { kind: 'query' }>, 'id' | 'kind'>;
type BackendMessage = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number];

/**
 * Runs one statement by the extended query protocol. Messages of PostgreSQL are at
 * https://www.postgresql.org/docs/current/protocol-message-formats.html.
 * @param prepared the prepared statements of this connection
 * @throws DatabaseError of PGlite, with the fields of PostgreSQL's error
 * @throws TransactionAbortedError when the statement is COMMIT and the transaction was rolled back
 */
export async function runExtendedQuery(
  pglite: PGlite,
  prepared: PreparedStatementCache,
  { sql, parameters, begins }: ExtendedQuery,
): Promise<DatabaseWorkerResult> {
  const { name, preparation } = prepared.useStatement(sql);
  // If BEGIN fails, PostgreSQL skips the statement.
  const message = Buffer.concat([
    ...(begins ? BEGIN_MESSAGES : []),
    ...preparation,
    protocol.serialize.bind({ statement: name, values: [...parameters] }),
    DESCRIBE_PORTAL_MESSAGE,
    EXECUTE_MESSAGE,
    SYNC_MESSAGE,
  ]);
  try {
    // COPY and dumps consist of several calls, between which no other statement may run.
    const { messages } = await pglite.runExclusive(() => pglite.execProtocol(message, { syncToFs: false }));
    return toDatabaseWorkerResult(sql, messages);
  } catch (error) {
    prepared.recordFailure(sql);
    throw error;
  }
}

const DESCRIBE_PORTAL_MESSAGE = protocol.serialize.describe({ type: 'P', name: '' });
const EXECUTE_MESSAGE = protocol.serialize.execute({});
const SYNC_MESSAGE = protocol.serialize.sync();
const BEGIN_MESSAGES = [
  protocol.serialize.parse({ text: 'BEGIN' }),
  protocol.serialize.bind({}),
  EXECUTE_MESSAGE,
];

function toDatabaseWorkerResult(sql: string, messages: readonly BackendMessage[]): DatabaseWorkerResult {
  const result: DatabaseWorkerResult = { names: [], rows: [], affected: undefined };
  let parsers: ReturnType<typeof getColumnParser>[] = [];
  for (const message of messages) {
    switch (message.name) {
      case 'rowDescription': {
        const { fields } = message as InstanceType<typeof protocol.messages.RowDescriptionMessage>;
        result.names = fields.map(({ name }) => name);
        parsers = fields.map(({ dataTypeID }) => getColumnParser(dataTypeID));
        break;
      }
      case 'dataRow': {
        const { fields } = message as InstanceType<typeof protocol.messages.DataRowMessage>;
        result.rows.push(fields.map((text, column) => (text === null ? null : parsers[column]!(text))));
        break;
      }
      case 'commandComplete': {
        const { text } = message as InstanceType<typeof protocol.messages.CommandCompleteMessage>;
        // PostgreSQL reports no error when it rolls back instead, because a statement of the transaction had failed.
        if (sql === 'COMMIT' && text === 'ROLLBACK') throw new TransactionAbortedError();
        result.affected = parseAffectedRowCount(text);
        break;
      }
      default:
    }
  }
  return result;
}

/** Parses the number of changed rows from the tag of a completed command, such as `UPDATE 3` or `INSERT 0 3`. */
function parseAffectedRowCount(tag: string): number | undefined {
  const [, count] = /^(?:INSERT \d+|UPDATE|DELETE|MERGE|COPY) (\d+)$/.exec(tag) ?? [];
  return count === undefined ? undefined : Number(count);
}
