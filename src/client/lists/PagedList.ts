import {
  type DataID,
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutableRecordSource,
  type OperationType,
  type VariablesOf,
} from 'relay-runtime';
import { CACHED_ISSUE_LIST_PAGES_MAX } from '../../shared/limits';
import { RetainedQuery, type RetainedQueryState } from './RetainedQuery';

/** Number of pages evicted at a time, because a garbage collection costs the same for one page as for eight. */
const EVICTED_PAGES = 8;
/**
 * How long a page must stay in view before it is fetched while the user drags the scrollbar, in ms. The first page of a
 * drag is fetched at once, as it may be a jump.
 */
const SCROLLBAR_DRAG_DEBOUNCE_MS = 40;

const IDLE_PAGE = { status: 'idle' } as const;

interface PagedListOptions {
  environment: IEnvironment;
  /** Variables of a request for `first` rows from a rank on. The queries of all layers have the same variables. */
  variables: (rank: number, first: number) => VariablesOf<OperationType>;
  /** Id of the record in Relay's store to which the pages are linked; null: not known yet. */
  getContainerId: () => DataID | null;
}

interface LayerOptions<TQuery extends OperationType, TRow> {
  query: GraphQLTaggedNode;
  /** Number of rows per request. */
  pageSize: number;
  /** Maximum number of kept pages; by default CACHED_ISSUE_LIST_PAGES_MAX. Pages in view are never dropped for it. */
  pagesMax?: number;
  /** Selects the rows of a page from the response: references for components, and fields of the list itself. */
  select: (data: TQuery['response']) => readonly TRow[];
}

/**
 * The pages of one snapshot of a long list, outside React. The list has layers, such as complete rows, keys and titles,
 * or chosen columns: each has a query and pages of its own. All pages are dropped when the list has another snapshot.
 */
export class PagedList {
  readonly #options: PagedListOptions;
  /** The layers whose pages are requested or shown. */
  readonly #activeLayers = new Set<Pick<PagedListLayer<OperationType, unknown>, 'restart' | 'dispose'>>();
  #hasSnapshot = false;

  constructor(options: PagedListOptions) {
    this.#options = options;
  }

