/** The columns of CSV exports: every field of an issue. Named as in FIELDS, like the columns of issue lists. */
import { type FieldName, getFieldDefinition, selectFields } from '../fields/fields';
import { type IssueColumnField, ISSUE_COLUMN_OPTIONS, parseIssueColumn } from './issueColumns';

/** Headings of the columns that users cannot choose in issue lists, by name. */
const CSV_ONLY_COLUMNS = {
  key: 'Key',
  ...Object.fromEntries(
    selectFields<CsvOnlyField>(({ width }) => width === undefined, ['number', 'title']).map((field) => [
      field,
      getFieldDefinition(field).title,
    ]),
  ),
} as Readonly<Record<CsvOnlyField | 'key', string>>;

type CsvOnlyField = Exclude<FieldName, IssueColumnField>;

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
  /** The field, or the key of the issue; null for a label scope. */
  field: FieldName | 'key' | null;
  /** Scope, such as "component", if the column lists the labels of one scope; otherwise null. */
  labelScope: string | null;
  heading: string;
}

/** Parses the name of a column. Returns null if it is unknown. */
export function parseCsvColumn(text: string): CsvColumn | null {
  if (Object.hasOwn(CSV_ONLY_COLUMNS, text)) {
    const field = text as CsvOnlyField | 'key';
    return { field, labelScope: null, heading: CSV_ONLY_COLUMNS[field] };
  }
  const column = parseIssueColumn(text);
  if (!column) return null;
  const { field, labelScope, label } = column;
  const isTime = field !== null && getFieldDefinition(field).kind === 'TIME';
  return { field, labelScope, heading: isTime && text === field ? `${label} (UTC)` : label };
}

/** Returns the problem of a list of column names, or null if it is valid. */
export function getCsvColumnsProblem(names: readonly string[]): string | null {
  const unknown = names.find((text) => !parseCsvColumn(text));
  if (unknown === undefined) return names.length === 0 ? 'The export needs at least one column.' : null;
  const known = [...Object.keys(CSV_ONLY_COLUMNS), ...Object.keys(ISSUE_COLUMN_OPTIONS)];
  return `Unknown column “${unknown}”. Use ${known.join(', ')} or label_ and a label scope.`;
}
