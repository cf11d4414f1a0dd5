/**
 * The filters of the query language: which kind of value each filter takes, and the allowed values of enums. Most
 * filters are fields of an issue (see ../fields/README.md).
 */
import type { FieldKind } from '../fields/FieldDefinition';
import {
  FIELDS,
  type FieldNameInQueries,
  type FieldWith,
  getFieldDefinition,
  listFieldsWith,
} from '../fields/fields';
import { STATE_CATEGORIES } from '../issue';
import { SEARCHABLE_TEXT_FIELDS } from './ast';
import { findNearestSpelling } from './nearest';

/**
 * Kinds of values that filters take: `closed` is one of an enum, `ranges` are values of an ordered enum or ranges of
 * them.
 */
export type FilterValueKind = 'names' | 'closed' | 'ranges' | 'issues' | 'numbers' | 'days';

interface FilterDefinition {
  values: FilterValueKind;
  /** The allowed values of a filter that has the same values in every project. */
  enum?: readonly string[];
  /** The values are users. `@me` means the signed-in user. */
  isPerson?: true;
  /** Ages such as `30d` mean days in the future instead of the past. */
  isAhead?: true;
}

/** The filters that are not fields of an issue. Completions list each after the filter `after`; null: first. */
const OTHER_FILTERS = {
  is: { after: null, values: 'closed', enum: ['open', 'closed', 'held', 'snoozed'] },
  category: { after: 'state', values: 'closed', enum: STATE_CATEGORIES },
  commenter: { after: 'author', values: 'names', isPerson: true },
  mentions: { after: 'commenter', values: 'names', isPerson: true },
  watching: { after: 'mentions', values: 'names', isPerson: true },
  no: {
    after: 'votes',
    values: 'closed',
    enum: listFieldsWith('no', ['labels', 'assignees', 'milestone']).map((field) => FIELDS[field].name),
  },
  has: { after: 'no', values: 'closed', enum: ['duplicates', 'parent', 'links'] },
  'duplicate-of': { after: 'has', values: 'issues' },
  in: { after: 'parent', values: 'closed', enum: SEARCHABLE_TEXT_FIELDS },
  project: { after: 'in', values: 'names' },
} as const satisfies Readonly<Record<string, FilterDefinition & { after: string | null }>>;

export type FilterField = FieldNameInQueries<FieldWith<'filter'>> | keyof typeof OTHER_FILTERS;

/** The kind of value that the filter of a field takes. */
const VALUES_BY_FIELD_KIND: Readonly<Partial<Record<FieldKind, FilterValueKind>>> = {
  ENUM: 'closed',
  ISSUE: 'issues',
  NUMBER: 'numbers',
  COUNT: 'numbers',
  TIME: 'days',
  DAY: 'days',
};

function getFilterOfField(field: FieldWith<'filter'>): FilterDefinition {
  const { kind, options } = getFieldDefinition(field);
  return {
    values: options?.isOrdered ? 'ranges' : (VALUES_BY_FIELD_KIND[kind] ?? 'names'),
    ...(options && { enum: options.values }),
    ...(kind === 'PERSON' && { isPerson: true }),
    ...(kind === 'DAY' && { isAhead: true }),
  };
}

/** All filters, in the order of completions. */
export const FILTERS = listFilters();
export const FILTER_FIELDS = Object.keys(FILTERS) as FilterField[];

function listFilters(): Readonly<Record<FilterField, FilterDefinition>> {
  const filters = listFieldsWith('filter').map((field): [string, FilterDefinition] => [
    FIELDS[field].name,
    getFilterOfField(field),
  ]);
  for (const [name, { after, ...filter }] of Object.entries(OTHER_FILTERS))
    filters.splice(filters.findIndex(([other]) => other === after) + 1, 0, [name, filter]);
  return Object.fromEntries(filters) as Record<FilterField, FilterDefinition>;
}

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
