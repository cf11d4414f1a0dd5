/** The search over columns in memory. Projects that are not in memory are answered by another search. */
import { parseQuery } from '../../../shared/query/parse';
import type { Store } from '../../store/Store';
import { type IndexEvent, IndexRegistry } from '../indexing/IndexRegistry';
import { ThreadStoppedError } from '../indexing/RequestThread';
import { facetPage } from '../list/facets';
import { NameResolver } from '../list/NameResolver';
import type { FindIssues } from '../list/PreparedList';
import type { IssueList, ListRequest, Search } from '../list/Search';
import { ColumnIndexer } from './ColumnIndexer';
import { ColumnIssueList } from './ColumnIssueList';
import { ColumnsThread } from './ColumnsThread';
import { FailoverIssueList } from './FailoverIssueList';

export interface ColumnSearchOptions {
  store: Store;
  names?: NameResolver;
  /** The search that answers requests while a project is not in memory. */
  fallback: Search;
  /** Finds the issues for conditions that the columns do not hold: words, mentions and watched issues. */
  findIssues: FindIssues;
  /** Memory limit for the columns and cached lists of all projects, in bytes. */
  budget: number;
  /** Called when a project is in memory, is too large for it, or has failed. */
  onProject?: (event: IndexEvent) => void;
  /** Called with each worker thread that is started. Tests stop it. */
  onThread?: (thread: ColumnsThread) => void;
}

/** Memory in bytes. */
export interface IndexMemory {
  /** Memory of the columns and sort orders of each project, by project id. */
  projects: Record<number, number>;
  /** Cached lists of all projects. */
  lists: number;
}

export interface ColumnSearch extends Search {
  /** Loads a project into memory if that has not been done. Never rejects: `onProject` reports failures. */
  load(projectId: number): Promise<void>;
  /** Brings a project that has been loaded to this version or a later one. */
  catchUp(projectId: number, version: number): Promise<void>;
  /** The version that each in-memory project has reached. Null while the project is being loaded again. */
  versions(): Map<number, number | null>;
  /** The memory in use. Returns the last known figures if the thread does not answer within 1 s. */
  measure(): Promise<IndexMemory>;
  close(): Promise<void>;
}

/** Maximum memory of one issue in columns and sort orders, in bytes. */
const BYTES_PER_ISSUE = 128;
/** How long `measure` waits for a busy thread, in milliseconds. */
const MEASURE_TIMEOUT = 1_000;
const NO_MEMORY: IndexMemory = { projects: {}, lists: 0 };

export function createColumnSearch(options: ColumnSearchOptions): ColumnSearch {
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
      const thread = new ColumnsThread(Math.floor(budget / 4));
      onThread?.(thread);
      return thread;
    },
    createIndexer: (thread, projectId) => new ColumnIndexer(store, thread, projectId),
    memory: {
      budget,
      bytesOf: async (projectId) => (await names.catalog(projectId)).issueCount * BYTES_PER_ISSUE,
    },
    onProject,
  });
  const unsubscribe = store.changes.onRowsUpdated((update) =>
    indexes.current(update.projectId)?.addUpdate(update),
  );
  let lastMeasured = NO_MEMORY;

  const open = (request: ListRequest): ColumnIssueList | null => {
    const indexer = indexes.ready(request.projectId);
    if (!indexer) return null;
    const source = { names, findIssues, thread: indexer.thread, indexer };
    return new ColumnIssueList(source, request, parseQuery(request.query, Date.now()));
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
          return facetPage((await columns.facet(field)).values, matching, page);
        } catch (error) {
          if (!(error instanceof ThreadStoppedError)) throw error;
        }
      }
      return fallback.facetValues(request, field, matching, page);
    },
    load: (projectId) => indexes.load(projectId),
    catchUp: (projectId, version) => indexes.catchUp(projectId, version),
    versions: () => indexes.versions(),
    async measure() {
      const { thread } = indexes;
      if (!thread) return NO_MEMORY;
      const measuring = thread.send({ kind: 'measure' }).then(
        (result) => (lastMeasured = 'measured' in result ? result.measured : NO_MEMORY),
        () => NO_MEMORY,
      );
      return withTimeout(measuring, MEASURE_TIMEOUT, () => lastMeasured);
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
