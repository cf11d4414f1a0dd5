/**
 * The search over in-memory columns. For projects that are not in memory, it passes requests to another
 * search.
 */
import type { ParsedSearchQuery } from '../../../shared/query/ast';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { IssueRowKey } from '../../store/read/issues';
import { readSubIssueNumbers } from '../statements/subIssueOrder';
import { type ProjectIndexEvent, SearchIndexRegistry } from '../indexing/SearchIndexRegistry';
import { resolveWithTimeout } from '../indexing/resolveWithTimeout';
import { ThreadStoppedError } from '../indexing/RequestThread';
import { combineQueries, groupQueriesByTerms } from '../list/combineQueries';
import { createIssueListRequest } from '../list/createIssueListRequest';
import { parseListQuery } from '../list/parseListQuery';
import { selectFacetValuesPage } from '../list/facets';
import { NameResolver } from '../list/NameResolver';
import type { IssueNumbersFinder } from '../list/PreparedIssueListRequest';
import type { IssueCountsRequest, IssueList, IssueListRequest, IssueSearch } from '../list/IssueSearch';
import { createMergedSearch } from '../merged/createMergedSearch';
import { INDEX_FILE_DELAYS } from '../indexing/files/IndexFileSchedule';
import type { IndexFileOptions } from '../indexing/files/ProjectIndexFile';
import { ColumnStoreIndexer } from './ColumnStoreIndexer';
import { InMemoryIssueList } from './InMemoryIssueList';
import { toIssueRows } from './data/ListedIssues';
import { ColumnStoreThread } from './ColumnStoreThread';
import { FailoverIssueList } from './FailoverIssueList';

export interface InMemoryIssueSearchOptions {
  store: DatabaseStore;
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
  /** The files in which columns are kept between two runs of the server. Null: there are no files. */
  files?: ({ folder: string } & Partial<IndexFileOptions>) | null;
  /** A running thread with the same budget and files, in which files may already be preloaded. */
  startedThread?: ColumnStoreThread;
  /**
   * Resolves when the background jobs after a migration have completed the rows of issues. Columns are loaded
   * afterwards, because these jobs write no events. Absent: the rows are complete.
   */
  rowsComplete?: Promise<void>;
  /** When requests wait for columns that are being loaded. By default LOADING_WAIT. */
  loadingWait?: { issuesMin: number; milliseconds: number };
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
  loadProjectIndex(projectId: number): Promise<void>;
  /** Brings a loaded project to this project version or a later one. */
  catchUp(projectId: number, version: number): Promise<void>;
  /**
   * Ends the loading of all projects: frees the memory of preloaded files, and deletes the files of projects that have
   * not been loaded.
   */
  endPreload(): Promise<void>;
  /** Frees the memory of a deleted project, and deletes its file. */
  release(projectId: number): Promise<void>;
  /**
   * Returns the project version that each in-memory project has reached, by project id. Null while a project
   * is being loaded again.
   */
  getProjectIndexVersions(): Map<number, number | null>;
  /** Measures the memory in use. Returns the last known figures if the thread does not answer within 1 s. */
  measureMemoryUsage(): Promise<SearchIndexMemoryUsage>;
  close(): Promise<void>;
}

/**
 * Memory that is reserved for one issue, in bytes. Its columns and sort orders take about 183; the difference
 * covers the cached lists, which may take RANKING_CACHE_MEMORY_SHARE of the budget.
 */
export const INDEX_BYTES_PER_ISSUE_MAX = 245;
/** The part of the memory budget that cached lists of all projects may take. */
const RANKING_CACHE_MEMORY_SHARE = 0.25;
/**
 * Requests for a project of at least `issuesMin` issues wait until its columns are loaded, for `milliseconds` after
 * loading has begun: SQL takes longer for such a project. Reading the file of a million issues takes about five
 * seconds.
 */
const LOADING_WAIT = { issuesMin: 50_000, milliseconds: 10_000 };
/** How long `measureMemoryUsage` waits for the answer of a busy thread, in milliseconds. */
const MEMORY_MEASURE_TIMEOUT_MS = 1_000;
const ZERO_INDEX_MEMORY_USAGE: SearchIndexMemoryUsage = { projects: {}, lists: 0 };

