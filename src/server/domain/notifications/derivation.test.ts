import { sql } from 'kysely';
import { setTimeout } from 'node:timers/promises';
import { getEventKindByCode } from '../../../shared/events/kinds';
import { NOTIFICATION_BATCH_RECIPIENTS_MAX } from '../../../shared/limits';
import { NOTIFICATION_REASONS } from '../../../shared/notifications';
import { createBulkTestServer } from '../../../testing/bulkTestServer';
import {
  describeEachDatabaseEngine,
  describeOnPostgresServer,
  openStoreOnSameDatabase,
} from '../../../testing/databases';
import { findStoreInconsistencies } from '../../../testing/findStoreInconsistencies';
import { type MutationTestServer, openMutationTestServer } from '../../../testing/writeTestServer';
import { bulkLoadIssues } from '../../store/load/bulkLoadIssues';
import { createNewIssueWithDefaults } from '../../store/load/NewIssue';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { runInTransaction } from '../../store/write/transaction';
import { deriveNotifications } from './deriveNotifications';
import { NotificationDerivation } from './NotificationDerivation';

interface StoredNotification {
  login: string;
  issue: number;
  bulk: number;
  reason: number;
  events: number;
}

const readNotifications = async ({ db }: DatabaseStore): Promise<StoredNotification[]> =>
  (
    await sql<StoredNotification>`SELECT login, issue_number AS issue, bulk_number AS bulk, reason::int,
      event_count AS events FROM notification JOIN app_user ON app_user.id = user_id
      ORDER BY login, issue_number, bulk_number`.execute(db)
  ).rows;

