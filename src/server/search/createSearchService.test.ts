/** The in-memory indexes of all processes apply writes without waiting for a request. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import {
  arbitraryIssueSortOrder,
  arbitraryIssueQuery,
  type TestProjectInfo,
  arbitraryTestIssueTracker,
} from '../../testing/arbitraries';
import { createTestProject } from '../../testing/arbitrariesStore';
import {
  describeEachDatabaseEngine,
  describeOnPostgresServer,
  openStoreOnSameDatabase,
} from '../../testing/databases';
import { waitUntil } from '../../testing/waitUntil';
import { insertTestEvent } from '../../testing/insertTestEvent';
import { createTemporaryFolderPerTest } from '../../testing/temporaryFolder';
import { runWithDatabaseListenersDisconnected } from '../../testing/runWithDatabaseListenersDisconnected';
import { bulkLoadIssues } from '../store/load/bulkLoadIssues';
import { createNewIssueWithDefaults } from '../store/load/NewIssue';
import { createProject } from '../store/load/createProject';
import type { DatabaseStore } from '../store/DatabaseStore';
import { appendProjectEvents } from '../store/write/events';
import { runInTransaction } from '../store/write/transaction';
import { createSearchService, type SearchService, type SearchServiceOptions } from './createSearchService';
import type { ProjectIndexEvent } from './indexing/SearchIndexRegistry';
import type { IssueList, IssueListRequest, IssueSearch } from './list/IssueSearch';
import { createSqlIssueSearch } from './sql/createSqlIssueSearch';

const FULL_PAGE_ARGUMENTS = { first: 200, after: null, last: null, before: null, offset: null };

const createListRequest = (projectId: number): IssueListRequest => ({
  projectId,
  query: '',
  order: null,
  groupBy: null,
  snapshot: null,
  visibility: 'all',
  viewerId: null,
});

async function readIssueListResults(list: IssueList) {
  const [page, total, version] = await Promise.all([
    list.readIssuePage(FULL_PAGE_ARGUMENTS),
    list.readTotalIssueCount(),
    list.readProjectVersion(),
  ]);
  return { numbers: page.rows.map(({ number }) => number), total, version };
}

/**
 * Waits until the columns and the word index have reached the project's version, without sending a request.
 */
async function waitUntilSearchUpToDate(
  search: SearchService,
  store: DatabaseStore,
  projectId: number,
): Promise<void> {
  const { version } = await store.db
    .selectFrom('project')
    .select('version')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  await waitUntil(() => {
    const lags = search.getIndexLags().filter((lag) => lag.projectId === projectId);
    return lags.length === 2 && lags.every((lag) => lag.version === version && lag.behind === 0);
  });
}

async function expectEqualSearchResults(
  ours: IssueSearch,
  oracle: IssueSearch,
  names: TestProjectInfo,
  seed: number,
): Promise<void> {
  const { projectId } = names;
  const asks = fc.sample(fc.record({ query: arbitraryIssueQuery(names), order: arbitraryIssueSortOrder }), {
    numRuns: 12,
    seed,
  });
  for (const ask of [...asks, { query: 'crash', order: null }]) {
    const request: IssueListRequest = {
      ...ask,
      projectId,
      visibility: 'all',
      groupBy: null,
      snapshot: null,
      viewerId: null,
    };
    expect(await readIssueListResults(ours.list(request))).toEqual(
      await readIssueListResults(oracle.list(request)),
    );
  }
}

async function writeRandomIssues(store: DatabaseStore, names: TestProjectInfo, seed: number): Promise<void> {
  const { projectId } = names;
  const [tracker] = fc.sample(arbitraryTestIssueTracker(names), { numRuns: 1, seed });
  const issues = tracker!.issues.map((issue) => ({
    ...issue,
    number: issue.number + seed * 1_000,
    links: [],
  }));
  for (let at = 0; at < issues.length; at += 5)
    await bulkLoadIssues(store, projectId, issues.slice(at, at + 5));
  for (const { number } of issues.slice(0, 5)) {
    await store.db.transaction().execute(async (tx) => {
      await sql`UPDATE issue SET priority = (priority + 1) % 5, updated_at = now()
        WHERE project_id = ${projectId} AND number = ${number}`.execute(tx);
      await insertTestEvent(tx, projectId, number);
    });
  }
}

const isEventLogQuery = (statement: string): boolean => statement.includes('sequence >');

