/** Formats issues for the clipboard. */

export type CopyFormat = 'csv' | 'markdown' | 'links';

/** The values of an issue that are copied. Times and days are in ISO 8601; null means no value. */
export interface CopiedIssue {
  key: string;
  title: string;
  state: string;
  type: string;
  priority: string;
  author: string | null;
  assignees: readonly string[];
  labels: readonly string[];
  milestone: string | null;
  due: string | null;
  created: string;
  updated: string;
  closed: string | null;
  comments: number;
  votes: number;
  url: string;
}

const CSV_COLUMNS: readonly (readonly [name: string, field: keyof CopiedIssue])[] = [
  ['Key', 'key'],
  ['Title', 'title'],
  ['State', 'state'],
  ['Type', 'type'],
  ['Priority', 'priority'],
  ['Author', 'author'],
  ['Assignees', 'assignees'],
  ['Labels', 'labels'],
  ['Milestone', 'milestone'],
  ['Due', 'due'],
  ['Created', 'created'],
  ['Updated', 'updated'],
  ['Closed', 'closed'],
  ['Comments', 'comments'],
  ['Votes', 'votes'],
  ['URL', 'url'],
];

export function formatCopiedIssues(issues: readonly CopiedIssue[], format: CopyFormat): string {
  switch (format) {
    case 'csv':
      return [
        CSV_COLUMNS.map(([name]) => name),
        ...issues.map((issue) => CSV_COLUMNS.map(([, field]) => toText(issue[field]))),
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

function toText(value: CopiedIssue[keyof CopiedIssue]): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

/**
 * Quotes a cell if necessary. Text that a spreadsheet would run as a formula is prefixed with an apostrophe, because
 * any user can write a title.
 */
function escapeCsvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>~|&]/g, String.raw`\$&`);
