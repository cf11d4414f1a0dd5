/** The SQL expressions of the fields of `issue i`, for facets, groups and the filter `no:`. */
import { type RawBuilder, sql } from 'kysely';
import { type FieldName, getFieldDefinition } from '../../../shared/fields/fields';
import { getFieldColumn, isIdListColumn } from '../fields/searchFields';
import type { SqlCondition } from '../statements/SqlCondition';

/** Returns the name of the column that holds a field. */
export const getIssueColumn = (field: FieldName): string => `i.${getFieldColumn(field).sql}`;

/** Returns the condition that an issue has no value of a field. */
export function buildNoValueCondition(field: FieldName): SqlCondition {
  const column = sql.ref(getIssueColumn(field));
  if (isIdListColumn(field)) return sql`${column} = '{}'`;
  return hasNoneValue(field) ? sql`${column} = 0` : sql`${column} IS NULL`;
}

/** Whether a field is an enum whose first value, 0, means that an issue has no value. */
const hasNoneValue = (field: FieldName): boolean => getFieldDefinition(field).options?.hasNone === true;

export interface FacetSqlExpression {
  /** SQL expression of the value id by which the facet counts. */
  value: RawBuilder<unknown>;
  /** SQL join that makes one row per value, for fields with several values per issue. */
  lateral?: RawBuilder<unknown>;
  /** The value id that stands for "no value". */
  none: number | null;
}

export function createFacetSqlExpression(field: FieldName): FacetSqlExpression {
  const column = sql.ref(getIssueColumn(field));
  return isIdListColumn(field)
    ? { value: sql`each.id`, lateral: sql`LEFT JOIN LATERAL unnest(${column}) each(id) ON true`, none: null }
    : { value: column, none: hasNoneValue(field) ? 0 : null };
}

/** Selects the value by which a row is grouped: the first one of several; NULL if there is none. */
export function selectGroupOfField(field: FieldName): RawBuilder<number | null> {
  const column = sql.ref<number | null>(getIssueColumn(field));
  if (isIdListColumn(field)) return sql`${column}[1]`;
  return hasNoneValue(field) ? sql`nullif(${column}, 0)` : column;
}
