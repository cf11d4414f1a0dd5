import type { ImportFormat, RecognizedImportRecord } from '../format/ImportFormat';
import { asNonNegativeIntOrUndefined, asObjectOrUndefined, asStringOrUndefined } from '../input/json';
import { readListPages } from '../input/readListPages';
import { mapBugzillaBug } from './mapBugzillaBug';

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
  recognizeRecord: recognizeBug,
};

function recognizeBug(value: unknown): RecognizedImportRecord {
  const bug = asObjectOrUndefined(value);
  if (!bug) return { kind: 'unknown', why: 'not a JSON object' };
  const number = asNonNegativeIntOrUndefined(bug.id);
  if (!number) return { kind: 'unknown', why: 'no bug id' };
  if (asStringOrUndefined(bug.summary) === undefined) return { kind: 'unknown', why: 'no summary' };
  return {
    kind: 'issue',
    container: asStringOrUndefined(bug.product)?.trim() || null,
    number,
    mapIssue: () => mapBugzillaBug(number, bug),
  };
}
