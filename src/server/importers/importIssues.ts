/** `winnow import`: imports saved issues of another tracker into a project. */
import { stat } from 'node:fs/promises';
import { WinnowError } from '../../shared/errors';
import type { ProjectVisibility } from '../../shared/issue';
import type { ProgressReporter } from '../../shared/progress';
import type { DatabaseStore } from '../store/DatabaseStore';
import { type ImportReport, ImportReportBuilder } from './report/ImportReport';
import { runImport } from './runImport';
import { hasExclusiveDatabaseAccess } from './write/batchLimits';
import type { UnresolvedIssueRelation } from './write/DeferredIssueRelations';
import type { FileBackedQueue } from './input/FileBackedQueue';
import { withTemporaryFolder } from './input/temporaryFolder';
import {
  COMMAND_LINE_IMPORT_HINTS,
  describeImportFailure,
  type ImportHints,
  isImportInputError,
} from './report/describeImportFailure';
import { checkReportFileIsWritable, writeReportFile } from './report/reportFile';
import {
  findImportTargetProjectId,
  createImportTargetProject,
  type ImportTargetProjectOptions,
} from './targetProject';
import { extractIssues } from './extractIssues';
import { findHighestIssueNumber } from './findHighestIssueNumber';
import type { ImportFormat } from './format/ImportFormat';
import type { ImportValueMapping } from './mapping/applyImportMapping';

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
  /** Sentences in messages that tell the user how to continue. Default: those of the command line. */
  hints?: ImportHints;
  /** Called with the report builder when the import starts, so that its progress can be displayed. */
  onReport?: (report: ImportReportBuilder) => void;
  /** Aborting the signal stops the import. Issues that were written before are kept. */
  signal?: AbortSignal;
}

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
  const existingId = await findImportTargetProjectId(store, target);
  const report = new ImportReportBuilder(options.source, options.projectKey);
  options.onReport?.(report);
  try {
    await withTemporaryFolder((scratch) =>
      importIntoProject(store, options, target, existingId, report, progress, scratch),
    );
  } catch (error) {
    report.setImportFailure(describeImportFailure(error, options.signal, options.hints?.continueImport));
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
  const { format, signal, only = null, source, mapping, hints = COMMAND_LINE_IMPORT_HINTS } = options;
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
  const highestNumber = hasExclusiveDatabaseAccess(store)
    ? undefined
    : await findHighestIssueNumber(format, source, only, scratch, progress, signal);
  const records = await format.readSource(source, scratch, report, progress);
  const issues = extractIssues(format, records, only, report, mapping);
  // The project is created only if there is at least one issue to import.
  const first = await issues.next();
  if (first.done) throw createNothingToImportError(options, report);
  const { plural, option, hasOwnNumbers } = format.container;
  const name = only ?? (hasOwnNumbers ? first.value.container : null) ?? options.projectKey;
  const projectId = existingId ?? (await createImportTargetProject(store, target, name));
  await runImport(
    {
      store,
      projectId,
      system: format.system,
      report,
      scratch,
      highestNumber,
      linksOfOtherContainers: options.linksOfOtherContainers,
      signal,
    },
    prependToIterable(first.value, issues),
  );
  const containers = Object.keys(report.issueCountsByContainer);
  if (!only && hasOwnNumbers && containers.length > 1) {
    report.addReportNote(
      `The issues come from several ${plural} (${containers.join(', ')}), which use the same numbers. ${hints.selectContainer(option)}`,
    );
  }
}

async function* prependToIterable<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}

function createNothingToImportError(
  { format, source, only }: IssueFileImportOptions,
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
    report.failure ?? describeMissingIssues(format, source, report),
  );
}

function describeMissingIssues(format: ImportFormat, source: string, report: ImportReportBuilder): string {
  const { read } = report.getRecordResultCounts('issues');
  if (read === 0) return `${source} is empty.`;
  const [reason, count] = report.getMostFrequentReason('issues') ?? [];
  if (reason !== undefined && count === read && report.problems.length === 0)
    return `${source} contains no issues, only ${reason} (${count}).`;
  const [problem] = report.problems;
  const details = problem ? ` Line ${problem.line}: ${problem.why}.` : '';
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
