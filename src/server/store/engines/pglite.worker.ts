/** Runs the embedded database in a worker thread, so that SQL never blocks the server's event loop. */
import { existsSync, openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Results } from '@electric-sql/pglite';
import { CHANGE_NOTIFICATION_CHANNEL } from './notifications';
import type {
  DatabaseWorkerError,
  DatabaseWorkerResult,
  DatabaseWorkerRequest,
  DatabaseWorkerResponse,
  DatabaseWorkerSettings,
} from './protocol';
import { buildPostgresArguments } from './settings';
import { getColumnParser } from './values';

const mainThreadPort = parentPort!;
const { folder, template } = workerData as DatabaseWorkerSettings;
/** The last lines that PostgreSQL has written to stderr. They name the cause when it cannot start. */
const postgresStderrLines: string[] = [];
let isDatabaseOpen = false;

openDatabase().then(
  (pglite) => {
    isDatabaseOpen = true;
    mainThreadPort.on(
      'message',
      (request: DatabaseWorkerRequest) => void respondToDatabaseRequest(pglite, request),
    );
    mainThreadPort.postMessage({ ready: true });
  },
  (error: unknown) => {
    mainThreadPort.postMessage({
      ready: false,
      error: { ...toDatabaseWorkerError(error), detail: postgresStderrLines.join('\n') },
    });
  },
);

async function openDatabase(): Promise<PGlite> {
  const pglite = await PGlite.create({
    dataDir: folder === null ? 'memory://' : `file://${folder}`,
    loadDataDir: template !== null && isNewDatabase() ? await openAsBlob(template) : undefined,
    startParams: [...PGlite.defaultStartParams, ...buildPostgresArguments(folder === null)],
    onStderr: handlePostgresStderrLine,
  });
  // Parameters arrive in PostgreSQL's text format, and values.ts parses the columns, so PGlite must convert
  // nothing.
  pglite.serializers = {};
  await pglite.listen(CHANGE_NOTIFICATION_CHANNEL, (notification) =>
    mainThreadPort.postMessage({ notification } satisfies DatabaseWorkerResponse),
  );
  pglite.parsers = new Proxy({}, { get: (_, oid) => getColumnParser(Number(oid)) });
  return pglite;
}

/**
 * Ends the thread when PostgreSQL aborts. PGlite would otherwise wait forever for a response of the
 * aborted program.
 */
function handlePostgresStderrLine(line: string): boolean {
  postgresStderrLines.push(line);
  if (postgresStderrLines.length > 20) postgresStderrLines.shift();
  if (isDatabaseOpen && line.startsWith('Aborted')) {
    const panic = postgresStderrLines.findLast((earlier) => earlier.includes('PANIC:')) ?? line;
    mainThreadPort.postMessage({ panic: panic.replace(/^.*PANIC: +/, '') } satisfies DatabaseWorkerResponse);
    process.exit(1);
  }
  return false;
}

function isNewDatabase(): boolean {
  return folder === null || !existsSync(path.join(folder, 'PG_VERSION'));
}

async function respondToDatabaseRequest(pglite: PGlite, request: DatabaseWorkerRequest): Promise<void> {
  try {
    const result = await runDatabaseRequest(pglite, request);
    mainThreadPort.postMessage(
      { id: request.id, ...result } satisfies DatabaseWorkerResponse,
      collectTransferableBuffers(result),
    );
  } catch (error) {
    mainThreadPort.postMessage({
      id: request.id,
      error: toDatabaseWorkerError(error),
    } satisfies DatabaseWorkerResponse);
  }
}

async function runDatabaseRequest(
  pglite: PGlite,
  request: DatabaseWorkerRequest,
): Promise<DatabaseWorkerResult> {
  switch (request.kind) {
    case 'query':
      return toDatabaseWorkerResult(
        await pglite.query(request.sql, [...request.parameters], { rowMode: 'array' }),
      );
    case 'copy':
      return toDatabaseWorkerResult(await pglite.query(request.sql, [], { blob: new Blob([request.lines]) }));
    case 'dump':
      await writeFile(request.file, (await pglite.dumpDataDir('none')).stream());
      return EMPTY_DATABASE_WORKER_RESULT;
    case 'close':
      await pglite.close();
      return EMPTY_DATABASE_WORKER_RESULT;
  }
}

/**
 * Returns the buffers of a result that can be transferred to the main thread instead of copied. Each binary
 * value has a buffer of its own (see values.ts).
 */
function collectTransferableBuffers({ rows }: DatabaseWorkerResult): ArrayBuffer[] {
  return rows.flatMap((row) =>
    row.flatMap((value) => (value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : [])),
  );
}

const EMPTY_DATABASE_WORKER_RESULT: DatabaseWorkerResult = { names: [], rows: [], affected: undefined };

const SQL_COMMANDS_WITH_ROW_COUNT = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COPY']);

function toDatabaseWorkerResult(results: Results<unknown>): DatabaseWorkerResult {
  return {
    names: results.fields.map((field) => field.name),
    // Rows are arrays with rowMode 'array', which PGlite's types do not express.
    rows: results.rows as unknown[][],
    affected: SQL_COMMANDS_WITH_ROW_COUNT.has(results.command ?? '')
      ? (results.affectedRows ?? 0)
      : undefined,
  };
}

/** Converts a PostgreSQL error to plain data, because a structured clone keeps only its message. */
function toDatabaseWorkerError(error: unknown): DatabaseWorkerError {
  const { message, code, detail, hint, constraint, table, column, position } = error as DatabaseWorkerError;
  return { message: message ?? String(error), code, detail, hint, constraint, table, column, position };
}
