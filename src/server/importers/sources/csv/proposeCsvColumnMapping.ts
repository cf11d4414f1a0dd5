import { simplifyName } from '../../mappers/names';
import {
  CSV_FIELDS,
  type CsvColumnMapping,
  type CsvField,
  type CsvListSeparator,
  getCsvColumnNames,
  LIST_CSV_FIELDS,
  type ListCsvField,
  SINGLE_CSV_FIELDS,
  toCsvColumnKey,
} from '../../mappers/csv/columns';

/** Common headers of each field without punctuation, best match first. The empty string is the header "#". */
const USUAL_HEADERS: Readonly<Record<CsvField, readonly string[]>> = {
  id: [
    ...['issue key', 'key', 'issue number', 'number', 'iid', 'issue id', 'id', 'bug id', 'ticket id'],
    ...['ticket number', 'ticket', 'task id', 'issue', 'no', ''],
  ],
  title: ['title', 'summary', 'subject', 'issue title', 'name', 'headline', 'short description', 'task name'],
  body: ['description', 'body', 'details', 'text', 'content', 'long description', 'notes'],
  url: ['url', 'link', 'issue url', 'web url', 'html url', 'permalink'],
  state: ['state', 'status', 'issue state', 'issue status', 'workflow state', 'stage'],
  resolution: ['resolution', 'state reason', 'close reason', 'closed reason', 'reason'],
  type: ['type', 'issue type', 'kind', 'tracker', 'work item type', 'ticket type'],
  priority: ['priority', 'prio', 'importance'],
  author: [
    ...['author', 'reporter', 'creator', 'created by', 'reported by', 'author username', 'submitter'],
    ...['submitted by', 'opened by', 'requester'],
  ],
  created: [
    ...[
      'created',
      'created at',
      'created on',
      'creation date',
      'date created',
      'created date',
      'created at utc',
    ],
    ...['creation time', 'created time', 'date opened', 'opened', 'opened at', 'submitted', 'date submitted'],
  ],
  updated: [
    ...['updated', 'updated at', 'updated on', 'last updated', 'updated at utc', 'modified', 'last modified'],
    ...['modified at', 'date modified', 'last change', 'changed', 'last edited time'],
  ],
  closed: [
    ...['closed', 'closed at', 'closed on', 'date closed', 'closed date', 'closed at utc', 'resolved'],
    ...[
      'resolved at',
      'resolution date',
      'completed',
      'completed at',
      'date completed',
      'done at',
      'finished at',
    ],
  ],
  due: ['due', 'due date', 'due on', 'deadline', 'target date'],
  milestone: [
    'milestone',
    'target milestone',
    'fix version',
    'fix versions',
    'target version',
    'version',
    'release',
  ],
  parent: ['parent', 'parent issue', 'parent key', 'parent id', 'parent task', 'parent number'],
  votes: ['votes', 'upvotes', 'vote count'],
  labels: ['labels', 'label', 'tags', 'tag', 'keywords'],
  assignees: ['assignees', 'assignee', 'assigned to', 'owner', 'assignee username', 'assigned'],
  duplicateOf: ['duplicate of', 'duplicates', 'dupe of'],
  blocks: ['blocks', 'blocking'],
  blockedBy: ['blocked by', 'depends on', 'dependencies'],
  relatesTo: ['related', 'related to', 'related issues', 'relates to'],
  comments: ['comments', 'comment'],
};

/** Fields that take every column with a common header. Other fields take only the column with the best match. */
const FIELDS_WITH_SEVERAL_COLUMNS: readonly CsvField[] = ['labels', 'comments', 'blockedBy', 'relatesTo'];

/** Maximum number of values that are examined per column. */
const EXAMINED_VALUES_MAX = 200;

/**
 * Proposes a mapping of the columns of a CSV file, based on their headers and some of their values. A column whose
 * header is not recognized belongs to no field.
 * @param headers cells of the header line
 * @param sampleRows some of the following rows
 * @param known parts of the mapping that are already decided. Their columns are not proposed for other fields.
 */
export function proposeCsvColumnMapping(
  headers: readonly string[],
  sampleRows: readonly (readonly string[])[],
  known: Partial<CsvColumnMapping> = {},
): CsvColumnMapping {
  const takenKeys = new Set(Object.values(known.columns ?? {}).flatMap((names) => names.map(toCsvColumnKey)));
  const columns = getCsvColumnNames(headers).map((name, index) => ({
    name,
    key: simplifyName(headers[index] ?? ''),
    values: collectValues(sampleRows, index),
    isNamed: (headers[index] ?? '').trim() !== '',
  }));
  const proposed: Partial<Record<CsvField, readonly string[]>> = {};
  for (const field of CSV_FIELDS) {
    const ownColumns = known.columns?.[field];
    if (ownColumns) {
      proposed[field] = ownColumns;
      continue;
    }
    const found = USUAL_HEADERS[field].flatMap((header) =>
      columns.filter(
        ({ key, name, values, isNamed }) =>
          isNamed && key === header && !takenKeys.has(toCsvColumnKey(name)) && canContainField(field, values),
      ),
    );
    const names = [...new Set(found.map(({ name }) => name))];
    if (names.length > 0)
      proposed[field] = FIELDS_WITH_SEVERAL_COLUMNS.includes(field) ? names : names.slice(0, 1);
  }
  const valuesOf = (field: CsvField) =>
    columns.flatMap(({ name, values }) =>
      proposed[field]?.some((each) => toCsvColumnKey(each) === toCsvColumnKey(name)) ? values : [],
    );
  return {
    separators: proposeSeparators(valuesOf),
    ...known,
    columns: proposed,
  };
}

const DATE_FIELDS = SINGLE_CSV_FIELDS.filter((field) =>
  ['created', 'updated', 'closed', 'due'].includes(field),
);

const collectValues = (rows: readonly (readonly string[])[], index: number): string[] =>
  rows.flatMap((row) => row[index]?.trim() || []).slice(0, EXAMINED_VALUES_MAX);

/** A column "Comments" often contains only the number of comments, and a column "Closed" only yes or no. */
function canContainField(field: CsvField, values: readonly string[]): boolean {
  if (values.length === 0) return true;
  if (field === 'comments') return values.some((value) => !/^\d+$/.test(value));
  if (field === 'votes') return values.every((value) => /^\d+$/.test(value));
  if (DATE_FIELDS.some((each) => each === field)) return values.some((value) => /\d/.test(value));
  return true;
}

function proposeSeparators(
  valuesOf: (field: CsvField) => readonly string[],
): Partial<Record<ListCsvField, CsvListSeparator>> {
  const separators: Partial<Record<ListCsvField, CsvListSeparator>> = {};
  for (const field of LIST_CSV_FIELDS) {
    const separator = proposeSeparator(field, valuesOf(field));
    if (separator) separators[field] = separator;
  }
  return separators;
}

function proposeSeparator(field: ListCsvField, values: readonly string[]): CsvListSeparator | undefined {
  const found = ([';', '|', '\n', ','] as const).find((separator) =>
    values.some((value) => value.includes(separator)),
  );
  // A comma does not always separate people: "Lovelace, Ada" is one person.
  const isName = found === ',' && values.some((value) => /^[^\s,]+, [^\s,]+$/.test(value));
  if (field === 'assignees') return isName ? undefined : found;
  return found ?? ',';
}
