/** The columns of CSV exports. Columns that issue lists also have are named as in lists (see issueColumns.ts). */
import { ISSUE_COLUMN_OPTIONS, parseIssueColumn } from './issueColumns';

/** Headings of the columns that users cannot choose in issue lists, by name. */
export const CSV_ONLY_COLUMNS = {
  key: 'Key',
  number: 'Number',
  title: 'Title',
  state: 'State',
  type: 'Type',
  priority: 'Priority',
  labels: 'Labels',
  body: 'Description',
} as const;

/** Columns that list rows always show. An export of a list contains them before the chosen columns. */
export const ISSUE_ROW_CSV_COLUMNS = ['key', 'title', 'state', 'type', 'priority', 'labels'] as const;

/** Columns of a CSV export if none are chosen. */
export const DEFAULT_CSV_COLUMNS: readonly string[] = [
  ...ISSUE_ROW_CSV_COLUMNS,
  'assignees',
  'milestone',
  'author',
  'created',
  'updated',
  'closed',
  'due',
  'comments',
  'votes',
];

export interface CsvColumn {
  /** Name in CSV_ONLY_COLUMNS or ISSUE_COLUMN_OPTIONS, without a column width; null for a label scope. */
  field: keyof typeof CSV_ONLY_COLUMNS | keyof typeof ISSUE_COLUMN_OPTIONS | null;
  /** Scope, such as "component", if the column lists the labels of one scope; otherwise null. */
  labelScope: string | null;
  heading: string;
}

/** Columns that contain times in UTC. */
const TIME_COLUMNS: readonly string[] = ['created', 'updated', 'closed'];

/** Parses the name of a column. Returns null if it is unknown. */
export function parseCsvColumn(text: string): CsvColumn | null {
  if (Object.hasOwn(CSV_ONLY_COLUMNS, text)) {
    const field = text as keyof typeof CSV_ONLY_COLUMNS;
    return { field, labelScope: null, heading: CSV_ONLY_COLUMNS[field] };
  }
  const column = parseIssueColumn(text);
  if (!column) return null;
  const { field, labelScope, label } = column;
  return { field, labelScope, heading: TIME_COLUMNS.includes(text) ? `${label} (UTC)` : label };
}

/** Returns the problem of a list of column names, or null if it is valid. */
export function getCsvColumnsProblem(names: readonly string[]): string | null {
  const unknown = names.find((text) => !parseCsvColumn(text));
  if (unknown === undefined) return names.length === 0 ? 'The export needs at least one column.' : null;
  const known = [...Object.keys(CSV_ONLY_COLUMNS), ...Object.keys(ISSUE_COLUMN_OPTIONS)];
  return `Unknown column “${unknown}”. Use ${known.join(', ')} or label_ and a label scope.`;
}
