import { useKeys } from '../../ui/keys/useKeys';
import { FIELD_KEYS, type EditableField } from './fields';

/**
 * Binds the keyboard shortcuts that open the pickers of issue fields while mounted. `open` returns false when
 * no issue is on screen or focused.
 */
export function useFieldKeys(open: (field: EditableField) => boolean | void): void {
  useKeys(Object.fromEntries(Object.entries(FIELD_KEYS).map(([key, field]) => [key, () => open(field)])));
}
