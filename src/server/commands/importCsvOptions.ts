/** Options of `winnow import csv` that map the columns and values of the file. */
import { ISSUE_TYPES, type IssueType, PRIORITIES, type Priority } from '../../shared/issue';
import { CSV_FIELDS, type CsvColumnMapping, type CsvField } from '../importers/mappers/csv/columns';
import { createCsvFormat } from '../importers/sources/csv/csvFormat';
import { proposeCsvColumnMapping } from '../importers/sources/csv/proposeCsvColumnMapping';
import type { ImportFormat } from '../importers/sources/ImportFormat';
import { IMPORT_SOURCE_STATES, type ImportSourceIssueState } from '../importers/mappers/ImportSourceIssue';
import { type CliOptionDefinitions, type ParsedCommandLineArguments, UsageError } from './CliCommand';

export const CSV_OPTIONS = {
  map: { type: 'string', multiple: true },
  value: { type: 'string', multiple: true },
  'plain-text': { type: 'boolean' },
} as const satisfies CliOptionDefinitions;

export const CSV_OPTION_HELP: readonly string[] = [
  '--map FIELD=COLUMN for csv: the column that contains a field, such as title=Summary; may be repeated.',
  '                   FIELD= imports no column as this field. Fields:',
  `                   ${CSV_FIELDS.slice(0, 12).join(' ')}`,
  `                   ${CSV_FIELDS.slice(12).join(' ')}`,
  '--value KIND:NAME=VALUE  for csv: the meaning of a state, priority or type, such as "state:In QA=active"',
  `                   States: ${IMPORT_SOURCE_STATES.join(' ')}`,
  '--plain-text       for csv: descriptions and comments are plain text instead of Markdown',
];

/** Applies the options of the command line to the format. @throws UsageError */
export function applyCsvOptions(
  format: ImportFormat,
  values: ParsedCommandLineArguments['values'],
): ImportFormat {
  const used = Object.keys(CSV_OPTIONS).find((option) => values[option] !== undefined);
  if (used === undefined) return format;
  if (format.system !== 'csv') throw new UsageError(`--${used} can only be used with csv.`);
  const columns = parseColumns(toList(values.map));
  const names = parseValues(toList(values.value));
  const isPlainText = values['plain-text'] === true;
  return createCsvFormat((headers, sampleRows) =>
    proposeCsvColumnMapping(headers, sampleRows, { columns, isPlainText, ...names }),
  );
}

const toList = (value: ParsedCommandLineArguments['values'][string]): readonly string[] =>
  Array.isArray(value) ? value : [];

function parseColumns(texts: readonly string[]): Partial<Record<CsvField, string[]>> {
  const columns: Partial<Record<CsvField, string[]>> = {};
  for (const text of texts) {
    const [, name, column = ''] = /^(\w+)=([^]*)$/.exec(text) ?? [];
    const field = CSV_FIELDS.find((each) => each === name);
    if (!field)
      throw new UsageError(`--map must be FIELD=COLUMN with one of ${CSV_FIELDS.join(', ')}, not "${text}".`);
    (columns[field] ??= []).push(...(column.trim() === '' ? [] : [column]));
  }
  return columns;
}

function parseValues(texts: readonly string[]): Pick<CsvColumnMapping, 'states' | 'priorities' | 'types'> {
  const states: Record<string, ImportSourceIssueState> = {};
  const priorities: Record<string, Priority> = {};
  const types: Record<string, IssueType> = {};
  for (const text of texts) {
    const [, kind, name = '', value] = /^(state|priority|type):(.+)=(\w+)$/s.exec(text) ?? [];
    const state = IMPORT_SOURCE_STATES.find((each) => each === value);
    const priority = PRIORITIES.find((each) => each === value);
    const type = ISSUE_TYPES.find((each) => each === value);
    if (kind === 'state' && state) states[name] = state;
    else if (kind === 'priority' && priority) priorities[name] = priority;
    else if (kind === 'type' && type) types[name] = type;
    else
      throw new UsageError(
        `--value must be state:NAME=VALUE, priority:NAME=VALUE or type:NAME=VALUE with a known value, not "${text}".`,
      );
  }
  return { states, priorities, types };
}
