/** The embedded engine, in a thread of its own so that the server's event loop never waits for SQL. */
import { existsSync, openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Results } from '@electric-sql/pglite';
import { CHANGES_CHANNEL } from './notifications';
import type { WorkerError, WorkerResult, WorkerRequest, WorkerResponse, WorkerSettings } from './protocol';
import { startParameters } from './settings';
import { parserOf } from './values';

const port = parentPort!;
const { folder, template } = workerData as WorkerSettings;
/** What PostgreSQL said last: the cause, when it can't start. */
const said: string[] = [];
let opened = false;

open().then(
  (pglite) => {
    opened = true;
    port.on('message', (request: WorkerRequest) => void answer(pglite, request));
    port.postMessage({ ready: true });
  },
  (error: unknown) => {
    port.postMessage({ ready: false, error: { ...describe(error), detail: said.join('\n') } });
  },
);

async function open(): Promise<PGlite> {
  const pglite = await PGlite.create({
    dataDir: folder === null ? 'memory://' : `file://${folder}`,
    loadDataDir: template !== null && isNew() ? await openAsBlob(template) : undefined,
    startParams: [...PGlite.defaultStartParams, ...startParameters(folder === null)],
    onStderr: listen,
  });
  // Parameters come in text form already; columns leave as `values.ts` says, not by PGlite's habits.
  pglite.serializers = {};
  await pglite.listen(CHANGES_CHANNEL, (notification) =>
    port.postMessage({ notification } satisfies WorkerResponse),
  );
  pglite.parsers = new Proxy({}, { get: (_, oid) => parserOf(Number(oid)) });
  return pglite;
}

/**
 * When PostgreSQL aborts, PGlite goes on asking the dead program for the rest of its answer, for
 * ever: nothing but the end of this thread stops that.
 */
function listen(line: string): boolean {
  said.push(line);
  if (said.length > 20) said.shift();
  if (opened && line.startsWith('Aborted')) {
    const panic = said.findLast((earlier) => earlier.includes('PANIC:')) ?? line;
    port.postMessage({ panic: panic.replace(/^.*PANIC: +/, '') } satisfies WorkerResponse);
    process.exit(1);
  }
  return false;
}

function isNew(): boolean {
  return folder === null || !existsSync(path.join(folder, 'PG_VERSION'));
}

async function answer(pglite: PGlite, request: WorkerRequest): Promise<void> {
  try {
    const outcome = await run(pglite, request);
    port.postMessage({ id: request.id, ...outcome } satisfies WorkerResponse, buffersIn(outcome));
  } catch (error) {
    port.postMessage({ id: request.id, error: describe(error) } satisfies WorkerResponse);
  }
}

async function run(pglite: PGlite, request: WorkerRequest): Promise<WorkerResult> {
  switch (request.kind) {
    case 'query':
      return outcome(await pglite.query(request.sql, [...request.parameters], { rowMode: 'array' }));
    case 'copy':
      return outcome(await pglite.query(request.sql, [], { blob: new Blob([request.lines]) }));
    case 'dump':
      await writeFile(request.file, (await pglite.dumpDataDir('none')).stream());
      return NOTHING;
    case 'close':
      await pglite.close();
      return NOTHING;
  }
}

/** Bytes move to the other thread instead of being copied; each value has its own (see values.ts). */
function buffersIn({ rows }: WorkerResult): ArrayBuffer[] {
  return rows.flatMap((row) =>
    row.flatMap((value) => (value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : [])),
  );
}

const NOTHING: WorkerResult = { names: [], rows: [], affected: undefined };

const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COPY']);

function outcome(results: Results<unknown>): WorkerResult {
  return {
    names: results.fields.map((field) => field.name),
    // With rowMode 'array', which PGlite's types don't know of.
    rows: results.rows as unknown[][],
    affected: COUNTED.has(results.command ?? '') ? (results.affectedRows ?? 0) : undefined,
  };
}

/** An error as plain data: a structured clone would keep the message alone. */
function describe(error: unknown): WorkerError {
  const { message, code, detail, hint, constraint, table, column, position } = error as WorkerError;
  return { message: message ?? String(error), code, detail, hint, constraint, table, column, position };
}
