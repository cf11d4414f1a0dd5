import { useKeys } from '../../ui/keys/useKeys';
import { FIELD_KEYS, type EditableField } from './fields';

/**
 * Binds the keyboard shortcuts of an issue's fields while mounted. `open` returns false when there is no
 * current issue.
 */
export function useFieldKeys(open: (field: EditableField) => boolean | void): void {
  useKeys(Object.fromEntries(Object.entries(FIELD_KEYS).map(([key, field]) => [key, () => open(field)])));
}
