/** Converts tables of wiki markup: rows of `||header||` and `|cell|`. */
import { convertWikiInline, type WikiContext } from './inline';

export const isWikiTableRow = (line: string): boolean => /^\|.*\S/.test(line);

/** Returns the lines of a Markdown table, whose first row is a header. An empty one is added if the table has none. */
export function convertWikiTable(rows: readonly string[], context: WikiContext): string[] {
  const cells = rows.map((row) =>
    splitWikiTableRow(row).map((cell) => convertWikiInline(cell.trim(), context).replace(/\|/g, '\\|')),
  );
  const columns = Math.max(...cells.map((row) => row.length));
  const format = (row: readonly string[]): string =>
    `| ${Array.from({ length: columns }, (_, i) => row[i] ?? '').join(' | ')} |`;
  const hasHeader = rows[0]!.startsWith('||');
  const separator = format(Array.from({ length: columns }, () => '---'));
  const [first = [], ...others] = hasHeader ? cells : [[], ...cells];
  return [format(first), separator, ...others.map(format)];
}

/** Splits a row at "|" and "||", except inside of links such as `[text|address]` and of `{{code}}`. */
function splitWikiTableRow(row: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let i = row.startsWith('||') ? 2 : 1;
  while (i < row.length) {
    const [inner] = matchAt(/\[[^[\]\n]*\]|\{\{[^}]*\}\}|\\\|/y, row, i);
    if (inner) {
      cell += inner;
      i += inner.length;
    } else if (row[i] === '|') {
      cells.push(cell);
      cell = '';
      i += row[i + 1] === '|' ? 2 : 1;
    } else {
      cell += row[i++];
    }
  }
  if (cell.trim() !== '') cells.push(cell);
  return cells.length > 0 ? cells : [''];
}

function matchAt(sticky: RegExp, text: string, at: number): readonly (string | undefined)[] {
  sticky.lastIndex = at;
  return sticky.exec(text) ?? [];
}
