/** `winnow import`: imports saved issues of another tracker into a project. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type ReportSurface, wordReportEntry } from '../domain/imports/wordReportEntry';
import type { DateOrder } from '../../shared/imports';
import { WinnowError } from '../../shared/errors';
import type { ProjectVisibility } from '../../shared/issue';
import type { ProgressReporter } from '../../shared/progress';
import type { DatabaseStore } from '../store/DatabaseStore';
import { isDatabaseUnavailable } from '../store/errors/unavailable';
import type { ImportReport } from '../domain/imports/importReport';
import { ImportReportBuilder } from './report/ImportReportBuilder';
import { runImport } from './runImport';
import { hasExclusiveDatabaseAccess } from './write/batchLimits';
import type { UnresolvedIssueRelation } from './write/DeferredIssueRelations';
import { FileBackedQueue } from './readers/FileBackedQueue';
import { withTemporaryFolder } from './readers/temporaryFolder';
import { createImportFailure, isImportInputError } from './report/createImportFailure';
import { checkReportFileIsWritable, writeReportFile } from './report/reportFile';
import {
  findImportTargetProjectId,
  createImportTargetProject,
  type ImportTargetProjectOptions,
} from './targetProject';
import { chooseDateOrder } from './chooseDateOrder';
import { extractIssues } from './extractIssues';
import { findHighestIssueNumber } from './findHighestIssueNumber';
import type { IssueIdentificationFields } from './mappers/MappedImportIssue';
import type { ImportFormat } from './sources/ImportFormat';
import type { ImportValueMapping } from './mappers/applyImportMapping';

export interface IssueFileImportOptions {
  format: ImportFormat;
  /** Path of the file or folder to import. */
  source: string;
  projectKey: string;
  /** Whether to create the target project if it does not exist. */
  create?: boolean;
  /** Visibility of a created project. */
  visibility?: ProjectVisibility;
  /** Name of a repository or project of the source: import only its issues. */
  only?: string;
  /** Whether to create only the project with its states, labels and milestones. Only for formats of whole projects. */
  isWithoutIssues?: boolean;
  /** Receives links to and from issues of other repositories or projects of the source. */
  linksOfOtherContainers?: FileBackedQueue<UnresolvedIssueRelation>;
  /** Path of the file that the import report is written to as JSON. */
  report?: string;
  /** Workflow states and priorities that the user has chosen for the states and priorities in the file. */
  mapping?: ImportValueMapping;
  /**
   * Order of day, month and year in dates such as 3/4/2026; null if there are none. Default: the order is detected
   * from the file, and an ambiguous file is rejected.
   */
  dateOrder?: DateOrder | null;
  /** Where users read the messages of the import, which tell them how to continue. Default: the command line. */
  surface?: ReportSurface;
  /** Called with the report builder when the import starts, so that its progress can be displayed. */
  onReport?: (report: ImportReportBuilder) => void;
  /** Aborting the signal stops the import. Issues that were written before are kept. */
  signal?: AbortSignal;
}

/** How many times an import is restarted after the connection to the database was lost. */
const RESTARTS_MAX = 20;

/**
 * Imports issues from a file or folder and returns the import report. If the import ends early, the reason is
 * in `report.failure`.
 * @param progress is advanced by the bytes of the input
 * @throws WinnowError NOT_FOUND or VALIDATION_FAILED before anything is written
 */
export async function importIssues(
  store: DatabaseStore,
  options: IssueFileImportOptions,
  progress: ProgressReporter,
): Promise<ImportReport> {
  const { option, nameForm, namePattern } = options.format.container;
  if (options.only && !namePattern.test(options.only)) {
    throw new WinnowError('VALIDATION_FAILED', `${option} must have ${nameForm}, not "${options.only}".`);
  }
  await checkImportSourceExists(options.format, options.source);
  if (options.report !== undefined) await checkReportFileIsWritable(options.report);
  const { projectKey, create = false, visibility = 'internal' } = options;
  const target: ImportTargetProjectOptions = { projectKey, create, visibility };
  let report = new ImportReportBuilder(options.source, options.projectKey);
  try {
    for (let restarts = 0; ; restarts++) {
      const existingId = await findImportTargetProjectId(store, target);
      options.onReport?.(report);
      try {
        await withTemporaryFolder((scratch) =>
          importIntoProject(store, options, target, existingId, report, progress, scratch),
        );
        break;
      } catch (error) {
        const mayRestart =
          isDatabaseUnavailable(error) && restarts < RESTARTS_MAX && !options.signal?.aborted;
        if (!mayRestart) throw error;
        report = new ImportReportBuilder(options.source, options.projectKey);
        report.addReportNote({ code: 'import_restarted' });
      }
    }
  } catch (error) {
    report.setImportFailure(createImportFailure(error, options.signal));
    if (isImportInputError(error)) {
      await writeReportFile(options.report, report.buildReport());
      throw error;
    }
  } finally {
    progress.finish();
  }
  const finished = report.buildReport();
  await writeReportFile(options.report, finished);
  return finished;
}

