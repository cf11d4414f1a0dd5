/** `groupBy`: what the groups of a list are, which rows belong to each, and how many. */
import { type RawBuilder, sql } from 'kysely';
import { ISSUE_TYPES, PRIORITIES } from '../../../shared/issue';
import { quoteValue } from '../../../shared/query/quote';
import type { GroupBy, Section } from '../Search';
import type { Catalog, Named } from './catalog';
import type { Condition } from './compile';
import { monthSection } from '../months';
import { monthEnds, monthOf } from './months';
import type { Names } from './prepare';
import { byName, capitalized } from '../names';
import type { ListOrder } from './order';

/** The groups of a list in display order; after them, at place `ids.length`, come the rows of none. */
export interface ListGroups {
  grouping: Grouping;
  ids: readonly number[];
  /** Those that have rows. */
  sections: Section[];
}

/** How a row's group is told. */
export interface Grouping {
  /** The group's id, null for none. */
  id: RawBuilder<number | null>;
  /** Whether `i` is of the group with this id. */
  member(id: RawBuilder<unknown>): Condition;
  none: Condition;
  /** What the groups with these ids are called, in display order. */
  describe(names: Names, ids: readonly number[]): Promise<(Named & { key: string })[]>;
  noneLabel: string;
}

export function groupingOf({ field, labelScope }: GroupBy, order: ListOrder, catalog: Catalog): Grouping {
  switch (field) {
    case 'STATE':
      return byColumn('i.state_id', 'No state', (ids) => among(catalog.states, ids));
    case 'MILESTONE':
      return byColumn('i.milestone_id', 'No milestone', (ids) =>
        among([...catalog.milestones].sort(byName), ids),
      );
    case 'TYPE':
      return byColumn('i.type', 'No type', (ids) => among(ISSUE_TYPES.map(closedValue), ids));
    case 'PRIORITY': {
      const grouping = byColumn('i.priority', 'No priority', (ids) =>
        among(PRIORITIES.map(closedValue).reverse(), ids),
      );
      return { ...grouping, id: sql`nullif(i.priority, 0)`, none: sql`i.priority = 0` };
    }
    case 'ASSIGNEE':
      return {
        id: sql`i.assignee_ids[1]`,
        // The first condition is what index issue_assignees finds.
        member: (id) => sql`i.assignee_ids @> ARRAY[${id}]::int[] AND i.assignee_ids[1] = ${id}`,
        none: sql`i.assignee_ids = '{}'`,
        describe: async (names, ids) => among((await names.logins(ids)).sort(byName), ids),
        noneLabel: 'No assignee',
      };
    case 'LABEL_SCOPE':
      return byLabelScope(labelScope ?? '', catalog);
    case 'MONTH':
      return byMonth(order.isTime ? order.column : 'i.created_at');
  }
}

/**
 * The groups of a list from how many rows each has. `besides`: a group that a cursor is in, which has
 * its place though it may have lost all its rows.
 */
export async function listGroups(
  names: Names,
  grouping: Grouping,
  counts: ReadonlyMap<number | null, number>,
  besides: number | null,
): Promise<ListGroups> {
  const wanted = new Set([...counts.keys(), besides].filter((id) => id !== null));
  const described = await grouping.describe(names, [...wanted]);
  const sections = described.flatMap(({ id, key, name }) => {
    const count = counts.get(id);
    return count ? [{ key, label: name, count }] : [];
  });
  const none = counts.get(null);
  if (none) sections.push({ key: '', label: grouping.noneLabel, count: none });
  return { grouping, ids: described.map(({ id }) => id), sections };
}

/** The place of a group; null is the group of none. */
export function placeOf({ ids }: ListGroups, id: number | null): number {
  return id === null ? ids.length : ids.indexOf(id);
}

/** Whether a row is of the group at this place. */
export function groupMember({ ids, grouping }: ListGroups, place: number): Condition {
  const id = ids[place];
  return id === undefined ? grouping.none : grouping.member(sql`${id}::int`);
}

/** The groups at these places as a table `(id, place)`, in order. */
export function groupTable(
  { ids }: ListGroups,
  low: number,
  high: number,
  backward: boolean,
): RawBuilder<unknown> {
  return sql`(SELECT id, (o - 1)::int AS place FROM unnest(${ids}::int[]) WITH ORDINALITY u(id, o)
    WHERE o - 1 BETWEEN ${low} AND ${high} ORDER BY o ${backward ? sql`DESC` : sql`ASC`})`;
}

function byColumn(
  column: string,
  noneLabel: string,
  describe: (ids: readonly number[]) => (Named & { key: string })[],
): Grouping {
  const ref = sql.ref(column);
  return {
    id: sql`${ref}`,
    member: (id) => sql`${ref} = ${id}`,
    none: sql`${ref} IS NULL`,
    describe: async (_, ids) => describe(ids),
    noneLabel,
  };
}

/** The labels of a scope, by name. */
export function scopeLabels(scope: string, { labels }: Catalog): Named[] {
  const prefix = `${scope.toLowerCase()}::`;
  return labels.filter(({ name }) => name.toLowerCase().startsWith(prefix)).sort(byName);
}

/** An issue of several labels of the scope, as only an import makes, is of the first by name. */
function byLabelScope(scope: string, catalog: Catalog): Grouping {
  const ofScope = scopeLabels(scope, catalog);
  const ids = ofScope.map(({ id }) => id);
  const first = sql<number | null>`(SELECT u.id FROM unnest(${ids}::int[]) WITH ORDINALITY u(id, o)
    WHERE u.id = ANY(i.label_ids) ORDER BY u.o LIMIT 1)`;
  return {
    id: first,
    member: (id) => sql`i.label_ids @> ARRAY[${id}]::int[] AND ${first} = ${id}`,
    none: sql`NOT i.label_ids && ${ids}::int[]`,
    describe: async (_, present) => among(ofScope, present),
    noneLabel: `No ${scope}`,
  };
}

/** The latest month first. */
function byMonth(column: string): Grouping {
  const ref = sql.ref(column);
  return {
    id: monthOf(ref),
    member: (id) => sql`${ref} >= ${monthEnds(id).start} AND ${ref} < ${monthEnds(id).end}`,
    none: sql`${ref} IS NULL`,
    describe: async (_, ids) =>
      [...ids]
        .sort((a, b) => b - a)
        .map((id) => ({ id, key: monthSection(id).key, name: monthSection(id).label })),
    noneLabel: 'Never closed',
  };
}

const closedValue = (value: string, id: number): Named & { key: string } => ({
  id,
  key: value,
  name: capitalized(value),
});

function among<T extends Named & { key?: string }>(
  ordered: readonly T[],
  ids: readonly number[],
): (Named & { key: string })[] {
  const wanted = new Set(ids);
  return ordered
    .filter(({ id }) => wanted.has(id))
    .map(({ id, name, key }) => ({ id, name, key: key ?? quoteValue(name) }));
}
