/** Lists of what the user has chosen last, newest first, stored in the browser. */

/** The stored items, which may have been written by an older version; empty if localStorage is blocked. */
export function readRecentItems(storageKey: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/**
 * Stores items, newest first.
 *
 * @param max number of items that are kept
 */
export function saveRecentItems(storageKey: string, items: readonly unknown[], max: number): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(items.slice(0, max)));
  } catch {
    // If localStorage is blocked or full, the items are not offered again.
  }
}