describeEachDatabaseEngine('the indexes of the writing process', (open) => {
  const folder = createTemporaryFolderPerTest();
  const searches: SearchService[] = [];
  const begin = (store: DatabaseStore, more: Partial<SearchServiceOptions> = {}): SearchService => {
    const search = createSearchService({ store, mode: 'index', budget: 64e6, folder: folder(), ...more });
    searches.push(search);
    return search;
  };
  afterEach(async () => {
    for (const search of searches.splice(0)) await search.close();
  });

  it('take in writes before the first request', async () => {
    const statements: string[] = [];
    const store = await open({ onStatement: (event) => statements.push(event.sql) });
    const names = await createTestProject(store);
    const search = begin(store);
    await search.loadAllProjects();
    await waitUntil(() => store.changes.isConnected);
    await writeRandomIssues(store, names, 1);
    await waitUntilSearchUpToDate(search, store, names.projectId);
    statements.length = 0;
    await expectEqualSearchResults(search, createSqlIssueSearch(store), names, 2);
    expect(statements.filter(isEventLogQuery)).toEqual([]);
  });

  it('load projects only when the rows of issues are complete', async () => {
    const store = await open();
    const names = await createTestProject(store);
    await writeRandomIssues(store, names, 1);
    let complete: () => void = () => undefined;
    const states: string[] = [];
    const search = begin(store, {
      rowsComplete: new Promise((resolve) => (complete = resolve)),
      onProject: ({ state }) => states.push(state),
    });
    const loading = search.loadAllProjects();
    await expectEqualSearchResults(search, createSqlIssueSearch(store), names, 2);
    await store.db.updateTable('issue').set({ task_count: 3, completed_task_count: 1 }).execute();
    expect(states).toEqual([]);
    complete();
    await loading;
    expect(states).toEqual(['ready']);
    const { issues } = await search
      .list(createListRequest(names.projectId))
      .readIssuePage(FULL_PAGE_ARGUMENTS);
    expect(issues!.length).toBeGreaterThan(0);
    for (const issue of issues!) expect(issue).toMatchObject({ task_count: 3, completed_task_count: 1 });
  });

  it('answer requests for a large project that is being loaded as soon as it is loaded, without SQL', async () => {
    const statements: string[] = [];
    const store = await open({
      onStatement: ({ sql, priority }) => priority === 'foreground' && statements.push(sql),
    });
    const names = await createTestProject(store);
    await writeRandomIssues(store, names, 1);
    let complete: () => void = () => undefined;
    const search = begin(store, {
      rowsComplete: new Promise((resolve) => (complete = resolve)),
      loadingWait: { issuesMin: 1, milliseconds: 60_000 },
    });
    const loading = search.loadAllProjects();
    const list = search.list(createListRequest(names.projectId));
    expect(list.isInMemory).toBe(false);
    let isAnswered = false;
    const reading = Promise.all([
      list.readIssuePage(FULL_PAGE_ARGUMENTS).finally(() => (isAnswered = true)),
      list.readTotalIssueCount(),
      list.readFacets(['STATE'], 10),
    ]);
    await setTimeout(50);
    expect(isAnswered).toBe(false);
    expect(statements.filter((sql) => sql.includes('FROM issue'))).toEqual([]);
    complete();
    const [page, count, facets] = await reading;
    await loading;
    const expected = createSqlIssueSearch(store).list(createListRequest(names.projectId));
    expect(list.isInMemory).toBe(true);
    expect(page.rows).toEqual((await expected.readIssuePage(FULL_PAGE_ARGUMENTS)).rows);
    expect(count).toBe(await expected.readTotalIssueCount());
    expect(facets).toEqual(await expected.readFacets(['STATE'], 10));
  });

  it('answer with SQL when loading takes too long', async () => {
    const store = await open();
    const names = await createTestProject(store);
    await writeRandomIssues(store, names, 1);
    let complete: () => void = () => undefined;
    const search = begin(store, {
      rowsComplete: new Promise((resolve) => (complete = resolve)),
      loadingWait: { issuesMin: 1, milliseconds: 100 },
    });
    const loading = search.loadAllProjects();
    // Lists that are requested within the first 100 ms wait for the columns; SQL answers later ones without a wait.
    await expectEqualSearchResults(search, createSqlIssueSearch(store), names, 2);
    complete();
    await loading;
    await expectEqualSearchResults(search, createSqlIssueSearch(store), names, 2);
  });

  it('load a project that is created later', async () => {
    const store = await open();
    const search = begin(store);
    await search.loadAllProjects();
    await waitUntil(() => store.changes.isConnected);
    const projectId = await createProject(store.db, {
      key: 'LATER',
      name: 'Later',
      description: '',
      visibility: 'public',
      createdAt: new Date(0),
    });
    await bulkLoadIssues(store, projectId, [
      createNewIssueWithDefaults({ number: 1 }),
      createNewIssueWithDefaults({ number: 2 }),
    ]);
    await waitUntilSearchUpToDate(search, store, projectId);
  });

  it('are released when a project is deleted, and loaded again when it is restored', async () => {
    const store = await open();
    const names = await createTestProject(store);
    const { projectId } = names;
    await writeRandomIssues(store, names, 4);
    const events: string[] = [];
    const search = begin(store, {
      onProject: ({ state }) => events.push(`columns ${state}`),
      onWords: ({ state }) => events.push(`words ${state}`),
    });
    await search.loadAllProjects();
    await waitUntil(() => store.changes.isConnected);
    const wordFolder = path.join(folder(), String(projectId));
    expect(existsSync(wordFolder)).toBe(true);
    const setDeleted = (deletedAt: Date | null) =>
      runInTransaction(store.db, async (tx) => {
        const event = { number: 0, kind: deletedAt ? 'project_deleted' : 'project_restored' } as const;
        const counters = await tx
          .selectFrom('project')
          .select(['version', 'issue_counter', 'issue_count', 'comment_counter'])
          .where('id', '=', projectId)
          .executeTakeFirstOrThrow();
        const fields = { ...counters, deleted_at: deletedAt, deleted_by_id: null };
        await appendProjectEvents(tx, projectId, { actorId: null, at: new Date() }, [event], fields);
      });
    await setDeleted(new Date());
    await waitUntil(() => events.includes('columns released') && events.includes('words released'));
    await waitUntil(async () => !((await search.measureMemoryUsage()).projects[projectId] ?? 0));
    await waitUntil(() => !existsSync(wordFolder));
    // Both implementations find nothing in a deleted project.
    await expect(readIssueListResults(search.list(createListRequest(projectId)))).rejects.toThrow(
      'Project not found.',
    );
    await setDeleted(null);
    await waitUntilSearchUpToDate(search, store, projectId);
    await expectEqualSearchResults(search, createSqlIssueSearch(store), names, 5);
  });

  it('load a project again whose events do not cover all versions', async () => {
    const store = await open();
    const names = await createTestProject(store);
    const { projectId } = names;
    await writeRandomIssues(store, names, 8);
    const search = begin(store);
    await search.loadAllProjects();
    await waitUntil(() => store.changes.isConnected);
    await store.db.transaction().execute(async (tx) => {
      const missing = await insertTestEvent(tx, projectId, 8_001);
      await sql`DELETE FROM event WHERE project_id = ${projectId} AND sequence = ${missing}`.execute(tx);
      await sql`UPDATE issue SET priority = (priority + 1) % 5 WHERE project_id = ${projectId}`.execute(tx);
    });
    await waitUntilSearchUpToDate(search, store, projectId);
    await expectEqualSearchResults(search, createSqlIssueSearch(store), names, 9);
  });

  it.each([
    ['columns', 'timestamptz_send'],
    ['words', 'tsvector_to_array'],
  ])('report no failure when closing interrupts the loading of %s', async (_index, reads) => {
    let close = (): unknown => undefined;
    const store = await open({ onStatement: (event) => event.sql.includes(reads) && close() });
    const names = await createTestProject(store);
    await writeRandomIssues(store, names, 3);
    const events: ProjectIndexEvent[] = [];
    const record = (event: ProjectIndexEvent): void => void events.push(event);
    const search = begin(store, { onProject: record, onWords: record });
    let closing: Promise<void> | undefined;
    close = () => (closing ??= search.close());
    await search.loadAllProjects();
    expect(closing).toBeDefined();
    await closing;
    expect(events.filter(({ state }) => state !== 'ready')).toEqual([]);
  });
});

