/** Imports that run on the server. One instance per process. */
import path from 'node:path';
import { IMPORT_FILE_TTL_DAYS } from '../../../shared/limits';
import type {
  ImportDateQuestion,
  ImportFormatInfo,
  ImportJobService,
  ImportPreview,
} from '../../domain/context/ImportJobService';
import type { DatabaseStore } from '../../store/DatabaseStore';
import {
  type ImportJobKey,
  type ImportJobRow,
  readImportJobsWithFile,
  toImportJobKey,
} from '../../store/read/importJobs';
import type { ImportFormat } from '../sources/ImportFormat';
import { CSV_FIELDS } from '../mappers/csv/columns';
import { IMPORT_FORMATS } from '../formats';
import { StateIdLookup } from '../write/StateIdLookup';
import { toDateQuestion } from './dateQuestion';
import { ImportInspectionRunner, InspectionStoppedError } from './ImportInspectionRunner';
import { ImportJobFiles } from './ImportJobFiles';
import { ImportJobRunner } from './ImportJobRunner';
import type { ImportInspection } from './inspectImportFile';
import { loadImportMapping } from './loadImportMapping';
import { toImportPreview } from './readImportPreview';

export interface ImportJobsOptions {
  store: DatabaseStore;
  /** Folder of uploaded files. */
  folder: string;
  /** Called with unexpected errors. `key` identifies the failed import, or is null if looking for imports failed. */
  onFailure?: (error: unknown, key: ImportJobKey | null) => void;
}

export class ImportJobManager implements ImportJobService {
  readonly formats: readonly ImportFormatInfo[] = IMPORT_FORMATS.map(toFormatInfo);
  readonly columnFields: readonly string[] = CSV_FIELDS;
  readonly #store: DatabaseStore;
  readonly #files: ImportJobFiles;
  readonly #inspections = new ImportInspectionRunner();
  readonly #runner: ImportJobRunner;

  constructor({ store, folder, onFailure = () => undefined }: ImportJobsOptions) {
    this.#store = store;
    this.#files = new ImportJobFiles(folder);
    this.#runner = new ImportJobRunner(store, this.#files, onFailure);
  }

  /** Runs queued imports and imports that a stopped server left unfinished, now and periodically. */
  start(): void {
    this.#runner.start();
  }

  /** Stops the running import and all inspections. The next server process continues the import. */
  async close(): Promise<void> {
    await Promise.all([this.#inspections.close(), this.#runner.close()]);
  }

  /** Removes the uploaded files that no import needs anymore. */
  async removeUnusedFiles(): Promise<void> {
    await this.#files.removeOthers(
      await readImportJobsWithFile(this.#store.background, IMPORT_FILE_TTL_DAYS),
    );
  }

  appendToFile(key: ImportJobKey, offset: number, content: AsyncIterable<Buffer>): Promise<number> {
    return this.#files.append(key, offset, content);
  }

  readFileSize(key: ImportJobKey): Promise<number | null> {
    return this.#files.readSize(key);
  }

  async removeFile(key: ImportJobKey): Promise<void> {
    await this.#inspections.stop(key);
    await this.#files.remove(key);
  }

  async detectFormat(job: ImportJobRow): Promise<string | null> {
    const inspection = await this.#inspect(job);
    return inspection?.format ?? null;
  }

  async readPreview(job: ImportJobRow): Promise<ImportPreview | null> {
    if ((await this.#files.readSize(toImportJobKey(job))) === null) return null;
    const inspection = await this.#inspect(job);
    if (!inspection || (inspection.format === null && inspection.problem === null)) return null;
    const mapping = await loadImportMapping(this.#store, job);
    const states = await StateIdLookup.loadStateIds(this.#store, job.project_id);
    const dateQuestion = toDateQuestion(inspection.dateFinding, job.mapping.dates);
    return toImportPreview(inspection, job.container, mapping, states, dateQuestion);
  }

  /** Returns the inspection of an import's file, or null if it is stopped because the import is canceled or deleted. */
  async #inspect(job: ImportJobRow): Promise<ImportInspection | null> {
    const file = this.#files.getPath(toImportJobKey(job));
    try {
      const { problem, dateFinding, ...inspection } = await this.#inspections.inspect(job, file);
      return {
        ...inspection,
        problem: problem && { ...problem, message: problem.message.replaceAll(file, job.file_name) },
        dateFinding:
          dateFinding.kind === 'contradictory'
            ? { ...dateFinding, problem: dateFinding.problem.replaceAll(path.basename(file), job.file_name) }
            : dateFinding,
      };
    } catch (error) {
      if (error instanceof InspectionStoppedError) return null;
      throw error;
    }
  }

  async readOpenDateQuestion(job: ImportJobRow): Promise<ImportDateQuestion | null> {
    if ((await this.#files.readSize(toImportJobKey(job))) === null) return null;
    const inspection = await this.#inspect(job);
    const question = inspection && toDateQuestion(inspection.dateFinding, job.mapping.dates);
    return question?.chosen === null ? question : null;
  }

  runQueuedJobs(): void {
    this.#runner.runQueuedJobs();
  }

  stopJob(key: ImportJobKey): void {
    void this.#inspections.stop(key);
    this.#runner.stopJob(key);
  }
}

const toFormatInfo = ({ system, title, exportHint, container }: ImportFormat): ImportFormatInfo => ({
  system,
  title,
  exportHint,
  containerName: { singular: container.singular, plural: container.plural },
});
