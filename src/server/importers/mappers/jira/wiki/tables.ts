/** Converts tables of wiki markup: rows of `||header||` and `|cell|`. */
import { formatMarkdownTable } from '../../markdown';
import { convertWikiInline, type WikiContext } from './inline';

export const isWikiTableRow = (line: string): boolean => /^\|.*\S/.test(line);

/** Returns the lines of a Markdown table, whose first row is a header. An empty one is added if the table has none. */
export function convertWikiTable(rows: readonly string[], context: WikiContext): string[] {
  const cells = rows.map((row) =>
    splitWikiTableRow(row).map((cell) => convertWikiInline(cell.trim(), context).replace(/\|/g, '\\|')),
  );
  const hasHeader = rows[0]!.startsWith('||');
  return formatMarkdownTable(hasHeader ? cells : [[], ...cells]);
}

/** Splits a row at "|" and "||", except inside of links such as `[text|address]` and of `{{code}}`. */
function splitWikiTableRow(row: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let i = row.startsWith('||') ? 2 : 1;
  // Index of the next "}". Kept for each "{{" before it, so that the search takes linear time.
  let closing = -1;
  const findCodeAt = (start: number): string | undefined => {
    if (!row.startsWith('{{', start)) return undefined;
    if (closing < start) closing = (row.indexOf('}', start) + 1 || row.length + 1) - 1;
    return row.startsWith('}}', closing) ? row.slice(start, closing + 2) : undefined;
  };
  while (i < row.length) {
    const inner = findCodeAt(i) ?? matchAt(/\[[^[\]\n]*\]|\\\|/y, row, i)[0];
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
