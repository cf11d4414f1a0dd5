/** Exports the issues of a list as CSV, for spreadsheets. */
import { stringify } from 'csv-stringify/sync';
import { WinnowError } from '../../../shared/errors';
import { getOptionNames, mapOptionFields } from '../../../shared/fields/optionFields';
import type { FieldName } from '../../../shared/fields/fields';
import { type CsvColumn, getCsvColumnsProblem, parseCsvColumn } from '../../../shared/issueList/csvColumns';
import { GRAPHQL_CONNECTION_PAGE_SIZE_MAX } from '../../../shared/limits';
import { parseLabelScope } from '../../../shared/validation/labels';
import type { IssueList, IssueListRequest, IssueSearch } from '../../search/list/IssueSearch';
import { readWorkflowStates } from '../../store/read/attributes';
import { readExportedLabels, readExportedMilestones } from '../../store/read/exportedProject';
import { type IssueRow, readIssueBodies, readIssues } from '../../store/read/issues';
import { readHiddenIssues, toRestrictedProjects } from '../../store/read/issueVisibility';
import { readSubIssueProgress, readVisibleSubIssueProgress } from '../../store/read/subIssues';
import { readUsers } from '../../store/read/users';
import type { ExportDatabase } from './ExportScope';
import { readRowsByPage } from './readRowsByPage';

/** Byte order mark at the start of the file, which makes spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export interface CsvExport {
  db: ExportDatabase;
  search: IssueSearch;
  projectKey: string;
  /**
   * The issue list to export, without a snapshot. With `afterNumber`, the header line is left out, because the export
   * continues an earlier one.
   */
  request: IssueListRequest;
  /** Names of the columns (see csvColumns.ts). */
  columns: readonly string[];
  /** Called with the number of rows of each page, before they are yielded. */
  onRows?: (count: number) => void;
}

/**
 * Validates the columns and the query of an export, and returns its text in chunks: the header line, then the rows,
 * each terminated by CRLF (RFC 4180). Cells that a spreadsheet would evaluate as a formula are prefixed with an
 * apostrophe.
 * @throws WinnowError VALIDATION_FAILED for an unknown column; QUERY_SYNTAX for an invalid query, which would otherwise
 *   export other issues than expected
 */
export async function startCsvExport(source: CsvExport): Promise<AsyncGenerator<string>> {
  const problem = getCsvColumnsProblem(source.columns);
  if (problem) throw new WinnowError('VALIDATION_FAILED', problem);
  const columns = source.columns.map((text) => parseCsvColumn(text)!);
  const list = source.search.list(source.request);
  const [queryProblem] = await list.readQueryProblems();
  if (queryProblem) throw new WinnowError('QUERY_SYNTAX', queryProblem.message);
  return writeCsv(source, list, columns);
}

/** Returns the header line of a CSV export, with the byte order mark. */
export const formatCsvHeader = (columns: readonly CsvColumn[]): string =>
  BYTE_ORDER_MARK + formatCsvRows([columns.map(({ heading }) => heading)]);

async function* writeCsv(
  source: CsvExport,
  current: IssueList,
  columns: readonly CsvColumn[],
): AsyncGenerator<string> {
  if (typeof source.request.afterNumber !== 'number') yield formatCsvHeader(columns);
  // With a snapshot, rows that change during the export are neither repeated nor skipped.
  const list = current.isInMemory
    ? source.search.list({ ...source.request, snapshot: await current.createListSnapshotToken() })
    : current;
  const names = await loadNames(source.db, source.request.projectId);
  let after: string | null = null;
  for (;;) {
    const page = await list.readIssuePage({
      first: GRAPHQL_CONNECTION_PAGE_SIZE_MAX,
      after,
      last: null,
      before: null,
      offset: null,
    });
    const numbers = page.rows.map(({ number }) => number);
    const issues = await loadIssues(source, numbers, page.issues);
    const rows = await createRows(source, columns, names, issues);
    source.onRows?.(rows.length);
    if (rows.length > 0) yield formatCsvRows(rows);
    after = page.rows.at(-1)?.cursor ?? null;
    if (!page.hasNextPage || after === null) return;
  }
}

const formatCsvRows = (rows: readonly (readonly string[])[]): string =>
  stringify(rows as string[][], { escape_formulas: true, record_delimiter: '\r\n' });

