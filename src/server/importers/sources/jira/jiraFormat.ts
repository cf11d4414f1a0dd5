import type { ImportFormat, ImportReadOptions } from '../ImportFormat';
import type { RecognizedImportRecord } from '../../mappers/MappedImportIssue';
import { asObjectOrUndefined } from '../../values/json';
import { leaveOutRestrictedRecords } from '../../mappers/leaveOutRestrictedRecords';
import { describeForeignRecord } from '../../mappers/foreignRecords';
import { parseJiraIssueKey } from '../../mappers/jira/fields';
import { mapJiraIssue } from '../../mappers/jira/mapJiraIssue';
import { NOOP_PROGRESS_REPORTER, type ProgressReporter } from '../../../../shared/progress';
import { startReadingFiles } from '../../readers/files';
import { type CsvDateSource, findCsvDateOrder } from '../../readers/csv/findCsvDateOrder';
import { isJsonFile } from '../../readers/bytes';
import { createCsvDateSource } from '../../readers/csv/readCsvObjects';
import { readListPageRecords } from '../../readers/readListPages';
import type { DateOrderFinding } from '../../readers/csv/DateOrderScan';
import type { ImportInputRecord } from '../../readers/records';
import type { ImportReportBuilder } from '../../report/ImportReportBuilder';
import { readJiraCsvRecords, JIRA_CSV_EXPORT, readParentKeys } from './csv';

/**
 * The format of issues from Jira's REST API (version 2 or 3), one per line or in pages `{"issues": [...]}`, and CSV.
 */
export const JIRA_FORMAT: ImportFormat = {
  system: 'jira',
  title: 'Jira',
  container: {
    singular: 'project',
    plural: 'projects',
    option: '--only',
    nameForm: 'the form of a project key, such as NET',
    namePattern: /^[A-Za-z][A-Za-z0-9_]*$/,
    hasOwnNumbers: true,
  },
  exportHint: 'from /rest/api/2/search, or as CSV (all fields)',
  readSource: async (source, _scratch, report, progress, options) =>
    readJiraSource(source, report, progress, options),
  findDateOrder: findJiraDateOrder,
  recognizeRecord: leaveOutRestrictedRecords(recognizeJiraIssue, {
    fields: { security: 'level', issuerestriction: 'level' },
    wrappers: ['fields'],
  }),
};

function recognizeJiraIssue(value: unknown, filePath?: string): RecognizedImportRecord {
  const issue = asObjectOrUndefined(value);
  if (!issue) return { kind: 'unknown', why: { code: 'not_an_object' } };
  const key = parseJiraIssueKey(issue.key);
  const fields = asObjectOrUndefined(issue.fields);
  if (!key || !fields) {
    const foreign = describeForeignRecord(issue, filePath);
    if (foreign.kind === 'foreign')
      return { kind: 'skipped', reason: { code: 'other_records', records: foreign.name } };
    return { kind: 'unknown', why: { code: key ? 'no_fields' : 'no_issue_key' } };
  }
  if (key.number === 0) return { kind: 'unknown', why: { code: 'number_zero' } };
  return {
    kind: 'issue',
    container: key.project,
    number: key.number,
    mapIssue: () => mapJiraIssue({ key, issue, fields }),
  };
}

/**
 * Reads issues of the REST API and of CSV exports, from a file or from all files of a folder.
 * A sample omits parents that are referenced by internal id: resolving them would require reading the whole file.
 */
async function* readJiraSource(
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
  if (csvFiles.size > 0) report.addReportNote({ code: 'utc_assumed_in_csv' });
}

/** Finds the order of the dates in CSV exports. */
function findJiraDateOrder(source: string, signal?: AbortSignal): Promise<DateOrderFinding> {
  return findCsvDateOrder(listDateSources(source), signal);
}

async function* listDateSources(source: string): AsyncGenerator<CsvDateSource> {
  for (const { path: file } of await startReadingFiles(source, NOOP_PROGRESS_REPORTER))
    if (!(await isJsonFile(file))) yield createCsvDateSource(file, JIRA_CSV_EXPORT);
}
