/** Markdown for texts of trackers that have other markup, or none. */

/**
 * Characters that are escaped: those of code, emphasis, links, HTML, entities and strikethrough. An underscore inside
 * of a word means nothing in Markdown.
 */
const MARKDOWN_CHARACTER_PATTERN = /[\\`*[\]<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|~(?=~)|&(?=#?\w+;)/gu;

/** Characters that begin a heading, or a line that makes a heading of the line before it. */
const MARKDOWN_LINE_START_PATTERN = /^([ \t]*)(#{1,6}(?=[ \t]|$)|[=-](?=[=-]*[ \t]*$))/;

/** Escapes a part of a line. */
export const escapeMarkdownInline = (text: string): string =>
  text.replace(MARKDOWN_CHARACTER_PATTERN, '\\$&');

/** Escapes the beginning of a line whose remaining characters are escaped already. */
export const escapeMarkdownLineStart = (line: string): string =>
  line.replace(MARKDOWN_LINE_START_PATTERN, '$1\\$2');

/**
 * Converts plain text to Markdown. Lines that look like lists or quotes become lists and quotes, because people write
 * them so in plain text. Addresses stay links.
 */
export const convertPlainText = (text: string): string =>
  text.split('\n').map(convertPlainTextLine).join('\n');

const URL_PATTERN = /\b(?:https?|ftp):\/\/[^\s<>"'`\\]+/g;
const LIST_MARKER_PATTERN = /^\s*[*+-](?=\s)/;

function convertPlainTextLine(line: string): string {
  const marker = LIST_MARKER_PATTERN.exec(line)?.[0] ?? '';
  return escapeMarkdownLineStart(marker + escapeOutsideOfUrls(line.slice(marker.length)));
}

function escapeOutsideOfUrls(text: string): string {
  let escaped = '';
  let end = 0;
  for (const { 0: url, index } of text.matchAll(URL_PATTERN)) {
    escaped += escapeMarkdownInline(text.slice(end, index)) + url;
    end = index + url.length;
  }
  return escaped + escapeMarkdownInline(text.slice(end));
}

/** Returns a fenced code block. The fence is longer than every sequence of backticks in the code. */
export function formatFence(code: string, language: string): string {
  let longest = 2;
  for (const [run] of code.matchAll(/`{3,}/g)) longest = Math.max(longest, run.length);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code.replace(/^\n+|\s+$/g, '')}\n${fence}`;
}

/** Returns a code span. Its delimiters are longer than every sequence of backticks in the code. */
export function formatCodeSpan(code: string): string {
  let longest = 0;
  for (const [run] of code.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  const ticks = '`'.repeat(longest + 1);
  const padding = longest > 0 ? ' ' : '';
  return code.trim() === '' ? code : ticks + padding + code.trim() + padding + ticks;
}

/** Number of cells up to which short rows of a table are filled with empty cells. */
const FILLED_CELLS_MAX = 10_000;

/**
 * Returns the lines of a Markdown table. Short rows are filled with empty cells, unless that would multiply the size of
 * the text: Markdown does not require it.
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
