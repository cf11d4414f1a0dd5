import type { FilterField } from '../../../../shared/query/ast';
import { addTerm, excludeTerm, removeTerm } from '../../../../shared/query/edit';
import { parseQuery } from '../../../../shared/query/parse';
import { selectionOf } from '../../../../shared/query/terms';

/** The query after a click on a facet value: includes or excludes it; the same click again removes it. */
export function afterClick(query: string, field: FilterField, key: string, exclude: boolean): string {
  const selection = selectionOf(parseQuery(query, 0).root, field, key);
  if (selection === (exclude ? 'EXCLUDED' : 'INCLUDED')) return removeTerm(query, field, key);
  return exclude ? excludeTerm(query, field, key) : addTerm(query, field, key);
}
