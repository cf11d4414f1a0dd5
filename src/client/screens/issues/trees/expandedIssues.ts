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

function readHistoryState(): Record<string, unknown> {
  return (window.history.state as Record<string, unknown> | null) ?? {};
}
