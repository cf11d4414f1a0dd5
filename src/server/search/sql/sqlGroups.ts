/** The groups of a list in SQL: conditions and expressions for which rows belong to which group. */
import { type RawBuilder, sql } from 'kysely';
import { findFieldByGraphQLName } from '../fields/searchFields';
import type { LabelStateMilestoneNames } from '../list/catalog';
import { type IssueListGroups, findLabelsInScope } from '../list/groups';
import { type ListSortOrder, getMonthGroupingColumn } from '../list/ListSortOrder';
import type { IssueGroupBy } from '../list/IssueSearch';
import type { SqlCondition } from '../statements/SqlCondition';
import {
  createGroupByFieldExpressions,
  getIssueColumn,
  type IssueGroupSqlExpressions,
} from './fieldExpressions';
import { getMonthBounds, extractMonthFromColumn } from './months';

export interface SqlIssueListGroups extends IssueListGroups {
  expressions: IssueGroupSqlExpressions;
}

export function createIssueGroupSqlExpressions(
  { field, labelScope }: IssueGroupBy,
  order: ListSortOrder,
  catalog: LabelStateMilestoneNames,
): IssueGroupSqlExpressions {
  switch (field) {
    case 'LABEL_SCOPE':
      return createGroupByLabelScopeExpressions(labelScope ?? '', catalog);
    case 'PROJECT':
      return {
        id: sql`i.project_id`,
        member: (id) => sql`i.project_id = ${id}`,
        none: sql`i.project_id IS NULL`,
      };
    case 'MONTH':
      return createGroupByMonthExpressions(getIssueColumn(getMonthGroupingColumn(order)));
    default:
      return createGroupByFieldExpressions(findFieldByGraphQLName(field)!);
  }
}

/**
 * Returns the index of a group in display order. The id null means the group of rows without a value, which
 * comes last.
 */
export function getIssueListGroupIndex({ ids }: IssueListGroups, id: number | null): number {
  return id === null ? ids.length : ids.indexOf(id);
}

/** Returns the condition that a row belongs to the group at this index. */
export function buildIssueGroupCondition(
  { ids, expressions }: SqlIssueListGroups,
  index: number,
): SqlCondition {
  const id = ids[index];
  return id === undefined ? expressions.none : expressions.member(sql`${id}::int`);
}

/**
 * Selects the groups from index `low` to `high`, both inclusive, as a table `(id, place)`, in the order in
 * which their rows are read.
 */
export function buildIssueGroupIdSubquery(
  { ids }: IssueListGroups,
  low: number,
  high: number,
  backward: boolean,
): RawBuilder<unknown> {
  return sql`(SELECT id, (o - 1)::int AS place FROM unnest(${ids}::int[]) WITH ORDINALITY u(id, o)
    WHERE o - 1 BETWEEN ${low} AND ${high} ORDER BY o ${backward ? sql`DESC` : sql`ASC`})`;
}

/**
 * Groups rows by the labels of a scope. An issue with several labels of the scope, which only imports create,
 * belongs to the first label by name.
 */
function createGroupByLabelScopeExpressions(
  scope: string,
  catalog: LabelStateMilestoneNames,
): IssueGroupSqlExpressions {
  const ids = findLabelsInScope(scope, catalog).map(({ id }) => id);
  const first = sql<number | null>`(SELECT u.id FROM unnest(${ids}::int[]) WITH ORDINALITY u(id, o)
    WHERE u.id = ANY(i.label_ids) ORDER BY u.o LIMIT 1)`;
  return {
    id: first,
    member: (id) => sql`i.label_ids @> ARRAY[${id}]::int[] AND ${first} = ${id}`,
    none: sql`NOT i.label_ids && ${ids}::int[]`,
  };
}

function createGroupByMonthExpressions(column: string): IssueGroupSqlExpressions {
  const ref = sql.ref(column);
  return {
    id: extractMonthFromColumn(ref),
    member: (id) => sql`${ref} >= ${getMonthBounds(id).start} AND ${ref} < ${getMonthBounds(id).end}`,
    none: sql`${ref} IS NULL`,
  };
}
