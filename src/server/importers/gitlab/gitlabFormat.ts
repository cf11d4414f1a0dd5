import type { ImportFormat, RecognizedImportRecord } from '../format/ImportFormat';
import { leaveOutRestricted } from '../format/leaveOutRestricted';
import { asObjectOrUndefined, asStringOrUndefined } from '../input/json';
import { describeForeignRecord } from '../input/foreignRecords';
import { classifyGitlabRecord } from './classify';
import { findGitlabProject, formatGitlabSourceId } from './ids';
import { mapGitlabIssue } from './mapGitlabIssue';
import { findGitlabDateOrder, readGitlabSource } from './readGitlabSource';

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
  recognizeRecord: leaveOutRestricted(recognizeGitlabIssue),
};

function recognizeGitlabIssue(value: unknown, place?: string): RecognizedImportRecord {
  const issue = asObjectOrUndefined(value);
  if (!issue) return { kind: 'unknown', why: 'not a JSON object' };
  const number = issue.iid;
  const hasNumber = typeof number === 'number' && Number.isSafeInteger(number) && number >= 0;
  if (!hasNumber || asStringOrUndefined(issue.title) === undefined) {
    const foreign = describeForeignRecord(issue, place);
    if (foreign.kind === 'foreign') return { kind: 'skipped', reason: foreign.name };
    return { kind: 'unknown', why: hasNumber ? 'no title' : 'no issue number (iid)' };
  }
  const classified = classifyGitlabRecord(issue, place);
  if (classified.kind === 'foreign') return { kind: 'skipped', reason: classified.name };
  if (classified.kind === 'unknown') return classified;
  if (number === 0) return { kind: 'unknown', why: 'the number of the issue is 0' };
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
