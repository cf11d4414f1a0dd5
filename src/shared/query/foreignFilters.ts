/** Filters of other issue trackers, and how Winnow's query language expresses them. */

const FOREIGN_FILTER_NAMES = {
  title: 'title',
  summary: 'title',
  subject: 'title',
  body: 'body',
  description: 'body',
  involves: 'involves',
  involved: 'involves',
  participant: 'involves',
  sort: 'sort',
  order: 'sort',
  'order-by': 'sort',
  orderby: 'sort',
  group: 'group',
  'group-by': 'group',
  groupby: 'group',
} as const;

/** The meaning of a filter of another issue tracker, independent of its spelling. */
export type ForeignFilterName = (typeof FOREIGN_FILTER_NAMES)[keyof typeof FOREIGN_FILTER_NAMES];

/** Returns the filter of another issue tracker with this name, ignoring case, or null. */
export function findForeignFilterName(name: string): ForeignFilterName | null {
  const lower = name.toLowerCase();
  return Object.hasOwn(FOREIGN_FILTER_NAMES, lower)
    ? FOREIGN_FILTER_NAMES[lower as keyof typeof FOREIGN_FILTER_NAMES]
    : null;
}
