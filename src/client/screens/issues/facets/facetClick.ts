import type { FilterField } from '../../../../shared/query/ast';
import { addFilterTerm, excludeFilterTerm, removeFilterTerm } from '../../../../shared/query/edit';
import { parseSearchQuery } from '../../../../shared/query/parse';
import { getFilterTermSelection } from '../../../../shared/query/terms';

/** The query after a click on a facet value: includes or excludes it; the same click again removes it. */
export function toggleFacetValueInQuery(
  query: string,
  field: FilterField,
  key: string,
  exclude: boolean,
): string {
  const selection = getFilterTermSelection(parseSearchQuery(query, 0).root, field, key);
  if (selection === (exclude ? 'EXCLUDED' : 'INCLUDED')) return removeFilterTerm(query, field, key);
  return exclude ? excludeFilterTerm(query, field, key) : addFilterTerm(query, field, key);
}
