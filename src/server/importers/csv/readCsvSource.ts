import path from 'node:path';
import type { ProgressReporter } from '../../../shared/progress';
import { startReadingFiles } from '../input/files';
import { readCsvRows } from '../input/readCsvRows';
import type { ImportInputRecord } from '../input/records';
import type { ImportReportBuilder } from '../report/ImportReport';
import type { CsvColumnMapping } from './columns';
import { CsvRowConverter } from './CsvIssueRecord';
import { readCsvPreview } from './readCsvPreview';

/**
 * Chooses the column mapping of a file.
 * @returns the mapping, or the reason why the file cannot be read
 */
export type CsvMappingChooser = (
  headers: readonly string[],
  sampleRows: readonly (readonly string[])[],
) => CsvColumnMapping | string;

/**
 * Reads the rows of a CSV file, or of all files in a folder.
 * @param onFile called before the rows of each file
 */
export async function* readCsvSource(
  source: string,
  chooseMapping: CsvMappingChooser,
  onFile: (name: string, converter: CsvRowConverter) => void,
  progress: ProgressReporter,
): AsyncGenerator<ImportInputRecord> {
  const files = await startReadingFiles(source, progress);
  let csvRow = 0;
  for (const { path: file } of files) {
    const { sampleRows } = await readCsvPreview(file);
    let converter: CsvRowConverter | null = null;
    for await (const row of readCsvRows(file, (bytes) => progress.advance(bytes))) {
      if (!('cells' in row)) {
        yield row;
        continue;
      }
      const { position, cells, altered } = row;
      if (converter !== null) {
        csvRow++;
        yield { position, altered, value: converter.convert(cells, csvRow) };
        continue;
      }
      const mapping = chooseMapping(cells, sampleRows);
      if (typeof mapping === 'string') {
        yield { position, problem: mapping };
        break;
      }
      converter = new CsvRowConverter(cells, mapping);
      onFile(path.basename(file), converter);
    }
  }
}

/** Maximum number of columns that a message lists. */
const LISTED_COLUMNS_MAX = 100;

const listColumns = (names: readonly string[]): string =>
  [...new Set(names)]
    .slice(0, LISTED_COLUMNS_MAX)
    .map((name) => JSON.stringify(name))
    .join(', ');

/** Returns the reason why a file with these headers cannot be read with a mapping, or null. */
export function describeUnusableHeaders(
  headers: readonly string[],
  mapping: CsvColumnMapping,
): string | null {
  const { missingColumns, hasTitle } = new CsvRowConverter(headers, mapping);
  const columns = `The columns are ${listColumns(headers)}.`;
  if (missingColumns.length > 0) return `the file has no column ${listColumns(missingColumns)}. ${columns}`;
  if (hasTitle) return null;
  return `no column contains the title: name it with --map title=COLUMN. ${columns}`;
}

/** Adds notes to the report about the columns of a file: the field of each, and those that have none. */
export function reportCsvMapping(
  file: string,
  { mappedColumns, unmappedColumns }: CsvRowConverter,
  report: ImportReportBuilder,
): void {
  report.addReportNote(`Columns of ${file}: ${mappedColumns.join(', ')}.`);
  if (unmappedColumns.length > 0)
    report.addReportNote(
      `Columns of ${file} without a field in Winnow: ${listColumns(unmappedColumns)}. Their values are stored with the issues, but not shown. Use --map FIELD=COLUMN to import them.`,
    );
}
