/** The groups of a list in SQL: which rows belong to each of them. */
import { type RawBuilder, sql } from 'kysely';
import type { Catalog } from '../list/catalog';
import { type ListGroups, scopeLabels } from '../list/groups';
import { type ListOrder, monthField } from '../list/ListOrder';
import type { GroupBy } from '../list/Search';
import type { Condition } from '../statements/Condition';
import { monthEnds, monthOfColumn } from './months';
import { orderColumn } from './orderColumns';

/** The SQL expressions that assign the rows of `issue i` to groups. */
export interface GroupExpressions {
  /** The id of the row's group; null if it has none. */
  id: RawBuilder<number | null>;
  /** Whether the row belongs to the group with this id. */
  member: (id: RawBuilder<unknown>) => Condition;
  /** Whether the row has no group. */
  none: Condition;
}

export interface SqlGroups extends ListGroups {
  expressions: GroupExpressions;
}

export function groupExpressions(
  { field, labelScope }: GroupBy,
  order: ListOrder,
  catalog: Catalog,
): GroupExpressions {
  switch (field) {
    case 'STATE':
      return byColumn('i.state_id');
    case 'MILESTONE':
      return byColumn('i.milestone_id');
    case 'TYPE':
      return byColumn('i.type');
    case 'PRIORITY':
      return {
        id: sql`nullif(i.priority, 0)`,
        member: byColumn('i.priority').member,
        none: sql`i.priority = 0`,
      };
    case 'ASSIGNEE':
      return {
        id: sql`i.assignee_ids[1]`,
        // The first condition is redundant, but PostgreSQL can use the index issue_assignees for it.
        member: (id) => sql`i.assignee_ids @> ARRAY[${id}]::int[] AND i.assignee_ids[1] = ${id}`,
        none: sql`i.assignee_ids = '{}'`,
      };
    case 'LABEL_SCOPE':
      return byLabelScope(labelScope ?? '', catalog);
    case 'MONTH':
      return byMonth(orderColumn({ field: monthField(order) }));
  }
}

/** The index of a group in display order; null stands for the group of rows without a value. */
export function groupIndex({ ids }: ListGroups, id: number | null): number {
  return id === null ? ids.length : ids.indexOf(id);
}

/** Whether a row belongs to the group at this index. */
export function memberOfGroup({ ids, expressions }: SqlGroups, index: number): Condition {
  const id = ids[index];
  return id === undefined ? expressions.none : expressions.member(sql`${id}::int`);
}

/**
 * The groups from index `low` to `high`, both inclusive, as a table `(id, place)` in the order in which they
 * are read.
 */
export function groupTable(
  { ids }: ListGroups,
  low: number,
  high: number,
  backward: boolean,
): RawBuilder<unknown> {
  return sql`(SELECT id, (o - 1)::int AS place FROM unnest(${ids}::int[]) WITH ORDINALITY u(id, o)
    WHERE o - 1 BETWEEN ${low} AND ${high} ORDER BY o ${backward ? sql`DESC` : sql`ASC`})`;
}

function byColumn(column: string): GroupExpressions {
  const ref = sql.ref(column);
  return { id: sql`${ref}`, member: (id) => sql`${ref} = ${id}`, none: sql`${ref} IS NULL` };
}

/** An issue with several labels of the scope, which only imports create, belongs to the first by name. */
function byLabelScope(scope: string, catalog: Catalog): GroupExpressions {
  const ids = scopeLabels(scope, catalog).map(({ id }) => id);
  const first = sql<number | null>`(SELECT u.id FROM unnest(${ids}::int[]) WITH ORDINALITY u(id, o)
    WHERE u.id = ANY(i.label_ids) ORDER BY u.o LIMIT 1)`;
  return {
    id: first,
    member: (id) => sql`i.label_ids @> ARRAY[${id}]::int[] AND ${first} = ${id}`,
    none: sql`NOT i.label_ids && ${ids}::int[]`,
  };
}

function byMonth(column: string): GroupExpressions {
  const ref = sql.ref(column);
  return {
    id: monthOfColumn(ref),
    member: (id) => sql`${ref} >= ${monthEnds(id).start} AND ${ref} < ${monthEnds(id).end}`,
    none: sql`${ref} IS NULL`,
  };
}
