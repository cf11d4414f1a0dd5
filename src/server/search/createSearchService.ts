/**
 * Assembles the server's search from the in-memory columns, the word index and SQL. SQL answers requests that
 * the other two cannot answer.
 */
import type { DatabaseStore } from '../store/DatabaseStore';
import {
  type InMemoryIssueSearch,
  type InMemoryIssueSearchOptions,
  createInMemoryIssueSearch,
  type SearchIndexMemoryUsage,
} from './columns/createInMemoryIssueSearch';
import {
  type ProjectChangeSubscriber,
  subscribeToProjectChanges,
  type ProjectChangeSubscription,
} from './indexing/subscribeToProjectChanges';
import { readProjectIdsSortedBySize } from './indexing/readProjectsToIndex';
import type { ProjectIndexEvent } from './indexing/SearchIndexRegistry';
import { NameResolver } from './list/NameResolver';
import type { IssueNumbersFinder } from './list/PreparedIssueListRequest';
import type { IssueSearch } from './list/IssueSearch';
import { createSqlIssueSearch } from './sql/createSqlIssueSearch';
import { createSqlIssueFinder } from './sql/createSqlIssueFinder';
import { createWordIndex, type WordIndex } from './words/createWordIndex';

export interface SearchServiceOptions {
  store: DatabaseStore;
  /** `index` uses in-memory columns and a word index; `sql` answers all requests in SQL. */
  mode: 'index' | 'sql';
  /** Memory limit for the in-memory columns of all projects together, in bytes. */
  budget: number;
  /** The folder with the files of the word index. */
  folder: string;
  /** The files in which columns are kept between two runs of the server. By default, there are none. */
  columnFiles?: InMemoryIssueSearchOptions['files'];
  /** A thread that `preloadColumnFiles` has started, with the same budget and files. */
  columnsThread?: InMemoryIssueSearchOptions['startedThread'];
  /** Resolves when columns may be loaded. Absent: immediately. */
  rowsComplete?: InMemoryIssueSearchOptions['rowsComplete'];
  loadingWait?: InMemoryIssueSearchOptions['loadingWait'];
  /** Called when a project has been loaded into memory, is too large for it, or has failed to load. */
  onProject?: (event: ProjectIndexEvent) => void;
  /** Called when the words of a project have been indexed, or the word index has failed. */
  onWords?: (event: ProjectIndexEvent) => void;
  /** Called with each worker thread when it is started, so that tests can stop it. */
  onThread?: (index: SearchIndexLag['index'], thread: { stopThread(): Promise<void> }) => void;
}

export interface SearchService extends IssueSearch {
  /**
   * Loads all projects into memory, largest first. Resolves when each has been loaded or has failed. From
   * then on, the in-memory columns and word indexes apply all changes, including those of new projects.
   */
  loadAllProjects(): Promise<void>;
  /** Returns by how many project versions each index is behind the announced changes. */
  getIndexLags(): SearchIndexLag[];
  /** Measures the memory that columns and cached lists use. */
  measureMemoryUsage(): Promise<SearchIndexMemoryUsage>;
  close(): Promise<void>;
}

export interface SearchIndexLag {
  projectId: number;
  index: 'columns' | 'words';
  /** The project version that the index has reached. Null while the index is being loaded again. */
  version: number | null;
  /** Number of announced project versions that the index does not include yet. */
  behind: number;
}

export function createSearchService(options: SearchServiceOptions): SearchService {
  const { store, mode, budget, folder, columnFiles, columnsThread, onProject, onWords, onThread } = options;
  const { rowsComplete, loadingWait } = options;
  const names = new NameResolver(store);
  const sql = createSqlIssueSearch(store, names);
  if (mode === 'sql') {
    return {
      ...sql,
      loadAllProjects: async () => undefined,
      measureMemoryUsage: async () => ({ projects: {}, lists: 0 }),
      getIndexLags: () => [],
      close: async () => undefined,
    };
  }
  const words = createWordIndex({
    store,
    folder,
    onProject: onWords,
    onThread: (thread) => onThread?.('words', thread),
  });
  const columns = createInMemoryIssueSearch({
    store,
    names,
    fallback: sql,
    findIssues: createIssueFinderWithSqlFallback(store, words),
    budget,
    files: columnFiles,
    startedThread: columnsThread,
    rowsComplete,
    loadingWait,
    onProject,
    onThread: (thread) => onThread?.('columns', thread),
  });
  const indexes = { columns, words };
  let changes: ProjectChangeSubscription | null = null;
  let isLoaded = false;
  let isClosed = false;

  const loadEach = async (
    index: InMemoryIssueSearch | WordIndex,
    projects: readonly number[],
  ): Promise<void> => {
    for (const id of projects) if (!isClosed) await index.loadProjectIndex(id);
  };
  /**
   * Applies the changes of all projects to an index. It also loads new projects, but only after the initial
   * load has loaded the existing ones, one by one.
   */
  const follower = (index: InMemoryIssueSearch | WordIndex): ProjectChangeSubscriber => ({
    async catchUp(projectId, version) {
      if (isLoaded) await index.loadProjectIndex(projectId);
      await index.catchUp(projectId, version);
    },
    release: (projectId) => index.release(projectId),
  });
  return {
    ...columns,
    async loadAllProjects() {
      changes ??= subscribeToProjectChanges(store, [follower(columns), follower(words)]);
      const projects = await readProjectIdsSortedBySize(store);
      await loadEach(columns, projects);
      if (!isClosed) await columns.endPreload();
      await loadEach(words, projects);
      isLoaded = true;
    },
    getIndexLags: () =>
      (['columns', 'words'] as const).flatMap((index) =>
        [...indexes[index].getProjectIndexVersions()].map(([projectId, version]) => {
          const announced = changes?.announced.get(projectId) ?? 0;
          return { projectId, index, version, behind: Math.max(0, announced - (version ?? 0)) };
        }),
      ),
    async close() {
      isClosed = true;
      changes?.close();
      await Promise.all([columns.close(), words.close()]);
    },
  };
}

/**
 * Returns the function that finds issues by words in the word index if it is ready, and all others in SQL.
 */
function createIssueFinderWithSqlFallback(store: DatabaseStore, words: WordIndex): IssueNumbersFinder {
  const inSql = createSqlIssueFinder(store);
  return {
    ...inSql,
    async find(node, scope, version) {
      const found =
        node.kind === 'text' ? await words.findMatchingIssues(scope.projectId, node, version) : null;
      return found ?? inSql.find(node, scope, version);
    },
  };
}
