/** Converts rows of Jira's CSV exports to issues as in the REST API. */
import type { DateOrder } from '../../../../shared/imports';
import {
  type CsvFields,
  readCsvObjects,
  type CsvExport,
  findRecordColumns,
} from '../../readers/csv/readCsvObjects';
import { asStringOrUndefined } from '../../values/json';
import type { ImportInputRecord } from '../../readers/records';
import { parseJiraIssueKey } from '../../mappers/jira/fields';
import { readCsvTable } from '../../readers/csv/readCsvTable';

/**
 * Reads the issues of a CSV export. A field with several values, such as comments, has several columns with the same
 * header.
 * @param parentKeys keys of parent issues by their internal id, for parents that the file refers to by id
 */
export const readJiraCsvRecords = (
  file: string,
  parentKeys: ReadonlyMap<string, string>,
  dateOrder: DateOrder | null,
  onRead: (bytes: number) => void,
): AsyncIterable<ImportInputRecord> =>
  readCsvObjects(
    file,
    JIRA_CSV_EXPORT,
    { convertRow: (row, toDate) => convertRow(row, parentKeys, toDate), dateOrder },
    onRead,
  );

type DateConverter = (text: string | null) => string | null;

/**
 * Columns that repeat another column or describe the project, and "last viewed", which depends on the exporting user.
 */
const IGNORED_COLUMNS = new Set(
  [
    'issue id',
    'project key',
    'project name',
    'project type',
    'project lead',
    'project description',
    'last viewed',
  ].concat([
    'project url',
    'assignee id',
    'reporter id',
    'creator id',
    'parent summary',
    'watchers id',
    'work ratio',
  ]),
);

function convertRow(row: CsvFields, parentKeys: ReadonlyMap<string, string>, toDate: DateConverter): unknown {
  const parents = row.all(...PARENT_COLUMNS).map((text) => text.trim());
  const parent = parents.find(parseJiraIssueKey) ?? parents.flatMap((id) => parentKeys.get(id) ?? [])[0];
  const resolution = row.first('resolution');
  const person = (name: string, id: string) => toPerson(row.first(name), row.first(id));
  const fields = {
    summary: row.first('summary'),
    description: row.first('description'),
    environment: row.first('environment'),
    issuetype: toNamed(row.first('issue type')),
    status: { name: row.first('status'), statusCategory: { key: row.first('status category') } },
    // Exports contain "Unresolved" instead of an empty cell.
    resolution: resolution?.toLowerCase() === 'unresolved' ? null : toNamed(resolution),
    priority: toNamed(row.first('priority')),
    assignee: person('assignee', 'assignee id'),
    reporter: person('reporter', 'reporter id'),
    creator: person('creator', 'creator id'),
    created: toDate(row.first('created')),
    updated: toDate(row.first('updated')),
    resolutiondate: toDate(row.first('resolved')),
    duedate: toDate(row.first('due date')),
    labels: row.all('labels'),
    components: row.all('component/s', 'components').map(toNamed),
    fixVersions: row.all('fix version/s', 'fix versions').map(toNamed),
    versions: row.all('affects version/s', 'affects versions').map(toNamed),
    votes: { votes: toCount(row.first('votes')) },
    comment: { comments: row.all('comment', 'comments').map((cell) => parseCommentCell(cell, toDate)) },
    attachment: row.all('attachment', 'attachments').map((cell) => ({ filename: parseAttachmentCell(cell) })),
    parent: parent === undefined ? null : { key: parent },
    ...(parent === undefined && parents.length > 0 && { 'parent id': parents }),
    epic: toKeyed(row.first('custom field (epic link)')),
    issuelinks: [
      ...[...row.matching(/^inward issue link \((.+)\)$/)].map(({ name, value }) => ({
        type: { name },
        inwardIssue: { key: value },
      })),
      ...[...row.matching(/^outward issue link \((.+)\)$/)].map(({ name, value }) => ({
        type: { name },
        outwardIssue: { key: value },
      })),
    ],
  };
  const key = row.first('issue key');
  return { key, fields: { ...Object.fromEntries(row.rest(IGNORED_COLUMNS)), ...fields } };
}

const toNamed = (name: string | null): { name: string } | null =>
  name === null ? null : { name: name.trim() };
const toKeyed = (key: string | null): { key: string } | null => (key === null ? null : { key });

/** Exports of Jira Cloud have the account ids of people in separate columns. */
function toPerson(name: string | null, id: string | null): object | null {
  if (name === null) return null;
  return id === null ? { name } : { accountId: id, displayName: name };
}

const toCount = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;

/** Parses a comment: `date;author;text`, or only the text. The text may contain semicolons. */
function parseCommentCell(cell: string, toDate: DateConverter): object {
  const found = /^([^;\n]{6,40});([^;\n]*);([^]*)$/.exec(cell);
  if (!found) return { body: cell };
  const [, date = '', author = '', body] = found;
  const created = toDate(date);
  const isAccountId = /^(?:[\da-f]{24}|\d+:[\da-f-]{36})$/.test(author);
  return { created, author: isAccountId ? { accountId: author } : { name: author }, body };
}

/** Returns the file name of `date;author;name;address`. */
function parseAttachmentCell(cell: string): string {
  const parts = cell.split(';');
  return asStringOrUndefined(parts[2])?.trim() || cell.trim();
}

export const JIRA_CSV_EXPORT: CsvExport = {
  findHeaderProblem: (header) =>
    header.includes('issue key') ? null : { code: 'not_an_export', tracker: 'Jira', columns: ['Issue key'] },
  idColumns: ['issue key'],
  titleColumn: 'summary',
  textColumns: ['description', 'comment', 'comments'],
  dateColumns: ['created', 'updated', 'resolved', 'due date'],
  commentColumns: ['comment', 'comments'],
};

/** Columns with the key or the id of the parent, in order of preference. In Jira Cloud, "Parent" contains the id. */
const PARENT_COLUMNS = ['parent key', 'parent', 'parent id'];

const ID_PATTERN = /^\d{1,18}$/;

/**
 * Returns the keys of all issues that rows refer to as parents by id. The map is indexed by that id. Reads the files
 * twice, so that only these ids are kept in memory.
 */
export async function readParentKeys(files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>();
  const wanted = new Set<string>();
  for (const file of files) {
    for await (const row of readColumns(file, PARENT_COLUMNS)) {
      for (const text of row) if (ID_PATTERN.test(text)) wanted.add(text);
    }
  }
  if (wanted.size === 0) return keys;
  for (const file of files) {
    for await (const [id = '', key = ''] of readColumns(file, ['issue id', 'issue key']))
      if (wanted.has(id) && key !== '') keys.set(id, key);
  }
  return keys;
}

/**
 * Yields the cells of these columns for each row; empty for missing columns. Skips files that have none of the columns.
 */
async function* readColumns(file: string, columns: readonly string[]): AsyncGenerator<string[]> {
  let indexes: number[] | null = null;
  for await (const entry of readCsvTable(file, (header) => findRecordColumns(header, JIRA_CSV_EXPORT))) {
    if ('cells' in entry && indexes !== null) {
      yield indexes.map((index) => entry.cells[index]?.trim() ?? '');
      continue;
    }
    if (!('header' in entry)) continue;
    const header = entry.header.map((cell) => cell.trim().toLowerCase());
    indexes = columns.map((column) => header.indexOf(column));
    if (indexes.every((index) => index < 0)) return;
  }
}
