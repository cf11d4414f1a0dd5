import type { RowAnchor } from './GroupedRows';

/**
 * The scroll position of a list, stored in its history entry, so that it survives a reload and is restored by the
 * browser's Back button. It names rows and not a scrollTop, which would mean other rows at another row height.
 */
export interface SavedListScrollPosition {
  /** The first visible row, and how many px of it are scrolled out of view. */
  readonly top: RowAnchor;
  readonly offset: number;
  /** The row that had the focus. */
  readonly active: RowAnchor;
  /** Number of rows of the list, used until the list has been counted again. */
  readonly total: number;
  /** The list's snapshot when the scroll position was saved. */
  readonly snapshot: string;
}

/**
 * Key of the scroll position in the history state. Browsers store it: do not rename it or the fields above.
 */
const SAVED_SCROLL_POSITION_KEY = 'placeInList';

/**
 * Adds the list's scroll position to the history state without a navigation; the router's own state is kept.
 */
export function saveListScrollPosition(position: SavedListScrollPosition): void {
  window.history.replaceState({ ...readHistoryState(), [SAVED_SCROLL_POSITION_KEY]: position }, '');
}

/** Reads the list's scroll position from the current history entry; null if none was saved. */
export function readSavedListScrollPosition(): SavedListScrollPosition | null {
  return (readHistoryState()[SAVED_SCROLL_POSITION_KEY] as SavedListScrollPosition | undefined) ?? null;
}

function readHistoryState(): Record<string, unknown> {
  return (window.history.state as Record<string, unknown> | null) ?? {};
}

/**
 * The expanded issues of a list with trees, stored in its history entry, so that they survive a reload and the browser's Back
 * button. The key is stored in browsers: do not rename it.
 */
const EXPANDED_ISSUES_KEY = 'expandedIssues';

/** Maximum number of expanded issues that are stored; the most recently expanded ones remain. */
const STORED_ISSUES_MAX = 200;

/** Reads the ids of the expanded issues from the current history entry. */
export function readExpandedIssues(): readonly string[] {
  const stored = readHistoryState()[EXPANDED_ISSUES_KEY];
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

/** Stores the ids of the expanded issues without a navigation; the state of the router and of the list is kept. */
export function saveExpandedIssues(ids: Iterable<string>): void {
  const stored = [...ids].slice(-STORED_ISSUES_MAX);
  window.history.replaceState({ ...readHistoryState(), [EXPANDED_ISSUES_KEY]: stored }, '');
}
