/** `winnow import --each-project`: imports each project of a tracker into a project with the same key. */
import type { ReportEntry } from '../domain/imports/reportEntries';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { WinnowError } from '../../shared/errors';
import type { ProgressReporter } from '../../shared/progress';
import { getProjectKeyProblem } from '../../shared/validation/projects';
import { findProjectIdByKey } from '../store/import/targetProject';
import type { DatabaseStore } from '../store/DatabaseStore';
import { chooseDateOrder } from './chooseDateOrder';
import type { ImportFormat } from './sources/ImportFormat';
import { checkImportSourceExists, importIssues, type IssueFileImportOptions } from './importIssues';
import { FileBackedQueue } from './readers/FileBackedQueue';
import { getInputFilePath } from './readers/files';
import type { ImportInputRecord } from './readers/records';
import { withTemporaryFolder } from './readers/temporaryFolder';
import { yieldToEventLoopRegularly } from './readers/yieldToEventLoopRegularly';
import { isImportInputError } from './report/createImportFailure';
import { checkReportFileIsWritable, writeReportsFile } from './report/reportFile';
import type { ImportReport } from '../domain/imports/importReport';
import { ImportReportBuilder } from './report/ImportReportBuilder';
import { findImportTargetProjectId, type ImportTargetProjectOptions } from './targetProject';
import type { UnresolvedIssueRelation } from './write/DeferredIssueRelations';
import { type ImportedContainer, writeRelationAcrossProjects } from './write/relationsAcrossProjects';

export type EachProjectImportOptions = Omit<
  IssueFileImportOptions,
  'projectKey' | 'only' | 'linksOfOtherContainers'
>;

/** Maximum number of projects in a file. Each has a temporary file that is open until it is imported. */
const SOURCE_PROJECTS_MAX = 500;

/**
 * Imports each project of a file, then the links between the projects. Returns one report per project. A project that
 * cannot be imported has a report with the reason, and the others are imported; running it again continues. Canceling
 * ends the whole import.
 * @throws WinnowError NOT_FOUND or VALIDATION_FAILED if no project of the file can be imported, before anything is
 *   written
 */
export async function importEachProject(
  store: DatabaseStore,
  options: EachProjectImportOptions,
  progress: ProgressReporter,
): Promise<ImportReport[]> {
  const { format, source, report: reportFile, create = false, visibility = 'internal', signal } = options;
  await checkImportSourceExists(format, source);
  if (reportFile !== undefined) await checkReportFileIsWritable(reportFile);
  const dateOrder =
    options.dateOrder === undefined
      ? await chooseDateOrder(format, source, undefined, options.surface, signal)
      : options.dateOrder;
  return withTemporaryFolder(async (scratch) => {
    const records = new RecordsByContainer(scratch);
    const links = new FileBackedQueue<UnresolvedIssueRelation>(path.join(scratch, 'links'));
    const reports: ImportReport[] = [];
    const imported = new Map<string, ImportedContainer>();
    try {
      const notes = await distributeRecords({ ...options, dateOrder }, records, scratch, progress);
      progress.finish();
      const problems = new Map<string, WinnowError>();
      for (const projectKey of records.containers) {
        const problem = await findTargetProblem(store, format, { projectKey, create, visibility });
        if (problem) problems.set(projectKey, problem);
      }
      const [firstProblem] = problems.values();
      if (firstProblem && problems.size === records.containers.length) throw firstProblem;
      for (const projectKey of records.containers) {
        const importOptions = {
          ...options,
          format: createStoredFormat(format, records, projectKey, notes),
          projectKey,
          dateOrder,
          only: projectKey,
          report: undefined,
          linksOfOtherContainers: links,
        };
        const problem = problems.get(projectKey);
        const report = problem
          ? createFailedReport(importOptions, problem)
          : await importOneProject(store, importOptions, progress);
        reports.push(report);
        if (signal?.aborted) break;
        const projectId = problem ? null : await findProjectIdByKey(store.background, projectKey);
        if (projectId !== null)
          imported.set(projectKey, {
            projectId,
            report: new ImportReportBuilder(source, projectKey, report),
          });
      }
      for await (const link of links.read()) {
        if (signal?.aborted) break;
        await writeRelationAcrossProjects(store, format.system, imported, link);
      }
    } finally {
      await Promise.all([records.close(), links.close()]);
    }
    await writeReportsFile(reportFile, reports);
    return reports;
  });
}

