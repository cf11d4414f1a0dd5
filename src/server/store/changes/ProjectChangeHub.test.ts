import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  describeEachDatabaseEngine,
  describeOnPostgresServer,
  openStoreOnSameDatabase,
} from '../../../testing/databases';
import { waitUntil } from '../../../testing/waitUntil';
import { runWithDatabaseListenersDisconnected } from '../../../testing/runWithDatabaseListenersDisconnected';
import { bulkLoadIssues, bulkLoadIssuesInTransaction } from '../load/bulkLoadIssues';
import { createNewIssueWithDefaults } from '../load/NewIssue';
import { createProject } from '../load/createProject';
import type { DatabaseStore } from '../DatabaseStore';
import type { ProjectChangeNotification } from './ProjectChangeNotification';

const createTestProject = (store: DatabaseStore, key: string): Promise<number> =>
  createProject(store.db, {
    key,
    name: key,
    description: '',
    visibility: 'public',
    createdAt: new Date(0),
  });

async function readProjectVersion({ db }: DatabaseStore, projectId: number): Promise<number> {
  const { version } = await db
    .selectFrom('project')
    .select('version')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return version;
}

/** Waiting time in milliseconds, longer than a notification takes to arrive. */
const NOTIFICATION_WAIT_MS = 100;

describeEachDatabaseEngine('change notifications', (open) => {
  let store: DatabaseStore;
  let projectId: number;
  let received: ProjectChangeNotification[];
  let unsubscribe: () => void;

  beforeAll(async () => {
    store = await open();
    projectId = await createTestProject(store, 'NET');
  });
  beforeEach(async () => {
    received = [];
    unsubscribe = store.changes.subscribeToAllProjects((change) => received.push(change));
    await waitUntil(() => store.changes.isConnected);
  });
  afterEach(() => unsubscribe());

  test('are delivered after the commit, not before it', async () => {
    await store.db.transaction().execute(async (tx) => {
      await bulkLoadIssuesInTransaction(tx, projectId, [createNewIssueWithDefaults({ number: 1 })]);
      await setTimeout(NOTIFICATION_WAIT_MS);
      expect(received).toEqual([]);
    });
    await waitUntil(() => received.length > 0);
    expect(received).toEqual([
      { projectId, version: await readProjectVersion(store, projectId), isDeleted: false },
    ]);
  });

  test('refer to versions that can already be read', async () => {
    const read: Promise<number>[] = [];
    const end = store.changes.subscribeToProject(projectId, () =>
      read.push(readProjectVersion(store, projectId)),
    );
    await bulkLoadIssues(store, projectId, [createNewIssueWithDefaults({ number: 2 })]);
    await waitUntil(() => read.length > 0);
    end();
    expect(await read[0]).toBe(received[0]!.version);
  });

  test('are not sent for a rolled-back transaction', async () => {
    const failing = store.db.transaction().execute(async (tx) => {
      await bulkLoadIssuesInTransaction(tx, projectId, [createNewIssueWithDefaults({ number: 3 })]);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await bulkLoadIssues(store, projectId, [
      createNewIssueWithDefaults({ number: 4 }),
      createNewIssueWithDefaults({ number: 5 }),
    ]);
    await waitUntil(() => received.length > 0);
    expect(received).toEqual([
      { projectId, version: await readProjectVersion(store, projectId), isDeleted: false },
    ]);
  });

  test('reach the subscribers of the project until they unsubscribe', async () => {
    const other = await createTestProject(store, 'OTHER');
    const calls: string[] = [];
    const listener = (version: number): void => void calls.push(`twice ${version}`);
    const ends = [
      store.changes.subscribeToProject(projectId, listener),
      store.changes.subscribeToProject(projectId, listener),
    ];
    const end = store.changes.subscribeToProject(projectId, (version) => {
      calls.push(`once ${version}`);
      end();
    });
    store.changes.subscribeToProject(other, (version) => calls.push(`other ${version}`));
    const first = (await readProjectVersion(store, projectId)) + 1;
    await bulkLoadIssues(store, projectId, [createNewIssueWithDefaults({ number: 6 })]);
    await waitUntil(() => calls.length === 3);
    ends[0]!();
    ends[0]!();
    await bulkLoadIssues(store, projectId, [createNewIssueWithDefaults({ number: 7 })]);
    await bulkLoadIssues(store, other, [createNewIssueWithDefaults({ number: 1 })]);
    await waitUntil(() => calls.length >= 5);
    expect(calls).toEqual([
      `twice ${first}`,
      `twice ${first}`,
      `once ${first}`,
      `twice ${first + 1}`,
      'other 1',
    ]);
    ends[1]!();
  });

  test('ignore invalid payloads on the channel', async () => {
    for (const payload of ['', 'x', '1', '1:', ':1', '1:x', '-1:1']) {
      await sql`SELECT pg_notify('winnow_changes', ${payload})`.execute(store.db);
    }
    await bulkLoadIssues(store, projectId, [createNewIssueWithDefaults({ number: 8 })]);
    await waitUntil(() => received.length > 0);
    expect(received).toEqual([
      { projectId, version: await readProjectVersion(store, projectId), isDeleted: false },
    ]);
  });
});

describeOnPostgresServer('change notifications between processes', (open) => {
  let here: DatabaseStore;
  let there: DatabaseStore;
  let projectId: number;

  beforeAll(async () => {
    here = await open();
    there = await openStoreOnSameDatabase(here);
    projectId = await createTestProject(here, 'NET');
  });
  afterAll(() => there.close());

  test('reach another process without polling', async () => {
    const versions: number[] = [];
    const end = there.changes.subscribeToProject(projectId, (version) => versions.push(version));
    await waitUntil(() => there.changes.isConnected);
    await bulkLoadIssues(here, projectId, [
      createNewIssueWithDefaults({ number: 1 }),
      createNewIssueWithDefaults({ number: 2 }),
    ]);
    await waitUntil(() => versions.length > 0);
    end();
    expect(versions).toEqual([2]);
  });

  test('let subscribers catch up at each reset when the listening connection is killed repeatedly', async () => {
    let seen = 0;
    const see = (version: number): void => void (seen = Math.max(seen, version));
    const ends = [
      there.changes.subscribeToProject(projectId, see),
      there.changes.onNotificationConnectionReset(() => void readProjectVersion(there, projectId).then(see)),
    ];
    await waitUntil(() => there.changes.isConnected);
    const { reconnectCount } = there.changes;
    for (let number = 10; number < 40; number++) {
      const write = () => bulkLoadIssues(here, projectId, [createNewIssueWithDefaults({ number })]);
      await (number % 10 === 9 ? runWithDatabaseListenersDisconnected(here, write) : write());
    }
    const last = await readProjectVersion(here, projectId);
    await waitUntil(() => seen === last);
    expect(there.changes.reconnectCount).toBeGreaterThan(reconnectCount);
    for (const end of ends) end();
  });

  test('need no connection without subscribers', async () => {
    const silent = await openStoreOnSameDatabase(here);
    await bulkLoadIssues(silent, projectId, [createNewIssueWithDefaults({ number: 300 })]);
    expect(silent.changes.isConnected).toBe(false);
    await silent.close();
  });
});
