import type { ImportPreviewColumn } from '../../domain/context/ImportJobService';
import type { ImportJobRow } from '../../store/read/importJobs';
import {
  CSV_FIELDS,
  type CsvColumnMapping,
  type CsvField,
  findFieldsOfCsvColumns,
  getCsvColumnNames,
} from '../mappers/csv/columns';
import { createCsvFormat } from '../sources/csv/csvFormat';
import { proposeCsvColumnMapping } from '../sources/csv/proposeCsvColumnMapping';
import { readCsvPreview } from '../readers/csv/readCsvTable';
import { createRecordColumnFinder } from '../sources/csv/readCsvSource';
import type { ImportFormat } from '../sources/ImportFormat';
import { IMPORT_FORMATS } from '../formats';

export type ChosenColumns = ImportJobRow['mapping']['columns'];

/** Name of the format whose columns users can map to fields. */
const FORMAT_WITH_COLUMNS = 'csv';

/** The parts of an import that determine how its file is read. */
export interface JobFormatChoice {
  format: string | null;
  mapping: { columns?: ChosenColumns };
}

/** Returns the format of an import, with the column mapping of its user, or undefined if no format is known. */
export function chooseJobFormat({ format, mapping }: JobFormatChoice): ImportFormat | undefined {
  if (format !== FORMAT_WITH_COLUMNS) return IMPORT_FORMATS.find(({ system }) => system === format);
  return createCsvFormat((headers, sampleRows) => chooseColumns(headers, sampleRows, mapping.columns));
}

/**
 * Reads the columns of an imported CSV file, each with the field that it is mapped to. Returns none for other formats.
 */
export async function readJobColumns(
  { format, mapping }: JobFormatChoice,
  file: string,
): Promise<ImportPreviewColumn[]> {
  if (format !== FORMAT_WITH_COLUMNS) return [];
  const findColumns = createRecordColumnFinder((cells) => chooseColumns(cells, [], mapping.columns));
  const { headers, sampleRows } = await readCsvPreview(file, findColumns);
  if (!headers) return [];
  const fields = findFieldsOfCsvColumns(headers, chooseColumns(headers, sampleRows, mapping.columns));
  return getCsvColumnNames(headers).map((name, index) => ({
    name,
    field: fields[index] ?? null,
    example:
      sampleRows
        .map((row) => row[index]?.trim())
        .find(Boolean)
        ?.slice(0, EXAMPLE_LENGTH_MAX) ?? null,
  }));
}

/** Maximum length of the example value of a column, in UTF-16 code units. */
const EXAMPLE_LENGTH_MAX = 100;

/** Whether a file looks like CSV: its first two rows have the same number of cells, and more than one. */
export async function hasCsvColumns(file: string): Promise<boolean> {
  const findColumns = () => ({ ids: [], titles: [], texts: [] });
  const { headers, sampleRows } = await readCsvPreview(file, findColumns, 1);
  return headers !== null && headers.length > 1 && sampleRows[0]?.length === headers.length;
}

/**
 * Merges the proposed mapping with the fields that the user has chosen. An empty string means that the column belongs
 * to no field.
 */
function chooseColumns(
  headers: readonly string[],
  sampleRows: readonly (readonly string[])[],
  chosen: ChosenColumns = {},
): CsvColumnMapping {
  const proposed = findFieldsOfCsvColumns(headers, proposeCsvColumnMapping(headers, sampleRows));
  const columns: Partial<Record<CsvField, string[]>> = Object.fromEntries(
    CSV_FIELDS.map((field) => [field, []]),
  );
  for (const [index, name] of getCsvColumnNames(headers).entries()) {
    const field = Object.hasOwn(chosen, name)
      ? CSV_FIELDS.find((each) => each === chosen[name])
      : proposed[index];
    const names = field && columns[field];
    if (names && !names.includes(name)) names.push(name);
  }
  // Fields without a column are unknown, not empty.
  const used = Object.fromEntries(Object.entries(columns).filter(([, names]) => names.length > 0));
  return { ...proposeCsvColumnMapping(headers, sampleRows, { columns }), columns: used };
}
