/**
 * Sends searches while the worker threads of the search are killed: lists stay correct, and the threads are
 * restarted.
 */
import fc from 'fast-check';
import {
  TEST_ISSUE_ATTRIBUTES,
  type TestProjectInfo,
  arbitraryTestIssueTracker,
} from '../../testing/arbitraries';
import { replaceTestIssues, createTestProject } from '../../testing/arbitrariesStore';
import { describeEachDatabaseEngine } from '../../testing/databases';
import { waitUntil } from '../../testing/waitUntil';
import { createTemporaryFolderPerTest } from '../../testing/temporaryFolder';
import type { DatabaseStore } from '../store/DatabaseStore';
import { INDEX_BYTES_PER_ISSUE_MAX } from './columns/createInMemoryIssueSearch';
import { createSearchService, type SearchIndexLag, type SearchService } from './createSearchService';
import type { ProjectIndexEvent } from './indexing/SearchIndexRegistry';
import type { IssueList, IssueListRequest, IssueSearch } from './list/IssueSearch';
import { createSqlIssueSearch } from './sql/createSqlIssueSearch';

const TESTED_SEARCH_QUERIES = [
  '',
  'is:open',
  'crash',
  '"out of memory"',
  'label:bug -priority:high',
  'commenter:ann',
];
const CONCURRENT_READER_COUNT = 8;

async function readIssueListResults(list: IssueList) {
  const [{ rows, hasNextPage }, total, sections, facets, version] = await Promise.all([
    list.readIssuePage({ first: 20, after: null, last: null, before: null, offset: null }),
    list.readTotalIssueCount(),
    list.readListSections(),
    list.readFacets(['LABEL', 'STATE'], 10),
    list.readProjectVersion(),
  ]);
  return { rows, hasNextPage, total, sections, facets, version };
}

