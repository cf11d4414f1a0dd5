import type { ImportFormat, RecognizedImportRecord } from '../format/ImportFormat';
import type { CsvColumnMapping } from './columns';
import { type CsvIssueRecord, isCsvIssueRecord } from './CsvIssueRecord';
import { parseCsvIssueId } from './ids';
import { mapCsvIssue } from './mapCsvIssue';
import { proposeCsvColumnMapping } from './proposeCsvColumnMapping';
import {
  type CsvMappingChooser,
  describeUnusableHeaders,
  readCsvSource,
  reportCsvMapping,
} from './readCsvSource';

/**
 * Creates the format of CSV files whose columns are mapped to fields by `mapping`.
 * @param mapping the mapping, or a function that chooses it for each file
 */
export function createCsvFormat(mapping: CsvColumnMapping | CsvMappingChooser): ImportFormat {
  const chooseMapping = typeof mapping === 'function' ? mapping : () => mapping;
  return {
    system: 'csv',
    title: 'CSV',
    container: {
      singular: 'project',
      plural: 'projects',
      option: '--only',
      nameForm: 'the form of the part of an id before the number, such as NET in NET-12',
      namePattern: /\S/,
      hasOwnNumbers: true,
    },
    exportHint: 'as CSV',
    readSource: async (source, _scratch, report, progress) =>
      readCsvSource(
        source,
        (headers, rows) => {
          const chosen = chooseMapping(headers, rows);
          return typeof chosen === 'string' ? chosen : (describeUnusableHeaders(headers, chosen) ?? chosen);
        },
        (file, converter) => reportCsvMapping(file, converter, report),
        progress,
      ),
    recognizeRecord: recognizeCsvIssue,
  };
}

/** The format of CSV files whose headers are recognized automatically. */
export const CSV_FORMAT = createCsvFormat(proposeCsvColumnMapping);

function recognizeCsvIssue(value: unknown): RecognizedImportRecord {
  if (!isCsvIssueRecord(value)) return { kind: 'unknown', why: 'not a row of a CSV file' };
  const record: CsvIssueRecord = value;
  const id = record.texts.id === undefined ? null : parseCsvIssueId(record.texts.id);
  // Rows whose id has no number, or the number 0, are numbered by their position in the input.
  const number = id?.number || record.csvRow;
  const sourceId = id?.sourceId ?? `#${record.csvRow}`;
  const container = id?.container ?? null;
  return {
    kind: 'issue',
    container,
    number,
    mapIssue: () => mapCsvIssue(record, { sourceId, number, container }),
  };
}
