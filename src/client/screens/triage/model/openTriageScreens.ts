/**
 * The issues that the triage screens of this browser have leased, by screen, in localStorage. Two tabs of a triager show
 * the same issues, because leases belong to users. Closing one tab must not release the issues of the other.
 */
import { TRIAGE_LEASE_MS } from '../../../../shared/limits';

interface OpenTriageScreen {
  issueIds: readonly string[];
  /** When the leases were last taken or renewed, in ms since 1970. The entry expires with them, after TRIAGE_LEASE_MS. */
  at: number;
}

const STORAGE_KEY_PREFIX = 'winnow.triage.screen.';

/** Stores the leased issues of a screen. Call it when leases were taken or renewed. */
export function saveOpenTriageScreen(screenId: string, issueIds: readonly string[]): void {
  try {
    const screen: OpenTriageScreen = { issueIds, at: Date.now() };
    window.localStorage.setItem(STORAGE_KEY_PREFIX + screenId, JSON.stringify(screen));
  } catch {
    // If the storage is blocked or full, other screens can release these issues.
  }
}

export function removeOpenTriageScreen(screenId: string): void {
  try {
    window.localStorage.removeItem(STORAGE_KEY_PREFIX + screenId);
  } catch {
    // If the storage is blocked, nothing was stored.
  }
}

/** Returns the ids of the leased issues of the other screens. Removes expired entries, which crashed pages leave. */
export function readIssuesOfOtherTriageScreens(screenId: string): Set<string> {
  const issueIds = new Set<string>();
  try {
    const { localStorage } = window;
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(STORAGE_KEY_PREFIX) || key === STORAGE_KEY_PREFIX + screenId) continue;
      const screen = JSON.parse(localStorage.getItem(key) ?? 'null') as OpenTriageScreen | null;
      if (screen && screen.at > Date.now() - TRIAGE_LEASE_MS)
        for (const id of screen.issueIds) issueIds.add(id);
      else localStorage.removeItem(key);
    }
  } catch {
    // If the storage is blocked, no other screen is known.
  }
  return issueIds;
}
