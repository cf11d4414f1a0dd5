/** Fields of an issue that the columns of a CSV file can contain. */
import { OPTION_FIELDS, type OptionFieldName, type OptionName } from '../../../../shared/fields/optionFields';
import type { ImportSourceIssueState } from '../ImportSourceIssue';

/**
 * Fields that hold a single value. `id` is the number or key of the issue, such as 12 or NET-12. `resolution` is the
 * reason why a closed issue was closed. `parent` is the id of the parent issue.
 */
export const SINGLE_CSV_FIELDS = [
  'id',
  'title',
  'body',
  'url',
  'state',
  'resolution',
  ...OPTION_FIELDS,
  'author',
  'created',
  'updated',
  'closed',
  'due',
  'milestone',
  'parent',
  'votes',
] as const;
export type SingleCsvField = (typeof SINGLE_CSV_FIELDS)[number];

/**
 * Fields that hold a list of values, which come from several columns or are separated within a cell. All of them except
 * labels and assignees contain ids of other issues.
 */
export const LIST_CSV_FIELDS = [
  'labels',
  'assignees',
  'duplicateOf',
  'blocks',
  'blockedBy',
  'relatesTo',
] as const;
export type ListCsvField = (typeof LIST_CSV_FIELDS)[number];

/** All fields. Each cell of `comments` is one comment, as `date;author;text` or only the text. */
export const CSV_FIELDS = [...SINGLE_CSV_FIELDS, ...LIST_CSV_FIELDS, 'comments'] as const;
export type CsvField = (typeof CSV_FIELDS)[number];

/** Characters that can separate the values of a list within a cell. */
export const CSV_LIST_SEPARATORS = [',', ';', '|', ' ', '\n'] as const;
export type CsvListSeparator = (typeof CSV_LIST_SEPARATORS)[number];

/** Maps the columns of a CSV file to fields of issues. */
export interface CsvColumnMapping {
  /**
   * Headers of the columns of each field, compared without regard to case and surrounding spaces. A column without a
   * header is named by its position, such as "column 3". A field with a single value takes it from its first column
   * that is not empty.
   */
  columns: Readonly<Partial<Record<CsvField, readonly string[]>>>;
  /** Separators of the values within a cell. A cell of a field without a separator is a single value. */
  separators: Readonly<Partial<Record<ListCsvField, CsvListSeparator>>>;
  /** Headers of columns without a field that contain dates. */
  dateColumns?: readonly string[];
  /** Whether descriptions and comments are plain text instead of Markdown. Plain text is escaped. */
  isPlainText?: boolean;
  /** States by the names that the file uses, in addition to common names. Names are compared without regard to case. */
  states?: Readonly<Record<string, ImportSourceIssueState>>;
  /** Values of other fields by the names that the file uses, like `states`. */
  options?: { readonly [Field in OptionFieldName]?: Readonly<Record<string, OptionName<Field>>> };
}

/** Returns the column names of a file with these headers, in the form that `CsvColumnMapping` uses. */
export const getCsvColumnNames = (headers: readonly string[]): string[] =>
  headers.map((header, index) => header.trim() || `column ${index + 1}`);

/** Normalizes the name of a column, so that names are compared without regard to case and surrounding spaces. */
export const toCsvColumnKey = (name: string): string => name.trim().toLowerCase();

/** Returns the field of each column, in the order of the headers; `undefined` for a column that belongs to no field. */
export function findFieldsOfCsvColumns(
  headers: readonly string[],
  { columns }: CsvColumnMapping,
): (CsvField | undefined)[] {
  const fieldByKey = new Map(
    CSV_FIELDS.flatMap((field) =>
      (columns[field] ?? []).map((name) => [toCsvColumnKey(name), field] as const),
    ),
  );
  return getCsvColumnNames(headers).map((name) => fieldByKey.get(toCsvColumnKey(name)));
}
