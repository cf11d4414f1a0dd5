import {
  fetchQuery,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
  type VariablesOf,
} from 'relay-runtime';
import { CACHED_ISSUE_LIST_PAGES_MAX } from '../../../shared/limits';
import { RetainedQuery, type RetainedQueryState } from './RetainedQuery';

/**
 * Number of list pages evicted at a time, because a garbage collection costs the same for one page as for
 * eight.
 */
const LIST_PAGE_EVICT_BATCH_SIZE = 8;
/**
 * How long a list page must stay in view before it is fetched while the user drags the scroll bar, in ms. The
 * first page of a drag is fetched at once, as it may be a jump.
 */
const SCROLLBAR_DRAG_DEBOUNCE_MS = 40;

interface ListPageCacheOptions<TQuery extends OperationType, TRow> {
  environment: IEnvironment;
  query: GraphQLTaggedNode;
  variables: (page: number) => VariablesOf<TQuery>;
  /** Selects the rows of a page's response, as fragment keys. */
  select: (data: TQuery['response']) => readonly TRow[];
  /** Number of pages that are kept; by default CACHED_ISSUE_LIST_PAGES_MAX. */
  pagesMax?: number;
  /** Called after pages have been evicted. */
  onEvict?: () => void;
}

const IDLE_QUERY_STATE = { status: 'idle' } as const;

/**
 * Cache of the pages of a long list (for one query, order and snapshot), outside React. Pages are fetched
 * when they scroll into view and kept while they are near it. Components subscribe to single pages.
 */
export class ListPageCache<TQuery extends OperationType, TRow> {
  private readonly options: ListPageCacheOptions<TQuery, TRow>;
  /** The cached list pages, ordered by last use, oldest first. */
  private readonly pages = new Map<number, RetainedQuery<TQuery, readonly TRow[]>>();
  private readonly listeners = new Map<number, Set<() => void>>();
  private wanted: readonly number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private draggedAt = -Infinity;

  constructor(options: ListPageCacheOptions<TQuery, TRow>) {
    this.options = options;
  }

  get size(): number {
    return this.pages.size;
  }

  get(page: number): RetainedQueryState<readonly TRow[]> {
    return this.pages.get(page)?.state ?? IDLE_QUERY_STATE;
  }

  /** Whether any page in this cache has a row for which `matches` returns true. The list's first page is not cached here. */
  hasRow(matches: (row: TRow) => boolean): boolean {
    return [...this.pages.values()].some(
      ({ state }) => state.status === 'ready' && state.value.some(matches),
    );
  }

  subscribe(page: number, listener: () => void): () => void {
    const listeners = this.listeners.get(page) ?? new Set();
    this.listeners.set(page, listeners.add(listener));
    this.markPageRecentlyUsed(page);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.listeners.get(page) === listeners) this.listeners.delete(page);
    };
  }

  /**
   * Fetches the list pages that are in view or will be soon, and aborts requests for pages that have left it.
   * While the user drags the scroll bar (`dragging`), pages are fetched only after the pointer has paused.
   */
  fetchListPages(pages: readonly number[], dragging: boolean): void {
    const isUnchanged =
      pages.length === this.wanted.length && pages.every((page, i) => page === this.wanted[i]);
    if (isUnchanged && dragging) return;
    this.wanted = pages;
    for (const [page, cached] of this.pages) if (!pages.includes(page)) cached.cancelRequest();
    clearTimeout(this.timer);
    const now = performance.now();
    const isSameDrag = now - this.draggedAt < SCROLLBAR_DRAG_DEBOUNCE_MS;
    if (dragging) this.draggedAt = now;
    if (dragging && isSameDrag)
      this.timer = setTimeout(() => this.fetchWantedListPages(), SCROLLBAR_DRAG_DEBOUNCE_MS);
    else this.fetchWantedListPages();
  }

  /** Refetches a list page that failed to load. */
  retryListPage(page: number): void {
    this.pages.get(page)?.fetchUnlessLoaded();
  }

  /**
   * Fetches the loaded list pages with a row that matches again: those in view at once, while they stay on screen, the
   * others when they are in view.
   */
  refetchPagesWith(matches: (row: TRow) => boolean): void {
    const { environment, query, variables } = this.options;
    for (const [page, cached] of this.pages) {
      if (cached.state.status !== 'ready' || !cached.state.value.some(matches)) continue;
      if (this.wanted.includes(page)) {
        fetchQuery<TQuery>(environment, query, variables(page)).subscribe({});
      } else {
        cached.dispose();
        this.pages.delete(page);
      }
    }
  }

  /** Evicts all cached list pages except the `keep` most recently used ones. */
  evictAllPagesExcept(keep: number): void {
    clearTimeout(this.timer);
    this.wanted = [];
    for (const cached of this.pages.values()) cached.cancelRequest();
    this.evictPages(this.pages.size - keep);
  }

  /**
   * Drops all cached list pages and refetches those in view. Called when the list is opened with another
   * snapshot.
   */
  resetPages(): void {
    this.dispose();
    for (const page of [...this.listeners.keys()]) this.notifyPageListeners(page);
    this.fetchWantedListPages();
  }

  dispose(): void {
    clearTimeout(this.timer);
    for (const cached of this.pages.values()) cached.dispose();
    this.pages.clear();
    this.options.onEvict?.();
  }

  private fetchWantedListPages(): void {
    for (const page of this.wanted) {
      const cached = this.markPageRecentlyUsed(page) ?? this.addPage(page);
      // Failed list pages are not retried here, because the user retries them with a button.
      if (cached.state.status === 'idle') cached.fetchUnlessLoaded();
    }
    const { pagesMax = CACHED_ISSUE_LIST_PAGES_MAX } = this.options;
    if (this.pages.size > pagesMax) this.evictPages(LIST_PAGE_EVICT_BATCH_SIZE);
  }

  private addPage(page: number): RetainedQuery<TQuery, readonly TRow[]> {
    const { environment, query, variables, select } = this.options;
    const cached = new RetainedQuery<TQuery, readonly TRow[]>({
      environment,
      query,
      variables: variables(page),
      select,
    });
    cached.subscribe(() => this.notifyPageListeners(page));
    this.pages.set(page, cached);
    return cached;
  }

  private markPageRecentlyUsed(page: number): RetainedQuery<TQuery, readonly TRow[]> | null {
    const cached = this.pages.get(page);
    if (!cached) return null;
    this.pages.delete(page);
    this.pages.set(page, cached);
    return cached;
  }

  private evictPages(count: number): void {
    let left = count;
    for (const [page, cached] of this.pages) {
      if (left <= 0) break;
      if (this.listeners.has(page) || this.wanted.includes(page)) continue;
      cached.dispose();
      this.pages.delete(page);
      left -= 1;
    }
    if (left < count) this.options.onEvict?.();
  }

  private notifyPageListeners(page: number): void {
    for (const listener of [...(this.listeners.get(page) ?? [])]) listener();
  }
}
