import { sql } from 'kysely';
import { NOTIFICATION_REASONS, NOTIFICATION_STATES } from '../../../shared/notifications';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { findStoreInconsistencies } from '../../../testing/findStoreInconsistencies';
import {
  type MultiUserTestServer,
  openMultiUserTestServer,
  type SignedInTestUser,
} from '../../../testing/multiUserTestServer';
import type { NewNotification } from '../../store/write/notifications';
import { saveNotifications } from '../../store/write/notifications';
import { NotificationDerivation } from './NotificationDerivation';

const NOTIFICATION_FIELDS =
  'id reason state eventCount updatedAt snoozedUntil issue { number } actor { login } project { key }';

interface ShownNotification {
  id: string;
  reason: string;
  state: string;
  eventCount: number;
  updatedAt: string;
  snoozedUntil: string | null;
  issue: { number: number } | null;
}

interface ShownConnection {
  totalCount: number;
  unreadCount: number;
  nodes: ShownNotification[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const HOUR_MS = 3_600_000;
const FIRST_EVENT_AT = Date.UTC(2024, 5, 1);

describeEachDatabaseEngine('the inbox', (open) => {
  let server: MultiUserTestServer;
  let derivation: NotificationDerivation;
  let nina: SignedInTestUser;
  let otto: SignedInTestUser;

  beforeEach(async () => {
    server = await openMultiUserTestServer(open);
    derivation = new NotificationDerivation({ store: server.store });
    nina = await server.createPerson('nina', { role: 'reporter' });
    otto = await server.createPerson('otto', { role: 'reporter' });
  });
  afterEach(async () => {
    expect(await findStoreInconsistencies(server.store)).toEqual([]);
    await server.close();
  });

  const createNotification = (overrides: Partial<NewNotification>): NewNotification => ({
    userId: nina.userId,
    issueNumber: 1,
    bulkNumber: 0,
    reason: NOTIFICATION_REASONS.indexOf('watching'),
    isMention: false,
    kinds: 0,
    commentCount: 0,
    eventCount: 1,
    actorId: otto.userId,
    sequence: 1,
    firstAt: new Date(FIRST_EVENT_AT),
    at: new Date(FIRST_EVENT_AT),
    ...overrides,
  });
  const save = (...notifications: Partial<NewNotification>[]) =>
    server.store.db
      .transaction()
      .execute((tx) => saveNotifications(tx, server.tracker.netId, notifications.map(createNotification)));
  const read = async (args = '', person = nina): Promise<ShownConnection> => {
    const { data } = await person.sendQuery(
      `{ notifications${args && `(${args})`} { totalCount unreadCount pageInfo { hasNextPage endCursor } nodes { ${NOTIFICATION_FIELDS} } } }`,
    );
    return data!['notifications'] as ShownConnection;
  };
  const update = async (input: Record<string, unknown>, person = nina) =>
    (await person.mutate(
      'updateNotifications',
      input,
      `unreadCount notifications { ${NOTIFICATION_FIELDS} } errors { code path message }`,
    )) as unknown as {
      unreadCount: number;
      notifications: ShownNotification[];
      errors: { code: string; path: string[]; message: string }[];
    };
  const listIssues = ({ nodes }: ShownConnection) => nodes.map(({ issue }) => issue!.number);

  it('pages through notifications of equal times without repeating or skipping one', async () => {
    await save(
      ...Array.from({ length: 25 }, (_, index) => ({
        issueNumber: index + 1,
        // Ten notifications at each time.
        at: new Date(FIRST_EVENT_AT + Math.floor(index / 10) * 1_000),
      })),
    );
    await update({ ids: (await read('first: 5')).nodes.map(({ id }) => id), state: 'DONE' });
    const expected = listIssues(await read('first: 100'));
    const seen: number[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page: ShownConnection = await read(`first: 4${after && `, after: "${after}"`}`);
      expect(page.totalCount).toBe(25);
      seen.push(...listIssues(page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    }
    expect(seen).toEqual(expected);
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  });

  it('filters by state, reason and project, with exact counts', async () => {
    await save(
      { issueNumber: 1, reason: NOTIFICATION_REASONS.indexOf('mentioned') },
      { issueNumber: 2, reason: NOTIFICATION_REASONS.indexOf('assigned') },
      { issueNumber: 3, reason: NOTIFICATION_REASONS.indexOf('assigned') },
      { issueNumber: 4, reason: NOTIFICATION_REASONS.indexOf('watching') },
    );
    const { nodes } = await read();
    const idOf = (number: number) => nodes.find(({ issue }) => issue!.number === number)!.id;
    await update({ ids: [idOf(3)], state: 'READ' });
    await update({ ids: [idOf(4)], state: 'DONE' });
    const count = async (args: string) => {
      const found = await read(args);
      expect(found.nodes).toHaveLength(found.totalCount);
      return [found.totalCount, found.unreadCount];
    };
    expect(await count('')).toEqual([4, 2]);
    expect(await count('states: [UNREAD]')).toEqual([2, 2]);
    expect(await count('states: [READ, DONE]')).toEqual([2, 2]);
    expect(await count('states: []')).toEqual([0, 2]);
    expect(await count('reason: ASSIGNED')).toEqual([2, 1]);
    expect(await count('reason: ASSIGNED, states: [READ]')).toEqual([1, 1]);
    expect(await count('project: "NET"')).toEqual([4, 2]);
    expect(await count('project: "SEC"')).toEqual([0, 0]);
    expect(await count('project: "NONE"')).toEqual([0, 0]);
  });

  it('hides the notifications of a project that the viewer can no longer see, in lists, counts and by id', async () => {
    await save({});
    const [notification] = (await read()).nodes;
    const setVisibility = (visibility: number) =>
      server.store.db.updateTable('project').set({ visibility }).where('key', '=', 'NET').execute();
    await setVisibility(2);
    await server.store.db.deleteFrom('membership').where('user_id', '=', nina.userId).execute();
    expect(await read()).toMatchObject({ totalCount: 0, unreadCount: 0, nodes: [] });
    const node = await nina.sendQuery('query ($id: ID!) { node(id: $id) { id } }', { id: notification!.id });
    expect(node.data).toEqual({ node: null });
    expect((await update({ ids: [notification!.id], state: 'READ' })).errors).toMatchObject([
      { code: 'NOT_FOUND', path: ['ids'] },
    ]);
    expect((await update({ all: true, state: 'READ' })).notifications).toEqual([]);
    await setVisibility(0);
    expect(await read()).toMatchObject({ totalCount: 1, unreadCount: 1 });
  });

  it('is private: nobody can read or change the notifications of another person', async () => {
    await save({});
    const [{ id }] = (await read()).nodes as [ShownNotification];
    expect(await read('', otto)).toMatchObject({ totalCount: 0, nodes: [] });
    expect((await otto.sendQuery('query ($id: ID!) { node(id: $id) { id } }', { id })).data).toEqual({
      node: null,
    });
    expect((await update({ ids: [id], state: 'DONE' }, otto)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await nina.sendQuery('query ($id: ID!) { node(id: $id) { id } }', { id })).data).toEqual({
      node: { id },
    });
    expect((await read()).nodes).toMatchObject([{ id, state: 'UNREAD' }]);
  });

  it('marks notifications as read and unread again, and the next event makes them unread with a new count', async () => {
    await save({ eventCount: 2 });
    const [{ id }] = (await read()).nodes as [ShownNotification];
    expect(await update({ ids: [id], state: 'READ' })).toMatchObject({
      unreadCount: 0,
      notifications: [{ state: 'READ', eventCount: 2 }],
      errors: [],
    });
    expect(await update({ ids: [id], state: 'UNREAD' })).toMatchObject({ unreadCount: 1 });
    await save({ eventCount: 1 });
    expect((await read()).nodes).toMatchObject([{ state: 'UNREAD', eventCount: 3 }]);
    for (const state of ['READ', 'DONE', 'SNOOZED'] as const) {
      await update({ ids: [id], state });
      await save({ eventCount: 1 });
      const eventCount = state === 'SNOOZED' ? 2 : 1;
      expect((await read()).nodes).toMatchObject([{ id, state: 'UNREAD', eventCount }]);
    }
  });

  it('keeps the strongest reason while a notification is unread', async () => {
    const reasonOf = async () => (await read()).nodes[0]!.reason;
    await save({ reason: NOTIFICATION_REASONS.indexOf('assigned') });
    await save({ reason: NOTIFICATION_REASONS.indexOf('watching') });
    expect(await reasonOf()).toBe('ASSIGNED');
    await save({ reason: NOTIFICATION_REASONS.indexOf('mentioned') });
    expect(await reasonOf()).toBe('MENTIONED');
    await update({ all: true, state: 'READ' });
    await save({ reason: NOTIFICATION_REASONS.indexOf('watching') });
    expect(await reasonOf()).toBe('WATCHING');
  });

  it('keeps a notification snoozed until its time, except when the person is mentioned', async () => {
    await save({});
    const [{ id }] = (await read()).nodes as [ShownNotification];
    const snoozedUntil = new Date(Date.now() + HOUR_MS).toISOString();
    await update({ ids: [id], state: 'SNOOZED', snoozedUntil });
    await save({ at: new Date(FIRST_EVENT_AT + 1) });
    expect((await read()).nodes).toMatchObject([{ state: 'SNOOZED', eventCount: 2, snoozedUntil }]);
    await save({ isMention: true, reason: 0, at: new Date(FIRST_EVENT_AT + 2) });
    expect((await read()).nodes).toMatchObject([
      { state: 'UNREAD', eventCount: 3, reason: 'MENTIONED', snoozedUntil: null },
    ]);
  });

  it('returns a notification as unread when its snooze has expired, before and after the job has run', async () => {
    await save({ issueNumber: 1 }, { issueNumber: 2, at: new Date(FIRST_EVENT_AT + 1_000) });
    const first = (await read()).nodes.find(({ issue }) => issue!.number === 1)!;
    const snoozedUntil = new Date(Date.now() + HOUR_MS).toISOString();
    await update({ ids: [first.id], state: 'SNOOZED', snoozedUntil });
    expect(await read('states: [UNREAD]')).toMatchObject({ totalCount: 1, unreadCount: 1 });
    const expiredAt = new Date(Date.now() - HOUR_MS);
    await server.store.db
      .updateTable('notification')
      .set({ snoozed_until: expiredAt })
      .where('issue_number', '=', 1)
      .execute();
    const expectUnsnoozed = async () => {
      const unread = await read('states: [UNREAD]');
      expect(unread).toMatchObject({ totalCount: 2, unreadCount: 2 });
      // The notification of issue 1 is the newest now.
      expect(listIssues(unread)).toEqual([1, 2]);
      expect(unread.nodes[0]).toMatchObject({
        state: 'UNREAD',
        updatedAt: expiredAt.toISOString(),
        snoozedUntil: null,
      });
      expect(await read('states: [SNOOZED]')).toMatchObject({ totalCount: 0, nodes: [] });
    };
    await expectUnsnoozed();
    await derivation.unsnoozeExpired();
    await expectUnsnoozed();
  });

  it('changes all notifications that match the filters, in transactions of bounded size', async () => {
    const { netId } = server.tracker;
    await sql`INSERT INTO notification (project_id, user_id, issue_number, bulk_number, reason, state, event_count,
        event_sequence, updated_at)
      SELECT ${netId}::int, ${nina.userId}::int, 1, n, n % 2, 0, 1, 1, now() FROM generate_series(1, 5000) n`.execute(
      server.store.db,
    );
    await sql`INSERT INTO notification_count (project_id, user_id, state, reason, count)
      SELECT project_id, user_id, state, reason, count(*) FROM notification GROUP BY 1, 2, 3, 4`.execute(
      server.store.db,
    );
    server.statements.length = 0;
    const input = { all: true, state: 'READ', reason: 'ASSIGNED', project: 'NET', idempotencyKey: 'all' };
    const payload = await update(input);
    expect(payload.notifications).toHaveLength(200);
    expect(payload.unreadCount).toBe(2_500);
    expect(server.statements.filter((text) => text.includes('UPDATE notification n')).length).toBe(3);
    expect(await read('states: [READ], first: 1')).toMatchObject({ totalCount: 2_500 });
    // The repetition of the request leaves notifications alone that have been changed since.
    await update({ ids: [payload.notifications[0]!.id], state: 'UNREAD' });
    expect((await update(input)).unreadCount).toBe(2_501);
    expect((await update({ ...input, idempotencyKey: 'again' })).unreadCount).toBe(2_500);
  });

  it.each([
    [{ state: 'READ' }, 'ids'],
    [{ all: true, ids: [], state: 'READ' }, 'ids'],
    [{ ids: [], states: ['READ'], state: 'READ' }, 'ids'],
    [{ all: true, state: 'READ', snoozedUntil: '2099-01-01T00:00:00Z' }, 'snoozedUntil'],
    [{ ids: [], state: 'READ', seenVersion: 'x' }, 'seenVersion'],
    [{ ids: [], state: 'READ', seenVersion: '-1' }, 'seenVersion'],
  ])('rejects the input %j', async (input, field) => {
    expect((await update(input)).errors).toMatchObject([{ code: 'VALIDATION_FAILED', path: [field] }]);
  });

  it('rejects more than 200 ids, and ids of other objects', async () => {
    const ids = Array.from({ length: 201 }, () => nina.id);
    expect((await update({ ids, state: 'READ' })).errors).toMatchObject([{ code: 'LIMIT_EXCEEDED' }]);
    expect((await update({ ids: [nina.id], state: 'READ' })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('reads a page with a constant number of statements', async () => {
    await save(...Array.from({ length: 100 }, (_, index) => ({ issueNumber: index + 1 })));
    // The number of statements depends on caches, which other databases of the same PostgreSQL server can make stale.
    for (const first of [1, 100]) {
      server.statements.length = 0;
      expect((await read(`first: ${first}`)).nodes).toHaveLength(first);
      expect(new Set(server.statements).size).toBe(server.statements.length);
      expect(server.statements.length).toBeLessThanOrEqual(6);
    }
  });

  it('knows all states and reasons of the schema', async () => {
    const { data } = await nina.sendQuery(
      '{ states: __type(name: "NotificationState") { enumValues { name } } reasons: __type(name: "NotificationReason") { enumValues { name } } }',
    );
    const names = (type: string) =>
      (data![type] as { enumValues: { name: string }[] }).enumValues.map(({ name }) => name);
    expect(names('states').sort()).toEqual(NOTIFICATION_STATES.map((state) => state.toUpperCase()).sort());
    expect(names('reasons').sort()).toEqual(
      NOTIFICATION_REASONS.map((reason) => reason.toUpperCase()).sort(),
    );
  });
});
