/** `winnow import github`: imports saved GitHub issues into a project. */
import { stat, writeFile } from 'node:fs/promises';
import { WinnowError } from '../../../shared/errors';
import type { ProjectVisibility } from '../../../shared/issue';
import type { ProgressReporter } from '../../../shared/progress';
import type { Store } from '../../store/Store';
import { type ImportReport, ImportReportBuilder } from '../report/ImportReport';
import { runImport } from '../runImport';
import { withTemporaryFolder } from '../input/FileBackedQueue';
import {
  findImportTargetProjectId,
  createImportTargetProject,
  type ImportTargetProjectOptions,
} from '../targetProject';
import { extractGithubIssues } from './extractGithubIssues';
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
 * Imports GitHub issues from a file or folder and returns the import report. If the input is truncated or the
 * signal is aborted, the reason is in `report.failure`.
 * @param progress is advanced by the bytes of the input
 * @throws WinnowError NOT_FOUND or VALIDATION_FAILED before anything is written
 */
export async function importGithubIssues(
  store: Store,
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
  const { projectKey, create = false, visibility = 'internal' } = options;
  const target: ImportTargetProjectOptions = { projectKey, create, visibility };
  const existingId = await findImportTargetProjectId(store, target);
  const report = new ImportReportBuilder(options.source, options.projectKey);
  await withTemporaryFolder(async (scratch) => {
    try {
      await importGithubIssuesIntoProject(store, options, target, existingId, report, progress, scratch);
    } catch (error) {
      if (!options.signal?.aborted) throw error;
      report.setImportFailure(
        'Import canceled. Imported issues are kept. Run the command again to continue.',
      );
    } finally {
      progress.finish();
    }
  });
  const finished = report.buildReport();
  if (options.report) await writeFile(options.report, `${JSON.stringify(finished, null, 2)}\n`);
  return finished;
}

async function importGithubIssuesIntoProject(
  store: Store,
  options: GitHubImportOptions,
  target: ImportTargetProjectOptions,
  existingId: number | null,
  report: ImportReportBuilder,
  progress: ProgressReporter,
  scratch: string,
): Promise<void> {
  const { signal, repo = null } = options;
  const records = await readImportSource(options.source, scratch, report, progress);
  const issues = extractGithubIssues(records, repo, report);
  // The project is created only if there is at least one issue to import.
  const first = await issues.next();
  if (first.done) throw createNothingToImportError(options, report);
  const name = repo ?? first.value.repository ?? options.projectKey;
  const projectId = existingId ?? (await createImportTargetProject(store, target, name));
  await runImport(
    { store, projectId, system: GITHUB_SOURCE_SYSTEM, report, scratch, signal },
    prependToIterable(first.value, issues),
  );
}

async function* prependToIterable<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}

function createNothingToImportError(
  { source, repo }: GitHubImportOptions,
  report: ImportReportBuilder,
): WinnowError {
  const repositories = Object.entries(report.origins).map(([name, count]) => `${name} (${count})`);
  if (repo && repositories.length > 0) {
    return new WinnowError(
      'NOT_FOUND',
      `${source} contains no issues of ${repo}, only of ${repositories.join(', ')}.`,
    );
  }
  const [problem] = report.problems;
  const details = problem ? ` Line ${problem.line}: ${problem.why}.` : '';
  return new WinnowError('VALIDATION_FAILED', `${source} contains no GitHub issues.${details}`);
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
