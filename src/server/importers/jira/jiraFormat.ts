import type { ImportFormat, RecognizedImportRecord } from '../format/ImportFormat';
import { asObjectOrUndefined } from '../input/json';
import { leaveOutRestricted } from '../format/leaveOutRestricted';
import { describeForeignRecord } from '../input/foreignRecords';
import { parseJiraIssueKey } from './fields';
import { mapJiraIssue } from './mapJiraIssue';
import { findJiraDateOrder, readJiraSource } from './readJiraSource';

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
  recognizeRecord: leaveOutRestricted(recognizeJiraIssue, {
    fields: { security: 'level', issuerestriction: 'level' },
    wrappers: ['fields'],
  }),
};

function recognizeJiraIssue(value: unknown, place?: string): RecognizedImportRecord {
  const issue = asObjectOrUndefined(value);
  if (!issue) return { kind: 'unknown', why: 'not a JSON object' };
  const key = parseJiraIssueKey(issue.key);
  const fields = asObjectOrUndefined(issue.fields);
  if (!key || !fields) {
    const foreign = describeForeignRecord(issue, place);
    if (foreign.kind === 'foreign') return { kind: 'skipped', reason: foreign.name };
    return { kind: 'unknown', why: key ? 'no fields' : 'no issue key' };
  }
  if (key.number === 0) return { kind: 'unknown', why: 'the number of the issue is 0' };
  return {
    kind: 'issue',
    container: key.project,
    number: key.number,
    mapIssue: () => mapJiraIssue({ key, issue, fields }),
  };
}
