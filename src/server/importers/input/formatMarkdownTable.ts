/** Number of cells up to which short rows of a table are filled with empty cells. */
const FILLED_CELLS_MAX = 10_000;

/**
 * Returns the lines of a Markdown table. Short rows are filled with empty cells, unless that would multiply the size of the
 * text: Markdown does not require it.
 * @param rows the cells of all rows, of which the first is the header
 */
export function formatMarkdownTable(rows: readonly (readonly string[])[]): string[] {
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const isFilled = columns * rows.length <= FILLED_CELLS_MAX;
  const format = (row: readonly string[], length: number): string =>
    `| ${Array.from({ length }, (_, i) => row[i] ?? '').join(' | ')} |`;
  const [header = [], ...others] = rows;
  const separator = format(
    Array.from({ length: columns }, () => '---'),
    columns,
  );
  return [
    format(header, columns),
    separator,
    ...others.map((row) => format(row, isFilled ? columns : row.length)),
  ];
}