/** Returns the issues with these numbers in the same order, without issues that have been deleted in the meantime. */
async function loadIssues(
  { db, request }: CsvExport,
  numbers: readonly number[],
  inMemory: readonly IssueRow[] = [],
): Promise<IssueRow[]> {
  const byNumber = new Map(inMemory.map((issue) => [issue.number, issue]));
  const missing = numbers.filter((number) => !byNumber.has(number));
  const { projectId } = request;
  const read =
    missing.length > 0
      ? await readIssues(
          db,
          missing.map((number) => ({ projectId, number })),
        )
      : [];
  for (const issue of read) byNumber.set(issue.number, issue);
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

interface Names {
  states: Map<number, string>;
  labels: Map<number, string>;
  milestones: Map<number, string>;
  logins: Map<number, string>;
}

async function loadNames(db: ExportDatabase, projectId: number): Promise<Names> {
  const names: Names = { states: new Map(), labels: new Map(), milestones: new Map(), logins: new Map() };
  for (const { id, name } of await readWorkflowStates(db, projectId)) names.states.set(id, name);
  for await (const { id, name } of readRowsByPage((after) => readExportedLabels(db, projectId, after)))
    names.labels.set(id, name);
  for await (const { id, title } of readRowsByPage((after) => readExportedMilestones(db, projectId, after)))
    names.milestones.set(id, title);
  return names;
}

/** Data from which the cells of a page of issues are formatted. */
interface CellContext {
  names: Names;
  projectKey: string;
  /** Numbers of parents that the viewer may not see. */
  hiddenParents: ReadonlySet<number>;
  bodies: ReadonlyMap<number, string>;
  progress: ReadonlyMap<number, string>;
}

async function createRows(
  { db, projectKey, request: { projectId, visibility } }: CsvExport,
  columns: readonly CsvColumn[],
  names: Names,
  issues: readonly IssueRow[],
): Promise<string[][]> {
  const has = (field: CsvColumn['field']) => columns.some((column) => column.field === field);
  const keys = issues.map(({ number }) => ({ projectId, number }));
  const bodies = has('body') ? await readIssueBodies(db, keys) : [];
  const restrictedProjects = toRestrictedProjects(projectId, visibility);
  const readProgress = () =>
    restrictedProjects.length === 0
      ? readSubIssueProgress(db, keys)
      : readVisibleSubIssueProgress(db, keys, restrictedProjects);
  const progress = has('subissues') ? await readProgress() : [];
  const readHiddenParents = () => {
    const parents = issues.flatMap(({ parent_number: number }) => number ?? []);
    return readHiddenIssues(
      db,
      restrictedProjects,
      parents.map((number) => ({ projectId, number })),
    );
  };
  const hiddenParents = has('parent') && restrictedProjects.length > 0 ? await readHiddenParents() : [];
  const userIds = new Set(
    issues.flatMap(({ author_id, assignee_ids }) => [
      ...assignee_ids,
      ...(author_id === null ? [] : [author_id]),
    ]),
  );
  const unknown = [...userIds].filter((id) => !names.logins.has(id));
  if (unknown.length > 0)
    for (const { id, login } of await readUsers(db, unknown)) names.logins.set(id, login);
  const context: CellContext = {
    names,
    projectKey,
    hiddenParents: new Set(hiddenParents.map(({ number }) => number)),
    bodies: new Map(bodies.map(({ number, body }) => [number, body])),
    progress: new Map(progress.map(({ number, closed, total }) => [number, formatProgress(closed, total)])),
  };
  return issues.map((issue) => columns.map((column) => formatCell(column, issue, context)));
}

type FormatCell = (issue: IssueRow, context: CellContext) => string;

const FIELD_CELLS: Readonly<Record<FieldName | 'key', FormatCell>> = {
  key: ({ number }, { projectKey }) => `${projectKey}-${number}`,
  number: ({ number }) => String(number),
  title: ({ title }) => title,
  state: ({ state_id }, { names }) => names.states.get(state_id) ?? '',
  ...mapOptionFields<FormatCell>((field) => (issue) => getOptionNames(field)[issue[field]] ?? ''),
  labels: (issue, { names }) => listLabels(issue, names).join(', '),
  body: ({ number }, { bodies }) => bodies.get(number) ?? '',
  assignees: ({ assignee_ids }, { names }) =>
    assignee_ids.flatMap((id) => names.logins.get(id) ?? []).join(', '),
  author: ({ author_id }, { names }) => (author_id === null ? '' : (names.logins.get(author_id) ?? '')),
  milestone: ({ milestone_id }, { names }) =>
    milestone_id === null ? '' : (names.milestones.get(milestone_id) ?? ''),
  parent: ({ parent_number }, { projectKey, hiddenParents }) =>
    parent_number === null || hiddenParents.has(parent_number) ? '' : `${projectKey}-${parent_number}`,
  comments: ({ comment_count }) => String(comment_count),
  votes: ({ vote_count }) => String(vote_count),
  tasks: ({ completed_task_count, task_count }) => formatProgress(completed_task_count, task_count),
  subissues: ({ number }, { progress }) => progress.get(number) ?? '',
  created: ({ created_at }) => formatTime(created_at),
  updated: ({ updated_at }) => formatTime(updated_at),
  closed: ({ closed_at }) => (closed_at ? formatTime(closed_at) : ''),
  due: ({ due_on }) => (due_on ? due_on.toISOString().slice(0, 10) : ''),
};

const formatCell = ({ field, labelScope }: CsvColumn, issue: IssueRow, context: CellContext): string =>
  field === null ? formatLabelsOfScope(labelScope, issue, context) : FIELD_CELLS[field](issue, context);

const listLabels = ({ label_ids }: IssueRow, { labels }: Names): string[] =>
  label_ids.flatMap((id) => labels.get(id) ?? []);

const formatLabelsOfScope = (scope: string | null, issue: IssueRow, { names }: CellContext): string =>
  listLabels(issue, names)
    .filter((label) => parseLabelScope(label) === scope?.toLowerCase())
    .map((label) => label.slice(label.indexOf('::') + 2))
    .join(', ');

/** Formats progress without a slash, because spreadsheets read `2/5` as a date. */
const formatProgress = (done: number, total: number): string => (total > 0 ? `${done} of ${total}` : '');

/** Formats a time so that spreadsheets recognize it: `2024-01-31 09:30:00`, in UTC. */
const formatTime = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ');
