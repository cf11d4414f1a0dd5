/** Escapes text of trackers without Markdown, so that it is shown as it is. */

/**
 * Characters that are escaped: those of code, emphasis, links, HTML, entities and strikethrough. An underscore inside of
 * a word means nothing in Markdown.
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
