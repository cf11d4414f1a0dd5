import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ProgressReporter } from '../../../shared/progress';
import { listFilesRecursively } from '../input/files';
import { readImportFileRecords, type ImportInputRecord } from '../input/records';
import type { ImportReportBuilder } from '../report/ImportReport';
import { mergeGithubRestPages } from './mergeGithubRestPages';

/**
 * Reads the GitHub records of a file or folder. In a folder, issues are joined with comments and events of
 * other files.
 */
export async function readGithubSource(
  source: string,
  scratch: string,
  report: ImportReportBuilder,
  progress: ProgressReporter,
): Promise<AsyncIterable<ImportInputRecord>> {
  const stats = await stat(source);
  if (stats.isDirectory())
    return mergeGithubRestPages(source, await listFilesRecursively(source), scratch, report, progress);
  progress.start(`Importing ${path.basename(source)}`, stats.size);
  return readImportFileRecords(source, (bytes) => progress.advance(bytes));
}
