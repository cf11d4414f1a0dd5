import { useKeys } from '../../ui/keys/useKeys';
import { FIELD_KEYS, type EditableField } from './fields';

/** Answers the keys of an issue's fields while mounted; false: there is no issue that one could mean. */
export function useFieldKeys(open: (field: EditableField) => boolean | void): void {
  useKeys(Object.fromEntries(Object.entries(FIELD_KEYS).map(([key, field]) => [key, () => open(field)])));
}
