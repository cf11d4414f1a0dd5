/** The search as the server runs it: from memory and the word index where it fits, else in SQL. */
import type { Store } from '../store/Store';
import {
  type ColumnSearch,
  createColumnSearch,
  type Measured,
  type ProjectEvent,
} from './columns/createColumnSearch';
import type { Search } from './Search';
import { type Follower, followChanges, type Following } from './followChanges';
import { createSqlSearch } from './sql/createSqlSearch';
import { createWordIndex, type WordIndex, type WordsEvent } from './words/createWordIndex';

export interface SearchOptions {
  store: Store;
  /** `sql`: nothing is kept in memory. */
  mode: 'index' | 'sql';
  /** What all projects together may take of memory, in bytes. */
  budget: number;
  /** Where the files of the word index are. */
  folder: string;
  /** Told when a project is in memory, or will not be. */
  onProject?: (event: ProjectEvent) => void;
  /** Told when the words of a project are found by their index, or will not be. */
  onWords?: (event: WordsEvent) => void;
}

export interface RunningSearch extends Search {
  /**
   * Takes all projects into memory, the largest first; ends when each is there, or told why not. From
   * here on what is written is followed, those made later too.
   */
  load(): Promise<void>;
  /** How far each index that is there is behind what was heard of its project. */
  lags(): Lag[];
  /** Bytes in memory. */
  measure(): Promise<Measured>;
  close(): Promise<void>;
}

export interface Lag {
  projectId: number;
  index: 'columns' | 'words';
  /** What the index is abreast of; null: it is being loaded anew. */
  version: number | null;
  /** Versions of the project that were heard of and are not taken in. */
  behind: number;
}

export function createSearch(options: SearchOptions): RunningSearch {
  const { store, mode, budget, folder, onProject, onWords } = options;
  const sql = createSqlSearch(store);
  if (mode === 'sql') {
    return {
      ...sql,
      load: async () => undefined,
      measure: async () => ({ projects: {}, lists: 0 }),
      lags: () => [],
      close: async () => undefined,
    };
  }
  const words = createWordIndex({ store, folder, onProject: onWords });
  const columns = createColumnSearch({ store, fallback: sql, words, budget, onProject });
  const indexes = { columns, words };
  let following: Following | null = null;
  let isLoaded = false;
  let isClosed = false;

  const loadEach = async (index: ColumnSearch | WordIndex, projects: readonly number[]): Promise<void> => {
    for (const id of projects) if (!isClosed) await index.load(id);
  };
  /** Until all are loaded, those to come are left to that, which takes them one by one. */
  const follower = (index: ColumnSearch | WordIndex): Follower => ({
    async catchUp(projectId, version) {
      if (isLoaded) await index.load(projectId);
      await index.catchUp(projectId, version);
    },
  });
  return {
    ...columns,
    async load() {
      following = followChanges(store, [follower(columns), follower(words)]);
      const projects = await projectsBySize(store);
      await loadEach(columns, projects);
      await loadEach(words, projects);
      isLoaded = true;
    },
    lags: () =>
      (['columns', 'words'] as const).flatMap((index) =>
        [...indexes[index].versions()].map(([projectId, version]) => {
          const heard = following?.heard.get(projectId) ?? 0;
          return { projectId, index, version, behind: Math.max(0, heard - (version ?? 0)) };
        }),
      ),
    async close() {
      isClosed = true;
      following?.end();
      await Promise.all([columns.close(), words.close()]);
    },
  };
}

/** The ids of all projects, the largest first. */
async function projectsBySize(store: Store): Promise<number[]> {
  const projects = await store.background
    .selectFrom('project')
    .select('id')
    .orderBy('issue_count', 'desc')
    .execute();
  return projects.map(({ id }) => id);
}