  addLayer<TQuery extends OperationType, TRow>(
    options: LayerOptions<TQuery, TRow>,
  ): PagedListLayer<TQuery, TRow> {
    const layer: PagedListLayer<TQuery, TRow> = new PagedListLayer<TQuery, TRow>(
      { ...options, ...this.#options },
      {
        canRequest: () => this.#hasSnapshot,
        setActive: (isActive) => {
          if (isActive) this.#activeLayers.add(layer);
          else this.#activeLayers.delete(layer);
        },
        removeLinksToDeletedRecords: () => this.#removeLinksToDeletedRecords(),
      },
    );
    return layer;
  }

  /**
   * Must be called when the first response of a snapshot has arrived, because the variables depend on it. Drops the
   * pages of the previous snapshot and requests those in view again. Requests before the first snapshot wait for it.
   */
  startSnapshot(): void {
    this.#hasSnapshot = true;
    for (const layer of this.#activeLayers) layer.restart();
  }

  /** Drops all pages. Requests wait for the next snapshot. */
  dispose(): void {
    this.#hasSnapshot = false;
    for (const layer of this.#activeLayers) layer.dispose();
    // Also needed without pages: other responses, such as counts, leave dead links, too.
    this.#removeLinksToDeletedRecords();
  }

  #removeLinksToDeletedRecords(): void {
    const id = this.#options.getContainerId();
    if (id !== null) removeLinksToDeletedRecords(this.#options.environment, id);
  }
}

/** Functions of the list that its layers call. */
interface LayerOwner {
  canRequest: () => boolean;
  setActive: (isActive: boolean) => void;
  removeLinksToDeletedRecords: () => void;
}

/**
 * The pages of one query over a list. They are requested when they scroll into view and kept while they are near it.
 * Components subscribe to the page of a rank.
 */
export class PagedListLayer<TQuery extends OperationType, TRow> {
  readonly #options: LayerOptions<TQuery, TRow> & Pick<PagedListOptions, 'environment' | 'variables'>;
  readonly #owner: LayerOwner;
  /** The pages by number, ordered by last use, oldest first. */
  readonly #pages = new Map<number, RetainedQuery<TQuery, readonly TRow[]>>();
  readonly #listeners = new Map<number, Set<() => void>>();
  /** Numbers of the pages in view. */
  #wanted: readonly number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #draggedAt = -Infinity;

  constructor(
    options: LayerOptions<TQuery, TRow> & Pick<PagedListOptions, 'environment' | 'variables'>,
    owner: LayerOwner,
  ) {
    this.#options = options;
    this.#owner = owner;
  }

  /** Number of pages that are loaded or loading. */
  get size(): number {
    return this.#pages.size;
  }

  /** The page that contains a rank, or its loading or failure state. Replaced by a new object on each change. */
  getPage(rank: number): RetainedQueryState<readonly TRow[]> {
    return this.#pages.get(this.#toPage(rank))?.state ?? IDLE_PAGE;
  }

  /** The loaded rows of the page that contains a rank, for `pick`; null: not loaded. */
  getRows(rank: number): readonly TRow[] | null {
    const page = this.getPage(rank);
    return page.status === 'ready' ? page.value : null;
  }

  /** The row at a rank, from the rows of its page; undefined: not loaded, or there is no such row. */
  pick(rows: readonly TRow[] | null, rank: number): TRow | undefined {
    return rows?.[rank % this.#options.pageSize];
  }

  /** The row at a rank; undefined: not loaded, or there is no such row. */
  at(rank: number): TRow | undefined {
    return this.pick(this.getRows(rank), rank);
  }

  /** Whether a loaded page has a row for which `matches` returns true. */
  hasRow(matches: (row: TRow) => boolean): boolean {
    return [...this.#pages.values()].some(
      ({ state }) => state.status === 'ready' && state.value.some(matches),
    );
  }

  /** Subscribes to the page that contains a rank. The page is kept until the returned function is called. */
  subscribe(rank: number, listener: () => void): () => void {
    this.#owner.setActive(true);
    const page = this.#toPage(rank);
    const listeners = this.#listeners.get(page) ?? new Set();
    this.#listeners.set(page, listeners.add(listener));
    this.#markRecentlyUsed(page);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(page) === listeners) this.#listeners.delete(page);
    };
  }

  /**
   * Requests the pages that are in view or will be soon, and aborts the requests for all other pages.
   *
   * @param ranks any ranks of the pages
   * @param dragging whether the user drags the scrollbar: pages are requested only after the pointer has paused
   */
  request(ranks: readonly number[], dragging: boolean): void {
    this.#owner.setActive(true);
    const pages = [...new Set(ranks.map((rank) => this.#toPage(rank)))];
    const isUnchanged =
      pages.length === this.#wanted.length && pages.every((page, i) => page === this.#wanted[i]);
    if (isUnchanged && dragging) return;
    this.#wanted = pages;
    for (const [page, cached] of this.#pages) if (!pages.includes(page)) cached.cancelRequest();
    clearTimeout(this.#timer);
    const now = performance.now();
    const isSameDrag = now - this.#draggedAt < SCROLLBAR_DRAG_DEBOUNCE_MS;
    if (dragging) this.#draggedAt = now;
    if (dragging && isSameDrag)
      this.#timer = setTimeout(() => this.#requestWanted(), SCROLLBAR_DRAG_DEBOUNCE_MS);
    else this.#requestWanted();
  }

  /** Requests the pages in view that are not loaded. Failed ones wait for `retry`. */
  #requestWanted(): void {
    if (!this.#owner.canRequest()) return;
    for (const page of this.#wanted) {
      const cached = this.#markRecentlyUsed(page) ?? this.#addPage(page);
      if (cached.state.status === 'idle') cached.fetchUnlessLoaded();
    }
    const { pagesMax = CACHED_ISSUE_LIST_PAGES_MAX } = this.#options;
    if (this.#pages.size > pagesMax) this.#evict(EVICTED_PAGES);
  }

  /** Requests a failed page again. */
  retry(rank: number): void {
    this.#pages.get(this.#toPage(rank))?.fetchUnlessLoaded();
  }

  /**
   * Requests the loaded pages again that contain a matching row: those in view at once, while they stay on screen, the
   * others when they come into view.
   */
  refetch(matches: (row: TRow) => boolean): void {
    for (const [page, cached] of this.#pages) {
      if (cached.state.status !== 'ready' || !cached.state.value.some(matches)) continue;
      if (this.#wanted.includes(page)) cached.refetch();
      else {
        cached.dispose();
        this.#pages.delete(page);
      }
    }
  }

  /** Drops all pages except those that a component shows and the `keep` most recently used ones; aborts requests. */
  evictExcept(keep: number): void {
    clearTimeout(this.#timer);
    this.#wanted = [];
    for (const cached of this.#pages.values()) cached.cancelRequest();
    this.#evict(this.#pages.size - keep);
  }

  /** Drops all pages and requests those in view again. */
  restart(): void {
    this.#dropPages();
    for (const page of [...this.#listeners.keys()]) this.#notify(page);
    this.#requestWanted();
  }

  /** Drops all pages. The layer can be used again. */
  dispose(): void {
    this.#wanted = [];
    this.#dropPages();
    this.#owner.setActive(false);
  }

  #dropPages(): void {
    clearTimeout(this.#timer);
    if (this.#pages.size === 0) return;
    for (const cached of this.#pages.values()) cached.dispose();
    this.#pages.clear();
    this.#owner.removeLinksToDeletedRecords();
  }

  #toPage(rank: number): number {
    return Math.floor(rank / this.#options.pageSize);
  }

  #addPage(page: number): RetainedQuery<TQuery, readonly TRow[]> {
    const { environment, query, variables, pageSize, select } = this.#options;
    const cached = new RetainedQuery<TQuery, readonly TRow[]>({
      environment,
      query,
      variables: variables(page * pageSize, pageSize),
      select,
    });
    cached.subscribe(() => this.#notify(page));
    this.#pages.set(page, cached);
    return cached;
  }

  #markRecentlyUsed(page: number): RetainedQuery<TQuery, readonly TRow[]> | null {
    const cached = this.#pages.get(page);
    if (!cached) return null;
    this.#pages.delete(page);
    this.#pages.set(page, cached);
    return cached;
  }

  #evict(count: number): void {
    let remaining = count;
    for (const [page, cached] of this.#pages) {
      if (remaining <= 0) break;
      if (this.#listeners.has(page) || this.#wanted.includes(page)) continue;
      cached.dispose();
      this.#pages.delete(page);
      remaining -= 1;
    }
    if (remaining < count) this.#owner.removeLinksToDeletedRecords();
  }

  #notify(page: number): void {
    for (const listener of [...(this.#listeners.get(page) ?? [])]) listener();
  }
}

/**
 * Removes links to deleted records from a record in Relay's store. Relay keeps a link for every set of
 * arguments that was ever fetched, even after the linked list was garbage-collected: a project's record would
 * grow with every page scrolled past.
 */
export function removeLinksToDeletedRecords(environment: IEnvironment, id: DataID): void {
  const source = environment.getStore().getSource() as MutableRecordSource;
  const record = source.get(id);
  if (!record) return;
  const entries = Object.entries(record as Record<string, unknown>);
  const kept = entries.filter(([, value]) => !isDeadLink(source, value));
  if (kept.length < entries.length) source.set(id, Object.fromEntries(kept) as typeof record);
}

function isDeadLink(source: MutableRecordSource, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('__ref' in value)) return false;
  return !source.has(String(value.__ref));
}
