/** The search as the server runs it: from memory and the word index where it fits, else in SQL. */
import type { Store } from '../store/Store';
import { createColumnSearch, type Measured, type ProjectEvent } from './columns/createColumnSearch';
import type { Search } from './Search';
import { createSqlSearch } from './sql/createSqlSearch';
import { createWordIndex, type WordsEvent } from './words/createWordIndex';

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
  /** Takes all projects into memory, the largest first; ends when each is there, or told why not. */
  load(): Promise<void>;
  /** Bytes in memory. */
  measure(): Promise<Measured>;
  close(): Promise<void>;
}

export function createSearch(options: SearchOptions): RunningSearch {
  const { store, mode, budget, folder, onProject, onWords } = options;
  const sql = createSqlSearch(store);
  if (mode === 'sql') {
    return {
      ...sql,
      load: async () => undefined,
      measure: async () => ({ projects: {}, lists: 0 }),
      close: async () => undefined,
    };
  }
  const words = createWordIndex({ store, folder, onProject: onWords });
  const columns = createColumnSearch({ store, fallback: sql, words, budget, onProject });
  return {
    ...columns,
    async load() {
      const projects = await projectsBySize(store);
      for (const id of projects) await columns.load(id);
      for (const id of projects) await words.load(id);
    },
    async close() {
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
