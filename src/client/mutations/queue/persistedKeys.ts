/** Keys of persisted mutations in localStorage: `winnow.edits.VIEWER.PAGE`, one per viewer and page. */
export const MUTATION_QUEUE_STORAGE_KEY_PREFIX = 'winnow.edits.';

export const listStorageKeys = (storage: Storage, prefix: string): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(prefix));

/** Whether any page of this browser has left mutations that were not sent. */
export function hasPersistedMutations(): boolean {
  try {
    return listStorageKeys(window.localStorage, MUTATION_QUEUE_STORAGE_KEY_PREFIX).length > 0;
  } catch {
    return false;
  }
}
