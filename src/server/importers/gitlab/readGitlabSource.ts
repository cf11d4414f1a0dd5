import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ProgressReporter } from '../../../shared/progress';
import { listFilesRecursively } from '../input/files';
import type { ImportInputRecord } from '../input/records';
import type { ImportReportBuilder } from '../report/ImportReport';
import { mergeGitlabFolder } from './mergeGitlabFolder';
import { readGitlabFile } from './readGitlabFile';

/** Reads a file, or a folder that contains the notes, links and events of the issues in separate files. */
export async function readGitlabSource(
  source: string,
  scratch: string,
  report: ImportReportBuilder,
  progress: ProgressReporter,
): Promise<AsyncIterable<ImportInputRecord>> {
  const stats = await stat(source);
  if (stats.isDirectory())
    return mergeGitlabFolder(await listFilesRecursively(source), scratch, report, progress);
  progress.start(`Importing ${path.basename(source)}`, stats.size);
  return readGitlabFile(source, (bytes) => progress.advance(bytes));
}
