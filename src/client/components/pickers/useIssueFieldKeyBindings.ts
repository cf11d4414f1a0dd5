import { useKeyBindings } from '../../ui/keys/useKeyBindings';
import { ISSUE_FIELD_KEY_BINDINGS, type IssueFieldWithKey } from './fields';

/**
 * Binds the keyboard shortcuts that open the pickers of issue fields while mounted. `open` returns false when
 * no issue is on screen or focused.
 */
export function useIssueFieldKeyBindings(
  open: (field: IssueFieldWithKey, event: KeyboardEvent) => boolean | void,
): void {
  useKeyBindings(
    Object.fromEntries(
      Object.entries(ISSUE_FIELD_KEY_BINDINGS).map(([key, field]) => [
        key,
        (event: KeyboardEvent) => open(field, event),
      ]),
    ),
  );
}
