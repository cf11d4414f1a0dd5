/** Counts the values of a facet in SQL. */
import { type RawBuilder, sql } from 'kysely';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { type FacetValueCounts, getFacetQuery } from '../list/facets';
import type { PreparedIssueListRequest } from '../list/PreparedIssueListRequest';
import type { IssueFacetField } from '../list/IssueSearch';
import type { VersionedValue } from '../statements/versioned';
import { compileQueryConditions } from './compile';
import { readIssueCountsByValue } from './counts';

interface FacetSqlExpression {
  /** SQL expression of the value id by which the facet counts. */
  value: RawBuilder<unknown>;
  /** SQL join that makes one row per value, for fields with several values per issue. */
  lateral?: RawBuilder<unknown>;
  /** The value id that stands for "no value". */
  none: number | null;
}

const FACET_SQL_EXPRESSIONS: Record<IssueFacetField, FacetSqlExpression> = {
  STATE: { value: sql`i.state_id`, none: null },
  CATEGORY: { value: sql`i.state_id`, none: null },
  TYPE: { value: sql`i.type`, none: null },
  PRIORITY: { value: sql`i.priority`, none: 0 },
  AUTHOR: { value: sql`i.author_id`, none: null },
  MILESTONE: { value: sql`i.milestone_id`, none: null },
  ASSIGNEE: {
    value: sql`each.id`,
    lateral: sql`LEFT JOIN LATERAL unnest(i.assignee_ids) each(id) ON true`,
    none: null,
  },
  LABEL: {
    value: sql`each.id`,
    lateral: sql`LEFT JOIN LATERAL unnest(i.label_ids) each(id) ON true`,
    none: null,
  },
  PROJECT: { value: sql`i.state_id`, none: null },
};

/**
 * Counts the issues of a list per value of a field.
 * @param known the numbers of the list's issues, if they have been read already
 */
export async function readFacetCounts(
  store: DatabaseStore,
  prepared: PreparedIssueListRequest,
  field: IssueFacetField,
  known: VersionedValue<Int32Array> | null,
): Promise<VersionedValue<FacetValueCounts>> {
  const { value, lateral, none } = FACET_SQL_EXPRESSIONS[field];
  const { scope, catalog, parsed } = prepared;
  const root = getFacetQuery(parsed, field);
  const counted = {
    store,
    projectId: scope.projectId,
    highest: catalog.issueCounter,
    conditions: compileQueryConditions(root, scope),
    known: root.children.length === parsed.root.children.length ? known : null,
  };
  const { version, value: counts } = await readIssueCountsByValue(counted, value, lateral);
  const noneCount = counts.get(none) ?? 0;
  const countsById = new Map<number, number>();
  for (const [id, count] of counts) if (id !== null && id !== none) countsById.set(id, count);
  return { version, value: { countsById, none: noneCount } };
}
