import type { ReportEntry } from '../../domain/imports/reportEntries';
import { type ReportSurface, wordReportEntry } from '../../domain/imports/wordReportEntry';
import { basename } from 'node:path';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { type ImportJobRow, toImportJobKey } from '../../store/read/importJobs';
import { readProjectKey } from '../../store/read/importTarget';
import { chooseDateOrder } from '../chooseDateOrder';
import { importIssues } from '../importIssues';
import { isImportInputError } from '../report/createImportFailure';
import type { ImportReport } from '../../domain/imports/importReport';
import type { ImportJobFiles } from './ImportJobFiles';
import type { ImportJobProgressReporter } from './ImportJobProgressReporter';
import { chooseJobFormat } from './chooseJobFormat';
import { loadImportMapping } from './loadImportMapping';

/** Users read the messages of these imports in the browser. */
const SURFACE: ReportSurface = 'browser';

export interface ImportJobResult {
  /** Key of the project, or null if the project has been deleted. */
  projectKey: string | null;
  /** Reason why the import ended early, or null if the whole file was imported. */
  failure: string | null;
  /** Report of the import, or null if nothing was read. */
  report: ImportReport | null;
}

/**
 * Imports the uploaded file of a job. A job that was interrupted imports the whole file again: existing issues stay
 * unchanged, and missing ones are added.
 */
export async function runImportJob(
  store: DatabaseStore,
  files: ImportJobFiles,
  job: ImportJobRow,
  progress: ImportJobProgressReporter,
  signal: AbortSignal,
): Promise<ImportJobResult> {
  const projectKey = await readProjectKey(store.background, job.project_id);
  const format = chooseJobFormat(job);
  const key = toImportJobKey(job);
  if (projectKey === null) return { projectKey, failure: 'The project was deleted.', report: null };
  if (!format) return { projectKey, failure: 'The format of the file is unknown.', report: null };
  if ((await files.readSize(key)) !== job.file_size) {
    return {
      projectKey,
      failure: 'The uploaded file is missing or incomplete. Upload it again.',
      report: null,
    };
  }
  const source = files.getPath(key);
  const wasInterrupted = job.started_at !== null;
  try {
    const report = await importIssues(
      store,
      {
        format,
        source,
        projectKey,
        only: job.container ?? undefined,
        mapping: await loadImportMapping(store, job),
        dateOrder: await chooseDateOrder(format, source, job.mapping.dates, SURFACE, signal),
        surface: SURFACE,
        onReport: (builder) => {
          progress.report = builder;
          if (wasInterrupted) builder.addReportNote({ code: 'import_resumed' });
        },
        signal,
      },
      progress,
    );
    const named = nameSourceFile(report, source, job.file_name);
    return { projectKey, failure: named.failure && wordReportEntry(named.failure, SURFACE), report: named };
  } catch (error) {
    if (!isImportInputError(error)) throw error;
    const report = progress.report
      ? nameSourceFile(progress.report.buildReport(), source, job.file_name)
      : null;
    const message = error.message.replaceAll(source, job.file_name);
    return {
      projectKey,
      failure: message.replaceAll(`${basename(source)} line `, `${job.file_name} line `),
      report,
    };
  }
}

/** Replaces the path of the uploaded file in a report with its original name. */
function nameSourceFile(report: ImportReport, path: string, name: string): ImportReport {
  const rename = (entry: ReportEntry): ReportEntry => {
    if ('file' in entry) return { ...entry, file: name };
    if (entry.code === 'disk_full' && entry.path === path) return { ...entry, path: name };
    return 'message' in entry ? { ...entry, message: entry.message.replaceAll(path, name) } : entry;
  };
  return {
    ...report,
    source: name,
    failure: report.failure && rename(report.failure),
    notes: report.notes.map(rename),
    problems: report.problems.map((problem) => ({ ...problem, file: name })),
  };
}
