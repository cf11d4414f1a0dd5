import { useKeyBindings } from '../../ui/keys/useKeyBindings';
import { FIELD_KEY_BINDINGS, type EditableField } from './fields';

/**
 * Binds the keyboard shortcuts that open the pickers of issue fields while mounted. `open` returns false when
 * no issue is on screen or focused.
 */
export function useFieldKeyBindings(open: (field: EditableField) => boolean | void): void {
  useKeyBindings(
    Object.fromEntries(Object.entries(FIELD_KEY_BINDINGS).map(([key, field]) => [key, () => open(field)])),
  );
}
