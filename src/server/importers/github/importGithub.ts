/** `winnow import github`: a saved GitHub tracker, in any of the forms people save them in, into a project. */
import { stat, writeFile } from 'node:fs/promises';
import { WinnowError } from '../../../shared/errors';
import type { Visibility } from '../../../shared/issue';
import type { Progress } from '../../../shared/progress';
import type { Store } from '../../store/Store';
import { type Report, ReportBuilder } from '../report/Report';
import { runImport } from '../runImport';
import { withScratchFolder } from '../input/Spool';
import { findTargetProject, createTargetProject, type TargetOptions } from '../targetProject';
import { githubIssues } from './githubIssues';
import { readSource } from './readSource';
import { FULL_NAME } from './recognize';

export interface GitHubImportOptions {
  /** A file or a folder of files. */
  source: string;
  projectKey: string;
  /** Makes the project if it is not there. */
  create?: boolean;
  /** Of a project that is made. */
  visibility?: Visibility;
  /** "owner/name": only its issues are taken. */
  repo?: string;
  /** Where the report is written as JSON. */
  report?: string;
  /** Stops the import; what was brought in stays. */
  signal?: AbortSignal;
}

const SYSTEM = 'github';

/**
 * Imports, and answers what became of everything that was read. Where the input breaks off or the signal
 * stops it, `report.failure` says so.
 * @param progress hears of bytes of the input.
 * @throws WinnowError NOT_FOUND, VALIDATION_FAILED in one line: nothing was written then.
 */
export async function importGithub(
  store: Store,
  options: GitHubImportOptions,
  progress: Progress,
): Promise<Report> {
  if (options.repo && !FULL_NAME.test(options.repo)) {
    throw new WinnowError('VALIDATION_FAILED', `--repo takes OWNER/NAME, not ${options.repo}.`);
  }
  await checkSource(options.source);
  const { projectKey, create = false, visibility = 'internal' } = options;
  const target: TargetOptions = { projectKey, create, visibility };
  const found = await findTargetProject(store, target);
  const report = new ReportBuilder(options.source, options.projectKey);
  await withScratchFolder(async (scratch) => {
    try {
      await importInto(store, options, target, found, report, progress, scratch);
    } catch (error) {
      if (!options.signal?.aborted) throw error;
      report.setFailure('It was stopped; what was brought in stays. Run it again to go on.');
    } finally {
      progress.finish();
    }
  });
  const finished = report.finish();
  if (options.report) await writeFile(options.report, `${JSON.stringify(finished, null, 2)}\n`);
  return finished;
}

async function importInto(
  store: Store,
  options: GitHubImportOptions,
  target: TargetOptions,
  found: number | null,
  report: ReportBuilder,
  progress: Progress,
  scratch: string,
): Promise<void> {
  const { signal, repo = null } = options;
  const records = await readSource(options.source, scratch, report, progress);
  const issues = githubIssues(records, repo, report);
  // The project is made when there is something to put into it.
  const first = await issues.next();
  if (first.done) throw nothingToImport(options, report);
  const name = repo ?? first.value.repository ?? options.projectKey;
  const projectId = found ?? (await createTargetProject(store, target, name));
  await runImport(
    { store, projectId, system: SYSTEM, report, scratch, signal },
    startingWith(first.value, issues),
  );
}

async function* startingWith<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}

function nothingToImport({ source, repo }: GitHubImportOptions, report: ReportBuilder): WinnowError {
  const held = Object.entries(report.origins).map(([name, count]) => `${name} (${count})`);
  if (repo && held.length > 0) {
    return new WinnowError('NOT_FOUND', `${source} has no issue of ${repo}; it has ${held.join(', ')}.`);
  }
  const [problem] = report.problems;
  const why = problem ? ` Line ${problem.line}: ${problem.why}.` : '';
  return new WinnowError('VALIDATION_FAILED', `${source} holds no GitHub issue.${why}`);
}

async function checkSource(source: string): Promise<void> {
  if (/^https?:\/\//i.test(source)) {
    throw new WinnowError(
      'VALIDATION_FAILED',
      `${source} is an address: save its issues first, for instance with "gh issue list --json".`,
    );
  }
  try {
    await stat(source);
  } catch {
    throw new WinnowError('NOT_FOUND', `There is no file or folder ${source}.`);
  }
}
