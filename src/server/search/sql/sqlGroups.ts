/** The groups of a list in SQL: conditions and expressions for which rows belong to which group. */
import { type RawBuilder, sql } from 'kysely';
import type { LabelStateMilestoneNames } from '../list/catalog';
import { type IssueListGroups, findLabelsInScope } from '../list/groups';
import { type ListSortOrder, getMonthGroupingField } from '../list/ListSortOrder';
import type { IssueGroupBy } from '../list/IssueSearch';
import type { SqlCondition } from '../statements/SqlCondition';
import { getMonthBounds, extractMonthFromColumn } from './months';
import { getTimeColumn } from './orderColumns';

/** SQL expressions that assign the rows of `issue i` to groups. */
export interface IssueGroupSqlExpressions {
  /** Expression for the id of a row's group; NULL if the row has no group. */
  id: RawBuilder<number | null>;
  /** Condition that a row belongs to the group with this id. */
  member: (id: RawBuilder<unknown>) => SqlCondition;
  /** Condition that a row has no group. */
  none: SqlCondition;
}

export interface SqlIssueListGroups extends IssueListGroups {
  expressions: IssueGroupSqlExpressions;
}

export function createIssueGroupSqlExpressions(
  { field, labelScope }: IssueGroupBy,
  order: ListSortOrder,
  catalog: LabelStateMilestoneNames,
): IssueGroupSqlExpressions {
  switch (field) {
    case 'STATE':
      return createGroupByColumnExpressions('i.state_id');
    case 'MILESTONE':
      return createGroupByColumnExpressions('i.milestone_id');
    case 'TYPE':
      return createGroupByColumnExpressions('i.type');
    case 'PRIORITY':
      return {
        id: sql`nullif(i.priority, 0)`,
        member: createGroupByColumnExpressions('i.priority').member,
        none: sql`i.priority = 0`,
      };
    case 'ASSIGNEE':
      return {
        id: sql`i.assignee_ids[1]`,
        // The condition `@>` is redundant, but it lets PostgreSQL use the index issue_assignees.
        member: (id) => sql`i.assignee_ids @> ARRAY[${id}]::int[] AND i.assignee_ids[1] = ${id}`,
        none: sql`i.assignee_ids = '{}'`,
      };
    case 'LABEL_SCOPE':
      return createGroupByLabelScopeExpressions(labelScope ?? '', catalog);
    case 'PROJECT':
      return createGroupByColumnExpressions('i.project_id');
    case 'MONTH':
      return createGroupByMonthExpressions(getTimeColumn(getMonthGroupingField(order)));
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

function createGroupByColumnExpressions(column: string): IssueGroupSqlExpressions {
  const ref = sql.ref(column);
  return { id: sql`${ref}`, member: (id) => sql`${ref} = ${id}`, none: sql`${ref} IS NULL` };
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
