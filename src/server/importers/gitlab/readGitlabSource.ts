import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { DateOrder } from '../../../shared/imports';
import { NOOP_PROGRESS_REPORTER, type ProgressReporter } from '../../../shared/progress';
import type { DateOrderFinding } from '../input/DateOrderScan';
import { listFilesRecursively, startReadingFiles } from '../input/files';
import { type CsvDateSource, findCsvDateOrder } from '../input/findCsvDateOrder';
import { isJsonFile } from '../input/isJsonFile';
import { createCsvDateSource } from '../input/readCsvObjects';
import type { ImportInputRecord } from '../input/records';
import type { ImportReportBuilder } from '../report/ImportReport';
import { GITLAB_CSV_EXPORT } from './csv';
import { mergeGitlabFolder } from './mergeGitlabFolder';
import { readGitlabFile } from './readGitlabFile';

/** Reads a file, or a folder that contains the notes, links and events of the issues in separate files. */
export async function readGitlabSource(
  source: string,
  scratch: string,
  report: ImportReportBuilder,
  progress: ProgressReporter,
  dateOrder: DateOrder | null,
): Promise<AsyncIterable<ImportInputRecord>> {
  const stats = await stat(source);
  if (stats.isDirectory())
    return mergeGitlabFolder(
      source,
      await listFilesRecursively(source),
      scratch,
      report,
      progress,
      dateOrder,
    );
  progress.start(`Importing ${path.basename(source)}`, stats.size);
  return readGitlabFile(source, dateOrder, (bytes) => progress.advance(bytes));
}

/** Finds the order of the dates in CSV exports. */
export const findGitlabDateOrder = (source: string, signal?: AbortSignal): Promise<DateOrderFinding> =>
  findCsvDateOrder(listDateSources(source), signal);

async function* listDateSources(source: string): AsyncGenerator<CsvDateSource> {
  for (const { path: file } of await startReadingFiles(source, NOOP_PROGRESS_REPORTER))
    if (!(await isJsonFile(file))) yield createCsvDateSource(file, GITLAB_CSV_EXPORT);
}
