/** Exports the issues of a list as CSV, for spreadsheets. */
import { stringify } from 'csv-stringify/sync';
import { WinnowError } from '../../../shared/errors';
import { ISSUE_TYPES, PRIORITIES } from '../../../shared/issue';
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
import { readPages } from './readPages';

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
  for await (const { id, name } of readPages((after) => readExportedLabels(db, projectId, after)))
    names.labels.set(id, name);
  for await (const { id, title } of readPages((after) => readExportedMilestones(db, projectId, after)))
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
  const restricted = toRestrictedProjects(projectId, visibility);
  const readProgress = () =>
    restricted.length === 0
      ? readSubIssueProgress(db, keys)
      : readVisibleSubIssueProgress(db, keys, restricted);
  const progress = has('subissues') ? await readProgress() : [];
  const readHiddenParents = () => {
    const parents = issues.flatMap(({ parent_number: number }) => number ?? []);
    return readHiddenIssues(
      db,
      restricted,
      parents.map((number) => ({ projectId, number })),
    );
  };
  const hiddenParents = has('parent') && restricted.length > 0 ? await readHiddenParents() : [];
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

function formatCell({ field, labelScope }: CsvColumn, issue: IssueRow, context: CellContext): string {
  const { names, projectKey } = context;
  const labels = () => issue.label_ids.flatMap((id) => names.labels.get(id) ?? []);
  switch (field) {
    case null:
      return labels()
        .filter((label) => parseLabelScope(label) === labelScope?.toLowerCase())
        .map((label) => label.slice(label.indexOf('::') + 2))
        .join(', ');
    case 'key':
      return `${projectKey}-${issue.number}`;
    case 'number':
      return String(issue.number);
    case 'title':
      return issue.title;
    case 'state':
      return names.states.get(issue.state_id) ?? '';
    case 'type':
      return ISSUE_TYPES[issue.type] ?? '';
    case 'priority':
      return PRIORITIES[issue.priority] ?? '';
    case 'labels':
      return labels().join(', ');
    case 'body':
      return context.bodies.get(issue.number) ?? '';
    case 'assignees':
      return issue.assignee_ids.flatMap((id) => names.logins.get(id) ?? []).join(', ');
    case 'author':
      return issue.author_id === null ? '' : (names.logins.get(issue.author_id) ?? '');
    case 'milestone':
      return issue.milestone_id === null ? '' : (names.milestones.get(issue.milestone_id) ?? '');
    case 'parent':
      return issue.parent_number === null || context.hiddenParents.has(issue.parent_number)
        ? ''
        : `${projectKey}-${issue.parent_number}`;
    case 'comments':
      return String(issue.comment_count);
    case 'votes':
      return String(issue.vote_count);
    case 'tasks':
      return formatProgress(issue.completed_task_count, issue.task_count);
    case 'subissues':
      return context.progress.get(issue.number) ?? '';
    case 'created':
      return formatTime(issue.created_at);
    case 'updated':
      return formatTime(issue.updated_at);
    case 'closed':
      return issue.closed_at ? formatTime(issue.closed_at) : '';
    case 'due':
      return issue.due_on ? issue.due_on.toISOString().slice(0, 10) : '';
  }
}

/** Formats progress without a slash, because spreadsheets read `2/5` as a date. */
const formatProgress = (done: number, total: number): string => (total > 0 ? `${done} of ${total}` : '');

/** Formats a time so that spreadsheets recognize it: `2024-01-31 09:30:00`, in UTC. */
const formatTime = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ');
