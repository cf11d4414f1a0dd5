/** Runs the imports of a server in the background, one at a time. */
import { randomUUID } from 'node:crypto';
import { getImportJobStateIndex } from '../../../shared/imports';
import { IMPORT_HEARTBEAT_TIMEOUT_MS } from '../../../shared/limits';
import type { DatabaseStore } from '../../store/DatabaseStore';
import {
  type ImportJobKey,
  type ImportJobRow,
  readImportJob,
  readImportJobsToRun,
  toImportJobKey,
} from '../../store/read/importJobs';
import { isDatabaseUnavailable } from '../../store/errors/unavailable';
import { claimImportJob, recordImportJobProgress, updateImportJob } from '../../store/write/importJobs';
import { finishImportJob } from './finishImportJob';
import type { ImportJobFiles } from './ImportJobFiles';
import { ImportJobProgressReporter } from './ImportJobProgressReporter';
import { runImportJob } from './runImportJob';

/** How often the progress of an import is stored, in milliseconds. */
const PROGRESS_INTERVAL_MS = 1_000;

interface RunningJob {
  key: ImportJobKey;
  abort: AbortController;
}

export class ImportJobRunner {
  readonly #id = randomUUID();
  readonly #store: DatabaseStore;
  readonly #files: ImportJobFiles;
  readonly #onFailure: (error: unknown, key: ImportJobKey | null) => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  #running: RunningJob | null = null;
  /** Resolves when the runner is idle: when all imports that it found have ended. Null while it is idle. */
  #working: Promise<void> | null = null;
  #isRequestedAgain = false;
  #isClosing = false;

  constructor(
    store: DatabaseStore,
    files: ImportJobFiles,
    onFailure: (error: unknown, key: ImportJobKey | null) => void,
  ) {
    this.#store = store;
    this.#files = files;
    this.#onFailure = onFailure;
  }

  /** Runs queued imports and imports that a stopped server left unfinished, now and periodically. */
  start(): void {
    // An embedded database has only one server, so a previous process left the imports that are marked as running.
    this.#work(this.#store.engine === 'embedded' ? 0 : IMPORT_HEARTBEAT_TIMEOUT_MS);
    this.#timer = setInterval(() => this.runQueuedJobs(), IMPORT_HEARTBEAT_TIMEOUT_MS);
    this.#timer.unref();
  }

  runQueuedJobs(): void {
    this.#work(IMPORT_HEARTBEAT_TIMEOUT_MS);
  }

  stopJob({ projectId, number }: ImportJobKey): void {
    const { key, abort } = this.#running ?? {};
    if (key?.projectId === projectId && key.number === number) abort?.abort();
  }

  /** Stops the running import. It stays marked as running, so that the next server process continues it. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#timer);
    this.#running?.abort.abort();
    await this.#working;
  }

  #work(heartbeatTimeoutMs: number): void {
    if (this.#isClosing) return;
    if (this.#working) {
      this.#isRequestedAgain = true;
      return;
    }
    this.#working = this.#runAll(heartbeatTimeoutMs)
      .catch((error: unknown) => {
        if (!this.#isClosing) this.#onFailure(error, null);
      })
      .finally(() => {
        this.#working = null;
        if (!this.#isRequestedAgain) return;
        this.#isRequestedAgain = false;
        this.#work(IMPORT_HEARTBEAT_TIMEOUT_MS);
      });
  }

  async #runAll(heartbeatTimeoutMs: number): Promise<void> {
    const { background, engine } = this.#store;
    for (const key of await readImportJobsToRun(background, heartbeatTimeoutMs)) {
      if (this.#isClosing) return;
      // The file may be on another server that uses the same database. That server runs the import.
      if (engine === 'server' && (await this.#files.readSize(key)) === null) continue;
      const job = await claimImportJob(background, key, this.#id, heartbeatTimeoutMs);
      if (job) await this.#run(job);
    }
  }

  async #run(job: ImportJobRow): Promise<void> {
    const key = toImportJobKey(job);
    const abort = new AbortController();
    const progress = new ImportJobProgressReporter();
    this.#running = { key, abort };
    const heartbeat = this.#startHeartbeat(key, progress, abort);
    try {
      if (!job.started_at) await updateImportJob(this.#store.background, key, { started_at: new Date() });
      const result = await runImportJob(this.#store, this.#files, job, progress, abort.signal);
      await heartbeat.end();
      if (this.#isClosing && abort.signal.aborted) return;
      await recordImportJobProgress(this.#store.background, key, this.#id, progress.current);
      await finishImportJob(this.#store, this.#files, key, this.#id, result);
    } catch (error) {
      await heartbeat.end();
      if (this.#isClosing) return;
      this.#onFailure(error, key);
      // The failure cannot be stored while the database is unavailable. The import is continued after the heartbeat
      // timeout.
      if (isDatabaseUnavailable(error)) return;
      await this.#storeUnexpectedFailure(key).catch((failure: unknown) => this.#onFailure(failure, key));
    } finally {
      this.#running = null;
    }
  }

  async #storeUnexpectedFailure(key: ImportJobKey): Promise<void> {
    const { background } = this.#store;
    const row = await readImportJob(background, key);
    if (row?.state !== getImportJobStateIndex('running') || row.runner !== this.#id) return;
    const message = 'An unexpected error occurred. Imported issues are kept. Resume the import to continue.';
    await updateImportJob(background, key, {
      state: getImportJobStateIndex('failed'),
      message,
      ended_at: new Date(),
    });
  }

  /** Stores the progress periodically as the heartbeat of this server, and aborts the import when it must stop. */
  #startHeartbeat(
    key: ImportJobKey,
    progress: ImportJobProgressReporter,
    abort: AbortController,
  ): { end: () => Promise<void> } {
    let beat: Promise<void> | null = null;
    const timer = setInterval(() => {
      beat ??= recordImportJobProgress(this.#store.background, key, this.#id, progress.current)
        .then((mayContinue) => {
          if (!mayContinue) abort.abort();
        })
        .catch((error: unknown) => {
          if (!this.#isClosing) this.#onFailure(error, key);
        })
        .finally(() => (beat = null));
    }, PROGRESS_INTERVAL_MS);
    return {
      end: async () => {
        clearInterval(timer);
        await beat;
      },
    };
  }
}
