import { DRAFT_STORAGE_KEY_PREFIX, DRAFT_TIME_STORAGE_KEY_PREFIX } from './drafts';

/** Milliseconds without a change after which a draft is deleted: 90 days. */
const DRAFT_TTL_MS = 90 * 24 * 3_600_000;

/**
 * Deletes the drafts of all users of this browser that have not changed for DRAFT_TTL_MS. A draft without a stored
 * time, which an earlier version has written, counts as changed now.
 */
export function deleteExpiredDrafts(): void {
  try {
    const { localStorage } = window;
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(DRAFT_STORAGE_KEY_PREFIX)) continue;
      const timeKey = DRAFT_TIME_STORAGE_KEY_PREFIX + key.slice(DRAFT_STORAGE_KEY_PREFIX.length);
      const time = localStorage.getItem(timeKey);
      if (time === null) {
        localStorage.setItem(timeKey, String(Date.now()));
      } else if (Date.now() - Number(time) > DRAFT_TTL_MS) {
        localStorage.removeItem(key);
        localStorage.removeItem(timeKey);
      }
    }
  } catch {
    // If localStorage is blocked, there are no drafts. If it is full, drafts without a time stay.
  }
}
