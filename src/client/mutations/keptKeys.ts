/** Where edits are kept: under the person and the page that made them. */
export const PREFIX = 'winnow.edits.';

export const keysOf = (storage: Storage, prefix: string): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(prefix));

/** Whether any page has left edits behind. */
export function hasKeptSteps(): boolean {
  try {
    return keysOf(window.localStorage, PREFIX).length > 0;
  } catch {
    return false;
  }
}
