import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ImportFormat } from '../ImportFormat';
import type { MappedImportIssue, RecognizedImportRecord } from '../../mappers/MappedImportIssue';
import { leaveOutRestrictedRecords } from '../../mappers/leaveOutRestrictedRecords';
import { describeInvalidGithubDates, listOmittedGithubDetails } from '../../mappers/github/unmappedDetails';
import { mapGithubIssue } from '../../mappers/github/mapGithubIssue';
import {
  GITHUB_REPOSITORY_NAME_PATTERN,
  type GithubIssueRecord,
  recognizeGithubRecord,
} from '../../mappers/github/recognize';
import type { ProgressReporter } from '../../../../shared/progress';
import { listFilesRecursively } from '../../readers/files';
import { readImportFileRecords, type ImportInputRecord } from '../../readers/records';
import type { ImportReportBuilder } from '../../report/ImportReportBuilder';
import { mergeGithubRestPages } from './mergeGithubRestPages';

/** Saved responses of GitHub's REST API, and the output of `gh issue list --json`. */
export const GITHUB_FORMAT: ImportFormat = {
  system: 'github',
  title: 'GitHub',
  container: {
    singular: 'repository',
    plural: 'repositories',
    option: '--repo',
    nameForm: 'the form OWNER/NAME',
    namePattern: GITHUB_REPOSITORY_NAME_PATTERN,
    hasOwnNumbers: true,
  },
  exportHint: 'with "gh issue list --json"',
  readSource: readGithubSource,
  recognizeRecord: leaveOutRestrictedRecords(recognizeGithubIssue, { wrappers: ['issue', 'pull'] }),
};

function recognizeGithubIssue(value: unknown, filePath?: string): RecognizedImportRecord {
  const recognized = recognizeGithubRecord(value, filePath);
  if (recognized.kind === 'foreign')
    return { kind: 'skipped', reason: { code: 'other_records', records: recognized.name } };
  if (recognized.kind === 'unknown') return recognized;
  if (recognized.kind === 'pull request')
    return { kind: 'skipped', reason: { code: 'other_records', records: 'pull requests' } };
  const { record } = recognized;
  return {
    kind: 'issue',
    container: record.repository,
    number: record.number,
    mapIssue: (repository) => mapGithubRecord({ ...record, repository }),
  };
}

function mapGithubRecord(record: GithubIssueRecord): MappedImportIssue {
  const mapped = mapGithubIssue(record);
  return {
    ...mapped,
    altered: [...mapped.altered, ...describeInvalidGithubDates(record)],
    omittedDetails: [...mapped.omittedDetails, ...listOmittedGithubDetails(record)],
  };
}

/**
 * Reads the GitHub records of a file or folder. In a folder, issues are joined with comments and events of
 * other files.
 */
async function readGithubSource(
  source: string,
  scratch: string,
  report: ImportReportBuilder,
  progress: ProgressReporter,
): Promise<AsyncIterable<ImportInputRecord>> {
  const stats = await stat(source);
  if (stats.isDirectory())
    return mergeGithubRestPages(source, await listFilesRecursively(source), scratch, report, progress);
  progress.start(`Importing ${path.basename(source)}`, stats.size);
  return readImportFileRecords(source, (bytes) => progress.advance(bytes));
}
