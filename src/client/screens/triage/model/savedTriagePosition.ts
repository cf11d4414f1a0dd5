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
