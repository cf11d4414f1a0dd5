import type { IEnvironment } from 'relay-runtime';
import { type IssueListUrlState, isSameIssueList } from '../../../../shared/issueList/issueListUrlState';
import { readSavedListScrollPosition } from '../rowModel/savedPosition';
import type { IssueListSource } from './IssueListSource';
import { IssueListStore } from './IssueListStore';

/** How long a list view that was opened by a route loader waits for a screen to use it, in ms. */
const UNUSED_ISSUE_LIST_STORE_TTL_MS = 20_000;
/**
 * How long a list view stays cached after the screen has left it, in ms: half the lifetime of its snapshot.
 */
const RELEASED_ISSUE_LIST_STORE_TTL_MS = 5 * 60_000;
/** Maximum number of cached list views that no screen uses. */
const RELEASED_ISSUE_LIST_STORES_MAX = 3;

interface CachedIssueListStore {
  readonly view: IssueListStore;
  /** Number of components that retain the list view. */
  users: number;
  /** Whether no screen has used the list view yet: it was preloaded, or its navigation has not finished. */
  isUnused: boolean;
  /** Whether the view's query is still being typed, so that no history entry leads back to the view. */
  isTyped: boolean;
  expiry: ReturnType<typeof setTimeout> | undefined;
}

/** Cached list views, least recently used first. */
const cachedIssueListStores = new Map<IssueListStore, CachedIssueListStore>();

/**
 * Returns the view of an issue list and starts its requests: the view on screen, a preloaded view, the view
 * that the current history entry showed before, or a new one.
 */
export function openIssueListStore(
  environment: IEnvironment,
  list: IssueListUrlState,
  source: IssueListSource,
): IssueListStore {
  const entry = openCachedIssueListStore(environment, list, source);
  entry.isTyped = false;
  return entry.view;
}

/**
 * Returns the list view of a query that is being typed over an open list. It is disposed of when released, unless a
 * navigation opens the same list.
 */
export const openSearchAsYouTypeListStore = (
  { environment, source }: IssueListStore,
  list: IssueListUrlState,
): IssueListStore => openCachedIssueListStore(environment, list, source).view;

function openCachedIssueListStore(
  environment: IEnvironment,
  list: IssueListUrlState,
  source: IssueListSource,
): CachedIssueListStore {
  const snapshot = readSavedListScrollPosition()?.snapshot;
  for (const entry of cachedIssueListStores.values()) {
    const { view, users, isUnused } = entry;
    if (!isSameIssueList(view.list, list) || view.environment !== environment) continue;
    if (users === 0 && !isUnused && view.snapshotToken !== snapshot) continue;
    view.fetchRowsAndCounts();
    return entry;
  }
  const view = new IssueListStore(environment, list, source);
  const entry: CachedIssueListStore = { view, users: 0, isUnused: true, isTyped: true, expiry: undefined };
  cachedIssueListStores.set(view, entry);
  scheduleIssueListStoreExpiry(entry, UNUSED_ISSUE_LIST_STORE_TTL_MS);
  view.fetchRowsAndCounts();
  return entry;
}

/** Keeps a list view cached until the returned function is called. */
export function retainIssueListStore(view: IssueListStore): () => void {
  const entry = cachedIssueListStores.get(view) ?? {
    view,
    users: 0,
    isUnused: false,
    isTyped: false,
    expiry: undefined,
  };
  cachedIssueListStores.delete(view);
  cachedIssueListStores.set(view, entry);
  clearTimeout(entry.expiry);
  entry.users += 1;
  entry.isUnused = false;
  return () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    // The view is disposed of later, because another component of the screen may retain it in the same
    // commit.
    if (entry.isTyped) return scheduleIssueListStoreExpiry(entry, 0);
    view.evictUnusedPages();
    scheduleIssueListStoreExpiry(entry, RELEASED_ISSUE_LIST_STORE_TTL_MS);
    const left = [...cachedIssueListStores.values()].filter(
      ({ users, isUnused, isTyped }) => users === 0 && !isUnused && !isTyped,
    );
    for (const oldest of left.slice(0, Math.max(0, left.length - RELEASED_ISSUE_LIST_STORES_MAX)))
      evictCachedIssueListStore(oldest);
  };
}

function scheduleIssueListStoreExpiry(entry: CachedIssueListStore, ms: number): void {
  clearTimeout(entry.expiry);
  entry.expiry = setTimeout(() => evictCachedIssueListStore(entry), ms);
}

function evictCachedIssueListStore(entry: CachedIssueListStore): void {
  clearTimeout(entry.expiry);
  cachedIssueListStores.delete(entry.view);
  entry.view.dispose();
}
