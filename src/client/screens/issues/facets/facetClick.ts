import type { FilterField } from '../../../../shared/query/ast';
import { addTerm, excludeTerm, removeTerm } from '../../../../shared/query/edit';
import { parseQuery } from '../../../../shared/query/parse';
import { selectionOf } from '../../../../shared/query/terms';

/** The query after a value was clicked: chosen, or excluded; the same click again takes it back. */
export function afterClick(query: string, field: FilterField, key: string, exclude: boolean): string {
  const selection = selectionOf(parseQuery(query, 0).root, field, key);
  if (selection === (exclude ? 'EXCLUDED' : 'INCLUDED')) return removeTerm(query, field, key);
  return exclude ? excludeTerm(query, field, key) : addTerm(query, field, key);
}
