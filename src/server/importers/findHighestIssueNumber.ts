import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { IMPORTED_ISSUE_NUMBER_MAX } from '../../shared/limits';
import type { ProgressReporter } from '../../shared/progress';
import { isSelectedContainer } from './extractIssues';
import type { ImportFormat } from './sources/ImportFormat';
import { getInputFilePath } from './readers/files';
import { yieldToEventLoopRegularly } from './readers/yieldToEventLoopRegularly';
import { ImportReportBuilder } from './report/ImportReportBuilder';

/**
 * Reads a file or folder to find the highest issue number that an import of it will write. Higher numbers than
 * IMPORTED_ISSUE_NUMBER_MAX are not written. Returns 0 if there are no issues.
 * @param only counts only issues of this repository or project and issues without one; null counts all issues
 * @throws the signal's reason if it is aborted
 */
export async function findHighestIssueNumber(
  format: ImportFormat,
  source: string,
  only: string | null,
  scratch: string,
  progress: ProgressReporter,
  signal?: AbortSignal,
): Promise<number> {
  const ownScratch = await mkdtemp(path.join(scratch, 'numbers-'));
  // The report of this first pass is not used: the import reports the same problems.
  const report = new ImportReportBuilder(source, '');
  const records = await format.readSource(source, ownScratch, report, progress);
  let highest = 0;
  for await (const record of yieldToEventLoopRegularly(records)) {
    signal?.throwIfAborted();
    if (!('value' in record)) continue;
    const recognized = format.recognizeRecord(record.value, getInputFilePath(source, record.position));
    if (recognized.kind !== 'issue') continue;
    const { number, container } = recognized;
    if (isSelectedContainer(container, only))
      highest = Math.max(highest, number > IMPORTED_ISSUE_NUMBER_MAX ? 0 : number);
  }
  return highest;
}
