/** The list of clusters of one level, or of all: its pages, outside React. */
import type { IEnvironment } from 'relay-runtime';
import type { DuplicateStrength } from '../../../../shared/duplicates';
import { Emitter } from '../../../../shared/Emitter';
import { RetainedQuery } from '../../../lists/RetainedQuery';
import type { SequentialList, SequentialListState } from '../../../lists/SequentialList';
import { getLevelVariable } from '../model/duplicatesUrl';
import {
  type ClusterListEntry,
  type ClusterPage,
  type clusterListDataPageQuery,
  clusterPageQuery,
  readClusterPage,
} from './clusterListData';

/** The clusters are ordered by strength, strongest first. */
export type ClusterListState = SequentialListState<ClusterListEntry>;

type PageQuery = RetainedQuery<clusterListDataPageQuery, ClusterPage>;

/** Loads pages one after the other, keeps them in Relay's store, and applies changes of the store. */
export class ClusterListModel implements SequentialList<ClusterListState> {
  readonly #environment: IEnvironment;
  readonly #projectKey: string;
  readonly #level: DuplicateStrength | null;
  readonly #changes = new Emitter();
  /** The pages on screen. All but the last one are loaded. */
  #pages: PageQuery[] = [];
  /** New pages while the list is being loaded again; they replace the pages on screen when all have arrived. */
  #replacement: PageQuery[] | null = null;
  /** Number of pages to load again. */
  #replacedCount = 1;
  /** Whether the list has changed while it was being loaded again. */
  #isRefreshPending = false;
  #isStarted = false;
  #state: ClusterListState | null = null;

  constructor(environment: IEnvironment, projectKey: string, level: DuplicateStrength | null) {
    this.#environment = environment;
    this.#projectKey = projectKey;
    this.#level = level;
    this.#loadPage(this.#pages, null, 'store-or-network');
  }

  readonly subscribe = this.#changes.subscribe;

  readonly getState = (): ClusterListState => {
    this.#state ??= this.#computeState();
    return this.#state;
  };

  /** Returns a function that releases the pages. */
  start(): () => void {
    this.#isStarted = true;
    return () => {
      this.#isStarted = false;
      for (const page of this.#getAllPages()) page.dispose();
    };
  }

  loadNext(): void {
    const { state } = this.#getNewestPage();
    if (state.status === 'ready' && state.value.hasNext)
      this.#loadPage(this.#pages, state.value.endCursor, 'network-only');
  }

  readonly retry = (): void => this.#getNewestPage().fetchUnlessLoaded();

  /** Replaces the list by its current first page, which is on screen when the response has arrived. */
  readonly reload = (): void => this.#reload(1);

  /** Loads all loaded pages again, one after the other. The old pages stay on screen until all have arrived. */
  readonly refresh = (): void => {
    if (this.#replacement && this.#getNewestPage().state.status === 'loading') this.#isRefreshPending = true;
    else if (this.#isStarted) this.#reload(this.#getLoadedPages().length);
  };

  #reload(pageCount: number): void {
    const loaded = this.#getLoadedPages();
    for (const page of this.#getAllPages()) if (!loaded.includes(page)) page.dispose();
    this.#pages = loaded;
    this.#replacement = [];
    this.#isRefreshPending = false;
    this.#replacedCount = pageCount;
    this.#loadPage(this.#replacement, null, 'network-only');
  }

  /** Adds a page at the end of the list, or of the list that replaces it. */
  #loadPage(
    pages: PageQuery[],
    after: string | null,
    fetchPolicy: 'store-or-network' | 'network-only',
  ): void {
    const page: PageQuery = new RetainedQuery({
      environment: this.#environment,
      query: clusterPageQuery,
      variables: { key: this.#projectKey, strength: getLevelVariable(this.#level), after },
      fetchPolicy,
      select: readClusterPage,
      isWatched: true,
    });
    pages.push(page);
    page.subscribe(() => this.#applyChange());
    page.fetchUnlessLoaded();
  }

  #applyChange(): void {
    const replacement = this.#replacement;
    const { state } = this.#getNewestPage();
    if (replacement && state.status === 'ready') {
      if (state.value.hasNext && replacement.length < this.#replacedCount)
        return this.#loadPage(replacement, state.value.endCursor, 'network-only');
      for (const page of this.#pages) page.dispose();
      this.#pages = replacement;
      this.#replacement = null;
    }
    this.#state = null;
    this.#changes.emit();
    if (this.#isRefreshPending && !this.#replacement) this.refresh();
  }

  /** The page that was requested last: the only one that can be loading or have failed. */
  #getNewestPage(): PageQuery {
    return (this.#replacement ?? this.#pages).at(-1)!;
  }

  #getLoadedPages(): PageQuery[] {
    return this.#pages.filter(({ state }) => state.status === 'ready');
  }

  #getAllPages(): PageQuery[] {
    return [...this.#pages, ...(this.#replacement ?? [])];
  }

  #computeState(): ClusterListState {
    const loaded = this.#pages.flatMap(({ state }) => (state.status === 'ready' ? state.value : []));
    const { state } = this.#getNewestPage();
    return {
      entries: mergePages(loaded),
      hasNext: loaded.at(-1)?.hasNext ?? false,
      isLoading: state.status === 'loading',
      error: state.status === 'failed' ? state.error : null,
    };
  }
}

/** The clusters of all pages, each once: clusters that became weaker between two requests may be on two pages. */
function mergePages(pages: readonly ClusterPage[]): ClusterListEntry[] {
  const byId = new Map(pages.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const)));
  return [...byId.values()];
}
