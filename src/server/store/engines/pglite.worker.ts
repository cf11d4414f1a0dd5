/** Runs the embedded database in a worker thread, so that SQL never blocks the server's event loop. */
import { existsSync, openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { describeDiskProblem } from '../errors/diskErrors';
import { CHANGE_NOTIFICATION_CHANNEL } from './notifications';
import { PrivateNodeFS } from './PrivateNodeFS';
import { PreparedStatementCache } from './PreparedStatementCache';
import type {
  DatabaseWorkerError,
  DatabaseWorkerResult,
  DatabaseWorkerRequest,
  DatabaseWorkerResponse,
  DatabaseWorkerSettings,
} from './protocol';
import { runExtendedQuery } from './runExtendedQuery';
import { buildPostgresArguments } from './settings';

const mainThreadPort = parentPort!;
const { folder, template, use, bufferCacheMb } = workerData as DatabaseWorkerSettings;
/** The last lines that PostgreSQL has written to stderr. They name the cause when it cannot start. */
const postgresStderrLines: string[] = [];
const preparedStatements = new PreparedStatementCache();
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
    ...(folder === null ? { dataDir: 'memory://' } : { fs: new PrivateNodeFS(folder) }),
    loadDataDir: template !== null && isNewDatabase() ? await openAsBlob(template) : undefined,
    startParams: [
      ...PGlite.defaultStartParams,
      ...buildPostgresArguments(folder === null ? 'memory' : use, bufferCacheMb),
    ],
    onStderr: detectPostgresAbortInStderr,
  });
  await pglite.listen(CHANGE_NOTIFICATION_CHANNEL, (notification) =>
    mainThreadPort.postMessage({ notification } satisfies DatabaseWorkerResponse),
  );
  return pglite;
}

/**
 * Ends the thread when PostgreSQL aborts. PGlite would otherwise wait forever for a response of the
 * aborted program.
 */
function detectPostgresAbortInStderr(line: string): boolean {
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
      return runExtendedQuery(pglite, preparedStatements, request);
    case 'copy': {
      const blob = new ZeroCopyBlob(request.data);
      const { affectedRows } = await pglite.query(request.sql, [], { blob });
      return { ...EMPTY_DATABASE_WORKER_RESULT, affected: affectedRows ?? 0 };
    }
    case 'dump':
      await writeFile(request.file, (await pglite.dumpDataDir('none')).stream());
      return EMPTY_DATABASE_WORKER_RESULT;
    case 'close':
      await pglite.close();
      return EMPTY_DATABASE_WORKER_RESULT;
  }
}

/** A Blob that returns its data without copying it. PGlite calls only `arrayBuffer`. */
class ZeroCopyBlob extends Blob {
  readonly #data: Uint8Array<ArrayBuffer>;

  /** @param data all bytes of its buffer */
  constructor(data: Uint8Array<ArrayBuffer>) {
    super();
    this.#data = data;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#data.buffer;
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

/** Converts a PostgreSQL error to plain data, because a structured clone keeps only its message. */
function toDatabaseWorkerError(error: unknown): DatabaseWorkerError {
  // Errors of PGlite's file system have only a number.
  const diskProblem = describeDiskProblem(error);
  if (diskProblem !== null && !(error instanceof Error && error.message)) return { message: diskProblem };
  const { message, code, detail, hint, constraint, table, column, position } = error as DatabaseWorkerError;
  return {
    message: message || describeUnknownError(error),
    code,
    detail,
    hint,
    constraint,
    table,
    column,
    position,
  };
}

/** Describes what was thrown, which may be an object without a message, such as an error of PGlite's file system. */
function describeUnknownError(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { name = 'error', errno } = error as { name?: string; errno?: number };
  return errno === undefined ? name : `${name} ${errno}`;
}
