/**
 * Benchmarks the in-memory columns alone, with more issues than a database can be filled with in reasonable time: whole
 * list screens, memory, changes, and the start from a file.
 */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseSearchQuery } from '../../shared/query/parse';
import { createDemoTracker } from '../../server/demo/createDemoTracker';
import { ColumnStoreThread } from '../../server/search/columns/ColumnStoreThread';
import { SentColumns } from '../../server/search/columns/SentColumns';
import { InMemoryIssueList } from '../../server/search/columns/InMemoryIssueList';
import { ISSUE_FACET_FIELDS } from '../../server/search/list/IssueSearch';
import { NameResolver } from '../../server/search/list/NameResolver';
import type { IssueNumbersFinder } from '../../server/search/list/PreparedIssueListRequest';
import { createSqlIssueFinder } from '../../server/search/sql/createSqlIssueFinder';
import type { DatabaseStore } from '../../server/store/DatabaseStore';
import { openDatabaseStore } from '../../server/store/open/openDatabaseStore';
import { createSeededRandom } from '../../testing/createSeededRandom';
import {
  type BenchResult,
  type BenchSample,
  createSingleValueResult,
  measureDuration,
  summarizeSamples,
} from '../support/measure';
import { FILTER_QUERIES } from '../support/queries';
import { SyntheticColumns } from './SyntheticColumns';

/** Number of issues of the demo tracker that is copied. */
const TEMPLATE_ISSUES = 20_000;
const PROJECT_KEY = 'BENCH';
const SCREENS_PER_QUERY = 5;
const CHANGES = 50;
const FILE_STARTS = 3;
/** Memory limit of the cached lists, in bytes. */
const RANKING_BYTES = 128 * 1024 * 1024;
const PAGE_SIZE = 50;

