/**
 * The search over in-memory columns. For projects that are not in memory, it passes requests to another
 * search.
 */
import { parseQuery } from '../../../shared/query/parse';
import type { Store } from '../../store/Store';
import { type ProjectIndexEvent, SearchIndexRegistry } from '../indexing/SearchIndexRegistry';
import { ThreadStoppedError } from '../indexing/RequestThread';
import { selectFacetValuesPage } from '../list/facets';
import { NameResolver } from '../list/NameResolver';
import type { IssueNumbersFinder } from '../list/PreparedIssueListRequest';
import type { IssueList, IssueListRequest, IssueSearch } from '../list/IssueSearch';
import { ColumnStoreIndexer } from './ColumnStoreIndexer';
import { InMemoryIssueList } from './InMemoryIssueList';
import { ColumnStoreThread } from './ColumnStoreThread';
import { FailoverIssueList } from './FailoverIssueList';

export interface InMemoryIssueSearchOptions {
  store: Store;
  names?: NameResolver;
  /** The search that answers requests for projects that are not in memory. */
  fallback: IssueSearch;
  /**
   * Finds the issues for query conditions that the columns cannot evaluate: words, mentions and watched
   * issues.
   */
  findIssues: IssueNumbersFinder;
  /** Memory limit for the columns and cached lists of all projects, in bytes. */
  budget: number;
  /** Called when a project has been loaded into memory, is too large for it, or has failed to load. */
  onProject?: (event: ProjectIndexEvent) => void;
  /** Called with each worker thread when it is started, so that tests can stop it. */
  onThread?: (thread: ColumnStoreThread) => void;
}

/** Memory in use by the in-memory columns and cached lists, in bytes. */
export interface SearchIndexMemoryUsage {
  /** Memory of each project's columns and sort orders, by project id. */
  projects: Record<number, number>;
  /** Memory of the cached lists of all projects. */
  lists: number;
}

export interface InMemoryIssueSearch extends IssueSearch {
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
  measure(): Promise<SearchIndexMemoryUsage>;
  close(): Promise<void>;
}

/**
 * Memory that is reserved for one issue, in bytes. Its columns and sort orders take about 90; the difference
 * covers the cached lists, which may take RANKING_CACHE_MEMORY_SHARE of the budget.
 */
const INDEX_BYTES_PER_ISSUE_MAX = 128;
/** The part of the memory budget that cached lists of all projects may take. */
const RANKING_CACHE_MEMORY_SHARE = 0.25;
/** How long `measure` waits for the answer of a busy thread, in milliseconds. */
const MEMORY_MEASURE_TIMEOUT_MS = 1_000;
const ZERO_INDEX_MEMORY_USAGE: SearchIndexMemoryUsage = { projects: {}, lists: 0 };

export function createInMemoryIssueSearch(options: InMemoryIssueSearchOptions): InMemoryIssueSearch {
  const {
    store,
    names = new NameResolver(store),
    fallback,
    findIssues,
    budget,
    onProject,
    onThread,
  } = options;
  const indexes = new SearchIndexRegistry({
    startThread: () => {
      const thread = new ColumnStoreThread(Math.floor(budget * RANKING_CACHE_MEMORY_SHARE));
      onThread?.(thread);
      return thread;
    },
    createIndexer: (thread, projectId, fail) => new ColumnStoreIndexer(store, thread, projectId, fail),
    memory: {
      budget,
      bytesOf: async (projectId) =>
        (await names.getProjectItemNames(projectId)).issueCount * INDEX_BYTES_PER_ISSUE_MAX,
    },
    onProject,
  });
  const unsubscribe = store.changes.onIssueRowsUpdate((update) =>
    indexes.getActiveIndexer(update.projectId)?.bufferIssueRowsUpdate(update),
  );
  let lastMeasured = ZERO_INDEX_MEMORY_USAGE;

  const open = (request: IssueListRequest): InMemoryIssueList | null => {
    const indexer = indexes.getReadyIndexer(request.projectId);
    if (!indexer) return null;
    const source = { names, findIssues, thread: indexer.thread, indexer };
    return new InMemoryIssueList(source, request, parseQuery(request.query, Date.now()));
  };
  const list = (request: IssueListRequest): IssueList => {
    const columns = open(request);
    return columns ? new FailoverIssueList(columns, () => fallback.list(request)) : fallback.list(request);
  };
  return {
    list,
    async facetValues(request, field, matching, page) {
      const columns = open(request);
      if (columns) {
        try {
          return selectFacetValuesPage((await columns.readFacetValues(field)).values, matching, page);
        } catch (error) {
          if (!(error instanceof ThreadStoppedError)) throw error;
        }
      }
      return fallback.facetValues(request, field, matching, page);
    },
    load: (projectId) => indexes.loadIndex(projectId),
    catchUp: (projectId, version) => indexes.catchUpIndex(projectId, version),
    versions: () => indexes.getProjectIndexVersions(),
    async measure() {
      const { thread } = indexes;
      if (!thread) return ZERO_INDEX_MEMORY_USAGE;
      const measuring = thread.sendRequest({ kind: 'measure' }).then(
        (result) => (lastMeasured = 'measured' in result ? result.measured : ZERO_INDEX_MEMORY_USAGE),
        () => ZERO_INDEX_MEMORY_USAGE,
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
