/** Options of `winnow import csv` that map the columns and values of the file. */
import type { OptionFieldName } from '../../shared/fields/optionFields';
import { ISSUE_TYPES, PRIORITIES } from '../../shared/issue';
import { CSV_FIELDS, type CsvColumnMapping, type CsvField } from '../importers/mappers/csv/columns';
import { createCsvFormat } from '../importers/sources/csv/csvFormat';
import { proposeCsvColumnMapping } from '../importers/sources/csv/proposeCsvColumnMapping';
import type { ImportFormat } from '../importers/sources/ImportFormat';
import { IMPORT_SOURCE_STATES } from '../importers/mappers/ImportSourceIssue';
import { type CliOptionDefinitions, type ParsedCommandLineArguments, UsageError } from './CliCommand';

export const CSV_OPTIONS = {
  map: { type: 'string', multiple: true },
  value: { type: 'string', multiple: true },
  'plain-text': { type: 'boolean' },
} as const satisfies CliOptionDefinitions;

export const CSV_OPTION_HELP: readonly string[] = [
  '--map FIELD=COLUMN for csv: the column that contains a field, such as title=Summary; may be repeated.',
  '                   FIELD= (without a column) leaves the field empty. Fields:',
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

/** The kinds of names in the option --value with their values, in the order of the error message. */
const VALUE_KINDS = {
  state: IMPORT_SOURCE_STATES,
  priority: PRIORITIES,
  type: ISSUE_TYPES,
} as const satisfies Record<'state' | OptionFieldName, readonly string[]>;
type ValueKind = keyof typeof VALUE_KINDS;

function parseValues(texts: readonly string[]): Pick<CsvColumnMapping, 'states' | 'options'> {
  const kinds = Object.keys(VALUE_KINDS) as ValueKind[];
  const names = new Map<ValueKind, Record<string, string>>(kinds.map((kind) => [kind, {}]));
  for (const text of texts) {
    const [, prefix, name = '', value = ''] = /^(\w+):(.+)=(\w+)$/s.exec(text) ?? [];
    const kind = kinds.find((each) => each === prefix);
    if (!kind || !VALUE_KINDS[kind].some((each) => each === value)) {
      const forms = kinds.map((each) => `${each}:NAME=VALUE`);
      throw new UsageError(
        `--value must be ${forms.slice(0, -1).join(', ')} or ${forms.at(-1)} with a known value, not "${text}".`,
      );
    }
    names.get(kind)![name] = value;
  }
  const { state: states, ...options } = Object.fromEntries(names);
  return { states, options } as Pick<CsvColumnMapping, 'states' | 'options'>;
}
