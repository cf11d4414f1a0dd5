/** Formats issues for the clipboard. */
import { FIELD_NAMES, FIELDS, type FieldName } from '../../../../shared/fields/fields';

export type CopyFormat = 'csv' | 'markdown' | 'links';

/** Fields that are not copied. The number is part of the key. */
const OMITTED_FIELDS = [
  'number',
  'parent',
  'tasks',
  'subissues',
  'body',
] as const satisfies readonly FieldName[];
type CopiedField = Exclude<FieldName, (typeof OMITTED_FIELDS)[number]>;

type CopiedValue = string | number | readonly string[] | null;

/** The values of an issue that are copied. Times and days are in ISO 8601; null means no value. */
export type CopiedIssue = Readonly<
  Record<CopiedField, CopiedValue> & Record<'key' | 'title' | 'url', string>
>;

const FIRST_FIELDS: readonly FieldName[] = [
  'title',
  'state',
  'type',
  'priority',
  'author',
  'assignees',
  'labels',
];
const COPIED_FIELDS = [...new Set([...FIRST_FIELDS, ...FIELD_NAMES])].filter(
  (field): field is CopiedField => !(OMITTED_FIELDS as readonly FieldName[]).includes(field),
);

const CSV_COLUMNS: readonly (readonly [heading: string, column: keyof CopiedIssue])[] = [
  ['Key', 'key'],
  ...COPIED_FIELDS.map((field) => [FIELDS[field].title, field] as const),
  ['URL', 'url'],
];

export function formatCopiedIssues(issues: readonly CopiedIssue[], format: CopyFormat): string {
  switch (format) {
    case 'csv':
      return [
        CSV_COLUMNS.map(([heading]) => heading),
        ...issues.map((issue) => CSV_COLUMNS.map(([, column]) => toText(issue[column]))),
      ]
        .map((row) => `${row.map(escapeCsvCell).join(',')}\r\n`)
        .join('');
    case 'markdown':
      return issues
        .map(({ key, title, url }) => `- [${escapeMarkdown(`${key} ${title}`)}](${url})\n`)
        .join('');
    case 'links':
      return issues.map(({ url }) => `${url}\n`).join('');
  }
}

const toText = (value: CopiedValue): string =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '');

/**
 * Quotes a cell if necessary. Text that a spreadsheet would run as a formula is prefixed with an apostrophe, because
 * any user can write a title.
 */
function escapeCsvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>~|&]/g, String.raw`\$&`);
