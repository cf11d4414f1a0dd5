import type { ProgressReporter } from '../../../shared/progress';
import { startReadingFiles } from '../input/files';
import { isJsonFile } from '../input/isJsonFile';
import { readListPageRecords } from '../input/readListPages';
import type { ImportInputRecord } from '../input/records';
import type { ImportReportBuilder } from '../report/ImportReport';
import { readJiraCsvRecords } from './csv';
import { readParentKeys } from './csvParents';

/** Reads issues of the REST API and of CSV exports, from a file or from all files of a folder. */
export async function* readJiraSource(
  source: string,
  report: ImportReportBuilder,
  progress: ProgressReporter,
): AsyncGenerator<ImportInputRecord> {
  const files = await startReadingFiles(source, progress);
  const onRead = (bytes: number) => progress.advance(bytes);
  const csvFiles = new Set<string>();
  for (const { path: file } of files) if (!(await isJsonFile(file))) csvFiles.add(file);
  const parentKeys = await readParentKeys([...csvFiles]);
  for (const { path: file } of files) {
    if (csvFiles.has(file)) yield* readJiraCsvRecords(file, parentKeys, onRead);
    else yield* readListPageRecords(file, 'issues', onRead);
  }
  if (csvFiles.size > 0)
    report.addReportNote('CSV exports do not contain the time zone of their times. UTC was assumed.');
}
