import type { RecordSourceProxy } from 'relay-runtime';

/**
 * Marks a label as deleted, unless its deletion waits for a bulk operation that has not ended.
 *
 * @param operation the bulk operation that changes the label's issues; absent if there are none
 */
export function markLabelDeletedInStore(
  store: RecordSourceProxy,
  id: string,
  operation: { readonly state: string } | null | undefined,
): void {
  if (!operation || operation.state === 'DONE') store.get(id)?.setValue(true, 'isDeleted');
}