describeOnPostgresServer('the indexes of another process', (open) => {
  const folder = createTemporaryFolderPerTest();
  let there: DatabaseStore;
  let search: SearchService;
  afterEach(async () => {
    await search.close();
    await there.close();
  });

  it('take in writes before the first request, even if notifications are missed', async () => {
    const statements: string[] = [];
    const here = await open();
    there = await openStoreOnSameDatabase(here, { onStatement: (event) => statements.push(event.sql) });
    const names = await createTestProject(here);
    const { projectId } = names;
    search = createSearchService({ store: there, mode: 'index', budget: 64e6, folder: folder() });
    await search.loadAllProjects();
    await waitUntil(() => there.changes.isConnected);
    await writeRandomIssues(here, names, 5);
    await waitUntilSearchUpToDate(search, here, projectId);
    statements.length = 0;
    await expectEqualSearchResults(search, createSqlIssueSearch(here), names, 6);
    expect(statements.filter(isEventLogQuery)).toEqual([]);

    await runWithDatabaseListenersDisconnected(here, () =>
      bulkLoadIssues(here, projectId, [createNewIssueWithDefaults({ number: 900 })]),
    );
    await waitUntilSearchUpToDate(search, here, projectId);
    statements.length = 0;
    await expectEqualSearchResults(search, createSqlIssueSearch(here), names, 7);
    expect(statements.filter(isEventLogQuery)).toEqual([]);
  });
});
