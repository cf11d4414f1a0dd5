/** Recognizes the rows of a CSV file that are not records, such as totals below the table. */
import { parseTextDate, parseDateInEachOrder } from '../../values/parseTextDate';
import type { ReportEntryCode } from '../../../domain/imports/reportEntries';

/** Indexes of the columns by which a row is recognized as a record. */
export interface CsvRecordColumns {
  ids: readonly number[];
  titles: readonly number[];
  /** Columns with free text, such as descriptions. */
  texts: readonly number[];
}

/** Codes of the report for rows that are not records. */
export type SkippedCsvRows = Extract<
  ReportEntryCode,
  'blank_rows' | 'comment_rows' | 'repeated_header_rows' | 'total_rows' | 'rows_without_id_and_title'
>;

/** Lines and dots that separate rows, and invisible characters. */
const BLANK_CELL_PATTERN = /^[\s,;|=_.*~\-–—\u200B-\u200F\u2060\uFEFF]*$/;
const SEPARATOR_LINE_PATTERN = /^\uFEFF?\s*"?sep\s*=.{0,2}$/i;
/** An id such as "#12" is not a comment. */
const COMMENT_PATTERN = /^\s*(?:#(?!\s*\d+\s*$)|\/\/|--\s|<!--)/;
const COMMENT_WITH_SPACE_PATTERN = /^\s*(?:#{1,3}\s+(?!\d+\s*$)|\/\/\s|--\s|<!--)/;

/** Whether the cells contain nothing but spaces and separators. */
export const isBlankCsvRow = (cells: readonly string[]): boolean =>
  cells.every((cell) => BLANK_CELL_PATTERN.test(cell));

/** Whether a line without other cells is a comment, or the line `sep=;` of Excel. */
export const isCommentCsvRow = ([first = '', ...others]: readonly string[]): boolean =>
  (SEPARATOR_LINE_PATTERN.test(first) || COMMENT_PATTERN.test(first)) && isBlankCsvRow(others);

/** Whether a line is a comment that may have been split at its commas. A header can begin with "# of votes". */
export const isCommentRowWithSpace = ([first = '']: readonly string[]): boolean =>
  COMMENT_WITH_SPACE_PATTERN.test(first);

/** Returns why a row is not a record, or null if it is one. */
export function findSkippedCsvRows(
  cells: readonly string[],
  header: readonly string[],
  columns: CsvRecordColumns,
): SkippedCsvRows | null {
  if (isBlankCsvRow(cells)) return 'blank_rows';
  if (isComment(cells, header, columns)) return 'comment_rows';
  if (isSameRow(cells, header)) return 'repeated_header_rows';
  const id = getFirstFilled(cells, columns.ids);
  const title = getFirstFilled(cells, columns.titles);
  if (isTotal(cells, header.length, id, title, columns)) return 'total_rows';
  if (columns.ids.length === 0 && columns.titles.length === 0) return null;
  const hasText = columns.texts.some((index) => /\p{L}/u.test(cells[index] ?? ''));
  return id === '' && title === '' && !hasText ? 'rows_without_id_and_title' : null;
}

/** Titles can begin with the characters of a comment, and ids with "#". */
function isComment(
  cells: readonly string[],
  header: readonly string[],
  { ids, titles }: CsvRecordColumns,
): boolean {
  const [first = '', ...others] = cells;
  if (SEPARATOR_LINE_PATTERN.test(first)) return isBlankCsvRow(others);
  if (!COMMENT_PATTERN.test(first)) return false;
  const isTitle = titles.includes(0);
  if (isBlankCsvRow(others)) return !isTitle || cells.length < header.length;
  if (!COMMENT_WITH_SPACE_PATTERN.test(first)) return false;
  return !isTitle || (ids.length > 0 && getFirstFilled(cells, ids) === '');
}

function isSameRow(cells: readonly string[], header: readonly string[]): boolean {
  const normalize = (cell = '') =>
    cell
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase();
  const isSame = (cell: string, index: number) => normalize(cell) === normalize(header[index]);
  return cells.every(isSame) && header.slice(cells.length).every((name) => name.trim() === '');
}

const getFirstFilled = (cells: readonly string[], indexes: readonly number[]): string =>
  indexes.map((index) => (cells[index] ?? '').trim()).find((cell) => !BLANK_CELL_PATTERN.test(cell)) ?? '';

const NUMBER = String.raw`(?:[$€£¥] ?)?[-+±]?\(?\d[\d.,'\u00A0\u202F]*\)?(?::\d\d){0,2} ?(?:%|[$€£¥]|[a-z]{1,3}\.?)?`;
const RECORDS =
  '(?:issues?|tickets?|rows?|records?|items?|tasks?|bugs?|entries|results?|lines?|stories|cards?)';
const SUMMARY_WORDS =
  'totals?|sums?|counts?|averages?|avg\\.?|mean|median|min(?:imum)?|max(?:imum)?' +
  // Spreadsheets in other languages.
  '|summe|gesamt(?:summe|anzahl|zahl)?|insgesamt|anzahl|durchschnitt|mittelwert|somme|nombre|moyenne|total g[eé]n[eé]ral|suma|cantidad|promedio|totale|somma|media|conteggio|totaal|som|aantal|gemiddelde|soma|quantidade|razem|итого|всего|сумма|合計|合计|总计|小計|小计';
const SUMMARY = String.raw`(?:(?:grand|sub|running|overall)[ -]?)?(?:${SUMMARY_WORDS})`;
const DATE_OR_VERSION = String.raw`(?:\d{4}|\d{1,2}[/.:-]\d{1,2})`;

const createPattern = (text: string): RegExp => new RegExp(`^${text}$`, 'iu');

/**
 * Texts that summarize a table or describe its file. Titles of issues can begin in the same way, so the patterns
 * match whole texts.
 */
const SUMMARY_PATTERNS = [
  // "Total", "Total issues", "Number of rows"
  String.raw`(?:${SUMMARY}(?: (?:number )?(?:of )?${RECORDS})?|(?:number|no\.?) of ${RECORDS})\s*[:=]?`,
  // "Total 5", "Total issues: 5", "Sum of points = 12 h", "Rows: 5"
  String.raw`(?:${SUMMARY}(?: (?:number )?(?:of )?${RECORDS})?|(?:number|no\.?) of ${RECORDS})\s*[:=]?\s*${NUMBER}(?: ${RECORDS})?\.?`,
  String.raw`(?:${SUMMARY}(?: [\p{L}()]+){1,3}|${RECORDS}(?: (?:count|total))?)\s*[:=]\s*${NUMBER}(?: ${RECORDS})?\.?`,
  // "123 issues", "3 of 40 issues exported"
  String.raw`(?:(?:showing|exported|displaying) )?${NUMBER}(?: ?(?:of|/) ?${NUMBER})? ?(?:matching )?${RECORDS}(?: (?:in total|total|found|exported|selected|shown|displayed))?\.?`,
].map(createPattern);
const FOOTER_PATTERNS = [
  // "Generated at 2025-03-05 by Ada", "Report exported by Tracker 3.2"
  String.raw`(?:(?:report|data|list|file|csv|this (?:report|file|list)) (?:was )?)?(?:generated|exported|created|printed|downloaded|extracted|produced)\s*(?:(?:on|at|by|from|with)\b\s*:?|:).*${DATE_OR_VERSION}.*`,
  // "Export date: 5/3/2025", "As of 5 March 2025"
  String.raw`(?:date of (?:export|report)|(?:export|report|print)(?:ed)? (?:date|time)|as of)\b\s*:?.*${DATE_OR_VERSION}.*`,
  String.raw`page \d+(?: ?(?:of|/) ?\d+)?`,
  String.raw`[-–—* ]*end of (?:the )?(?:file|report|export|data|list|table)[.\s]*[-–—* ]*`,
].map(createPattern);
/** Matches "12", "3.5 h", "75 %", "=SUM(C2:C9)" and "open: 3". */
const AGGREGATE_PATTERN = createPattern(String.raw`(?:${NUMBER}|'?=.*|#?n/a|[\p{L} ]{1,40}[:=] ?${NUMBER})`);

/** Longer texts do not summarize a table. */
const SUMMARY_LENGTH_MAX = 200;

const isFooterText = (text: string): boolean =>
  text.length <= SUMMARY_LENGTH_MAX && FOOTER_PATTERNS.some((pattern) => pattern.test(text));

const isSummaryText = (text: string): boolean =>
  text.length <= SUMMARY_LENGTH_MAX &&
  (isFooterText(text) || SUMMARY_PATTERNS.some((pattern) => pattern.test(text)));

const isAggregate = (text: string): boolean =>
  text.length <= SUMMARY_LENGTH_MAX &&
  (AGGREGATE_PATTERN.test(text) ||
    isSummaryText(text) ||
    parseTextDate(text) !== undefined ||
    parseDateInEachOrder(text) !== null);

/**
 * Whether the filled cells of a row summarize the table. A row with an id is a record, even if its title is "Total".
 */
function isTotal(
  cells: readonly string[],
  columnCount: number,
  id: string,
  title: string,
  { ids, titles }: CsvRecordColumns,
): boolean {
  if (ids.length === 0 && titles.length === 0) return false;
  const filled = cells.map((cell) => cell.trim()).filter((cell) => !BLANK_CELL_PATTERN.test(cell));
  if (isFooterOfSeveralCells(filled, id, columnCount - cells.length)) return true;
  if (id !== '' && !isSummaryText(id)) return filled.length === 1 && isSentence(id);
  if (id !== '') return title === '' || isAggregate(title);
  if (!filled.every(isAggregate)) return false;
  // Without ids, a number can be a title.
  return ids.length > 0 || title === '' || isSummaryText(title);
}

/** Whether a text in the column of ids has several words and does not end with the number of an issue. */
const isSentence = (text: string): boolean => /\p{L}[:,]?\s+\p{L}/u.test(text) && !/[#-]\d+$/.test(text);

/** Whether a row is a line of footer text that was split at its commas into fewer cells than the table has columns. */
const isFooterOfSeveralCells = (filled: readonly string[], id: string, missingCells: number): boolean =>
  missingCells > 0 && (id === '' || id === filled[0]) && isFooterText(filled.join(', '));
