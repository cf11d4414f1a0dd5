/** `winnow import github`: imports saved GitHub issues into a project. */
import { stat } from 'node:fs/promises';
import { WinnowError } from '../../../shared/errors';
import type { ProjectVisibility } from '../../../shared/issue';
import type { ProgressReporter } from '../../../shared/progress';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { type ImportReport, ImportReportBuilder } from '../report/ImportReport';
import { runImport } from '../runImport';
import { hasExclusiveDatabaseAccess } from '../write/batchLimits';
import { withTemporaryFolder } from '../input/temporaryFolder';
import { describeImportFailure, isImportInputError } from '../report/describeImportFailure';
import { checkReportFileIsWritable, writeReportFile } from '../report/reportFile';
import {
  findImportTargetProjectId,
  createImportTargetProject,
  type ImportTargetProjectOptions,
} from '../targetProject';
import { extractGithubIssues } from './extractGithubIssues';
import { findHighestIssueNumber } from './findHighestIssueNumber';
import { readImportSource } from './readImportSource';
import { GITHUB_REPOSITORY_NAME_PATTERN } from './recognize';

export interface GitHubImportOptions {
  /** Path of the file or folder to import. */
  source: string;
  projectKey: string;
  /** Whether to create the target project if it does not exist. */
  create?: boolean;
  /** Visibility of a created project. */
  visibility?: ProjectVisibility;
  /** "owner/name": import only issues of this repository. */
  repo?: string;
  /** Path of the file that the import report is written to as JSON. */
  report?: string;
  /** Aborting the signal stops the import. Issues that were written before are kept. */
  signal?: AbortSignal;
}

const GITHUB_SOURCE_SYSTEM = 'github';

/**
 * Imports GitHub issues from a file or folder and returns the import report. If the import ends early, the reason is
 * in `report.failure`.
 * @param progress is advanced by the bytes of the input
 * @throws WinnowError NOT_FOUND or VALIDATION_FAILED before anything is written
 */
export async function importGithubIssues(
  store: DatabaseStore,
  options: GitHubImportOptions,
  progress: ProgressReporter,
): Promise<ImportReport> {
  if (options.repo && !GITHUB_REPOSITORY_NAME_PATTERN.test(options.repo)) {
    throw new WinnowError(
      'VALIDATION_FAILED',
      `--repo must have the form OWNER/NAME, not "${options.repo}".`,
    );
  }
  await checkImportSourceExists(options.source);
  if (options.report !== undefined) await checkReportFileIsWritable(options.report);
  const { projectKey, create = false, visibility = 'internal' } = options;
  const target: ImportTargetProjectOptions = { projectKey, create, visibility };
  const existingId = await findImportTargetProjectId(store, target);
  const report = new ImportReportBuilder(options.source, options.projectKey);
  try {
    await withTemporaryFolder((scratch) =>
      importGithubIssuesIntoProject(store, options, target, existingId, report, progress, scratch),
    );
  } catch (error) {
    report.setImportFailure(describeImportFailure(error, options.signal));
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

async function importGithubIssuesIntoProject(
  store: DatabaseStore,
  options: GitHubImportOptions,
  target: ImportTargetProjectOptions,
  existingId: number | null,
  report: ImportReportBuilder,
  progress: ProgressReporter,
  scratch: string,
): Promise<void> {
  const { signal, repo = null, source } = options;
  const highestNumber = hasExclusiveDatabaseAccess(store)
    ? undefined
    : await findHighestIssueNumber(source, repo, scratch, progress, signal);
  const records = await readImportSource(source, scratch, report, progress);
  const issues = extractGithubIssues(records, repo, report);
  // The project is created only if there is at least one issue to import.
  const first = await issues.next();
  if (first.done) throw createNothingToImportError(options, report);
  const name = repo ?? first.value.repository ?? options.projectKey;
  const projectId = existingId ?? (await createImportTargetProject(store, target, name));
  await runImport(
    { store, projectId, system: GITHUB_SOURCE_SYSTEM, report, scratch, highestNumber, signal },
    prependToIterable(first.value, issues),
  );
  const repositories = Object.keys(report.issueCountsByRepository);
  if (!repo && repositories.length > 1) {
    report.addReportNote(
      `The issues come from several repositories (${repositories.join(', ')}), which use the same numbers. Use --repo to import one of them.`,
    );
  }
}

async function* prependToIterable<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}

function createNothingToImportError(
  { source, repo }: GitHubImportOptions,
  report: ImportReportBuilder,
): WinnowError {
  const repositories = Object.entries(report.issueCountsByRepository).map(
    ([name, count]) => `${name} (${count})`,
  );
  if (repo && repositories.length > 0) {
    return new WinnowError(
      'NOT_FOUND',
      `${source} contains no issues of ${repo}, only of ${repositories.join(', ')}.`,
    );
  }
  return new WinnowError('VALIDATION_FAILED', report.failure ?? describeMissingIssues(source, report));
}

function describeMissingIssues(source: string, report: ImportReportBuilder): string {
  const { read } = report.getRecordResultCounts('issues');
  if (read === 0) return `${source} is empty.`;
  const pullRequests = report.getReasonCount('issues', 'pull requests');
  if (pullRequests === read) return `${source} contains no issues, only pull requests (${pullRequests}).`;
  const [problem] = report.problems;
  const details = problem ? ` Line ${problem.line}: ${problem.why}.` : '';
  return `${source} contains no GitHub issues.${details}`;
}

async function checkImportSourceExists(source: string): Promise<void> {
  if (/^https?:\/\//i.test(source)) {
    throw new WinnowError(
      'VALIDATION_FAILED',
      `${source} is a URL. Save the issues to a file first, for example with "gh issue list --json".`,
    );
  }
  try {
    await stat(source);
  } catch {
    throw new WinnowError('NOT_FOUND', `File or folder not found: ${source}.`);
  }
}
