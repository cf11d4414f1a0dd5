import type { ImportFormat, RecognizedImportRecord } from '../format/ImportFormat';
import { asObjectOrUndefined, asStringOrUndefined } from '../input/json';
import { findGitlabProject, formatGitlabSourceId } from './ids';
import { mapGitlabIssue } from './mapGitlabIssue';
import { readGitlabSource } from './readGitlabSource';

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
  readSource: readGitlabSource,
  recognizeRecord: recognizeGitlabIssue,
};

function recognizeGitlabIssue(value: unknown): RecognizedImportRecord {
  const issue = asObjectOrUndefined(value);
  if (!issue) return { kind: 'unknown', why: 'not a JSON object' };
  if (issue.source_branch !== undefined || issue.merge_status !== undefined)
    return { kind: 'skipped', reason: 'merge requests' };
  const number = issue.iid;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0)
    return { kind: 'unknown', why: 'no issue number (iid)' };
  if (number === 0) return { kind: 'unknown', why: 'the number of the issue is 0' };
  if (asStringOrUndefined(issue.title) === undefined) return { kind: 'unknown', why: 'no title' };
  // Winnow cannot restrict an issue to some members of a project, so importing it would disclose it to all of them.
  if (issue.confidential === true) return { kind: 'skipped', reason: 'confidential issues' };
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
