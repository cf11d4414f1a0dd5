import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ProgressReporter } from '../../shared/progress';
import {
  compareSearchImplementations,
  type SearchResultDifference,
} from '../search/check/compareSearchImplementations';
import { createSearchService } from '../search/createSearchService';
import type { IssueSearch } from '../search/list/IssueSearch';
import { createSqlIssueSearch } from '../search/sql/createSqlIssueSearch';
import { countTasks } from '../domain/markdown/tasks';
import { checkFiles } from '../store/check/checkFiles';
import { checkStoreConsistency } from '../store/check/checkStoreConsistency';
import { checkTaskCounts } from '../store/check/checkTaskCounts';
import type { DatabaseStore } from '../store/DatabaseStore';
import { rejectPositionalArguments } from './arguments';
import type { CliCommand } from './CliCommand';

export const consistencyCheckCommand: CliCommand = {
  name: 'check',
  usage: '',
  summary:
    'Check the consistency of the stored data and of attached files, and compare the in-memory search with SQL. List all differences.',
  help: [],
  options: {},
  createsDatabase: false,
  createRunner({ positionals }) {
    rejectPositionalArguments(positionals);
    return async ({ store, files, search, print, progress, signal }) => {
      const { issues, differences } = await checkStoreConsistency(store, progress, signal);
      differences.push(...(await checkTaskCounts(store, countTasks, signal)));
      differences.push(...(await checkFiles(store, files.storage, signal)));
      for (const { project, what, count, examples } of differences) {
        const ellipsis = count > examples.length ? ', ...' : '';
        print(`${project}: ${count} ${what} (${examples.join(', ')}${ellipsis})`);
      }
      const searchDifferences = await compareSearchIndexWithSql(store, search, progress, signal);
      for (const { project, query, part, ours, theirs } of searchDifferences) {
        print(`${project}: search "${query}": ${part} differs: ${ours} (in-memory index), ${theirs} (SQL)`);
      }
      if (differences.length > 0 || searchDifferences.length > 0) return 1;
      print(`Checked ${issues.toLocaleString('en')} issues: no differences.`);
      return 0;
    };
  },
};

/**
 * Compares the results of the search index with those of SQL. Uses the index of the running server, or a
 * temporary one when no server runs.
 */
async function compareSearchIndexWithSql(
  store: DatabaseStore,
  serverSearch: IssueSearch | null,
  progress: ProgressReporter,
  signal: AbortSignal,
): Promise<SearchResultDifference[]> {
  const sql = createSqlIssueSearch(store);
  if (serverSearch) return compareSearchImplementations(store, serverSearch, sql, progress, signal);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'winnow-check-'));
  const search = createSearchService({ store, mode: 'index', budget: Infinity, folder });
  try {
    await search.loadAllProjects();
    return await compareSearchImplementations(store, search, sql, progress, signal);
  } finally {
    await search.close();
    await rm(folder, { recursive: true, force: true });
  }
}
