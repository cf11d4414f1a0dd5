/**
 * A row of a CSV file, with the values of its columns grouped by field. Consists of plain JSON, because records can be
 * stored in temporary files.
 */
import type { CSV_FIELDS, ListCsvField, SingleCsvField } from './columns';
import type { OptionFieldName, OptionName } from '../../../../shared/fields/optionFields';
import type { ImportSourceIssueState } from '../ImportSourceIssue';
import { asObjectOrUndefined } from '../../values/json';
import type { Restriction } from '../restrictions';

/** A name that the file uses, such as that of a state, and the value that it stands for; `null` if that is unknown. */
export interface NamedValue<Value> {
  name: string;
  value: Value | null;
}

export interface CsvIssueRecord {
  /** Number of the row across all files, counted from 1. Header lines are not counted. */
  csvRow: number;
  /** Values of the fields that hold a single value. Dates are in ISO 8601 format if they could be parsed. */
  texts: Partial<Record<SingleCsvField, string>>;
  lists: Partial<Record<ListCsvField, string[]>>;
  comments: CsvCommentCell[];
  state: NamedValue<ImportSourceIssueState> | null;
  resolution: NamedValue<ImportSourceIssueState> | null;
  /** Values of the fields of kind ENUM. */
  options: { [Field in OptionFieldName]: NamedValue<OptionName<Field>> | null };
  isPlainText: boolean;
  /**
   * Fields that have a column in the file. The values of all other fields are unknown, which is not the same as empty.
   */
  mapped: (typeof CSV_FIELDS)[number][];
  /** Values of the columns that belong to no field, by header. */
  others: [header: string, value: string | string[]][];
  /** Why only some users of the source can see the row, or null. */
  restriction: Restriction | null;
  /** Headers of the columns with texts that only some users of the source can see. They are left out. */
  withheldColumns: string[];
}

export const isCsvIssueRecord = (value: unknown): value is CsvIssueRecord =>
  asObjectOrUndefined(value)?.csvRow !== undefined;

export interface CsvCommentCell {
  text: string;
  author: string | null;
  /** Creation time in ISO 8601 format, or null if the cell does not contain it. */
  createdAt: string | null;
}
