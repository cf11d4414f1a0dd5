import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { IMPORTED_ISSUE_NUMBER_MAX } from '../../../shared/limits';
import type { ProgressReporter } from '../../../shared/progress';
import { yieldToEventLoopRegularly } from '../input/yieldToEventLoopRegularly';
import { ImportReportBuilder } from '../report/ImportReport';
import { readImportSource } from './readImportSource';
import { recognizeGithubRecord } from './recognize';

/**
 * Reads a file or folder to find the highest issue number that an import of it will write. Higher numbers than
 * IMPORTED_ISSUE_NUMBER_MAX are not written. Returns 0 if there are no issues.
 * @param repo counts only issues of this repository and issues without one; null counts all issues
 * @throws the signal's reason if it is aborted
 */
export async function findHighestIssueNumber(
  source: string,
  repo: string | null,
  scratch: string,
  progress: ProgressReporter,
  signal?: AbortSignal,
): Promise<number> {
  const ownScratch = await mkdtemp(path.join(scratch, 'numbers-'));
  // The report of this first pass is not used: the import reports the same problems.
  const report = new ImportReportBuilder(source, '');
  const records = await readImportSource(source, ownScratch, report, progress);
  let highest = 0;
  for await (const record of yieldToEventLoopRegularly(records)) {
    signal?.throwIfAborted();
    if (!('value' in record)) continue;
    const recognized = recognizeGithubRecord(record.value);
    if (recognized.kind !== 'issue') continue;
    const { number, repository } = recognized.record;
    if (repo === null || repository === null || repository.toLowerCase() === repo.toLowerCase())
      highest = Math.max(highest, number > IMPORTED_ISSUE_NUMBER_MAX ? 0 : number);
  }
  return highest;
}