/** Returns the reason why a project cannot be imported, or null if it can. */
async function findTargetProblem(
  store: DatabaseStore,
  { container }: ImportFormat,
  target: ImportTargetProjectOptions,
): Promise<WinnowError | null> {
  const { projectKey } = target;
  if (getProjectKeyProblem(projectKey)) {
    return new WinnowError(
      'VALIDATION_FAILED',
      `The name of the ${container.singular} ${projectKey} cannot be the key of a project. Import it with ${container.option} and --project.`,
    );
  }
  try {
    await findImportTargetProjectId(store, target);
    return null;
  } catch (error) {
    if (isImportInputError(error)) return error;
    throw error;
  }
}

/** Imports one project. Invalid input fails only this project, not the whole import. */
async function importOneProject(
  store: DatabaseStore,
  options: IssueFileImportOptions,
  progress: ProgressReporter,
): Promise<ImportReport> {
  try {
    return await importIssues(store, options, progress);
  } catch (error) {
    if (isImportInputError(error)) return createFailedReport(options, error);
    throw error;
  }
}

function createFailedReport(
  { source, projectKey }: Pick<IssueFileImportOptions, 'source' | 'projectKey'>,
  { message }: WinnowError,
): ImportReport {
  const report = new ImportReportBuilder(source, projectKey);
  report.setImportFailure({ code: 'rejected', message });
  return report.buildReport();
}

/** The format with the stored records of one project as its source. */
const createStoredFormat = (
  format: ImportFormat,
  records: RecordsByContainer,
  container: string,
  notes: readonly ReportEntry[],
): ImportFormat => ({
  ...format,
  async readSource(_source, _scratch, report) {
    for (const note of notes) report.addReportNote(note);
    return records.read(container);
  },
});

/**
 * Stores the records of the input by their projects, so that the input is read only once. Returns the notes of reading
 * it.
 */
async function distributeRecords(
  { format, source, signal, dateOrder = null }: EachProjectImportOptions,
  records: RecordsByContainer,
  scratch: string,
  progress: ProgressReporter,
): Promise<readonly ReportEntry[]> {
  const ownScratch = path.join(scratch, 'input');
  await mkdir(ownScratch);
  // Only the notes of this pass are used: the imports report the same problems.
  const report = new ImportReportBuilder(source, '');
  for await (const record of yieldToEventLoopRegularly(
    await format.readSource(source, ownScratch, report, progress, { dateOrder }),
  )) {
    signal?.throwIfAborted();
    await records.add(getContainer(format, source, record), record);
  }
  if (records.containers.length === 0)
    throw new WinnowError('VALIDATION_FAILED', `${source} contains no ${format.title} issues.`);
  return report.buildReport().notes;
}

function getContainer(format: ImportFormat, source: string, record: ImportInputRecord): string | null {
  const recognized =
    'value' in record
      ? format.recognizeRecord(record.value, getInputFilePath(source, record.position))
      : null;
  return recognized?.kind === 'issue' || recognized?.kind === 'restricted' ? recognized.container : null;
}

class RecordsByContainer {
  private readonly queues = new Map<string, FileBackedQueue<ImportInputRecord>>();
  /** Records that belong to no project, such as unreadable ones. They are reported with the first project. */
  private readonly others: FileBackedQueue<ImportInputRecord>;
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    this.others = new FileBackedQueue(path.join(folder, 'others'));
  }

  get containers(): string[] {
    return [...this.queues.keys()];
  }

  async add(container: string | null, record: ImportInputRecord): Promise<void> {
    let queue = container === null ? this.others : this.queues.get(container);
    if (!queue) {
      if (this.queues.size >= SOURCE_PROJECTS_MAX)
        throw new WinnowError('VALIDATION_FAILED', `The file has more than ${SOURCE_PROJECTS_MAX} projects.`);
      queue = new FileBackedQueue(path.join(this.folder, `project-${this.queues.size}`));
      this.queues.set(container!, queue);
    }
    await queue.add(record);
  }

  async *read(container: string): AsyncGenerator<ImportInputRecord> {
    if (this.containers[0] === container) yield* this.others.read();
    yield* this.queues.get(container)!.read();
  }

  async close(): Promise<void> {
    await Promise.all([this.others, ...this.queues.values()].map((queue) => queue.close()));
  }
}