describeEachDatabaseEngine('the derivation of notifications', (open) => {
  let server: MutationTestServer;
  let derivation: NotificationDerivation;

  beforeEach(async () => {
    server = await openMutationTestServer(open);
    derivation = new NotificationDerivation({ store: server.store });
  });
  afterEach(async () => {
    expect(await findStoreInconsistencies(server.store)).toEqual([]);
    await server.close();
  });

  const watch = (login: 'mika' | 'ada', ...numbers: number[]) =>
    sql`INSERT INTO watch (project_id, user_id, number)
      SELECT ${server.tracker.netId}::int, ${server.tracker.users[login]}::int, unnest(${numbers}::int[])
      ON CONFLICT DO NOTHING`.execute(server.store.db);
  const comment = (number: number, body = 'A comment') =>
    server.mutate('addComment', { issueId: server.getGlobalId('Issue', number), body }, 'errors { message }');
  const insertWatchers = async (count: number, number: number) => {
    await sql`INSERT INTO app_user (login, name) SELECT 'watcher-' || n, '' FROM generate_series(1, ${count}::int) n`.execute(
      server.store.db,
    );
    await sql`INSERT INTO watch (project_id, user_id, number)
      SELECT ${server.tracker.netId}::int, id, ${number}::int FROM app_user WHERE login LIKE 'watcher-%'`.execute(
      server.store.db,
    );
  };
  const countOfWatchers = async () =>
    (await readNotifications(server.store)).filter(({ login }) => login.startsWith('watcher-'));

  it('counts the events that have not been processed', async () => {
    await derivation.deriveAll();
    expect(await derivation.countPendingEvents()).toBe(0);
    await comment(3);
    await comment(4);
    expect(await derivation.countPendingEvents()).toBe(2);
    await derivation.deriveAll();
    expect(await derivation.countPendingEvents()).toBe(0);
  });

  it('does not try again when a project has been deleted before its events were processed', async () => {
    const setDeletion = (deletedAt: Date | null) =>
      server.store.db
        .updateTable('project')
        .set({ deleted_at: deletedAt })
        .where('id', '=', server.tracker.netId)
        .execute();
    derivation.start();
    await comment(3);
    await setDeletion(new Date());
    // The first transaction comes after 150 ms, another would come a second later. Each waits for requests first.
    await setTimeout(2_000);
    const waits = jest.spyOn(server.store.foregroundRequests, 'waitUntilIdle');
    await setTimeout(1_500);
    expect(waits).not.toHaveBeenCalled();
    await derivation.close();
    await setDeletion(null);
  });

  it('notifies nobody of imported events, also between events of people', async () => {
    const { netId } = server.tracker;
    await watch('mika', 3, 4);
    await derivation.deriveAll();
    expect(await readNotifications(server.store)).toEqual([]);
    await comment(3);
    const imported = createNewIssueWithDefaults({ number: 900, title: 'Imported', createdAt: new Date() });
    await bulkLoadIssues(server.store, netId, [
      { ...imported, assigneeIds: [server.tracker.users.ada], body: '@ada' },
    ]);
    await comment(4);
    await derivation.deriveAll();
    const found = (await readNotifications(server.store)).map(({ login, issue }) => `${login} ${issue}`);
    expect(found.filter((text) => text.startsWith('mika'))).toEqual(['mika 3', 'mika 4']);
    expect(found.some((text) => text.endsWith(' 900'))).toBe(false);
    expect(await server.store.db.selectFrom('notification_skip').selectAll().execute()).toEqual([]);
  });

  it('counts each event once, however the events are split into batches', async () => {
    await watch('mika', 3);
    await derivation.deriveAll();
    for (let repetition = 0; repetition < 7; repetition++) await comment(3);
    const { netId } = server.tracker;
    for (let result = 'behind'; result === 'behind';)
      ({ result } = await runInTransaction(server.store.background, (tx) =>
        deriveNotifications(tx, netId, 2),
      ));
    expect((await readNotifications(server.store)).find(({ login }) => login === 'mika')).toMatchObject({
      issue: 3,
      events: 7,
    });
  });

  it('changes nothing when its transaction fails, and notifies once when it is repeated', async () => {
    await watch('mika', 3);
    await derivation.deriveAll();
    await comment(3);
    const { netId } = server.tracker;
    const failing = server.store.background.transaction().execute(async (tx) => {
      await deriveNotifications(tx, netId, 100);
      throw new Error('The server was killed.');
    });
    await expect(failing).rejects.toThrow('The server was killed.');
    expect(await readNotifications(server.store)).toEqual([]);
    await derivation.deriveAll();
    await derivation.deriveAll();
    expect(await readNotifications(server.store)).toMatchObject([{ login: 'mika', issue: 3, events: 1 }]);
  });

  it('notifies each person of a bulk operation once, with the number of its events', async () => {
    await watch('mika', 3, 4, 5);
    await derivation.deriveAll();
    const bulk = createBulkTestServer(server);
    const operation = await bulk.runBulkUpdateToEnd({
      ids: bulk.getIssueIds(3, 4, 5),
      change: { stateId: server.getStateGlobalId('In progress') },
      comment: 'Done',
    });
    await derivation.deriveAll();
    const found = await readNotifications(server.store);
    expect(found.every(({ issue, bulk: number }) => issue === 0 && number === operation.number)).toBe(true);
    const eventsOf = (login: string) =>
      found.filter((row) => row.login === login).map(({ events }) => events);
    const kinds = await Promise.all(
      [3, 4, 5].map((number) => readKindsOfOperation(number, operation.number)),
    );
    expect(eventsOf('mika')).toEqual([
      kinds.flat().filter((kind) => ['commented', 'state_changed'].includes(kind)).length,
    ]);
    const { data } = (
      await server.postAsMaintainer({ query: '{ notifications { totalCount nodes { reason } } }' })
    ).json<{ data: { notifications: { totalCount: number } } }>();
    // The maintainer has made the change.
    expect(data.notifications.totalCount).toBe(0);
  });

  const readKindsOfOperation = async (number: number, operation: number) =>
    (
      await server.store.db
        .selectFrom('event')
        .select('kind')
        .where('issue_number', '=', number)
        .where('bulk_number', '=', operation)
        .execute()
    ).map(({ kind }) => getEventKindByCode(kind)!);

  it('notifies 10,000 watchers in transactions of bounded size, and continues after each of them', async () => {
    const WATCHERS = 10_000;
    await insertWatchers(WATCHERS, 3);
    await derivation.deriveAll();
    await comment(3);
    const { netId } = server.tracker;
    const sizes: number[] = [];
    for (let result = 'behind'; result === 'behind';) {
      const before = (await countOfWatchers()).length;
      ({ result } = await runInTransaction(server.store.background, (tx) =>
        deriveNotifications(tx, netId, 500),
      ));
      sizes.push((await countOfWatchers()).length - before);
      // Each step leaves a consistent store, although other watchers are notified only by the next steps.
      expect(await findStoreInconsistencies(server.store)).toEqual([]);
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(NOTIFICATION_BATCH_RECIPIENTS_MAX);
    expect(sizes.length).toBeLessThanOrEqual(WATCHERS / NOTIFICATION_BATCH_RECIPIENTS_MAX + 2);
    const found = await countOfWatchers();
    expect(found).toHaveLength(WATCHERS);
    expect(found.every(({ events }) => events === 1)).toBe(true);
    expect(new Set(found.map(({ login }) => login)).size).toBe(WATCHERS);
  });

  it('takes as many statements per step for one recipient as for hundreds', async () => {
    await derivation.deriveAll();
    const countStatements = async () => {
      const statements: string[] = [];
      await runInTransaction(server.store.background, async (tx) => {
        const logged = tx.withPlugin({
          transformQuery: ({ node }) => {
            statements.push(node.kind);
            return node;
          },
          transformResult: async ({ result }) => result,
        });
        await deriveNotifications(logged, server.tracker.netId, 500);
      });
      return statements.length;
    };
    await watch('mika', 7);
    await comment(7);
    const one = await countStatements();
    await insertWatchers(500, 8);
    await comment(8);
    expect(await countStatements()).toBe(one);
    expect(await countOfWatchers()).toHaveLength(500);
  });

  it('reminds assignees and watchers once of each due date, on the day before', async () => {
    const now = new Date('2030-03-01T12:00:00Z');
    const reminding = new NotificationDerivation({ store: server.store, now: () => now });
    const setDueDate = (number: number, dueOn: string) =>
      server.mutate('updateIssue', { id: server.getGlobalId('Issue', number), dueOn }, 'errors { message }');
    const [first, second, third] = (await server.findIssueNumbers('is:open')) as [number, number, number];
    const [closed] = (await server.findIssueNumbers('is:closed')) as [number];
    await watch('mika', first, second, third, closed);
    await setDueDate(first, '2030-03-02T00:00:00Z');
    await setDueDate(second, '2030-03-03T00:00:00Z');
    await setDueDate(third, '2030-03-01T00:00:00Z');
    await setDueDate(closed, '2030-03-02T00:00:00Z');
    await derivation.deriveAll();
    await server.store.db.deleteFrom('notification').execute();
    await server.store.db.deleteFrom('notification_count').execute();
    const remind = async () => {
      await reminding.remindOfDueDates();
      return (await readNotifications(server.store))
        .filter(({ login }) => login === 'mika')
        .map(({ issue, events }) => [issue, events]);
    };
    expect(await remind()).toEqual([[first, 1]]);
    expect(await remind()).toEqual([[first, 1]]);
    await setDueDate(first, '2030-03-05T00:00:00Z');
    now.setUTCDate(4);
    expect(await remind()).toEqual([[first, 2]]);
    expect(
      (await readNotifications(server.store)).every(
        ({ reason }) => reason === NOTIFICATION_REASONS.indexOf('due_soon'),
      ),
    ).toBe(true);
  });

  it('processes new events on its own, soon after they were written', async () => {
    await watch('mika', 3);
    await derivation.deriveAll();
    derivation.start();
    await comment(3);
    while ((await readNotifications(server.store)).length === 0) await setTimeout(20);
    expect(await readNotifications(server.store)).toMatchObject([{ login: 'mika', issue: 3, events: 1 }]);
    await derivation.close();
  });
});

describeOnPostgresServer('the derivation of notifications by several servers', (open) => {
  it('processes each event once', async () => {
    const server = await openMutationTestServer(open);
    const other = await openStoreOnSameDatabase(server.store);
    const servers = [server.store, other].map((store) => new NotificationDerivation({ store }));
    const { netId, users } = server.tracker;
    await sql`INSERT INTO watch (project_id, user_id, number) VALUES (${netId}, ${users.mika}, 3)
      ON CONFLICT DO NOTHING`.execute(server.store.db);
    for (const each of servers) each.start();
    const COMMENTS = 40;
    const events = async () =>
      (await readNotifications(server.store)).find(({ login }) => login === 'mika')?.events ?? 0;
    for (let count = 0; count < COMMENTS; count++) {
      const input = { issueId: server.getGlobalId('Issue', 3), body: 'A comment' };
      await server.mutate('addComment', input, 'errors { message }');
    }
    while ((await events()) < COMMENTS) await setTimeout(20);
    for (const each of servers) await each.close();
    await servers[0]!.deriveAll().catch(() => undefined);
    expect(await events()).toBe(COMMENTS);
    await other.close();
    await server.close();
  });
});
