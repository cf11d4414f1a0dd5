import type { DateOrder } from '../../../../shared/imports';
import { isJsonFile } from '../../readers/bytes';
import { asArrayOrUndefined } from '../../values/json';
import { type ImportInputRecord, readImportFileRecords } from '../../readers/records';
import { type CsvFields, type CsvExport, readCsvObjects } from '../../readers/csv/readCsvObjects';
import { removeFormulaEscape } from '../../readers/csv/readCsvTable';

/** Reads the records of a CSV or JSON file. Each element of a top-level JSON array becomes a record. */
export async function* readGitlabFile(
  file: string,
  dateOrder: DateOrder | null,
  onRead: (bytes: number) => void,
): AsyncGenerator<ImportInputRecord> {
  if (!(await isJsonFile(file))) {
    yield* readGitlabCsvRecords(file, dateOrder, onRead);
    return;
  }
  for await (const record of readImportFileRecords(file, onRead)) {
    const list = 'value' in record ? asArrayOrUndefined(record.value) : undefined;
    if (!list || !('value' in record)) yield record;
    else
      for (const [index, value] of list.entries())
        yield { position: record.position, value, altered: index === 0 ? record.altered : [] };
  }
}

const NUMBER_COLUMNS = ['issue id', 'iid'];

/** The columns of an export. */
export const GITLAB_CSV_EXPORT: CsvExport = {
  findHeaderProblem: (header) =>
    header.includes('title') && NUMBER_COLUMNS.some((column) => header.includes(column))
      ? null
      : { code: 'not_an_export', tracker: 'GitLab', columns: ['Title', 'Issue ID'] },
  idColumns: NUMBER_COLUMNS,
  titleColumn: 'title',
  textColumns: ['description'],
  dateColumns: ['due date', 'created at (utc)', 'updated at (utc)', 'closed at (utc)'],
};

/** Reads the issues of a CSV export. */
const readGitlabCsvRecords = (
  file: string,
  dateOrder: DateOrder | null,
  onRead: (bytes: number) => void,
): AsyncIterable<ImportInputRecord> =>
  readCsvObjects(
    file,
    GITLAB_CSV_EXPORT,
    { convertRow, convertCell: removeFormulaEscape, dateOrder },
    onRead,
  );

function convertRow(row: CsvFields, toDate: (text: string | null) => string | null): unknown {
  const milestone = row.first('milestone');
  const parent = toNumber(row.first('parent iid'));
  const fields = {
    iid: toNumber(row.first(...NUMBER_COLUMNS)),
    title: row.first('title') ?? '',
    description: row.first('description') ?? '',
    web_url: row.first('url'),
    state: row.first('state')?.toLowerCase() === 'closed' ? 'closed' : 'opened',
    author: toPeople(row.first('author username'), row.first('author'))[0] ?? null,
    assignees: toPeople(
      row.first('assignee username', 'assignee(s) username'),
      row.first('assignee', 'assignee(s)'),
    ),
    confidential: row.first('confidential'),
    discussion_locked: isYes(row.first('locked')),
    due_date: toDate(row.first('due date')),
    created_at: toDate(row.first('created at (utc)')),
    updated_at: toDate(row.first('updated at (utc)')),
    closed_at: toDate(row.first('closed at (utc)')),
    milestone: milestone === null ? null : { title: milestone },
    labels: splitList(row.first('labels')),
    issue_type: row.first('type')?.toLowerCase().replaceAll(' ', '_'),
    parent: parent === undefined ? undefined : { iid: parent },
  };
  return { ...Object.fromEntries(row.rest()), ...fields };
}

const isYes = (cell: string | null): boolean => /^(?:yes|true)$/i.test(cell?.trim() ?? '');

const toNumber = (cell: string | null): number | undefined =>
  cell !== null && /^\d{1,10}$/.test(cell.trim()) ? Number(cell) : undefined;

/** Splits a list of label titles or usernames, neither of which can contain a comma. */
const splitList = (cell: string | null): string[] =>
  (cell ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Combines the lists of usernames and of names. Names can contain a comma. Older exports have only the names. */
function toPeople(usernames: string | null, names: string | null): object[] {
  const logins = splitList(usernames);
  if (logins.length === 0) return splitList(names).map((name) => ({ username: name }));
  if (logins.length === 1) return [{ username: logins[0], name: names ?? logins[0] }];
  const list = splitList(names);
  return logins.map((username, i) => ({
    username,
    name: list.length === logins.length ? list[i] : username,
  }));
}
