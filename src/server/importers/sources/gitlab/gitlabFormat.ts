import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ImportFormat } from '../ImportFormat';
import type { RecognizedImportRecord } from '../../mappers/MappedImportIssue';
import { leaveOutRestrictedRecords } from '../../mappers/leaveOutRestrictedRecords';
import { asObjectOrUndefined, asStringOrUndefined } from '../../values/json';
import { describeForeignRecord } from '../../mappers/foreignRecords';
import { classifyGitlabRecord, findGitlabProject, formatGitlabSourceId } from '../../mappers/gitlab/fields';
import { mapGitlabIssue } from '../../mappers/gitlab/mapGitlabIssue';
import type { DateOrder } from '../../../../shared/imports';
import { NOOP_PROGRESS_REPORTER, type ProgressReporter } from '../../../../shared/progress';
import type { DateOrderFinding } from '../../readers/csv/DateOrderScan';
import { listFilesRecursively, startReadingFiles } from '../../readers/files';
import { type CsvDateSource, findCsvDateOrder } from '../../readers/csv/findCsvDateOrder';
import { isJsonFile } from '../../readers/bytes';
import { createCsvDateSource } from '../../readers/csv/readCsvObjects';
import type { ImportInputRecord } from '../../readers/records';
import type { ImportReportBuilder } from '../../report/ImportReportBuilder';
import { GITLAB_CSV_EXPORT, readGitlabFile } from './readGitlabFile';
import { mergeGitlabFolder } from './mergeGitlabFolder';

/** The format of issues from GitLab's REST API, with their notes, links and events, and of GitLab's CSV exports. */
export const GITLAB_FORMAT: ImportFormat = {
  system: 'gitlab',
  title: 'GitLab',
  container: {
    singular: 'project',
    plural: 'projects',
    option: '--only',
    nameForm: 'the form GROUP/PROJECT',
    namePattern: /^[^\s/]+(?:\/[^\s/]+)+$/,
    hasOwnNumbers: true,
  },
  exportHint: 'from /api/v4/projects/ID/issues, or as CSV',
  readSource: (source, scratch, report, progress, { dateOrder = null } = {}) =>
    readGitlabSource(source, scratch, report, progress, dateOrder),
  findDateOrder: findGitlabDateOrder,
  recognizeRecord: leaveOutRestrictedRecords(recognizeGitlabIssue),
};

function recognizeGitlabIssue(value: unknown, filePath?: string): RecognizedImportRecord {
  const issue = asObjectOrUndefined(value);
  if (!issue) return { kind: 'unknown', why: { code: 'not_an_object' } };
  const number = issue.iid;
  const hasNumber = typeof number === 'number' && Number.isSafeInteger(number) && number >= 0;
  if (!hasNumber || asStringOrUndefined(issue.title) === undefined) {
    const foreign = describeForeignRecord(issue, filePath);
    if (foreign.kind === 'foreign')
      return { kind: 'skipped', reason: { code: 'other_records', records: foreign.name } };
    return {
      kind: 'unknown',
      why: hasNumber ? { code: 'no_title' } : { code: 'no_issue_number', field: 'iid' },
    };
  }
  const classified = classifyGitlabRecord(issue, filePath);
  if (classified.kind === 'foreign')
    return { kind: 'skipped', reason: { code: 'other_records', records: classified.name } };
  if (classified.kind === 'unknown') return classified;
  if (number === 0) return { kind: 'unknown', why: { code: 'number_zero' } };
  const container = findGitlabProject(issue);
  return {
    kind: 'issue',
    container,
    number,
    mapIssue: (assumed) =>
      mapGitlabIssue({
        issue,
        number,
        project: container ?? assumed,
        sourceId: formatGitlabSourceId(container ?? assumed, number),
      }),
  };
}

/** Reads a file, or a folder that contains the notes, links and events of the issues in separate files. */
async function readGitlabSource(
  source: string,
  scratch: string,
  report: ImportReportBuilder,
  progress: ProgressReporter,
  dateOrder: DateOrder | null,
): Promise<AsyncIterable<ImportInputRecord>> {
  const stats = await stat(source);
  if (stats.isDirectory())
    return mergeGitlabFolder(
      source,
      await listFilesRecursively(source),
      scratch,
      report,
      progress,
      dateOrder,
    );
  progress.start(`Importing ${path.basename(source)}`, stats.size);
  return readGitlabFile(source, dateOrder, (bytes) => progress.advance(bytes));
}

/** Finds the order of the dates in CSV exports. */
function findGitlabDateOrder(source: string, signal?: AbortSignal): Promise<DateOrderFinding> {
  return findCsvDateOrder(listDateSources(source), signal);
}

async function* listDateSources(source: string): AsyncGenerator<CsvDateSource> {
  for (const { path: file } of await startReadingFiles(source, NOOP_PROGRESS_REPORTER))
    if (!(await isJsonFile(file))) yield createCsvDateSource(file, GITLAB_CSV_EXPORT);
}
