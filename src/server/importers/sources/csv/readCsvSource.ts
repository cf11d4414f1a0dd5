import path from 'node:path';
import type { DateOrder } from '../../../../shared/imports';
import { NOOP_PROGRESS_REPORTER, type ProgressReporter } from '../../../../shared/progress';
import type { DateOrderFinding } from '../../readers/csv/DateOrderScan';
import { startReadingFiles } from '../../readers/files';
import { type CsvDateSource, findCsvDateOrder } from '../../readers/csv/findCsvDateOrder';
import { type CsvRecordColumnFinder, readCsvTable, readCsvPreview } from '../../readers/csv/readCsvTable';
import type { ImportInputRecord } from '../../readers/records';
import type { ImportReportBuilder } from '../../report/ImportReportBuilder';
import { type CsvColumnMapping, type CsvField, findFieldsOfCsvColumns } from '../../mappers/csv/columns';
import { CsvRowConverter } from './CsvRowConverter';
import type { ReportEntry } from '../../../domain/imports/reportEntries';

/**
 * Chooses the column mapping of a file.
 * @returns the mapping, or the reason why the file cannot be read
 */
export type CsvMappingChooser = (
  headers: readonly string[],
  sampleRows: readonly (readonly string[])[],
) => CsvColumnMapping | ReportEntry;

/**
 * Reads the rows of a CSV file, or of all files in a folder.
 * @param onFile called before the rows of each file
 */
export async function* readCsvSource(
  source: string,
  chooseMapping: CsvMappingChooser,
  dateOrder: DateOrder | null,
  onFile: (name: string, converter: CsvRowConverter) => void,
  progress: ProgressReporter,
): AsyncGenerator<ImportInputRecord> {
  const files = await startReadingFiles(source, progress);
  const findColumns = createRecordColumnFinder(chooseMapping);
  let csvRow = 0;
  for (const { path: file } of files) {
    const { sampleRows } = await readCsvPreview(file, findColumns);
    let converter: CsvRowConverter | null = null;
    for await (const entry of readCsvTable(file, findColumns, (bytes) => progress.advance(bytes))) {
      if ('header' in entry) {
        const mapping = chooseMapping(entry.header, sampleRows);
        if ('code' in mapping) {
          yield { position: entry.position, problem: mapping };
          break;
        }
        converter = new CsvRowConverter(entry.header, mapping, dateOrder);
        onFile(path.basename(file), converter);
      } else if (!converter || !('cells' in entry)) {
        if (!('cells' in entry)) yield entry;
      } else {
        csvRow++;
        const { position, cells, altered } = entry;
        yield { position, altered, value: converter.convert(cells, csvRow) };
      }
    }
  }
}

/** Finds the order of the dates in a CSV file, or in all files of a folder. */
export const findCsvSourceDateOrder = (
  source: string,
  chooseMapping: CsvMappingChooser,
  signal?: AbortSignal,
): Promise<DateOrderFinding> => findCsvDateOrder(listDateSources(source, chooseMapping), signal);

async function* listDateSources(
  source: string,
  chooseMapping: CsvMappingChooser,
): AsyncGenerator<CsvDateSource> {
  const findColumns = createRecordColumnFinder(chooseMapping);
  for (const { path: file } of await startReadingFiles(source, NOOP_PROGRESS_REPORTER)) {
    const { sampleRows } = await readCsvPreview(file, findColumns);
    yield {
      file,
      findColumns,
      findDateColumns: (headers) => {
        const mapping = chooseMapping(headers, sampleRows);
        if ('code' in mapping) return { dates: [], comments: [] };
        return new CsvRowConverter(headers, mapping, null).dateColumns;
      },
    };
  }
}

/** Finds the columns by which rows are recognized as records. Their mapping depends only on the header. */
export const createRecordColumnFinder =
  (chooseMapping: CsvMappingChooser): CsvRecordColumnFinder =>
  (headers) => {
    const mapping = chooseMapping(headers, []);
    if ('code' in mapping) return mapping;
    const fields = findFieldsOfCsvColumns(headers, mapping);
    const find = (...names: readonly (CsvField | undefined)[]) =>
      [...fields.keys()].filter((index) => fields[index] !== undefined && names.includes(fields[index]));
    return { ids: find('id'), titles: find('title'), texts: find('body', 'comments') };
  };

/** Maximum number of columns that a message lists. */
const LISTED_COLUMNS_MAX = 100;

const listColumns = (names: readonly string[]): string[] => [...new Set(names)].slice(0, LISTED_COLUMNS_MAX);

/** Returns the reason why a file with these headers cannot be read with a mapping, or null. */
export function describeUnusableHeaders(
  headers: readonly string[],
  mapping: CsvColumnMapping,
): ReportEntry | null {
  const { missingColumns, hasTitle } = new CsvRowConverter(headers, mapping, null);
  const columns = listColumns(headers);
  if (missingColumns.length > 0)
    return { code: 'missing_columns', missing: listColumns(missingColumns), columns };
  return hasTitle ? null : { code: 'no_title_column', columns };
}

/** Adds notes to the report about the columns of a file: the field of each, and those that have none. */
export function reportCsvMapping(
  file: string,
  { mappedColumns, unmappedColumns }: CsvRowConverter,
  report: ImportReportBuilder,
): void {
  report.addReportNote({ code: 'csv_columns', file, columns: mappedColumns });
  if (unmappedColumns.length > 0)
    report.addReportNote({ code: 'csv_columns_without_field', file, columns: listColumns(unmappedColumns) });
}
