import { getCsvColumnNames, toCsvColumnKey, type CsvColumnMapping } from '../../mappers/csv/columns';
import { type CsvIssueRecord, isCsvIssueRecord } from '../../mappers/csv/CsvIssueRecord';
import { parseCsvIssueId } from '../../mappers/csv/ids';
import { findCsvSourceDateOrder, readCsvSource } from '../csv/readCsvSource';
import { toRestrictedRecord } from '../../mappers/leaveOutRestrictedRecords';
import type { ImportFormat } from '../ImportFormat';
import type { RecognizedImportRecord } from '../../mappers/MappedImportIssue';
import { LINEAR_TIME_COLUMNS, mapLinearIssue } from '../../mappers/linear/mapLinearIssue';
import type { ReportEntry } from '../../../domain/imports/reportEntries';

/** The format of Linear's CSV exports. Data from Linear's API is not supported. */
export const LINEAR_FORMAT: ImportFormat = {
  system: 'linear',
  title: 'Linear',
  isOnlyCsv: true,
  container: {
    singular: 'team',
    plural: 'teams',
    option: '--only',
    nameForm: 'the form of the key of a team, such as NET',
    namePattern: /^[A-Za-z][A-Za-z0-9_]*$/,
    hasOwnNumbers: true,
  },
  exportHint: 'as CSV (Settings > Import/Export)',
  readSource: async (source, _scratch, _report, progress, { dateOrder = null } = {}) =>
    readCsvSource(source, chooseLinearMapping, dateOrder, () => undefined, progress),
  findDateOrder: (source, signal) => findCsvSourceDateOrder(source, chooseLinearMapping, signal),
  recognizeRecord: recognizeLinearIssue,
};

/** Columns of the export by field. Older exports lack some of them. */
const COLUMNS: CsvColumnMapping['columns'] = {
  id: ['ID'],
  title: ['Title'],
  body: ['Description'],
  state: ['Status'],
  priority: ['Priority'],
  author: ['Creator'],
  assignees: ['Assignee'],
  labels: ['Labels'],
  created: ['Created'],
  updated: ['Updated'],
  due: ['Due Date'],
  milestone: ['Project Milestone'],
  parent: ['Parent issue'],
  relatesTo: ['Related to'],
  blockedBy: ['Blocked by'],
  duplicateOf: ['Duplicate of'],
};
const REQUIRED_COLUMNS = ['ID', 'Team', 'Title', 'Status'];

function chooseLinearMapping(headers: readonly string[]): CsvColumnMapping | ReportEntry {
  const keys = new Set(getCsvColumnNames(headers).map(toCsvColumnKey));
  const missing = REQUIRED_COLUMNS.filter((name) => !keys.has(toCsvColumnKey(name)));
  if (missing.length > 0) return { code: 'not_an_export', tracker: 'Linear', columns: missing.slice(0, 1) };
  const columns = Object.fromEntries(
    Object.entries(COLUMNS).filter(([, [name = '']]) => keys.has(toCsvColumnKey(name))),
  );
  const separators = { labels: ',', relatesTo: ',', blockedBy: ',', duplicateOf: ',' } as const;
  return { columns, separators, dateColumns: LINEAR_TIME_COLUMNS };
}

function recognizeLinearIssue(value: unknown): RecognizedImportRecord {
  if (!isCsvIssueRecord(value)) return { kind: 'unknown', why: { code: 'not_a_csv_row' } };
  const record: CsvIssueRecord = value;
  const { sourceId, container, number } = parseCsvIssueId(record.texts.id ?? '');
  if (container === null || number === null) return { kind: 'unknown', why: { code: 'no_issue_identifier' } };
  if (number === 0) return { kind: 'unknown', why: { code: 'number_zero' } };
  const recognized = {
    kind: 'issue' as const,
    container,
    number,
    mapIssue: () => mapLinearIssue(record, { sourceId, container, number }),
  };
  return record.restriction ? toRestrictedRecord(recognized, record.restriction) : recognized;
}
