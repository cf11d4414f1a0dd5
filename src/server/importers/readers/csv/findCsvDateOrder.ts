import { type DateOrderFinding, DateOrderScan } from './DateOrderScan';
import { type CsvRecordColumnFinder, readCsvTable, removeFormulaEscape } from './readCsvTable';
import { yieldToEventLoopRegularly } from '../yieldToEventLoopRegularly';

/** Indexes of the columns whose dates are imported. */
export interface CsvDateColumns {
  dates: readonly number[];
  /** Columns whose cells begin with a date: `date;author;text`. */
  comments: readonly number[];
}

export interface CsvDateSource {
  file: string;
  findColumns: CsvRecordColumnFinder;
  findDateColumns: (header: readonly string[]) => CsvDateColumns;
}

/** Words in the headers of columns with dates that are not imported. Other columns may contain versions: 1.2.13. */
const DATE_HEADER_PATTERN =
  /(?:^|[^a-z])(?:date|time|created|updated|modified|changed|resolved|closed|viewed|opened|started|completed|due|start|end|deadline)(?:[^a-z]|$)/i;
const FOUR_DIGIT_YEAR_PATTERN = /(?:^|\D)\d{4}(?:\D|$)/;

/**
 * Finds the order of day, month and year in all rows of CSV files. If the imported columns are ambiguous, date columns
 * that are not imported are considered, too.
 */
export async function findCsvDateOrder(
  sources: AsyncIterable<CsvDateSource>,
  signal?: AbortSignal,
): Promise<DateOrderFinding> {
  const imported = new DateOrderScan();
  const all = new DateOrderScan();
  for await (const { file, findColumns, findDateColumns } of sources) {
    let names: readonly string[] = [];
    let columns: CsvDateColumns = { dates: [], comments: [] };
    let otherDates: number[] = [];
    for await (const entry of yieldToEventLoopRegularly(readCsvTable(file, findColumns))) {
      signal?.throwIfAborted();
      if ('header' in entry) {
        names = entry.header.map((name) => name.trim());
        columns = findDateColumns(entry.header);
        otherDates = [...names.keys()].filter(
          (index) =>
            !columns.dates.includes(index) &&
            !columns.comments.includes(index) &&
            DATE_HEADER_PATTERN.test(names[index]!),
        );
      }
      if (!('cells' in entry)) continue;
      const { cells, position } = entry;
      const add = (index: number, text: string, scans: readonly DateOrderScan[]): void => {
        for (const scan of scans) scan.add(text, position, names[index] || `column ${index + 1}`);
      };
      for (const index of columns.dates)
        if (cells[index]) add(index, removeFormulaEscape(cells[index]), [imported, all]);
      for (const index of columns.comments) {
        const [date = ''] = /^[^;\n]{6,40}(?=;[^;\n]*;)/.exec(cells[index] ?? '') ?? [];
        if (date !== '') add(index, date, [imported, all]);
      }
      for (const index of otherDates)
        if (cells[index] && FOUR_DIGIT_YEAR_PATTERN.test(cells[index])) add(index, cells[index], [all]);
    }
  }
  const { finding } = imported;
  if (finding.kind !== 'unknown') return finding;
  const { finding: ofAll } = all;
  return ofAll.kind === 'known' && ofAll.order !== null && finding.orders.includes(ofAll.order)
    ? ofAll
    : finding;
}
