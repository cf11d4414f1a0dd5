/** Runs the embedded database in a worker thread, so that SQL never blocks the server's event loop. */
import { existsSync, openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Results } from '@electric-sql/pglite';
import { CHANGES_CHANNEL } from './notifications';
import type { WorkerError, WorkerResult, WorkerRequest, WorkerResponse, WorkerSettings } from './protocol';
import { buildPostgresArguments } from './settings';
import { getColumnParser } from './values';

const mainThreadPort = parentPort!;
const { folder, template } = workerData as WorkerSettings;
/** The last lines that PostgreSQL has written to stderr. They name the cause when it cannot start. */
const stderrLines: string[] = [];
let isDatabaseOpen = false;

openDatabase().then(
  (pglite) => {
    isDatabaseOpen = true;
    mainThreadPort.on('message', (request: WorkerRequest) => void respondToRequest(pglite, request));
    mainThreadPort.postMessage({ ready: true });
  },
  (error: unknown) => {
    mainThreadPort.postMessage({
      ready: false,
      error: { ...toWorkerError(error), detail: stderrLines.join('\n') },
    });
  },
);

async function openDatabase(): Promise<PGlite> {
  const pglite = await PGlite.create({
    dataDir: folder === null ? 'memory://' : `file://${folder}`,
    loadDataDir: template !== null && isNewDatabase() ? await openAsBlob(template) : undefined,
    startParams: [...PGlite.defaultStartParams, ...buildPostgresArguments(folder === null)],
    onStderr: handleStderrLine,
  });
  // Parameters arrive in PostgreSQL's text format, and values.ts parses the columns, so PGlite must convert
  // nothing.
  pglite.serializers = {};
  await pglite.listen(CHANGES_CHANNEL, (notification) =>
    mainThreadPort.postMessage({ notification } satisfies WorkerResponse),
  );
  pglite.parsers = new Proxy({}, { get: (_, oid) => getColumnParser(Number(oid)) });
  return pglite;
}

/**
 * Ends the thread when PostgreSQL aborts. PGlite would otherwise wait forever for a response of the
 * aborted program.
 */
function handleStderrLine(line: string): boolean {
  stderrLines.push(line);
  if (stderrLines.length > 20) stderrLines.shift();
  if (isDatabaseOpen && line.startsWith('Aborted')) {
    const panic = stderrLines.findLast((earlier) => earlier.includes('PANIC:')) ?? line;
    mainThreadPort.postMessage({ panic: panic.replace(/^.*PANIC: +/, '') } satisfies WorkerResponse);
    process.exit(1);
  }
  return false;
}

function isNewDatabase(): boolean {
  return folder === null || !existsSync(path.join(folder, 'PG_VERSION'));
}

async function respondToRequest(pglite: PGlite, request: WorkerRequest): Promise<void> {
  try {
    const result = await runRequest(pglite, request);
    mainThreadPort.postMessage(
      { id: request.id, ...result } satisfies WorkerResponse,
      collectTransferableBuffers(result),
    );
  } catch (error) {
    mainThreadPort.postMessage({ id: request.id, error: toWorkerError(error) } satisfies WorkerResponse);
  }
}

async function runRequest(pglite: PGlite, request: WorkerRequest): Promise<WorkerResult> {
  switch (request.kind) {
    case 'query':
      return toWorkerResult(await pglite.query(request.sql, [...request.parameters], { rowMode: 'array' }));
    case 'copy':
      return toWorkerResult(await pglite.query(request.sql, [], { blob: new Blob([request.lines]) }));
    case 'dump':
      await writeFile(request.file, (await pglite.dumpDataDir('none')).stream());
      return EMPTY_RESULT;
    case 'close':
      await pglite.close();
      return EMPTY_RESULT;
  }
}

/**
 * Returns the buffers of a result that can be transferred to the main thread instead of copied. Each binary
 * value has a buffer of its own (see values.ts).
 */
function collectTransferableBuffers({ rows }: WorkerResult): ArrayBuffer[] {
  return rows.flatMap((row) =>
    row.flatMap((value) => (value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : [])),
  );
}

const EMPTY_RESULT: WorkerResult = { names: [], rows: [], affected: undefined };

const ROW_COUNT_COMMANDS = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COPY']);

function toWorkerResult(results: Results<unknown>): WorkerResult {
  return {
    names: results.fields.map((field) => field.name),
    // Rows are arrays with rowMode 'array', which PGlite's types do not express.
    rows: results.rows as unknown[][],
    affected: ROW_COUNT_COMMANDS.has(results.command ?? '') ? (results.affectedRows ?? 0) : undefined,
  };
}

/** Converts a PostgreSQL error to plain data, because a structured clone keeps only its message. */
function toWorkerError(error: unknown): WorkerError {
  const { message, code, detail, hint, constraint, table, column, position } = error as WorkerError;
  return { message: message ?? String(error), code, detail, hint, constraint, table, column, position };
}
