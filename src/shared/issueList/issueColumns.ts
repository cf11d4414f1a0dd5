/**
 * The columns on the right of an issue list's rows. A column is written as its key and, if the user has changed it, its
 * width in px: `due`, `milestone-180`, `label_component-120` (the labels of a scope). The URL of a list contains them
 * in order, separated by dots; a saved view contains them as a list.
 */
import { type FieldWith, getFieldDefinition, listFieldsWith } from '../fields/fields';
import {
  ISSUE_COLUMN_WIDTH_MAX_PX,
  ISSUE_COLUMN_WIDTH_MIN_PX,
  ISSUE_COLUMNS_MAX,
  LABEL_NAME_LENGTH_MAX,
} from '../limits';
import { getInvalidCharacterProblem, getTextLengthProblem } from '../validation/texts';

interface IssueColumnOption {
  label: string;
  /** Width in px unless the user has changed it. */
  width: number;
  /** The sort order that a click on the column header applies, by its name in the URL; null: no sort order. */
  sort: string | null;
}

export type IssueColumnField = FieldWith<'width'>;

/** The columns of a list for which the user has chosen none. */
export const DEFAULT_ISSUE_COLUMNS: readonly IssueColumnField[] = ['comments', 'assignees', 'updated'];

/** All columns except those of label scopes: the default ones first, as the dialog lists them. */
export const ISSUE_COLUMN_OPTIONS = Object.fromEntries(
  listFieldsWith('width', DEFAULT_ISSUE_COLUMNS).map((column) => [column, createColumnOption(column)]),
) as Readonly<Record<IssueColumnField, IssueColumnOption>>;

function createColumnOption(column: IssueColumnField): IssueColumnOption {
  const { title, width, sort, name } = getFieldDefinition(column);
  return { label: title, width: width!, sort: sort ? name : null };
}

const LABEL_SCOPE_PREFIX = 'label_';
const LABEL_SCOPE_COLUMN_WIDTH_PX = 112;

export interface IssueColumn extends IssueColumnOption {
  /** The column without its width, as it is written in the URL. */
  key: string;
  /** Null: the column shows the labels of a scope. */
  field: IssueColumnField | null;
  /** The label scope of the column; null: it shows a field. */
  labelScope: string | null;
}

/**
 * Returns the key of the column with the labels of a scope. Characters that separate columns and widths are escaped.
 */
export const createLabelScopeColumnKey = (scope: string): string =>
  LABEL_SCOPE_PREFIX +
  encodeURIComponent(scope).replace(/[.-]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);

/** Parses a column; null if it is unknown. Its width is clamped to the allowed range. */
export function parseIssueColumn(text: string): IssueColumn | null {
  const [, key = '', width] = /^(.*?)(?:-(\d{1,4}))?$/.exec(text) ?? [];
  const option = findColumnOption(key);
  return option && { ...option, key, width: width ? clampIssueColumnWidth(Number(width)) : option.width };
}

function findColumnOption(key: string): Omit<IssueColumn, 'key'> | null {
  if (Object.hasOwn(ISSUE_COLUMN_OPTIONS, key)) {
    const field = key as IssueColumnField;
    return { ...ISSUE_COLUMN_OPTIONS[field], field, labelScope: null };
  }
  if (!key.startsWith(LABEL_SCOPE_PREFIX)) return null;
  try {
    const labelScope = decodeURIComponent(key.slice(LABEL_SCOPE_PREFIX.length));
    if (labelScope === '') return null;
    return { label: labelScope, width: LABEL_SCOPE_COLUMN_WIDTH_PX, sort: null, field: null, labelScope };
  } catch {
    return null;
  }
}

export const clampIssueColumnWidth = (width: number): number =>
  Math.round(Math.min(ISSUE_COLUMN_WIDTH_MAX_PX, Math.max(ISSUE_COLUMN_WIDTH_MIN_PX, width)));

/** Parses the columns of the URL. Unknown and repeated ones are left out. */
export function parseIssueColumns(text: string): IssueColumn[] {
  const columns = new Map<string, IssueColumn>();
  for (const part of text.split('.')) {
    const column = parseIssueColumn(part);
    if (column && columns.size < ISSUE_COLUMNS_MAX && !columns.has(column.key))
      columns.set(column.key, column);
  }
  return [...columns.values()];
}

/** Formats columns for the URL; null if they are the default ones. */
export function formatIssueColumns(columns: readonly IssueColumn[]): string | null {
  const text = columns
    .map(({ key, width }) => (width === findColumnOption(key)?.width ? key : `${key}-${width}`))
    .join('.');
  return text === DEFAULT_ISSUE_COLUMNS.join('.') ? null : text;
}

/** Returns the problem of a saved view's columns, or null if they are valid. */
export function getIssueColumnsProblem(columns: readonly string[]): string | null {
  if (columns.length > ISSUE_COLUMNS_MAX) return `A list has at most ${ISSUE_COLUMNS_MAX} columns.`;
  const keys = new Set<string>();
  for (const text of columns) {
    const column = parseIssueColumn(text);
    if (!column || text.includes('.'))
      return `Unknown column “${text}”. Use ${Object.keys(ISSUE_COLUMN_OPTIONS).join(', ')} or label_ and a label scope.`;
    const problem =
      getTextLengthProblem('Label scope', column.labelScope ?? '', LABEL_NAME_LENGTH_MAX) ??
      getInvalidCharacterProblem('Column', text) ??
      getInvalidCharacterProblem('Label scope', column.labelScope ?? '');
    if (problem !== null) return problem;
    if (keys.has(column.key)) return `The column “${column.key}” is listed twice.`;
    keys.add(column.key);
  }
  return null;
}
