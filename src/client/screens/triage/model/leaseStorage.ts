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

/**
 * The current issue of the triage screen, stored for the tab while the page is being closed. This also releases the
 * leases; after a reload, the screen leases the same issue again.
 */

interface SavedTriagePosition {
  projectId: string;
  query: string | null;
  /** Id of the current issue; null: there was none. */
  currentId: string | null;
}

const STORAGE_KEY = 'winnow.triage';

export function saveTriagePosition({ projectId, query, currentId }: SavedTriagePosition): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ projectId, query, currentId }));
  } catch {
    // If the storage is blocked or full, the queue starts from the beginning after a reload.
  }
}

/** Returns the stored position of a queue and removes it; null: there is none. */
export function takeSavedTriagePosition({
  projectId,
  query,
}: Pick<SavedTriagePosition, 'projectId' | 'query'>): SavedTriagePosition | null {
  try {
    const text = window.sessionStorage.getItem(STORAGE_KEY);
    window.sessionStorage.removeItem(STORAGE_KEY);
    const saved = text === null ? null : (JSON.parse(text) as SavedTriagePosition);
    return saved?.projectId === projectId && saved.query === query ? saved : null;
  } catch {
    return null;
  }
}
