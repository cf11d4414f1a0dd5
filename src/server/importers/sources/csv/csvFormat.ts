import type { ImportFormat } from '../ImportFormat';
import type { RecognizedImportRecord } from '../../mappers/MappedImportIssue';
import { toRestrictedRecord } from '../../mappers/leaveOutRestrictedRecords';
import type { CsvColumnMapping } from '../../mappers/csv/columns';
import { type CsvIssueRecord, isCsvIssueRecord } from '../../mappers/csv/CsvIssueRecord';
import { parseCsvIssueId } from '../../mappers/csv/ids';
import { mapCsvIssue } from '../../mappers/csv/mapCsvIssue';
import { proposeCsvColumnMapping } from './proposeCsvColumnMapping';
import {
  type CsvMappingChooser,
  describeUnusableHeaders,
  findCsvSourceDateOrder,
  readCsvSource,
  reportCsvMapping,
} from './readCsvSource';

/**
 * Creates the format of CSV files whose columns are mapped to fields by `mapping`.
 * @param mapping the mapping, or a function that chooses it for each file
 */
export function createCsvFormat(mapping: CsvColumnMapping | CsvMappingChooser): ImportFormat {
  const chooseMapping: CsvMappingChooser = (headers, rows) => {
    const chosen = typeof mapping === 'function' ? mapping(headers, rows) : mapping;
    return 'code' in chosen ? chosen : (describeUnusableHeaders(headers, chosen) ?? chosen);
  };
  return {
    system: 'csv',
    title: 'CSV',
    isOnlyCsv: true,
    container: {
      singular: 'project',
      plural: 'projects',
      option: '--only',
      nameForm: 'the form of the part of an id before the number, such as NET in NET-12',
      namePattern: /\S/,
      hasOwnNumbers: true,
    },
    exportHint: 'as CSV',
    readSource: async (source, _scratch, report, progress, { dateOrder = null } = {}) =>
      readCsvSource(
        source,
        chooseMapping,
        dateOrder,
        (file, converter) => reportCsvMapping(file, converter, report),
        progress,
      ),
    findDateOrder: (source, signal) => findCsvSourceDateOrder(source, chooseMapping, signal),
    recognizeRecord: recognizeCsvIssue,
  };
}

/** The format of CSV files whose headers are recognized automatically. */
export const CSV_FORMAT = createCsvFormat(proposeCsvColumnMapping);

function recognizeCsvIssue(value: unknown): RecognizedImportRecord {
  if (!isCsvIssueRecord(value)) return { kind: 'unknown', why: { code: 'not_a_csv_row' } };
  const record: CsvIssueRecord = value;
  const id = record.texts.id === undefined ? null : parseCsvIssueId(record.texts.id);
  // Rows whose id has no number, or the number 0, are numbered by their position in the input.
  const number = id?.number || record.csvRow;
  const sourceId = id?.sourceId ?? `#${record.csvRow}`;
  const container = id?.container ?? null;
  const recognized = {
    kind: 'issue' as const,
    container,
    number,
    mapIssue: () => mapCsvIssue(record, { sourceId, number, container }),
  };
  return record.restriction ? toRestrictedRecord(recognized, record.restriction) : recognized;
}
