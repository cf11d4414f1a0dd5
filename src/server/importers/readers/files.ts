import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ProgressReporter } from '../../../shared/progress';

export interface ImportFile {
  path: string;
  /** File size in bytes. */
  size: number;
}

/**
 * Lists the files of a folder in natural order of their names (page 2 before page 10), without hidden files.
 */
export async function listFilesRecursively(folder: string): Promise<ImportFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort(new Intl.Collator('en', { numeric: true }).compare);
  return Promise.all(paths.map(async (file) => ({ path: file, size: (await stat(file)).size })));
}

/** Returns the path of a record's file within the imported folder, or the name of the imported file. */
export const getInputFilePath = (source: string, { file }: { file: string }): string =>
  (path.relative(source, file) || path.basename(file)).replaceAll(path.sep, '/');

/** Returns a file, or all files of a folder, and starts the progress, which is measured in bytes of these files. */
export async function startReadingFiles(source: string, progress: ProgressReporter): Promise<ImportFile[]> {
  const stats = await stat(source);
  const files = stats.isDirectory()
    ? await listFilesRecursively(source)
    : [{ path: source, size: stats.size }];
  progress.start(
    `Importing ${path.basename(source)}`,
    files.reduce((sum, { size }) => sum + size, 0),
  );
  return files;
}
