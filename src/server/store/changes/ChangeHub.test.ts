import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { describeEachEngine, describeOnServer, openSecondStore } from '../../../testing/databases';
import { eventually } from '../../../testing/eventually';
import { withListenersDisconnected } from '../../../testing/withListenersDisconnected';
import { loadIssues, loadIssuesIn } from '../load/loadIssues';
import { newIssue } from '../load/NewIssue';
import { createProject } from '../load/createProject';
import type { Store } from '../Store';
import type { ProjectChange } from './ProjectChange';

const makeProject = (store: Store, key: string): Promise<number> =>
  createProject(store.db, {
    key,
    name: key,
    description: '',
    visibility: 'public',
    createdAt: new Date(0),
  });

async function versionOf({ db }: Store, projectId: number): Promise<number> {
  const { version } = await db
    .selectFrom('project')
    .select('version')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return version;
}

/** Waiting time in milliseconds, longer than a notification takes to arrive. */
const DELIVERY_TIME = 100;

describeEachEngine('change notifications', (open) => {
  let store: Store;
  let projectId: number;
  let received: ProjectChange[];
  let unsubscribe: () => void;

  beforeAll(async () => {
    store = await open();
    projectId = await makeProject(store, 'NET');
  });
  beforeEach(async () => {
    received = [];
    unsubscribe = store.changes.subscribeAll((change) => received.push(change));
    await eventually(() => store.changes.isConnected);
  });
  afterEach(() => unsubscribe());

  test('are delivered after the commit, not before it', async () => {
    await store.db.transaction().execute(async (tx) => {
      await loadIssuesIn(tx, projectId, [newIssue({ number: 1 })]);
      await setTimeout(DELIVERY_TIME);
      expect(received).toEqual([]);
    });
    await eventually(() => received.length > 0);
    expect(received).toEqual([{ projectId, version: await versionOf(store, projectId) }]);
  });

  test('refer to versions that can already be read', async () => {
    const read: Promise<number>[] = [];
    const end = store.changes.subscribe(projectId, () => read.push(versionOf(store, projectId)));
    await loadIssues(store, projectId, [newIssue({ number: 2 })]);
    await eventually(() => read.length > 0);
    end();
    expect(await read[0]).toBe(received[0]!.version);
  });

  test('are not sent for a rolled-back transaction', async () => {
    const failing = store.db.transaction().execute(async (tx) => {
      await loadIssuesIn(tx, projectId, [newIssue({ number: 3 })]);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await loadIssues(store, projectId, [newIssue({ number: 4 }), newIssue({ number: 5 })]);
    await eventually(() => received.length > 0);
    expect(received).toEqual([{ projectId, version: await versionOf(store, projectId) }]);
  });

  test('reach the subscribers of the project until they unsubscribe', async () => {
    const other = await makeProject(store, 'OTHER');
    const calls: string[] = [];
    const listener = (version: number): void => void calls.push(`twice ${version}`);
    const ends = [store.changes.subscribe(projectId, listener), store.changes.subscribe(projectId, listener)];
    const end = store.changes.subscribe(projectId, (version) => {
      calls.push(`once ${version}`);
      end();
    });
    store.changes.subscribe(other, (version) => calls.push(`other ${version}`));
    const first = (await versionOf(store, projectId)) + 1;
    await loadIssues(store, projectId, [newIssue({ number: 6 })]);
    await eventually(() => calls.length === 3);
    ends[0]!();
    ends[0]!();
    await loadIssues(store, projectId, [newIssue({ number: 7 })]);
    await loadIssues(store, other, [newIssue({ number: 1 })]);
    await eventually(() => calls.length >= 5);
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
    await loadIssues(store, projectId, [newIssue({ number: 8 })]);
    await eventually(() => received.length > 0);
    expect(received).toEqual([{ projectId, version: await versionOf(store, projectId) }]);
  });
});

describeOnServer('change notifications between processes', (open) => {
  let here: Store;
  let there: Store;
  let projectId: number;

  beforeAll(async () => {
    here = await open();
    there = await openSecondStore(here);
    projectId = await makeProject(here, 'NET');
  });
  afterAll(() => there.close());

  test('reach another process without polling', async () => {
    const versions: number[] = [];
    const end = there.changes.subscribe(projectId, (version) => versions.push(version));
    await eventually(() => there.changes.isConnected);
    await loadIssues(here, projectId, [newIssue({ number: 1 }), newIssue({ number: 2 })]);
    await eventually(() => versions.length > 0);
    end();
    expect(versions).toEqual([2]);
  });

  test('let subscribers catch up at each reset when the listening connection is killed repeatedly', async () => {
    let seen = 0;
    const see = (version: number): void => void (seen = Math.max(seen, version));
    const ends = [
      there.changes.subscribe(projectId, see),
      there.changes.onReset(() => void versionOf(there, projectId).then(see)),
    ];
    await eventually(() => there.changes.isConnected);
    const { reconnects } = there.changes;
    for (let number = 10; number < 40; number++) {
      const write = () => loadIssues(here, projectId, [newIssue({ number })]);
      await (number % 10 === 9 ? withListenersDisconnected(here, write) : write());
    }
    const last = await versionOf(here, projectId);
    await eventually(() => seen === last);
    expect(there.changes.reconnects).toBeGreaterThan(reconnects);
    for (const end of ends) end();
  });

  test('need no connection without subscribers', async () => {
    const silent = await openSecondStore(here);
    await loadIssues(silent, projectId, [newIssue({ number: 300 })]);
    expect(silent.changes.isConnected).toBe(false);
    await silent.close();
  });
});
