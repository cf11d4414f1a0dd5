import { NOOP_PROGRESS_REPORTER, type ProgressReporter } from '../../../shared/progress';
import type { ImportReadOptions } from '../format/ImportFormat';
import { startReadingFiles } from '../input/files';
import { type CsvDateSource, findCsvDateOrder } from '../input/findCsvDateOrder';
import { isJsonFile } from '../input/isJsonFile';
import { createCsvDateSource } from '../input/readCsvObjects';
import { readListPageRecords } from '../input/readListPages';
import type { DateOrderFinding } from '../input/DateOrderScan';
import type { ImportInputRecord } from '../input/records';
import type { ImportReportBuilder } from '../report/ImportReport';
import { readJiraCsvRecords } from './csv';
import { JIRA_CSV_EXPORT } from './csvColumns';
import { readParentKeys } from './csvParents';

/**
 * Reads issues of the REST API and of CSV exports, from a file or from all files of a folder.
 * A sample omits parents that are referenced by internal id: resolving them would require reading the whole file.
 */
export async function* readJiraSource(
  source: string,
  report: ImportReportBuilder,
  progress: ProgressReporter,
  { dateOrder = null, isSample = false }: ImportReadOptions = {},
): AsyncGenerator<ImportInputRecord> {
  const files = await startReadingFiles(source, progress);
  const onRead = (bytes: number) => progress.advance(bytes);
  const csvFiles = new Set<string>();
  for (const { path: file } of files) if (!(await isJsonFile(file))) csvFiles.add(file);
  const parentKeys = await readParentKeys(isSample ? [] : [...csvFiles]);
  for (const { path: file } of files) {
    if (csvFiles.has(file)) yield* readJiraCsvRecords(file, parentKeys, dateOrder, onRead);
    else yield* readListPageRecords(file, 'issues', onRead);
  }
  if (csvFiles.size > 0)
    report.addReportNote('CSV exports do not contain the time zone of their times. UTC was assumed.');
}

/** Finds the order of the dates in CSV exports. */
export const findJiraDateOrder = (source: string, signal?: AbortSignal): Promise<DateOrderFinding> =>
  findCsvDateOrder(listDateSources(source), signal);

async function* listDateSources(source: string): AsyncGenerator<CsvDateSource> {
  for (const { path: file } of await startReadingFiles(source, NOOP_PROGRESS_REPORTER))
    if (!(await isJsonFile(file))) yield createCsvDateSource(file, JIRA_CSV_EXPORT);
}
