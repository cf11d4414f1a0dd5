import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Progress } from '../../../shared/progress';
import { compareSearches, type SearchDifference } from '../../search/check/compareSearches';
import { createSearch } from '../../search/createSearch';
import type { Search } from '../../search/list/Search';
import { createSqlSearch } from '../../search/sql/createSqlSearch';
import { checkStore } from '../../store/check/checkStore';
import type { Store } from '../../store/Store';
import type { Command } from './Command';
import { noMore } from './words';

export const check: Command = {
  name: 'check',
  usage: '',
  summary: 'Checks the store against itself, and the search from memory against SQL. Names every difference.',
  help: [],
  options: {},
  creates: false,
  prepare({ positionals }) {
    noMore(positionals);
    return async ({ store, search, print, progress, signal }) => {
      const { issues, differences } = await checkStore(store, progress, signal);
      for (const { project, what, count, examples } of differences) {
        print(
          `${project}: ${count} ${what} (${examples.join(', ')}${count > examples.length ? ', ...' : ''})`,
        );
      }
      const unlike = await compareToSql(store, search, progress, signal);
      for (const { project, query, part, ours, theirs } of unlike) {
        print(`${project}: ${query}: ${part} from memory is ${ours}, in SQL ${theirs}`);
      }
      if (differences.length > 0 || unlike.length > 0) return 1;
      print(`${issues.toLocaleString('en')} issues checked; nothing differs.`);
      return 0;
    };
  },
};

/** A server's own search as it runs, or one made for the purpose. */
async function compareToSql(
  store: Store,
  running: Search | null,
  progress: Progress,
  signal: AbortSignal,
): Promise<SearchDifference[]> {
  const sql = createSqlSearch(store);
  if (running) return compareSearches(store, running, sql, progress, signal);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'winnow-check-'));
  const search = createSearch({ store, mode: 'index', budget: Infinity, folder });
  try {
    await search.load();
    return await compareSearches(store, search, sql, progress, signal);
  } finally {
    await search.close();
    await rm(folder, { recursive: true, force: true });
  }
}
