/** Imports that run on the server. One instance per process. */
import { IMPORT_FILE_TTL_DAYS } from '../../../shared/limits';
import type {
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
import type { ImportFormat } from '../format/ImportFormat';
import { CSV_FIELDS } from '../csv/columns';
import { CSV_FORMAT } from '../csv/csvFormat';
import { IMPORT_FORMATS } from '../formats';
import { withTemporaryFolder } from '../input/temporaryFolder';
import { StateIdLookup } from '../write/StateIdLookup';
import { chooseJobFormat, hasCsvColumns, readJobColumns } from './chooseJobFormat';
import { detectImportFormat } from './detectImportFormat';
import { ImportJobFiles } from './ImportJobFiles';
import { ImportJobRunner } from './ImportJobRunner';
import { loadImportMapping } from './loadImportMapping';
import { readImportPreview } from './readImportPreview';

export interface ImportJobsOptions {
  store: DatabaseStore;
  /** Folder of uploaded files. */
  folder: string;
  /** Called with unexpected errors. `key` identifies the failed import, or is null if looking for imports failed. */
  onFailure?: (error: unknown, key: ImportJobKey | null) => void;
}

export class ImportJobs implements ImportJobService {
  readonly formats: readonly ImportFormatInfo[] = IMPORT_FORMATS.map(toFormatInfo);
  readonly columnFields: readonly string[] = CSV_FIELDS;
  readonly #store: DatabaseStore;
  readonly #files: ImportJobFiles;
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

  /** Stops the running import. The next server process continues it. */
  close(): Promise<void> {
    return this.#runner.close();
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

  removeFile(key: ImportJobKey): Promise<void> {
    return this.#files.remove(key);
  }

  async detectFormat(key: ImportJobKey): Promise<string | null> {
    const file = this.#files.getPath(key);
    const format = await withTemporaryFolder((scratch) => detectImportFormat(IMPORT_FORMATS, file, scratch));
    if (format) return format.system;
    return (await hasCsvColumns(file)) ? CSV_FORMAT.system : null;
  }

  async readPreview(job: ImportJobRow): Promise<ImportPreview | null> {
    const key = toImportJobKey(job);
    const format = chooseJobFormat(job);
    if (!format || (await this.#files.readSize(key)) === null) return null;
    const mapping = await loadImportMapping(this.#store, job);
    const states = await StateIdLookup.loadStateIds(this.#store, job.project_id);
    const file = this.#files.getPath(key);
    const columns = await readJobColumns(job, file);
    const preview = await withTemporaryFolder((scratch) =>
      readImportPreview({ format, file, scratch, only: job.container, mapping, states, columns }),
    );
    return { ...preview, problem: preview.problem?.replaceAll(file, job.file_name) ?? null };
  }

  runQueuedJobs(): void {
    this.#runner.runQueuedJobs();
  }

  stopJob(key: ImportJobKey): void {
    this.#runner.stopJob(key);
  }
}

const toFormatInfo = ({ system, title, exportHint, container }: ImportFormat): ImportFormatInfo => ({
  system,
  title,
  exportHint,
  containerName: { singular: container.singular, plural: container.plural },
});
