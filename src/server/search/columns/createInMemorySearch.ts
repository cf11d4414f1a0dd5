/**
 * The search over in-memory columns. For projects that are not in memory, it passes requests to another
 * search.
 */
import { parseQuery } from '../../../shared/query/parse';
import type { Store } from '../../store/Store';
import { type IndexEvent, IndexRegistry } from '../indexing/IndexRegistry';
import { ThreadStoppedError } from '../indexing/RequestThread';
import { facetPage } from '../list/facets';
import { NameResolver } from '../list/NameResolver';
import type { FindIssues } from '../list/PreparedListRequest';
import type { IssueList, ListRequest, Search } from '../list/Search';
import { ColumnStoreIndexer } from './ColumnStoreIndexer';
import { InMemoryIssueList } from './InMemoryIssueList';
import { ColumnStoreThread } from './ColumnStoreThread';
import { FailoverIssueList } from './FailoverIssueList';

export interface InMemorySearchOptions {
  store: Store;
  names?: NameResolver;
  /** The search that answers requests for projects that are not in memory. */
  fallback: Search;
  /**
   * Finds the issues for query conditions that the columns cannot evaluate: words, mentions and watched
   * issues.
   */
  findIssues: FindIssues;
  /** Memory limit for the columns and cached lists of all projects, in bytes. */
  budget: number;
  /** Called when a project has been loaded into memory, is too large for it, or has failed to load. */
  onProject?: (event: IndexEvent) => void;
  /** Called with each worker thread when it is started, so that tests can stop it. */
  onThread?: (thread: ColumnStoreThread) => void;
}

/** Memory in use by the in-memory columns and cached lists, in bytes. */
export interface IndexMemoryUsage {
  /** Memory of each project's columns and sort orders, by project id. */
  projects: Record<number, number>;
  /** Memory of the cached lists of all projects. */
  lists: number;
}

export interface InMemorySearch extends Search {
  /** Loads a project into memory unless it is already loaded. Never rejects: `onProject` reports failures. */
  load(projectId: number): Promise<void>;
  /** Brings a loaded project to this project version or a later one. */
  catchUp(projectId: number, version: number): Promise<void>;
  /**
   * Returns the project version that each in-memory project has reached, by project id. Null while a project
   * is being loaded again.
   */
  versions(): Map<number, number | null>;
  /** Measures the memory in use. Returns the last known figures if the thread does not answer within 1 s. */
  measure(): Promise<IndexMemoryUsage>;
  close(): Promise<void>;
}

/**
 * Memory that is reserved for one issue, in bytes. Its columns and sort orders take about 90; the difference
 * covers the cached lists, which may take RANKING_CACHE_SHARE of the budget.
 */
const BYTES_PER_ISSUE = 128;
/** The part of the memory budget that cached lists of all projects may take. */
const RANKING_CACHE_SHARE = 0.25;
/** How long `measure` waits for the answer of a busy thread, in milliseconds. */
const MEMORY_MEASURE_TIMEOUT_MS = 1_000;
const ZERO_MEMORY_USAGE: IndexMemoryUsage = { projects: {}, lists: 0 };

export function createInMemorySearch(options: InMemorySearchOptions): InMemorySearch {
  const {
    store,
    names = new NameResolver(store),
    fallback,
    findIssues,
    budget,
    onProject,
    onThread,
  } = options;
  const indexes = new IndexRegistry({
    startThread: () => {
      const thread = new ColumnStoreThread(Math.floor(budget * RANKING_CACHE_SHARE));
      onThread?.(thread);
      return thread;
    },
    createIndexer: (thread, projectId, fail) => new ColumnStoreIndexer(store, thread, projectId, fail),
    memory: {
      budget,
      bytesOf: async (projectId) => (await names.getCatalog(projectId)).issueCount * BYTES_PER_ISSUE,
    },
    onProject,
  });
  const unsubscribe = store.changes.onIssueRowsUpdate((update) =>
    indexes.getActiveIndexer(update.projectId)?.bufferRowUpdate(update),
  );
  let lastMeasured = ZERO_MEMORY_USAGE;

  const open = (request: ListRequest): InMemoryIssueList | null => {
    const indexer = indexes.getReadyIndexer(request.projectId);
    if (!indexer) return null;
    const source = { names, findIssues, thread: indexer.thread, indexer };
    return new InMemoryIssueList(source, request, parseQuery(request.query, Date.now()));
  };
  const list = (request: ListRequest): IssueList => {
    const columns = open(request);
    return columns ? new FailoverIssueList(columns, () => fallback.list(request)) : fallback.list(request);
  };
  return {
    list,
    async facetValues(request, field, matching, page) {
      const columns = open(request);
      if (columns) {
        try {
          return facetPage((await columns.readFacetValues(field)).values, matching, page);
        } catch (error) {
          if (!(error instanceof ThreadStoppedError)) throw error;
        }
      }
      return fallback.facetValues(request, field, matching, page);
    },
    load: (projectId) => indexes.loadIndex(projectId),
    catchUp: (projectId, version) => indexes.catchUp(projectId, version),
    versions: () => indexes.getIndexVersions(),
    async measure() {
      const { thread } = indexes;
      if (!thread) return ZERO_MEMORY_USAGE;
      const measuring = thread.send({ kind: 'measure' }).then(
        (result) => (lastMeasured = 'measured' in result ? result.measured : ZERO_MEMORY_USAGE),
        () => ZERO_MEMORY_USAGE,
      );
      return withTimeout(measuring, MEMORY_MEASURE_TIMEOUT_MS, () => lastMeasured);
    },
    close() {
      unsubscribe();
      return indexes.close();
    },
  };
}

async function withTimeout<T>(promise: Promise<T>, milliseconds: number, otherwise: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), milliseconds).unref();
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