describeEachDatabaseEngine('a search whose worker thread is killed', (open) => {
  const folder = createTemporaryFolderPerTest();
  let store: DatabaseStore;
  let names: TestProjectInfo;
  let search: SearchService;
  let threads: Record<SearchIndexLag['index'], { stopThread(): Promise<void> }[]>;
  let events: Record<SearchIndexLag['index'], ProjectIndexEvent['state'][]>;

  const request = (query: string): IssueListRequest => ({
    projectId: names.projectId,
    query,
    order: null,
    groupBy: null,
    snapshot: null,
    visibility: 'all',
    viewerId: null,
  });
  const answers = (from: IssueSearch) =>
    Promise.all(TESTED_SEARCH_QUERIES.map((query) => readIssueListResults(from.list(request(query)))));
  const isReady = (index: SearchIndexLag['index']) =>
    search.getIndexLags().some((lag) => lag.index === index);

  beforeEach(async () => {
    store = await open();
    names = await createTestProject(store);
    const [tracker] = fc.sample(
      arbitraryTestIssueTracker(names).filter(({ issues }) => issues.length > 20),
      {
        numRuns: 1,
        seed: 11,
      },
    );
    await replaceTestIssues(store, { ...names, ...TEST_ISSUE_ATTRIBUTES, issues: tracker!.issues });
    threads = { columns: [], words: [] };
    events = { columns: [], words: [] };
    search = createSearchService({
      store,
      mode: 'index',
      // Memory budget: enough for the project once, but not twice.
      budget: tracker!.issues.length * INDEX_BYTES_PER_ISSUE_MAX * 1.5,
      folder: folder(),
      onThread: (index, thread) => threads[index].push(thread),
      onProject: ({ state }) => events.columns.push(state),
      onWords: ({ state }) => events.words.push(state),
    });
    await search.loadAllProjects();
  });

  afterEach(() => search.close());

  it.each(['columns', 'words'] as const)(
    'returns all lists under load while the %s thread is down, and restarts it',
    async (index) => {
      const expected = await answers(createSqlIssueSearch(store));
      let isDone = false;
      let answered = 0;
      let measuredWhileDown = 0;
      const read = async (): Promise<void> => {
        while (!isDone) {
          expect(await answers(search)).toEqual(expected);
          answered++;
        }
      };
      const measure = async (): Promise<void> => {
        while (!isDone) {
          const wasDown = !isReady(index);
          await search.measureMemoryUsage();
          if (wasDown && !isReady(index)) measuredWhileDown++;
          await new Promise(setImmediate);
        }
      };
      const load = [measure(), ...Array.from({ length: CONCURRENT_READER_COUNT }, read)];
      try {
        await waitUntil(() => answered > CONCURRENT_READER_COUNT);
        await threads[index][0]!.stopThread();
        expect(isReady(index)).toBe(false);
        await waitUntil(() => isReady(index));
        const answeredBefore = answered;
        await waitUntil(() => answered > answeredBefore + CONCURRENT_READER_COUNT);
      } finally {
        isDone = true;
        await Promise.all(load);
      }
      expect(measuredWhileDown).toBeGreaterThan(0);
      expect(threads[index]).toHaveLength(2);
      expect(events[index]).toEqual(['ready', 'failed', 'ready']);
    },
    60_000,
  );

  it('reports no memory while the columns thread is down, and the same as before after its restart', async () => {
    const { projects } = await search.measureMemoryUsage();
    expect(projects[names.projectId]).toBeGreaterThan(0);
    await threads.columns[0]!.stopThread();
    expect(await search.measureMemoryUsage()).toEqual({ projects: {}, lists: 0 });
    await waitUntil(() => isReady('columns'));
    expect(Object.keys((await search.measureMemoryUsage()).projects)).toEqual([String(names.projectId)]);
  });

  it('keeps the project within its memory budget after several restarts', async () => {
    for (let restart = 0; restart < 2; restart++) {
      await threads.columns[restart]!.stopThread();
      await waitUntil(() => isReady('columns'));
    }
    expect(events.columns).toEqual(['ready', 'failed', 'ready', 'failed', 'ready']);
  });

  it('applies changes that were made while the threads were down', async () => {
    await Promise.all([threads.columns[0]!.stopThread(), threads.words[0]!.stopThread()]);
    const [tracker] = fc.sample(
      arbitraryTestIssueTracker(names).filter(({ issues }) => issues.length > 10),
      {
        numRuns: 1,
        seed: 12,
      },
    );
    await replaceTestIssues(store, { ...names, ...TEST_ISSUE_ATTRIBUTES, issues: tracker!.issues });
    const expected = await answers(createSqlIssueSearch(store));
    expect(await answers(search)).toEqual(expected);
    await waitUntil(() => isReady('columns') && isReady('words'));
    expect(await answers(search)).toEqual(expected);
  });

  it('subscribes to changes once, and unsubscribes when it is closed', async () => {
    await search.close();
    let subscriptions = 0;
    let subscribed = 0;
    for (const method of [
      'onIssueRowsUpdate',
      'onNotificationConnectionReset',
      'subscribeToAllProjects',
    ] as const) {
      const subscribe = store.changes[method].bind(store.changes);
      jest.spyOn(store.changes, method).mockImplementation((listener) => {
        subscriptions++;
        subscribed++;
        const unsubscribe = subscribe(listener as () => void);
        return () => {
          subscribed--;
          unsubscribe();
        };
      });
    }
    search = createSearchService({
      store,
      mode: 'index',
      budget: 64e6,
      folder: folder(),
      onThread: (index, thread) => threads[index].push(thread),
    });
    await search.loadAllProjects();
    const before = subscriptions;
    await threads.columns.at(-1)!.stopThread();
    await threads.words.at(-1)!.stopThread();
    await waitUntil(() => isReady('columns') && isReady('words'));
    expect(subscriptions).toBe(before);
    await search.close();
    expect(subscribed).toBe(0);
    jest.restoreAllMocks();
  });
});
