/** The files in which the in-memory columns are kept while the server is stopped. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { sql } from 'kysely';
import { type TestProjectInfo, arbitraryTestIssueTracker } from '../../../testing/arbitraries';
import { createTestProject, replaceTestIssues } from '../../../testing/arbitrariesStore';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { insertTestEvent } from '../../../testing/insertTestEvent';
import { createTemporaryFolderPerTest } from '../../../testing/temporaryFolder';
import { waitUntil } from '../../../testing/waitUntil';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { readDatabaseId, replaceDatabaseId } from '../../store/read/databaseId';
import { readProjectHistoryHash } from '../indexing/readProjectHistoryHash';
import { ISSUE_ORDER_FIELDS, type IssueSearch } from '../list/IssueSearch';
import { createSqlIssueFinder } from '../sql/createSqlIssueFinder';
import { createSqlIssueSearch } from '../sql/createSqlIssueSearch';
import type { IndexFileDelays } from '../indexing/files/IndexFileSchedule';
import { ColumnStoreThread } from './ColumnStoreThread';
import {
  type InMemoryIssueSearch,
  createInMemoryIssueSearch,
  preloadColumnFiles,
} from './createInMemoryIssueSearch';
import { INDEX_FILE_TRAILER_BYTES } from '../indexing/files/indexFileFormat';

const BUDGET = 256 * 1024 * 1024;
/** Files are written only when the search is closed. */
const NEVER: IndexFileDelays = { quietMs: 3_600_000, intervalMs: 3_600_000, buildIntervalMs: 3_600_000 };
/** Files are written right after each change. */
const AT_ONCE: IndexFileDelays = { quietMs: 1, intervalMs: 1, buildIntervalMs: 1 };
describeEachDatabaseEngine('column files', (open) => {
  const folder = createTemporaryFolderPerTest();
  let store: DatabaseStore;
  let names: TestProjectInfo;
  let oracle: IssueSearch;
  let search: InMemoryIssueSearch | null = null;
  let fullLoadCount = 0;

  const getFile = () => path.join(folder(), `${names.projectId}.columns`);

  beforeEach(async () => {
    store = await open({
      onStatement: (event) => {
        if (event.sql.includes('SELECT DISTINCT author_id, issue_number')) fullLoadCount++;
      },
    });
    names = await createTestProject(store);
    const [tracker] = fc.sample(
      arbitraryTestIssueTracker(names).filter(({ issues }) => issues.length > 20),
      { numRuns: 1, seed: 5 },
    );
    await replaceTestIssues(store, tracker!);
  });

  afterEach(async () => {
    await search?.close();
    search = null;
  });

  /** Opens the project, and returns whether its columns were loaded from the database. */
  async function openColumns(
    delays = NEVER,
    startedThread?: ColumnStoreThread,
  ): Promise<'from file' | 'from database'> {
    fullLoadCount = 0;
    // A new SQL search has cached no results. Some tests write other data with the same project version.
    oracle = createSqlIssueSearch(store);
    search = createInMemoryIssueSearch({
      store,
      fallback: oracle,
      findIssues: createSqlIssueFinder(store),
      budget: BUDGET,
      files: { folder: folder(), delays },
      startedThread,
    });
    await search.loadProjectIndex(names.projectId);
    return fullLoadCount === 0 ? 'from file' : 'from database';
  }

  async function closeColumns(): Promise<void> {
    await search!.close();
    search = null;
  }

  async function expectSameListsAsSql(): Promise<void> {
    for (const field of ISSUE_ORDER_FIELDS) {
      const request = {
        projectId: names.projectId,
        query: '',
        order: { field, direction: 'DESC' as const },
        groupBy: null,
        snapshot: null,
        visibility: 'all' as const,
        viewerId: null,
      };
      const [ours, theirs] = await Promise.all([readList(search!, request), readList(oracle, request)]);
      expect(ours).toEqual(theirs);
    }
  }

  async function changeIssue(number: number): Promise<number> {
    return store.db.transaction().execute(async (tx) => {
      const version = await insertTestEvent(tx, names.projectId, number);
      await sql`UPDATE issue SET title = ${`Renamed ${version}`}, priority = (priority + 1) % 5, version = version + 1,
        updated_at = now() WHERE project_id = ${names.projectId} AND number = ${number}`.execute(tx);
      return version;
    });
  }

  const readNumbers = async (): Promise<number[]> => {
    const rows = await store.db.selectFrom('issue').select('number').orderBy('number').execute();
    return rows.map(({ number }) => number);
  };

  it('are written when the search is closed, and read at the next start', async () => {
    expect(await openColumns()).toBe('from database');
    expect(existsSync(getFile())).toBe(false);
    await closeColumns();
    expect(existsSync(getFile())).toBe(true);
    const [first] = await readNumbers();
    await changeIssue(first!);
    expect(await openColumns(NEVER, preloadColumnFiles(BUDGET, folder()))).toBe('from file');
    await expectSameListsAsSql();
    await changeIssue(first!);
    await expectSameListsAsSql();
  });

  it('are written after changes, without their temporary file remaining', async () => {
    await openColumns(AT_ONCE);
    await waitUntil(() => existsSync(getFile()));
    const before = readFileSync(getFile());
    const [first] = await readNumbers();
    const version = await changeIssue(first!);
    await search!.catchUp(names.projectId, version);
    await waitUntil(() => !readFileSync(getFile()).equals(before) && !existsSync(`${getFile()}.new`));
    await closeColumns();
    expect(await openColumns()).toBe('from file');
    await expectSameListsAsSql();
  });

  it('are not used if they are damaged, of another format, database, schema or history', async () => {
    await openColumns();
    await closeColumns();
    const bytes = readFileSync(getFile());
    const directoryStart =
      bytes.length - INDEX_FILE_TRAILER_BYTES - bytes.readUInt32LE(bytes.length - INDEX_FILE_TRAILER_BYTES);
    const flip = (at: number): Buffer => {
      const flipped = Buffer.from(bytes);
      flipped[at]! ^= 1 << (at % 8);
      return flipped;
    };
    const replaceInDirectory = (change: (json: string) => string): Buffer => {
      const json = Buffer.from(
        change(bytes.subarray(directoryStart, -INDEX_FILE_TRAILER_BYTES).toString('utf8')),
      );
      const trailer = Buffer.from(bytes.subarray(-INDEX_FILE_TRAILER_BYTES));
      trailer.writeUInt32LE(json.length, 0);
      trailer.writeUInt32LE(crc32(json), 4);
      return Buffer.concat([bytes.subarray(0, directoryStart), json, trailer]);
    };
    const contents: Buffer[] = [
      // One flipped bit in each 200th byte of the arrays, and in each tenth byte of the rest.
      ...Array.from({ length: Math.ceil(directoryStart / 200) }, (_, i) => flip(i * 200)),
      ...Array.from({ length: Math.floor((bytes.length - directoryStart) / 10) }, (_, i) =>
        flip(directoryStart + i * 10),
      ),
      ...[1, INDEX_FILE_TRAILER_BYTES, bytes.length - directoryStart, bytes.length >> 1].map((cut) =>
        bytes.subarray(0, -cut),
      ),
      Buffer.alloc(0),
      Buffer.concat([bytes, bytes.subarray(-1)]),
      // An older format: the format version is the third number of the trailer.
      flip(bytes.length - 8),
      replaceInDirectory((json) => json.replace(/"database":"[^"]*"/, '"database":"another"')),
      replaceInDirectory((json) => json.replace(/"schema":"[^"]*"/, '"schema":"0001_reading"')),
      replaceInDirectory((json) => json.replace(/"projectId":\d+/, '"projectId":999')),
      replaceInDirectory((json) => json.replace(/"historyHash":"[^"]*"/, '"historyHash":"another"')),
      replaceInDirectory((json) =>
        json.replace(/"version":(\d+)/, (_, version) => `"version":${Number(version) + 1}`),
      ),
    ];
    expect(replaceInDirectory((json) => json)).toEqual(bytes);
    const thread = new ColumnStoreThread({ rankingBytes: 1_000_000, folder: folder() });
    const { projectId } = names;
    const database = await readDatabaseId(store.db);
    const schema = (
      JSON.parse(bytes.subarray(directoryStart, -INDEX_FILE_TRAILER_BYTES).toString('utf8')) as {
        origin: { schema: string };
      }
    ).origin.schema;
    try {
      for (const content of contents.slice(0, -2)) {
        writeFileSync(getFile(), content);
        expect(await thread.sendRequest({ kind: 'open', projectId, database, schema })).toEqual({
          opened: null,
        });
        expect(existsSync(getFile())).toBe(false);
      }
    } finally {
      await thread.stopThread();
    }
    for (const content of contents.slice(-7)) {
      writeFileSync(getFile(), content);
      expect(await openColumns()).toBe('from database');
      await expectSameListsAsSql();
      await closeColumns();
    }
    expect(await openColumns()).toBe('from file');
  });

  it('are not used after the database was restored to an earlier state, or has changed without events', async () => {
    await openColumns();
    await closeColumns();
    const changes: (() => Promise<unknown>)[] = [
      () => sql`UPDATE event SET created_at = created_at + interval '1 second'`.execute(store.db),
      () => sql`UPDATE project SET version = version - 1`.execute(store.db),
      async () => {
        const [first] = await readNumbers();
        const version = await changeIssue(first!);
        await sql`DELETE FROM event WHERE sequence = ${version}`.execute(store.db);
      },
      () => sql`UPDATE setting SET value = 'another' WHERE key = 'search.database'`.execute(store.db),
    ];
    for (const change of changes) {
      await sql`DELETE FROM event WHERE sequence > (SELECT version FROM project)`.execute(store.db);
      await openColumns();
      await closeColumns();
      await change();
      expect(await openColumns()).toBe('from database');
      await expectSameListsAsSql();
      await closeColumns();
    }
  });

  it('are not written for columns of a database that has been replaced by a restored backup', async () => {
    await openColumns();
    await sql`UPDATE issue SET priority = (priority + 1) % 5`.execute(store.db);
    await replaceDatabaseId(store.db);
    await closeColumns();
    expect(existsSync(getFile())).toBe(false);
    expect(await openColumns()).toBe('from database');
    await expectSameListsAsSql();
  });

  it('are deleted at the start if their project is not loaded, for example because the memory limit was lowered', async () => {
    await openColumns();
    await closeColumns();
    const options = { store, fallback: oracle, findIssues: createSqlIssueFinder(store) };
    search = createInMemoryIssueSearch({
      ...options,
      budget: 1_000,
      files: { folder: folder(), delays: NEVER },
    });
    await search.loadProjectIndex(names.projectId);
    expect(existsSync(getFile())).toBe(true);
    await search.endPreload();
    expect(existsSync(getFile())).toBe(false);
    await closeColumns();
    await openColumns();
    await closeColumns();
    await openColumns();
    await search.endPreload();
    expect(existsSync(getFile())).toBe(true);
  });

  it('are reported if they cannot be written', async () => {
    const columnsFolder = path.join(folder(), 'columns');
    const onWriteError = jest.fn();
    const options = { store, fallback: oracle, findIssues: createSqlIssueFinder(store) };
    search = createInMemoryIssueSearch({
      ...options,
      budget: BUDGET,
      files: { folder: columnsFolder, delays: NEVER, onWriteError },
    });
    await search.loadProjectIndex(names.projectId);
    // A file in place of the folder.
    writeFileSync(columnsFolder, '');
    await closeColumns();
    expect(onWriteError).toHaveBeenCalledTimes(1);
    expect(onWriteError).toHaveBeenCalledWith(expect.any(Error), names.projectId);
  });

  it('are deleted at once when text is purged, and with their project', async () => {
    const [first, second] = await readNumbers();
    await openColumns(AT_ONCE);
    await waitUntil(() => existsSync(getFile()));
    await closeColumns();
    await openColumns();
    const purge = await store.db.transaction().execute(async (tx) => {
      const version = await insertTestEvent(tx, names.projectId, first!, 'deleted');
      await sql`DELETE FROM issue WHERE project_id = ${names.projectId} AND number = ${first}`.execute(tx);
      return version;
    });
    await search!.catchUp(names.projectId, purge);
    expect(existsSync(getFile())).toBe(false);
    await changeIssue(second!);
    await expectSameListsAsSql();
    await closeColumns();
    expect(existsSync(getFile())).toBe(true);
    await openColumns();
    await search!.release(names.projectId);
    expect(existsSync(getFile())).toBe(false);
  });

  it('are complete, with the previous or the next contents, whenever the thread that writes them is killed', async () => {
    await openColumns();
    await closeColumns();
    const { projectId } = names;
    const schema = 'any';
    const { version } = await store.db.selectFrom('project').select('version').executeTakeFirstOrThrow();
    const historyHash = await readProjectHistoryHash(store.db, projectId, version);
    const settings = { rankingBytes: 1_000_000, folder: folder() };
    const numbers = new Uint8Array(4 * 20_000);
    for (let i = 0; i < 20_000; i++) new DataView(numbers.buffer).setInt32(i * 4, i + 1);
    let newest = version;
    for (let round = 0; round < 15; round++) {
      const thread = new ColumnStoreThread(settings);
      const database = 'any';
      const result = await thread.sendRequest({ kind: 'open', projectId, database, schema });
      if (round > 1) expect(result).toMatchObject({ opened: { issueCount: 20_000 } });
      newest++;
      const pack = createPackedRows(numbers);
      await thread.sendRequest({
        kind: 'apply',
        projectId,
        packs: [pack],
        gone: [],
        version: newest,
        isPurge: false,
        haveTextsChanged: false,
      });
      const saving = thread.sendRequest({
        kind: 'save',
        origin: { projectId, database, schema, version: newest, historyHash },
      });
      saving.catch(() => undefined);
      if (round === 0) await saving;
      else await setTimeout(round / 2);
      await thread.stopThread();
    }
  });
});

const EMPTY_ARRAY = new Uint8Array(12);

/** Packs rows of issues with these packed numbers and without any other values. */
function createPackedRows(number: Uint8Array) {
  const count = number.byteLength / 4;
  const four = new Uint8Array(count * 4);
  const two = new Uint8Array(count * 2);
  const times = new Uint8Array(count * 8);
  const arrays = new Uint8Array(count * EMPTY_ARRAY.length);
  return {
    number,
    state: four,
    type: two,
    priority: two,
    author: four,
    milestone: four,
    parent: four,
    locked: new Uint8Array(count),
    held: new Uint8Array(count),
    comments: four,
    votes: four,
    tasks: two,
    completedTasks: two,
    created: times,
    updated: times,
    closed: times,
    closedBy: four,
    due: times,
    issueVersion: four,
    titleLength: four,
    title: new Uint8Array(0),
    labels: arrays,
    assignees: arrays,
  };
}

async function readList(search: IssueSearch, request: Parameters<IssueSearch['list']>[0]) {
  const list = search.list(request);
  const [page, total, sections, facets, version] = await Promise.all([
    list.readIssuePage({ first: 200, after: null, last: null, before: null, offset: null }),
    list.readTotalIssueCount(),
    list.readListSections(),
    list.readFacets(['LABEL', 'STATE', 'ASSIGNEE', 'MILESTONE'], 100),
    list.readProjectVersion(),
  ]);
  return { rows: page.rows, total, sections, facets, version };
}
