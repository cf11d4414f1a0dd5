/** Counts the values of a facet in SQL. */
import type { DatabaseStore } from '../../store/DatabaseStore';
import { findFieldByGraphQLName } from '../fields/searchFields';
import { type FacetValueCounts, getFacetQuery } from '../list/facets';
import type { PreparedIssueListRequest } from '../list/PreparedIssueListRequest';
import type { IssueFacetField } from '../list/IssueSearch';
import type { ValueAtProjectVersion } from '../statements/versioned';
import { compileQueryConditions } from './compile';
import { readIssueCountsByValue } from './counts';
import { createFacetSqlExpression } from './fieldExpressions';

/**
 * Counts the issues of a list per value of a field.
 * @param known the numbers of the list's issues, if they have been read already
 */
export async function readFacetCounts(
  store: DatabaseStore,
  prepared: PreparedIssueListRequest,
  field: IssueFacetField,
  known: ValueAtProjectVersion<Int32Array> | null,
): Promise<ValueAtProjectVersion<FacetValueCounts>> {
  // CATEGORY and PROJECT count states; the caller adds them up.
  const { value, lateral, none } = createFacetSqlExpression(findFieldByGraphQLName(field) ?? 'state');
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
