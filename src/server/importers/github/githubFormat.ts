import type { ImportFormat, MappedImportIssue, RecognizedImportRecord } from '../format/ImportFormat';
import { leaveOutRestricted } from '../format/leaveOutRestricted';
import { describeInvalidGithubDates } from './invalidDates';
import { mapGithubIssue } from './mapGithubIssue';
import { listOmittedGithubDetails } from './omittedDetails';
import { readGithubSource } from './readGithubSource';
import { GITHUB_REPOSITORY_NAME_PATTERN, type GithubIssueRecord, recognizeGithubRecord } from './recognize';

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
  recognizeRecord: leaveOutRestricted(recognizeGithubIssue, { wrappers: ['issue', 'pull'] }),
};

function recognizeGithubIssue(value: unknown, place?: string): RecognizedImportRecord {
  const recognized = recognizeGithubRecord(value, place);
  if (recognized.kind === 'foreign') return { kind: 'skipped', reason: recognized.name };
  if (recognized.kind === 'unknown') return recognized;
  if (recognized.kind === 'pull request') return { kind: 'skipped', reason: 'pull requests' };
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
