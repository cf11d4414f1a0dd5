/** Whether keys without a modifier do anything: voice control and slips of the hand press them unmeant. */
const KEY = 'winnow.singleKeys';
const listeners = new Set<() => void>();

export function singleKeysAreOn(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Remembered in this browser. */
export function setSingleKeys(on: boolean): void {
  try {
    if (on) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, 'off');
  } catch {
    // Without storage they stay on.
  }
  for (const listener of listeners) listener();
}

export function subscribeToSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