/**
 * Starts the thread of the columns before there is a search, so that it reads the column files while the database is
 * being opened.
 */
export function preloadColumnFiles(budget: number, folder: string): ColumnStoreThread {
  const thread = startColumnStoreThread(budget, folder);
  // If the thread stops, the search starts another one.
  const issuesMax = Math.floor(budget / INDEX_BYTES_PER_ISSUE_MAX);
  thread.sendRequest({ kind: 'preload', issuesMax }).catch(() => undefined);
  return thread;
}

function startColumnStoreThread(budget: number, folder: string | null): ColumnStoreThread {
  return new ColumnStoreThread({ rankingBytes: Math.floor(budget * RANKING_CACHE_MEMORY_SHARE), folder });
}

export function createInMemoryIssueSearch(options: InMemoryIssueSearchOptions): InMemoryIssueSearch {
  const {
    store,
    names = new NameResolver(store),
    fallback,
    findIssues,
    budget,
    files = null,
    rowsComplete,
    loadingWait = LOADING_WAIT,
    onProject,
    onThread,
  } = options;
  let { startedThread } = options;
  const fileOptions = files && { delays: INDEX_FILE_DELAYS, ...files };
  const indexes = new SearchIndexRegistry({
    startThread: () => {
      const thread = startedThread ?? startColumnStoreThread(budget, files?.folder ?? null);
      startedThread = undefined;
      onThread?.(thread);
      return thread;
    },
    createIndexer: (thread, projectId, fail) =>
      new ColumnStoreIndexer(store, thread, projectId, fail, fileOptions, rowsComplete),
    memory: {
      budget,
      bytesOf: async (projectId) =>
        (await names.getProjectCatalog(projectId)).issueCount * INDEX_BYTES_PER_ISSUE_MAX,
    },
    onProject,
  });
  const unsubscribe = store.changes.onIssueRowsUpdate((update) =>
    indexes.getActiveIndexer(update.projectId)?.bufferIssueRowsUpdate(update),
  );
  let lastMeasured = ZERO_INDEX_MEMORY_USAGE;

  const open = (request: IssueListRequest, parsed = parseListQuery(request)): InMemoryIssueList | null => {
    const indexer = indexes.getReadyIndexer(request.projectId);
    if (!indexer) return null;
    const readSubIssueOrder = (parent: IssueRowKey) => readSubIssueNumbers(store.db, parent);
    const source = { names, findIssues, thread: indexer.thread, indexer, readSubIssueOrder };
    return new InMemoryIssueList(source, request, parsed);
  };
  const listWithoutWaiting = (request: IssueListRequest, parsed?: ParsedSearchQuery): IssueList => {
    const columns = open(request, parsed);
    return columns ? new FailoverIssueList(columns, () => fallback.list(request)) : fallback.list(request);
  };
  /**
   * Resolves when the columns of a large project are loaded, or at the end of the maximum wait. Null: the request need
   * not wait.
   */
  const waitWhileLoading = (projectId: number): Promise<void> | null => {
    const index = indexes.getLoadingIndex(projectId);
    const rest = index ? index.openedAt + loadingWait.milliseconds - performance.now() : 0;
    if (!index || rest <= 0) return null;
    return names
      .getProjectCatalog(projectId)
      .then(({ issueCount }) =>
        issueCount < loadingWait.issuesMin
          ? undefined
          : resolveWithTimeout(index.loaded, rest, () => undefined),
      );
  };
  const list = (request: IssueListRequest, parsed?: ParsedSearchQuery): IssueList => {
    const waiting = waitWhileLoading(request.projectId);
    if (!waiting) return listWithoutWaiting(request, parsed);
    const opening = waiting.then(() => listWithoutWaiting(request, parsed));
    return new FailoverIssueList(opening, () => fallback.list(request));
  };
  const countTogether = async (
    request: IssueCountsRequest,
    queries: readonly ParsedSearchQuery[],
  ): Promise<number[]> => {
    await waitWhileLoading(request.projectId);
    // Without an order, words would be searched in titles, too, to rank the issues by relevance.
    const order = { field: 'NUMBER', direction: 'ASC' } as const;
    const columns = open(
      { ...createIssueListRequest(request.projectId, request.visibility), ...request, order },
      combineQueries(queries),
    );
    if (columns) {
      try {
        return await columns.readIssueCounts(queries);
      } catch (error) {
        if (!(error instanceof ThreadStoppedError)) throw error;
      }
    }
    return fallback.readIssueCounts(request, queries);
  };
  return {
    list,
    ...createMergedSearch(names, listWithoutWaiting),
    async readIssueCounts(request, queries) {
      const counts: number[] = [];
      // One after the other, because together they could evict each other's word matches.
      for (const group of groupQueriesByTerms(queries)) counts.push(...(await countTogether(request, group)));
      return counts;
    },
    async findProjectsWithAssignedIssues(userId, projects, state) {
      const inMemory = projects.filter(({ id }) => indexes.getReadyIndexer(id) !== null);
      const ids = new Set(inMemory.map(({ id }) => id));
      const { thread } = indexes;
      if (inMemory.length === 0 || !thread)
        return fallback.findProjectsWithAssignedIssues(userId, projects, state);
      // Only ids and versions, because the request is copied to the worker thread.
      const request = inMemory.map(({ id, version }) => ({ id, version }));
      try {
        const others = projects.filter(({ id }) => !ids.has(id));
        const [result, found] = await Promise.all([
          thread.sendRequest({ kind: 'assigned', userId, projects: request, state }),
          fallback.findProjectsWithAssignedIssues(userId, others, state),
        ]);
        if ('assigned' in result) return new Set([...result.assigned, ...found]);
      } catch (error) {
        if (!(error instanceof ThreadStoppedError)) throw error;
      }
      return fallback.findProjectsWithAssignedIssues(userId, projects, state);
    },
    async readIssuesInMemory({ id: projectId, version }, numbers) {
      const indexer = indexes.getReadyIndexer(projectId);
      if (!indexer) return null;
      try {
        await indexer.catchUpToVersion(version, 'db');
        const result = await indexer.thread.sendRequest({ kind: 'issues', projectId, numbers });
        if ('issues' in result) return toIssueRows(projectId, result.issues);
      } catch {
        // The thread has stopped, or the project is being released or changes too quickly: the caller reads the
        // database.
      }
      return null;
    },
    async readFacetValues(request, field, ranking, page) {
      await waitWhileLoading(request.projectId);
      const columns = open(request);
      if (columns) {
        try {
          return selectFacetValuesPage((await columns.readFacetValues(field)).values, ranking, page);
        } catch (error) {
          if (!(error instanceof ThreadStoppedError)) throw error;
        }
      }
      return fallback.readFacetValues(request, field, ranking, page);
    },
    loadProjectIndex: (projectId) => indexes.loadIndex(projectId),
    catchUp: (projectId, version) => indexes.catchUpIndex(projectId, version),
    async endPreload() {
      await indexes.thread?.sendRequest({ kind: 'endPreload' }).catch(() => undefined);
    },
    release: (projectId) => indexes.releaseIndex(projectId),
    getProjectIndexVersions: () => indexes.getProjectIndexVersions(),
    async measureMemoryUsage() {
      const { thread } = indexes;
      if (!thread) return ZERO_INDEX_MEMORY_USAGE;
      const measuring = thread.sendRequest({ kind: 'measure' }).then(
        (result) => (lastMeasured = 'measured' in result ? result.measured : ZERO_INDEX_MEMORY_USAGE),
        () => ZERO_INDEX_MEMORY_USAGE,
      );
      return resolveWithTimeout(measuring, MEMORY_MEASURE_TIMEOUT_MS, () => lastMeasured);
    },
    async close() {
      unsubscribe();
      await Promise.all(indexes.listReadyIndexers().map((indexer) => indexer.finishFile()));
      await indexes.close();
    },
  };
}
