import type { IEnvironment } from 'relay-runtime';
import { type ListState, isSameList } from '../../../components/listState';
import { readSavedListPosition } from '../rowModel/savedPosition';
import { IssuesView } from './IssuesView';

/** How long a list view that was opened by a route loader waits for a screen to use it, in ms. */
const UNUSED_VIEW_TTL_MS = 20_000;
/**
 * How long a list view stays cached after the screen has left it, in ms: half the lifetime of its snapshot.
 */
const RELEASED_VIEW_TTL_MS = 5 * 60_000;
/** Maximum number of cached list views that no screen uses. */
const RELEASED_VIEWS_MAX = 3;

interface CachedView {
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
const cachedViews = new Map<IssuesView, CachedView>();

/**
 * Returns the view of an issue list and starts its requests: the view on screen, a preloaded view, the view
 * that the current history entry showed before, or a new one.
 */
export function openIssuesView(environment: IEnvironment, list: ListState): IssuesView {
  const entry = openCachedView(environment, list);
  entry.isTyped = false;
  return entry.view;
}

/**
 * Returns the list view of a query that is being typed. It is disposed of when released, unless a navigation
 * opens the same list.
 */
export function openTypedView(environment: IEnvironment, list: ListState): IssuesView {
  return openCachedView(environment, list).view;
}

function openCachedView(environment: IEnvironment, list: ListState): CachedView {
  const snapshot = readSavedListPosition()?.snapshot;
  for (const entry of cachedViews.values()) {
    const { view, users, isUnused } = entry;
    if (!isSameList(view.list, list) || view.environment !== environment) continue;
    if (users === 0 && !isUnused && view.snapshot !== snapshot) continue;
    view.start();
    return entry;
  }
  const view = new IssuesView(environment, list);
  const entry: CachedView = { view, users: 0, isUnused: true, isTyped: true, expiry: undefined };
  cachedViews.set(view, entry);
  scheduleViewExpiry(entry, UNUSED_VIEW_TTL_MS);
  view.start();
  return entry;
}

/** Keeps a list view cached until the returned function is called. */
export function retainIssuesView(view: IssuesView): () => void {
  const entry = cachedViews.get(view) ?? {
    view,
    users: 0,
    isUnused: false,
    isTyped: false,
    expiry: undefined,
  };
  cachedViews.delete(view);
  cachedViews.set(view, entry);
  clearTimeout(entry.expiry);
  entry.users += 1;
  entry.isUnused = false;
  return () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    // The view is disposed of later, because another component of the screen may retain it in the same
    // commit.
    if (entry.isTyped) return scheduleViewExpiry(entry, 0);
    view.trimPages();
    scheduleViewExpiry(entry, RELEASED_VIEW_TTL_MS);
    const left = [...cachedViews.values()].filter(
      ({ users, isUnused, isTyped }) => users === 0 && !isUnused && !isTyped,
    );
    for (const oldest of left.slice(0, Math.max(0, left.length - RELEASED_VIEWS_MAX)))
      evictCachedView(oldest);
  };
}

function scheduleViewExpiry(entry: CachedView, ms: number): void {
  clearTimeout(entry.expiry);
  entry.expiry = setTimeout(() => evictCachedView(entry), ms);
}

function evictCachedView(entry: CachedView): void {
  clearTimeout(entry.expiry);
  cachedViews.delete(entry.view);
  entry.view.dispose();
}
