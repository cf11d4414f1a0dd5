/** The list of clusters of one level, or of all: its pages, outside React. */
import {
  createOperationDescriptor,
  type Disposable,
  fetchQuery,
  getRequest,
  type IEnvironment,
  type Subscription,
} from 'relay-runtime';
import type { clusterListDataPageQuery } from '../../../../../__generated__/clusterListDataPageQuery.graphql';
import type { DuplicateStrength } from '../../../../shared/duplicates';
import { Emitter } from '../../../../shared/Emitter';
import { getLevelVariable } from '../model/duplicatesUrl';
import {
  type ClusterListEntry,
  clusterPageQuery,
  readClusterEntry,
  readClusterPage,
} from './clusterListData';

export interface ClusterListState {
  /** The loaded clusters, strongest first. */
  readonly entries: readonly ClusterListEntry[];
  readonly hasNext: boolean;
  readonly isLoading: boolean;
  /** Error of the last request; null: none. */
  readonly error: Error | null;
}

interface LoadedPage extends Disposable {
  readonly after: string | null;
  entries: readonly ClusterListEntry[];
  hasNext: boolean;
  endCursor: string | null;
}

/** Loads pages one after the other, keeps them in Relay's store, and applies changes of the store. */
export class ClusterListModel {
  readonly #environment: IEnvironment;
  readonly #projectKey: string;
  readonly #level: DuplicateStrength | null;
  readonly #changes = new Emitter();
  readonly #requests = new Set<Subscription>();
  #pages: LoadedPage[] = [];
  /** The pages of a list that is being loaded again; they replace the others when all have arrived. */
  #replacement: LoadedPage[] | null = null;
  /** Number of pages to load again. */
  #replacedCount = 1;
  /** Whether the list has changed while it was being loaded again. */
  #isRefreshPending = false;
  #isStarted = false;
  #isLoading = false;
  #error: Error | null = null;
  #state: ClusterListState | null = null;

  constructor(environment: IEnvironment, projectKey: string, level: DuplicateStrength | null) {
    this.#environment = environment;
    this.#projectKey = projectKey;
    this.#level = level;
    this.#loadPage(null, 'store-or-network');
  }

  readonly subscribe = this.#changes.subscribe;

  readonly getState = (): ClusterListState => {
    this.#state ??= {
      entries: mergePages(this.#pages),
      hasNext: this.#pages.at(-1)?.hasNext ?? false,
      isLoading: this.#isLoading,
      error: this.#error,
    };
    return this.#state;
  };

  /** Returns a function that releases the pages. */
  start(): () => void {
    this.#isStarted = true;
    return () => {
      this.#isStarted = false;
      for (const request of this.#requests) request.unsubscribe();
      for (const page of [...this.#pages, ...(this.#replacement ?? [])]) page.dispose();
    };
  }

  /** Loads the next page, unless it is being loaded or there is none. A failed page is loaded again only by `retry`. */
  loadNext(): void {
    const last = this.#pages.at(-1);
    if (last?.hasNext && !this.#isLoading && !this.#error) this.#loadPage(last.endCursor, 'network-only');
  }

  readonly retry = (): void => {
    if (this.#error && this.#replacement) this.#reload(this.#replacedCount);
    else if (this.#error) this.#loadPage(this.#pages.at(-1)?.endCursor ?? null, 'network-only');
  };

  /** Replaces the list by its current first page, which is on screen when the response has arrived. */
  readonly reload = (): void => this.#reload(1);

  /** Loads all pages again that the viewer has loaded, one after the other. Later ones stay on screen meanwhile. */
  readonly refresh = (): void => {
    if (this.#replacement && !this.#error) this.#isRefreshPending = true;
    else if (this.#isStarted) this.#reload(Math.max(1, this.#pages.length));
  };

  #reload(pageCount: number): void {
    for (const request of this.#requests) request.unsubscribe();
    this.#requests.clear();
    for (const page of this.#replacement ?? []) page.dispose();
    this.#replacement = [];
    this.#isRefreshPending = false;
    this.#replacedCount = pageCount;
    this.#loadPage(null, 'network-only');
  }

  #loadPage(after: string | null, fetchPolicy: 'store-or-network' | 'network-only'): void {
    const environment = this.#environment;
    const variables = { key: this.#projectKey, strength: getLevelVariable(this.#level), after };
    const operation = createOperationDescriptor(getRequest(clusterPageQuery), variables);
    const retained = environment.retain(operation);
    let isLoaded = false;
    this.#isLoading = true;
    this.#error = null;
    this.#emit();
    let request: Subscription | null = null;
    const finish = () => request && this.#requests.delete(request);
    request = fetchQuery<clusterListDataPageQuery>(environment, clusterPageQuery, variables, {
      fetchPolicy,
    }).subscribe({
      next: () => {
        if (isLoaded) return;
        isLoaded = true;
        const snapshot = environment.lookup(operation.fragment);
        const page: LoadedPage = {
          after,
          ...readPage(snapshot.data as unknown as clusterListDataPageQuery['response']),
          dispose: () => {
            watched.dispose();
            retained.dispose();
          },
        };
        const watched = environment.subscribe(snapshot, ({ data }) => {
          Object.assign(page, readPage(data as unknown as clusterListDataPageQuery['response']));
          this.#emit();
        });
        this.#addPage(page);
      },
      error: (error: Error) => {
        retained.dispose();
        finish();
        this.#isLoading = false;
        this.#error = error;
        this.#emit();
      },
      complete: finish,
      unsubscribe: () => {
        if (!isLoaded) retained.dispose();
      },
    });
    if (!request.closed) this.#requests.add(request);
  }

  /** Adds a page at the end of the list, or of the list that replaces it. */
  #addPage(page: LoadedPage): void {
    const replacement = this.#replacement;
    if (!replacement) this.#pages = [...this.#pages, page];
    else {
      replacement.push(page);
      if (page.hasNext && replacement.length < this.#replacedCount)
        return this.#loadPage(page.endCursor, 'network-only');
      for (const each of this.#pages) each.dispose();
      this.#pages = replacement;
      this.#replacement = null;
    }
    this.#isLoading = false;
    this.#emit();
    if (this.#isRefreshPending) this.refresh();
  }

  #emit(): void {
    this.#state = null;
    this.#changes.emit();
  }
}

function readPage({ project }: clusterListDataPageQuery['response']) {
  const page = project ? readClusterPage(project) : { clusters: [], hasNextPage: false, endCursor: null };
  return {
    entries: page.clusters.map(readClusterEntry),
    hasNext: page.hasNextPage,
    endCursor: page.endCursor,
  };
}

/** The clusters of all pages, each once: clusters that became weaker between two requests may be on two pages. */
function mergePages(pages: readonly LoadedPage[]): ClusterListEntry[] {
  const byId = new Map(pages.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const)));
  return [...byId.values()];
}
