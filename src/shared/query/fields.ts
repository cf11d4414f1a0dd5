/**
 * The filters of the query language: which kind of value each filter takes, and the allowed values of enums.
 */
import { ISSUE_TYPES, PRIORITIES, STATE_CATEGORIES } from '../issue';
import { FILTER_FIELDS, type FilterField, SEARCHABLE_TEXT_FIELDS } from './ast';
import { findNearestSpelling } from './nearest';

/** Kinds of values that filters take. A filter of kind `closed` takes one of its FILTER_ENUM_VALUES. */
export type FilterValueKind = 'names' | 'closed' | 'issues' | 'numbers' | 'priorities' | 'days';

export const FILTER_VALUE_KINDS: Record<FilterField, FilterValueKind> = {
  is: 'closed',
  state: 'names',
  category: 'closed',
  type: 'closed',
  priority: 'priorities',
  label: 'names',
  assignee: 'names',
  author: 'names',
  commenter: 'names',
  mentions: 'names',
  watching: 'names',
  milestone: 'names',
  due: 'days',
  number: 'numbers',
  created: 'days',
  updated: 'days',
  closed: 'days',
  comments: 'numbers',
  votes: 'numbers',
  no: 'closed',
  has: 'closed',
  'duplicate-of': 'issues',
  parent: 'issues',
  in: 'closed',
  project: 'names',
};

/** The allowed values of filters that have the same values in every project. */
export const FILTER_ENUM_VALUES: Partial<Record<FilterField, readonly string[]>> = {
  is: ['open', 'closed', 'held', 'snoozed'],
  category: STATE_CATEGORIES,
  type: ISSUE_TYPES,
  priority: PRIORITIES,
  no: ['label', 'assignee', 'milestone', 'priority', 'author'],
  has: ['duplicates', 'parent', 'links'],
  in: SEARCHABLE_TEXT_FIELDS,
};

/** Filters whose values are users. `@me` means the signed-in user. */
export const PERSON_FILTER_FIELDS: readonly FilterField[] = [
  'assignee',
  'author',
  'commenter',
  'mentions',
  'watching',
];

/** Filter names that users know from other issue trackers, and the filters that they mean here. */
const FILTER_FIELD_SYNONYMS: Readonly<Record<string, FilterField>> = {
  assigned: 'assignee',
  creator: 'author',
  mentioned: 'mentions',
  modified: 'updated',
  opened: 'created',
  owner: 'assignee',
  reactions: 'votes',
  reporter: 'author',
  resolved: 'closed',
  severity: 'priority',
  status: 'state',
  tag: 'label',
  tags: 'label',
};

const FILTER_FIELD_SET: ReadonlySet<string> = new Set(FILTER_FIELDS);

/** Returns the query filter with this name, ignoring case, or null. */
export function findFilterFieldByName(name: string): FilterField | null {
  const lower = name.toLowerCase();
  return FILTER_FIELD_SET.has(lower) ? (lower as FilterField) : null;
}

/**
 * Returns the filter that a misspelled name or a synonym probably means. Filters of up to three letters
 * are excluded, because they resemble too many words: `not:` and `if:` are text.
 */
export function findSimilarFilterField(name: string): FilterField | null {
  const lower = name.toLowerCase();
  if (Object.hasOwn(FILTER_FIELD_SYNONYMS, lower)) return FILTER_FIELD_SYNONYMS[lower]!;
  return findNearestSpelling(lower, SUGGESTABLE_FILTER_FIELDS);
}

const SUGGESTABLE_FILTER_FIELDS = FILTER_FIELDS.filter((field) => field.length > 3);
