import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ProgressReporter } from '../../../shared/progress';
import { readImportFileRecords, type ImportInputRecord } from '../input/records';
import type { ImportReportBuilder } from '../report/ImportReport';
import { mergeGithubRestPages } from './mergeGithubRestPages';

/**
 * Reads the GitHub records of a file or folder. In a folder, issues are joined with comments and events of
 * other files.
 */
export async function readImportSource(
  source: string,
  scratch: string,
  report: ImportReportBuilder,
  progress: ProgressReporter,
): Promise<AsyncIterable<ImportInputRecord>> {
  const stats = await stat(source);
  if (stats.isDirectory())
    return mergeGithubRestPages(await listFilesRecursively(source), scratch, report, progress);
  progress.start(`Importing ${path.basename(source)}`, stats.size);
  return readImportFileRecords(source, (bytes) => progress.advance(bytes));
}

export interface ImportFile {
  path: string;
  /** File size in bytes. */
  size: number;
}

/**
 * Lists the files of a folder in natural order of their names (page 2 before page 10), without hidden files.
 */
async function listFilesRecursively(folder: string): Promise<ImportFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort(new Intl.Collator('en', { numeric: true }).compare);
  return Promise.all(paths.map(async (file) => ({ path: file, size: (await stat(file)).size })));
}