/** Measures the columns with this number of issues, a multiple of 20,000. */
export async function runColumnsBenchmark(issues: number): Promise<BenchResult[]> {
  const store = await openDatabaseStore();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'winnow-bench-'));
  const settings = { rankingBytes: RANKING_BYTES, folder };
  let thread = new ColumnStoreThread(settings);
  try {
    await createDemoTracker(store, { issues: Math.min(issues, TEMPLATE_ISSUES), projectKey: PROJECT_KEY });
    const project = await store.db
      .selectFrom('project')
      .select(['id', 'version'])
      .where('key', '=', PROJECT_KEY)
      .executeTakeFirstOrThrow();
    const columns = new SyntheticColumns(store, project, Math.max(1, Math.round(issues / TEMPLATE_ISSUES)));
    const memoryBefore = process.memoryUsage().rss;
    const load = await measureDuration(() => columns.loadIntoThread(thread));
    const results = [createSingleValueResult('columns', 'synthetic load', 's', load.ms / 1_000)];
    const origin = {
      projectId: project.id,
      database: 'bench',
      schema: 'bench',
      version: project.version,
      historyHash: 'bench',
    };
    const save = await measureDuration(() => thread.sendRequest({ kind: 'save', origin }));
    const { size } = await stat(path.join(folder, `${project.id}.columns`));
    results.push(
      createSingleValueResult('columns', 'writing the file', 'ms', save.ms, `${(size / 1e6).toFixed(0)} MB`),
    );
    await thread.stopThread();
    const starts: BenchSample[] = [];
    for (let i = 0; i < FILE_STARTS; i++) {
      await thread.stopThread();
      const { ms, value } = await measureDuration(async () => {
        thread = new ColumnStoreThread(settings);
        return thread.sendRequest({ kind: 'open', ...origin, projectId: project.id });
      });
      if (!('opened' in value) || value.opened === null) throw new Error('The file was not opened.');
      starts.push({ value: ms });
    }
    results.push(
      summarizeSamples(
        'columns',
        'start of the thread until the columns are read from their file',
        'ms',
        starts,
      ),
      ...(await measureScreens(store, thread, columns)),
      ...(await measureMemory(thread, memoryBefore)),
      ...(await measureChanges(thread, columns, issues)),
    );
    return results;
  } finally {
    await thread.stopThread();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Measures whole list screens: the count, eight facets, the sections and the page at a random rank. The first, uncached
 * screen of each query is included, and also summarized on its own.
 */
async function measureScreens(
  store: DatabaseStore,
  thread: ColumnStoreThread,
  columns: SyntheticColumns,
): Promise<BenchResult[]> {
  const { projectId } = columns;
  const inSql = createSqlIssueFinder(store);
  const findIssues: IssueNumbersFinder = {
    ...inSql,
    async find(node, scope, version) {
      const found = await inSql.find(node, scope, version);
      return { version: found.version, value: columns.listCopies(found.value) };
    },
  };
  const sentColumns = new SentColumns();
  sentColumns.noteLoaded(columns.version);
  const admin = await store.db
    .selectFrom('app_user')
    .select('id')
    .where('login', '=', 'admin')
    .executeTakeFirst();
  const source = {
    names: new NameResolver(store),
    findIssues,
    thread,
    indexer: { sentColumns, catchUpToVersion: async () => undefined, readAtColumnVersion: async () => null },
    readSubIssueOrder: async () => ({ version: 0, value: new Int32Array(0) }),
  };
  const random = createSeededRandom(1);
  const totals = new Map<string, number>();
  const samples: BenchSample[] = [];
  for (let round = 0; round < SCREENS_PER_QUERY; round++) {
    for (const query of FILTER_QUERIES) {
      const request = {
        projectId,
        query,
        order: null,
        groupBy: null,
        snapshot: null,
        visibility: 'all' as const,
        viewerId: admin?.id ?? null,
      };
      const offset = Math.floor(random() * (totals.get(query) ?? PAGE_SIZE));
      const { ms, value } = await measureDuration(async () => {
        const list = new InMemoryIssueList(source, request, parseSearchQuery(query, Date.now()));
        const [total] = await Promise.all([
          list.readTotalIssueCount(),
          list.readIssuePage({ first: PAGE_SIZE, after: null, last: null, before: null, offset }),
          list.readListSections(),
          list.readFacets(ISSUE_FACET_FIELDS, 10),
        ]);
        return total;
      });
      totals.set(query, value);
      samples.push({ value: ms, of: query === '' ? 'no query' : query });
    }
  }
  const first = samples.slice(0, FILTER_QUERIES.length);
  return [
    summarizeSamples('columns', `whole list screen, ${FILTER_QUERIES.length} queries`, 'ms', samples),
    summarizeSamples('columns', 'the first screen of each query', 'ms', first),
    summarizeSamples('columns', 'later screens', 'ms', samples.slice(FILTER_QUERIES.length)),
  ];
}

async function measureMemory(thread: ColumnStoreThread, before: number): Promise<BenchResult[]> {
  const result = await thread.sendRequest({ kind: 'measure' });
  if (!('measured' in result)) throw new Error('The columns did not return their memory.');
  const { projects, lists } = result.measured;
  const bytes = Object.values(projects).reduce((sum, each) => sum + each, lists);
  // The memory of stopped threads is freed in the background.
  await setTimeout(1_000);
  const grown = process.memoryUsage().rss - before;
  return [
    createSingleValueResult(
      'columns',
      'memory by its own count',
      'MB',
      bytes / 1e6,
      `lists: ${(lists / 1e6).toFixed(0)} MB`,
    ),
    createSingleValueResult('columns', 'memory that the process has grown by', 'MB', grown / 1e6),
  ];
}

/** Measures updates of random issues. Each moves its issue to the front of the list. */
async function measureChanges(
  thread: ColumnStoreThread,
  columns: SyntheticColumns,
  issues: number,
): Promise<BenchResult[]> {
  const { projectId, version } = columns;
  const random = createSeededRandom(1);
  const samples: BenchSample[] = [];
  for (let i = 1; i <= CHANGES; i++) {
    const number = 1 + Math.floor(random() * issues);
    const packs = await columns.readRowsAsJustUpdated([number], BigInt(Date.now()) * 1_000n + BigInt(i));
    const { ms } = await measureDuration(() =>
      thread.sendRequest({
        kind: 'apply',
        projectId,
        packs,
        gone: [],
        version: version + i,
        isPurge: false,
        haveTextsChanged: false,
      }),
    );
    samples.push({ value: ms });
  }
  return [summarizeSamples('columns', '1 change applied', 'ms', samples)];
}
