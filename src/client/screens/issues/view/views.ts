import type { IEnvironment } from 'relay-runtime';
import { type IssueListUrlState, isSameIssueList } from '../../../components/issueListUrlState';
import { readSavedListScrollPosition } from '../rowModel/savedPosition';
import { IssuesView } from './IssuesView';

/** How long a list view that was opened by a route loader waits for a screen to use it, in ms. */
const UNUSED_ISSUES_VIEW_TTL_MS = 20_000;
/**
 * How long a list view stays cached after the screen has left it, in ms: half the lifetime of its snapshot.
 */
const RELEASED_ISSUES_VIEW_TTL_MS = 5 * 60_000;
/** Maximum number of cached list views that no screen uses. */
const RELEASED_ISSUES_VIEWS_MAX = 3;

interface CachedIssuesView {
  readonly view: IssuesView;
  /** Number of components that retain the list view. */
  users: number;
  /** Whether no screen has used the list view yet: it was preloaded, or its navigation has not finished. */
  isUnused: boolean;
  /** Whether the view's query is still being typed, so that no history entry leads back to the view. */
  isTyped: boolean;
  expiry: ReturnType<typeof setTimeout> | undefined;
}

/** Cached list views, least recently used first. */
const cachedIssuesViews = new Map<IssuesView, CachedIssuesView>();

/**
 * Returns the view of an issue list and starts its requests: the view on screen, a preloaded view, the view
 * that the current history entry showed before, or a new one.
 */
export function openIssuesView(environment: IEnvironment, list: IssueListUrlState): IssuesView {
  const entry = openCachedIssuesView(environment, list);
  entry.isTyped = false;
  return entry.view;
}

/**
 * Returns the list view of a query that is being typed. It is disposed of when released, unless a navigation
 * opens the same list.
 */
export function openSearchAsYouTypeView(environment: IEnvironment, list: IssueListUrlState): IssuesView {
  return openCachedIssuesView(environment, list).view;
}

function openCachedIssuesView(environment: IEnvironment, list: IssueListUrlState): CachedIssuesView {
  const snapshot = readSavedListScrollPosition()?.snapshot;
  for (const entry of cachedIssuesViews.values()) {
    const { view, users, isUnused } = entry;
    if (!isSameIssueList(view.list, list) || view.environment !== environment) continue;
    if (users === 0 && !isUnused && view.snapshot !== snapshot) continue;
    view.startRequests();
    return entry;
  }
  const view = new IssuesView(environment, list);
  const entry: CachedIssuesView = { view, users: 0, isUnused: true, isTyped: true, expiry: undefined };
  cachedIssuesViews.set(view, entry);
  scheduleIssuesViewExpiry(entry, UNUSED_ISSUES_VIEW_TTL_MS);
  view.startRequests();
  return entry;
}

/** Keeps a list view cached until the returned function is called. */
export function retainIssuesView(view: IssuesView): () => void {
  const entry = cachedIssuesViews.get(view) ?? {
    view,
    users: 0,
    isUnused: false,
    isTyped: false,
    expiry: undefined,
  };
  cachedIssuesViews.delete(view);
  cachedIssuesViews.set(view, entry);
  clearTimeout(entry.expiry);
  entry.users += 1;
  entry.isUnused = false;
  return () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    // The view is disposed of later, because another component of the screen may retain it in the same
    // commit.
    if (entry.isTyped) return scheduleIssuesViewExpiry(entry, 0);
    view.evictUnusedPages();
    scheduleIssuesViewExpiry(entry, RELEASED_ISSUES_VIEW_TTL_MS);
    const left = [...cachedIssuesViews.values()].filter(
      ({ users, isUnused, isTyped }) => users === 0 && !isUnused && !isTyped,
    );
    for (const oldest of left.slice(0, Math.max(0, left.length - RELEASED_ISSUES_VIEWS_MAX)))
      evictCachedIssuesView(oldest);
  };
}

function scheduleIssuesViewExpiry(entry: CachedIssuesView, ms: number): void {
  clearTimeout(entry.expiry);
  entry.expiry = setTimeout(() => evictCachedIssuesView(entry), ms);
}

function evictCachedIssuesView(entry: CachedIssuesView): void {
  clearTimeout(entry.expiry);
  cachedIssuesViews.delete(entry.view);
  entry.view.dispose();
}
