import { pickOptionNames } from '../../../shared/fields/optionFields';
import { type ExportedIssue, exportedIssueSchema } from '../../domain/export/records';
import type { ImportFormat } from '../sources/ImportFormat';
import type { MappedImportIssue, RecognizedImportRecord } from '../mappers/MappedImportIssue';
import { asObjectOrUndefined, asStringOrUndefined } from '../values/json';
import { readListPages } from '../readers/readListPages';
import { describeInvalidRecord, readExportHeader } from './readExportSummary';
import { importWinnowProject } from './importWinnowProject';
import { describeRestrictedExport, removeRestrictedPartsFromRecord } from './restrictedRecords';

/**
 * The format of NDJSON exports of Winnow projects. The import creates a copy of the project with the same issue
 * numbers.
 */
export const WINNOW_FORMAT: ImportFormat = {
  system: 'winnow',
  title: 'Winnow',
  container: {
    singular: 'project',
    plural: 'projects',
    option: '--only',
    nameForm: 'the key of a project',
    namePattern: /^[A-Z][A-Z0-9]{1,9}$/,
    hasOwnNumbers: true,
  },
  exportHint: 'with `winnow export --format ndjson`',
  readSource: async (source, _scratch, _report, progress) => readListPages(source, 'records', progress),
  recognizeRecord: recognizeIssue,
  importProject: importWinnowProject,
  readProjectKey: async (source) => (await readExportHeader(source)).project.key,
};

/** Recognizes issues for previews. The import itself reads all kinds of records. */
function recognizeIssue(value: unknown): RecognizedImportRecord {
  const kind = asStringOrUndefined(asObjectOrUndefined(value)?.record);
  if (kind === undefined) return { kind: 'unknown', why: { code: 'not_a_winnow_record' } };
  if (kind !== 'issue')
    return { kind: 'skipped', reason: { code: 'other_records', records: 'records of the project' } };
  const restriction = describeRestrictedExport(value);
  if (restriction !== null) return { kind: 'skipped', reason: restriction };
  const parsed = exportedIssueSchema.safeParse(removeRestrictedPartsFromRecord(value));
  if (!parsed.success) return { kind: 'unknown', why: describeInvalidRecord(parsed.error) };
  const issue = parsed.data;
  return { kind: 'issue', container: null, number: issue.number, mapIssue: () => mapIssue(issue) };
}

function mapIssue(issue: ExportedIssue): MappedImportIssue {
  const toDate = (time: string | null) => (time === null ? null : new Date(time));
  return {
    issue: {
      sourceId: `#${issue.number}`,
      number: issue.number,
      url: issue.source?.url ?? null,
      title: issue.title,
      body: issue.body,
      ...pickOptionNames(issue),
      openState: 'backlog',
      author: issue.author,
      assignees: issue.assignees,
      labels: issue.labels.map((name) => ({ name })),
      milestone: issue.milestone === null ? null : { title: issue.milestone },
      locked: issue.locked,
      voteCount: issue.voteCount,
      createdAt: new Date(issue.createdAt),
      updatedAt: new Date(issue.updatedAt),
      closedAt: toDate(issue.closedAt),
      closedBy: issue.closedBy,
      comments: issue.comments.map(({ id, author, body, createdAt, editedAt }) => ({
        sourceId: String(id),
        author,
        body,
        createdAt: new Date(createdAt),
        editedAt: toDate(editedAt),
      })),
      relations: [],
      mentions: [],
      raw: null,
    },
    droppedEvents: [],
    droppedComments: [],
    altered: [],
    omittedDetails: [],
  };
}
