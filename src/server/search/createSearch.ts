/** The search as the server runs it: from memory where it fits, else in SQL. */
import type { Store } from '../store/Store';
import {
  type ColumnSearch,
  createColumnSearch,
  type Measured,
  type ProjectEvent,
} from './columns/createColumnSearch';
import type { Search } from './Search';
import { createSqlSearch } from './sql/createSqlSearch';

export interface SearchOptions {
  store: Store;
  /** `sql`: nothing is kept in memory. */
  mode: 'index' | 'sql';
  /** What all projects together may take of memory, in bytes. */
  budget: number;
  /** Told when a project is in memory, or will not be. */
  onProject?: (event: ProjectEvent) => void;
}

export interface RunningSearch extends Search {
  /** Takes all projects into memory, the largest first; ends when each is there, or told why not. */
  load(): Promise<void>;
  /** Bytes in memory. */
  measure(): Promise<Measured>;
  close(): Promise<void>;
}

export function createSearch({ store, mode, budget, onProject }: SearchOptions): RunningSearch {
  const sql = createSqlSearch(store);
  if (mode === 'sql') {
    return {
      ...sql,
      load: async () => undefined,
      measure: async () => ({ projects: {}, lists: 0 }),
      close: async () => undefined,
    };
  }
  const columns = createColumnSearch({ store, fallback: sql, budget, onProject });
  return { ...columns, load: () => loadAll(store, columns) };
}

async function loadAll(store: Store, columns: ColumnSearch): Promise<void> {
  const projects = await store.background
    .selectFrom('project')
    .select('id')
    .orderBy('issue_count', 'desc')
    .execute();
  for (const { id } of projects) await columns.load(id);
}
