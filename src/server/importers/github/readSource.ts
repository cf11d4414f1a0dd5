import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Progress } from '../../../shared/progress';
import { fileRecords, type InputRecord } from '../input/records';
import type { ReportBuilder } from '../report/Report';
import { mergePages } from './mergePages';

/** All issues of a file or a folder; in a folder, comments and events of other files join theirs. */
export async function readSource(
  source: string,
  scratch: string,
  report: ReportBuilder,
  progress: Progress,
): Promise<AsyncIterable<InputRecord>> {
  const found = await stat(source);
  if (found.isDirectory()) return mergePages(await filesOf(source), scratch, report, progress);
  progress.start(`Importing ${path.basename(source)}`, found.size);
  return fileRecords(source, (bytes) => progress.advance(bytes));
}

export interface SourceFile {
  path: string;
  /** In bytes. */
  size: number;
}

/** In the order of their names, numbers in them by value; hidden ones left out. */
async function filesOf(folder: string): Promise<SourceFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort(new Intl.Collator('en', { numeric: true }).compare);
  return Promise.all(paths.map(async (file) => ({ path: file, size: (await stat(file)).size })));
}
