/** The groups of a list in SQL: which rows belong to which group. */
import { type RawBuilder, sql } from 'kysely';
import { findFieldByGraphQLName } from '../fields/searchFields';
import type { ProjectCatalog } from '../list/catalog';
import { type IssueListGroups, findLabelsInScope } from '../list/groups';
import { type ListSortOrder, getMonthGroupingColumn } from '../list/ListSortOrder';
import type { IssueGroupBy } from '../list/IssueSearch';
import { getIssueColumn, selectGroupOfField } from './fieldExpressions';
import { selectRankOfId } from './orderColumns';

export interface SqlIssueListGroups extends IssueListGroups {
  /** Expression for the id of the group of a row of `issue i`; NULL if the row has no group. */
  id: RawBuilder<number | null>;
}

/** Returns the expression for the id of a row's group. */
export function selectIssueGroupId(
  { field, labelScope }: IssueGroupBy,
  order: ListSortOrder,
  catalog: ProjectCatalog,
): RawBuilder<number | null> {
  switch (field) {
    case 'LABEL_SCOPE':
      return selectFirstLabelInScope(labelScope ?? '', catalog);
    case 'PROJECT':
      return sql`i.project_id`;
    case 'MONTH':
      return selectMonth(getIssueColumn(getMonthGroupingColumn(order)));
    default:
      return selectGroupOfField(findFieldByGraphQLName(field)!);
  }
}

/**
 * Returns the index of a group in display order. The id null means the group of rows without a value, which
 * comes last.
 */
export function getIssueListGroupIndex({ ids }: IssueListGroups, id: number | null): number {
  return id === null ? ids.length : ids.indexOf(id);
}

/** Returns the expression for the index of a row's group in display order. */
export function selectIssueListGroupIndex({ ids, id }: SqlIssueListGroups): RawBuilder<number> {
  return sql`coalesce(${selectRankOfId(id, ids)}, ${ids.length})`;
}

/** An issue with several labels of the scope, which only imports create, belongs to the first label by name. */
function selectFirstLabelInScope(scope: string, catalog: ProjectCatalog): RawBuilder<number | null> {
  const ids = findLabelsInScope(scope, catalog).map(({ id }) => id);
  return sql`(SELECT u.id FROM unnest(${ids}::int[]) WITH ORDINALITY u(id, o)
    WHERE u.id = ANY(i.label_ids) ORDER BY u.o LIMIT 1)`;
}

/** Selects the month of a time in UTC as a number: year * 12 + month, with January as 0. */
function selectMonth(column: string): RawBuilder<number | null> {
  const day = sql`(${sql.ref(column)} AT TIME ZONE 'UTC')`;
  return sql`(extract(year FROM ${day}) * 12 + extract(month FROM ${day}) - 1)::int`;
}
