import type { IEnvironment } from 'relay-runtime';
import { type IssueListUrlState, isSameIssueList } from '../../../../shared/issueList/issueListUrlState';
import { readSavedListScrollPosition } from './historyState';
import { type CreateListTree, IssueListStore } from './IssueListStore';

/** How long a list that was opened by a route loader waits for a screen to use it, in ms. */
const UNUSED_ISSUE_LIST_STORE_TTL_MS = 20_000;
/**
 * How long a list stays cached after the screen has left it, in ms: half the lifetime of its snapshot.
 */
const RELEASED_ISSUE_LIST_STORE_TTL_MS = 5 * 60_000;
/** Maximum number of cached lists that no screen uses. */
const RELEASED_ISSUE_LIST_STORES_MAX = 3;

interface CachedIssueListStore {
  readonly store: IssueListStore;
  /** Number of components that retain the list. */
  users: number;
  /** Whether no screen has used the list yet: it was preloaded, or its navigation has not finished. */
  isUnused: boolean;
  /** Whether the store's query is still being typed, so that no history entry leads back to it. */
  isTyped: boolean;
  expiry: ReturnType<typeof setTimeout> | undefined;
}

/** Cached lists, least recently used first. */
const cachedIssueListStores = new Map<IssueListStore, CachedIssueListStore>();

/**
 * Returns the store of an issue list and starts its requests: the store on screen, a preloaded one, the one
 * that the current history entry showed before, or a new one.
 */
export function openIssueListStore(
  environment: IEnvironment,
  list: IssueListUrlState,
  createTree: CreateListTree | undefined,
): IssueListStore {
  const entry = openCachedIssueListStore(environment, list, createTree);
  entry.isTyped = false;
  return entry.store;
}

/**
 * Returns the list of a query that is being typed over an open list. It is disposed of when released, unless a
 * navigation opens the same list.
 */
export const openSearchAsYouTypeListStore = (
  { environment, createTree }: IssueListStore,
  list: IssueListUrlState,
): IssueListStore => openCachedIssueListStore(environment, list, createTree).store;

function openCachedIssueListStore(
  environment: IEnvironment,
  list: IssueListUrlState,
  createTree: CreateListTree | undefined,
): CachedIssueListStore {
  const snapshot = readSavedListScrollPosition()?.snapshot;
  for (const entry of cachedIssueListStores.values()) {
    const { store, users, isUnused } = entry;
    if (!isSameIssueList(store.list, list) || store.environment !== environment) continue;
    if (users === 0 && !isUnused && store.snapshotToken !== snapshot) continue;
    store.fetchRowsAndCounts();
    return entry;
  }
  const store = new IssueListStore(environment, list, createTree);
  const entry: CachedIssueListStore = { store, users: 0, isUnused: true, isTyped: true, expiry: undefined };
  cachedIssueListStores.set(store, entry);
  scheduleIssueListStoreExpiry(entry, UNUSED_ISSUE_LIST_STORE_TTL_MS);
  store.fetchRowsAndCounts();
  return entry;
}

/** Keeps a list cached until the returned function is called. */
export function retainIssueListStore(store: IssueListStore): () => void {
  const entry = cachedIssueListStores.get(store) ?? {
    store,
    users: 0,
    isUnused: false,
    isTyped: false,
    expiry: undefined,
  };
  cachedIssueListStores.delete(store);
  cachedIssueListStores.set(store, entry);
  clearTimeout(entry.expiry);
  entry.users += 1;
  entry.isUnused = false;
  return () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    // The store is disposed of later, because another component of the screen may retain it in the same
    // commit.
    if (entry.isTyped) return scheduleIssueListStoreExpiry(entry, 0);
    store.evictUnusedPages();
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
  cachedIssueListStores.delete(entry.store);
  entry.store.dispose();
}
