/** The recently opened issues, stored in the browser. */
import { readRecentItems, saveRecentItems } from './recentItems';

interface RecentIssue {
  /** Global id of the issue. */
  id: string;
  /** Global id of the user who viewed the issue. */
  viewerId: string;
  /** When the issue was last viewed, in milliseconds since 1970. */
  at: number;
}

/** Maximum number of stored issues, of all users of this browser together. */
const RECENT_ISSUES_MAX = 20;

const RECENT_ISSUES_STORAGE_KEY = 'winnow.recentIssues';

/** The recently opened issues of all users of this browser, newest first. */
export const readRecentIssues = (): RecentIssue[] =>
  readRecentItems(RECENT_ISSUES_STORAGE_KEY).filter(isRecentIssue).slice(0, RECENT_ISSUES_MAX);

/** Stores that a user opens an issue now. */
export function recordRecentIssue(id: string, viewerId: string): void {
  const others = readRecentIssues().filter((each) => each.id !== id || each.viewerId !== viewerId);
  saveRecentItems(
    RECENT_ISSUES_STORAGE_KEY,
    [{ id, viewerId, at: Date.now() }, ...others],
    RECENT_ISSUES_MAX,
  );
}

function isRecentIssue(item: unknown): item is RecentIssue {
  const { id, viewerId, at } = (item ?? {}) as Partial<Record<keyof RecentIssue, unknown>>;
  return typeof id === 'string' && typeof viewerId === 'string' && typeof at === 'number';
}