async function importIntoProject(
  store: DatabaseStore,
  options: IssueFileImportOptions,
  target: ImportTargetProjectOptions,
  existingId: number | null,
  report: ImportReportBuilder,
  progress: ProgressReporter,
  scratch: string,
): Promise<void> {
  const { format, signal, only = null, source, mapping, surface } = options;
  if (format.importProject) {
    await format.importProject({
      store,
      source,
      existingProjectId: existingId,
      createProject: ({ name, visibility, ...details }) =>
        createImportTargetProject(
          store,
          { ...target, visibility: options.visibility ?? visibility },
          name,
          details,
        ),
      isWithoutIssues: options.isWithoutIssues === true,
      report,
      progress,
      signal,
    });
    return;
  }
  const dateOrder =
    options.dateOrder === undefined
      ? await chooseDateOrder(format, source, undefined, surface, signal)
      : options.dateOrder;
  const highestNumber = hasExclusiveDatabaseAccess(store)
    ? undefined
    : await findHighestIssueNumber(format, source, only, scratch, progress, signal);
  const records = await format.readSource(source, scratch, report, progress, { dateOrder });
  const restricted = new FileBackedQueue<IssueIdentificationFields>(
    path.join(scratch, 'restricted'),
    reviveCreationTime,
  );
  try {
    const issues = extractIssues(format, records, only, report, mapping, {
      source,
      onRestricted: (issue) => restricted.add(issue),
    });
    // The project is created only if there is at least one issue to import.
    const first = await issues.next();
    if (first.done && (existingId === null || restricted.length === 0))
      throw createNothingToImportError(options, report);
    const { plural, option, hasOwnNumbers } = format.container;
    const name = only ?? (hasOwnNumbers && !first.done ? first.value.container : null) ?? options.projectKey;
    const projectId = existingId ?? (await createImportTargetProject(store, target, name));
    await runImport(
      {
        store,
        projectId,
        system: format.system,
        report,
        scratch,
        highestNumber,
        restricted,
        linksOfOtherContainers: options.linksOfOtherContainers,
        signal,
      },
      first.done ? issues : prependToIterable(first.value, issues),
    );
    const containers = Object.keys(report.issueCountsByContainer);
    if (!only && hasOwnNumbers && containers.length > 1) {
      report.addReportNote({ code: 'several_containers', containers: plural, names: containers, option });
    }
  } finally {
    await restricted.close();
  }
}

/** Restores the creation time of an issue that was stored as JSON. */
const reviveCreationTime = (key: string, value: unknown): unknown =>
  key === 'createdAt' && typeof value === 'string' ? new Date(value) : value;

async function* prependToIterable<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}

function createNothingToImportError(
  { format, source, only, surface = 'commandLine' }: IssueFileImportOptions,
  report: ImportReportBuilder,
): WinnowError {
  const containers = Object.entries(report.issueCountsByContainer).map(
    ([name, count]) => `${name} (${count})`,
  );
  if (only && containers.length > 0) {
    return new WinnowError(
      'NOT_FOUND',
      `${source} contains no issues of ${only}, only of ${containers.join(', ')}.`,
    );
  }
  return new WinnowError(
    'VALIDATION_FAILED',
    report.failure
      ? wordReportEntry(report.failure, surface)
      : describeMissingIssues(format, source, report, surface),
  );
}

function describeMissingIssues(
  format: ImportFormat,
  source: string,
  report: ImportReportBuilder,
  surface: ReportSurface,
): string {
  const { read } = report.getRecordResultCounts('issues');
  if (read === 0) return `${source} is empty.`;
  const reason = report.getMostFrequentReason('issues');
  if (reason?.count === read && report.problems.length === 0)
    return `${source} contains no issues, only ${wordReportEntry(reason.entry, surface)} (${reason.count}).`;
  const [problem] = report.problems;
  const details = problem ? ` Line ${problem.line}: ${wordReportEntry(problem.why, surface)}.` : '';
  return `${source} contains no ${format.title} issues.${details}`;
}

/** @throws WinnowError NOT_FOUND, or VALIDATION_FAILED for an address */
export async function checkImportSourceExists({ exportHint }: ImportFormat, source: string): Promise<void> {
  if (/^https?:\/\//i.test(source)) {
    throw new WinnowError(
      'VALIDATION_FAILED',
      `${source} is a URL. Save the issues to a file first, for example ${exportHint}.`,
    );
  }
  try {
    await stat(source);
  } catch {
    throw new WinnowError('NOT_FOUND', `File or folder not found: ${source}.`);
  }
}
