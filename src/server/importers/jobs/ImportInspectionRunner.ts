/** Inspects the uploaded files of imports in worker threads, and keeps the results. */
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import {
  IMPORT_DATE_SCAN_MS_PER_MB_MAX,
  IMPORT_INSPECTION_HEAP_MB_MAX,
  IMPORT_INSPECTION_MS_MAX,
  IMPORT_INSPECTIONS_MAX,
  IMPORT_INSPECTIONS_PER_USER_MAX,
  INT4_MAX,
} from '../../../shared/limits';
import { SMALL_YOUNG_GENERATION_MB, startWorkerThread } from '../../store/engines/startWorkerThread';
import { type ImportJobKey, type ImportJobRow, toImportJobKey } from '../../store/read/importJobs';
import type { DateOrderFinding } from '../readers/csv/DateOrderScan';
import { withTemporaryFolder } from '../readers/temporaryFolder';
import type { ImportInspectionMessage, ImportInspectionWorkerData } from './importInspection.worker';
import {
  type ImportInspection,
  type ImportInspectionRequest,
  type ImportInspectionStage,
  NO_AMBIGUOUS_DATES_FINDING,
} from './inspectImportFile';

/** An import was canceled or deleted while its file was being inspected, or was waiting to be inspected. */
export class InspectionStoppedError extends Error {}

/** Number of imports whose inspections are kept. Others are inspected again when they are shown. */
const KEPT_IMPORTS_MAX = 20;

/** Inspections that run at the same time. One processor core stays free for requests. */
const RUNNING_INSPECTIONS_MAX = Math.min(IMPORT_INSPECTIONS_MAX, Math.max(1, availableParallelism() - 1));

/** The inspections of the file of one import, by the choices on which they depend. */
type KeptInspections = Map<string, KeptInspection>;

interface KeptInspection {
  result: Promise<ImportInspection>;
  run: InspectionRun;
}

export class ImportInspectionRunner {
  /** Inspections by import. The least recently used import is first. */
  readonly #kept = new Map<string, KeptInspections>();
  #waiting: InspectionRun[] = [];
  readonly #running = new Set<InspectionRun>();

  /** Inspects a file, or returns the kept result if it was inspected before with the same choices. */
  inspect(job: ImportJobRow, file: string): Promise<ImportInspection> {
    const name = formatName(toImportJobKey(job));
    const kept: KeptInspections = this.#kept.get(name) ?? new Map();
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    const choices = formatChoices(job);
    const known = kept.get(choices) ?? findInspectionOfAllContainers(kept, job);
    if (known) return known.result;
    // The preview for the earlier choices is no longer needed.
    for (const { run } of kept.values()) void run.stop();
    const run = new InspectionRun(job.actor_id, {
      file,
      format: job.format,
      container: job.container,
      columns: job.mapping.columns,
      dates: job.mapping.dates,
      dateFinding: findDateFinding(kept, job),
      fileSize: job.file_size,
    });
    const result = this.#enqueue(run);
    kept.set(choices, { result, run });
    this.#dropOldest();
    result.then(
      (inspection) => {
        // The preview of the detected format is the same inspection.
        if (job.format === null && inspection.format !== null)
          kept.set(formatChoices({ ...job, format: inspection.format }), { result, run });
      },
      () => kept.delete(choices),
    );
    return result;
  }

  /** Ends the inspections of an import's file and forgets their results. Resolves when their threads have ended. */
  async stop(key: ImportJobKey): Promise<void> {
    const name = formatName(key);
    const kept = this.#kept.get(name);
    this.#kept.delete(name);
    if (kept) await Promise.all([...kept.values()].map(({ run }) => run.stop()));
  }

  async close(): Promise<void> {
    await Promise.all([...this.#waiting, ...this.#running].map((run) => run.stop()));
  }

  #enqueue(run: InspectionRun): Promise<ImportInspection> {
    this.#waiting.push(run);
    this.#startWaiting();
    return run.result.finally(() => {
      this.#running.delete(run);
      const index = this.#waiting.indexOf(run);
      if (index >= 0) this.#waiting.splice(index, 1);
      this.#startWaiting();
    });
  }

  #startWaiting(): void {
    while (this.#running.size < RUNNING_INSPECTIONS_MAX) {
      const next = this.#waiting.find(
        ({ userId }) => this.#countRunning(userId) < IMPORT_INSPECTIONS_PER_USER_MAX,
      );
      if (!next) return;
      // The other files of this user go to the end of the queue.
      const ofSameUser = this.#waiting.filter((run) => run !== next && run.userId === next.userId);
      this.#waiting = [...this.#waiting.filter(({ userId }) => userId !== next.userId), ...ofSameUser];
      this.#running.add(next);
      next.start();
    }
  }

  #countRunning(user: number | null): number {
    return [...this.#running].filter(({ userId }) => userId === user).length;
  }

  #dropOldest(): void {
    for (const [name, kept] of this.#kept) {
      if (this.#kept.size <= KEPT_IMPORTS_MAX) return;
      if ([...kept.values()].every(({ run }) => run.hasEnded)) this.#kept.delete(name);
    }
  }
}

const formatName = ({ projectId, number }: ImportJobKey): string => `${projectId}-${number}`;

type InspectionChoices = Pick<ImportJobRow, 'format' | 'container' | 'mapping'>;

