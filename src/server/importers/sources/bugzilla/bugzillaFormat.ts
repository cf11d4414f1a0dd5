import type { ImportFormat } from '../ImportFormat';
import type { RecognizedImportRecord } from '../../mappers/MappedImportIssue';
import { leaveOutRestrictedRecords } from '../../mappers/leaveOutRestrictedRecords';
import { asNonNegativeIntOrUndefined, asObjectOrUndefined, asStringOrUndefined } from '../../values/json';
import { classifyIssueRecord, describeForeignRecord } from '../../mappers/foreignRecords';
import { readListPages } from '../../readers/readListPages';
import { mapBugzillaBug } from '../../mappers/bugzilla/mapBugzillaBug';

/** Bugs of Bugzilla's REST API (version 5 or later), one a line or in pages `{"bugs": [...]}`. */
export const BUGZILLA_FORMAT: ImportFormat = {
  system: 'bugzilla',
  title: 'Bugzilla',
  container: {
    singular: 'product',
    plural: 'products',
    option: '--only',
    nameForm: 'the name of a product',
    namePattern: /\S/,
    hasOwnNumbers: false,
  },
  exportHint: 'from /rest/bug, with the comments of each bug in its field "comments"',
  readSource: async (source, _scratch, _report, progress) => readListPages(source, 'bugs', progress),
  recognizeRecord: leaveOutRestrictedRecords(recognizeBug, { fields: { groups: 'level' } }),
};

/** Fields of bugs that other records with an id and a summary, such as attachments, do not have. */
const BUG_FIELDS = new Set(
  'status resolution product component severity priority comments keywords creator assigned_to'.split(' '),
);

function recognizeBug(value: unknown, filePath?: string): RecognizedImportRecord {
  const bug = asObjectOrUndefined(value);
  if (!bug) return { kind: 'unknown', why: { code: 'not_an_object' } };
  const number = asNonNegativeIntOrUndefined(bug.id);
  if (!number || asStringOrUndefined(bug.summary) === undefined) {
    const foreign = describeForeignRecord(bug, filePath);
    if (foreign.kind === 'foreign')
      return { kind: 'skipped', reason: { code: 'other_records', records: foreign.name } };
    return { kind: 'unknown', why: { code: number ? 'no_summary' : 'no_bug_id' } };
  }
  // The field "url" of a bug is any address that its author has entered.
  const classified = classifyIssueRecord(bug, BUG_FIELDS, filePath, []);
  if (classified.kind === 'foreign')
    return { kind: 'skipped', reason: { code: 'other_records', records: classified.name } };
  if (classified.kind === 'unknown') return classified;
  return {
    kind: 'issue',
    container: asStringOrUndefined(bug.product)?.trim() || null,
    number,
    mapIssue: () => mapBugzillaBug(number, bug),
  };
}