const formatChoices = (job: InspectionChoices): string =>
  JSON.stringify([...listDateChoices(job), job.container, job.mapping.dates]);

/** The choices on which the order of the dates of a file depends. */
const listDateChoices = ({ format, mapping: { columns } }: InspectionChoices): unknown[] => [
  format,
  format === 'csv' || format === null ? (columns ?? null) : null,
];

/** Returns the order of the dates that an earlier inspection with the same format and columns has found, or null. */
function findDateFinding(kept: KeptInspections, job: ImportJobRow): DateOrderFinding | null {
  const prefix = `${JSON.stringify(listDateChoices(job)).slice(0, -1)},`;
  const found = [...kept].find(([choices, { run }]) => choices.startsWith(prefix) && run.inspection?.sample);
  return found?.[1].run.inspection?.dateFinding ?? null;
}

/**
 * Finds an inspection of the same file in the same format whose result is the same for every repository or project that
 * the user chooses, because all sampled issues name theirs.
 */
function findInspectionOfAllContainers(kept: KeptInspections, job: ImportJobRow): KeptInspection | undefined {
  const found = kept.get(formatChoices({ ...job, container: null }));
  const issues = found?.run.inspection?.sample?.issues ?? [];
  return issues.length > 0 && issues.every(({ container }) => container !== null) ? found : undefined;
}

interface InspectionRunRequest extends Omit<ImportInspectionRequest, 'scratch'> {
  /** Size of the file in bytes. */
  fileSize: number;
}

/** One inspection of a file. */
class InspectionRun {
  /** Rejects with InspectionStoppedError if the inspection is stopped. */
  readonly result: Promise<ImportInspection>;
  readonly userId: number | null;
  hasEnded = false;
  /** The result, or null while there is none. */
  inspection: ImportInspection | null = null;
  readonly #request: InspectionRunRequest;
  readonly #line = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #settle!: { resolve: (inspection: ImportInspection) => void; reject: (error: Error) => void };
  #worker: Worker | null = null;
  #cleanup: Promise<void> | null = null;

  constructor(userId: number | null, request: InspectionRunRequest) {
    this.userId = userId;
    this.#request = request;
    this.result = new Promise((resolve, reject) => (this.#settle = { resolve, reject }));
  }

  start(): void {
    this.#cleanup = withTemporaryFolder((scratch) => this.#runThread(scratch)).catch((error: unknown) =>
      this.#end({ error: error instanceof Error ? error : new Error(String(error)) }),
    );
  }

  /** Resolves when the thread has ended and its temporary files are removed. */
  async stop(): Promise<void> {
    this.#end({ error: new InspectionStoppedError('The inspection was stopped.') });
    await this.#worker?.terminate();
    await this.#cleanup;
  }

  async #runThread(scratch: string): Promise<void> {
    if (this.hasEnded) return;
    const data: ImportInspectionWorkerData = { ...this.#request, scratch, line: this.#line };
    const worker = startWorkerThread(
      __dirname,
      'importInspection',
      data,
      SMALL_YOUNG_GENERATION_MB,
      IMPORT_INSPECTION_HEAP_MB_MAX,
    );
    this.#worker = worker;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      worker.on('message', (message: ImportInspectionMessage) => {
        if (message.kind === 'stage') {
          clearTimeout(timer);
          const milliseconds = this.#getTimeLimit(message.stage);
          const limit = `${Math.round(milliseconds / 1000)} s`;
          timer = setTimeout(() => this.#endAtLimit(limit), Math.min(milliseconds, INT4_MAX));
          return;
        }
        this.#end({ inspection: message.inspection });
        // Open files of a sample that was not read to its end would keep the thread running.
        void worker.terminate();
      });
      worker.on('error', (error: Error & { code?: string }) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
          this.#endAtLimit(`${IMPORT_INSPECTION_HEAP_MB_MAX} MB of memory`);
        else this.#end({ error });
      });
      worker.on('exit', () => resolve());
    });
    clearTimeout(timer);
    this.#end({ error: new Error('The thread that inspects import files has stopped.') });
  }

  /** Returns the time limit of a stage in milliseconds. */
  #getTimeLimit(stage: ImportInspectionStage): number {
    if (stage === 'sample') return IMPORT_INSPECTION_MS_MAX;
    return IMPORT_INSPECTION_MS_MAX + (this.#request.fileSize / 2 ** 20) * IMPORT_DATE_SCAN_MS_PER_MB_MAX;
  }

  #endAtLimit(limit: string): void {
    void this.#worker?.terminate();
    const { file, format } = this.#request;
    const line = Atomics.load(this.#line, 0);
    const place = line === 0 ? 'before its first record was read' : `in the record after line ${line}`;
    const message = `${file} cannot be read: the preview takes more than ${limit}. The limit was reached ${place}.`;
    this.#end({
      inspection: {
        format,
        columns: [],
        sample: null,
        dateFinding: NO_AMBIGUOUS_DATES_FINDING,
        problem: { code: 'LIMIT_EXCEEDED', message },
      },
    });
  }

  #end(end: { inspection: ImportInspection } | { error: Error }): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    if ('inspection' in end) {
      this.inspection = end.inspection;
      this.#settle.resolve(end.inspection);
    } else this.#settle.reject(end.error);
  }
}
