import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { findStoreInconsistencies } from '../../../testing/findStoreInconsistencies';
import {
  type MultiUserTestServer,
  openMultiUserTestServer,
  type SignedInTestUser,
} from '../../../testing/multiUserTestServer';
import { encodeGlobalId } from '../base/ids';
import { NotificationDerivation } from './NotificationDerivation';

interface ShownNotification {
  id: string;
  state: string;
  version: string;
  snoozedUntil: string | null;
  issue: { id: string; number: number };
}

interface ShownInbox {
  viewer: { inboxVersion: string; unreadNotificationCount: number };
  notifications: { version: string; nodes: ShownNotification[] };
}

const HOUR_MS = 3_600_000;
const FIELDS = 'id state version snoozedUntil issue { id number }';

describeEachDatabaseEngine('the version that the viewer of an inbox has seen', (open) => {
  let server: MultiUserTestServer;
  let derivation: NotificationDerivation;
  let nina: SignedInTestUser;
  let otto: SignedInTestUser;

  beforeEach(async () => {
    server = await openMultiUserTestServer(open);
    derivation = new NotificationDerivation({ store: server.store });
    nina = await server.createPerson('nina', { role: 'developer' });
    otto = await server.createPerson('otto', { role: 'developer' });
  });
  afterEach(async () => {
    expect(await findStoreInconsistencies(server.store)).toEqual([]);
    await server.close();
  });

  const run = async (person: SignedInTestUser, name: string, input: object, fields = '') => {
    const payload = await person.mutate(name, { ...input }, fields);
    expect(payload.errors).toEqual([]);
    return payload;
  };
  /** Creates an issue that is assigned to Nina. */
  const file = async (): Promise<string> => {
    const projectId = encodeGlobalId('Project', server.tracker.netId);
    const input = { projectId, title: 'An issue', assigneeIds: [nina.id] };
    const { issue } = await run(otto, 'createIssue', input, 'issue { id }');
    return (issue as { id: string }).id;
  };
  const comment = (issueId: string) => run(otto, 'addComment', { issueId, body: 'A comment' });
  const readInbox = async (person = nina): Promise<ShownInbox> => {
    await derivation.deriveAll();
    const { data } = await person.sendQuery(
      `{ viewer { inboxVersion unreadNotificationCount } notifications { version nodes { ${FIELDS} } } }`,
    );
    return data as unknown as ShownInbox;
  };
  const read = async (): Promise<ShownNotification[]> => (await readInbox()).notifications.nodes;
  const readOne = async (): Promise<ShownNotification> => (await read())[0]!;
  const update = async (input: object) =>
    (await run(
      nina,
      'updateNotifications',
      input,
      `undoToken unreadCount notifications { ${FIELDS} }`,
    )) as unknown as { undoToken: string; unreadCount: number; notifications: ShownNotification[] };

  it('increases with each change, and is the same for the count and the page', async () => {
    const before = await readInbox();
    expect(before.notifications.version).toBe('0');
    const issueId = await file();
    const first = await readInbox();
    await comment(issueId);
    const second = await readInbox();
    const [{ id, version }] = second.notifications.nodes as [ShownNotification];
    expect(version).toBe(second.notifications.version);
    await update({ ids: [id], state: 'READ' });
    const third = await readInbox();
    const versions = [before, first, second, third].map(({ notifications }) => notifications.version);
    expect(versions).toEqual(['0', '1', '2', '3']);
    expect([before, first, second, third].map(({ viewer }) => viewer.inboxVersion)).toEqual(versions);
    // The state changed, but there is no new event.
    expect(third.notifications.nodes[0]).toMatchObject({ state: 'READ', version: '2' });
    expect((await readInbox(otto)).viewer.inboxVersion).toBe('0');
  });

  it.each(['READ', 'DONE', 'SNOOZED'])(
    'a late %s leaves a notification with later events unread',
    async (state) => {
      const issueId = await file();
      const seen = await readOne();
      await comment(issueId);
      const newer = await readOne();
      const late = await update({ ids: [seen.id], state, seenVersion: seen.version });
      expect(late).toMatchObject({
        unreadCount: 1,
        notifications: [{ id: seen.id, state: 'UNREAD', version: newer.version }],
      });
      expect(await update({ ids: [seen.id], state, seenVersion: newer.version })).toMatchObject({
        unreadCount: 0,
        notifications: [{ state }],
      });
    },
  );

  it('changes those of several notifications that have no later events', async () => {
    const issues = [await file(), await file()];
    const seen = await readInbox();
    await comment(issues[0]!);
    await read();
    const input = { state: 'DONE', seenVersion: seen.notifications.version };
    await update({ ids: seen.notifications.nodes.map(({ id }) => id), ...input });
    const states = new Map((await read()).map(({ issue, state }) => [issue.id, state]));
    expect(issues.map((id) => states.get(id))).toEqual(['UNREAD', 'DONE']);
  });

  it('an update of all up to a notification leaves out newer ones and what is moved before it', async () => {
    const issues = [await file(), await file(), await file(), await file()];
    const { nodes } = (await readInbox()).notifications;
    const idOf = (issueId: string) => nodes.find(({ issue }) => issue.id === issueId)!.id;
    await comment(issues[0]!);
    await file();
    await read();
    const upTo = idOf(issues[2]!);
    const late = await update({ all: true, upTo, states: ['UNREAD'], state: 'DONE' });
    const readStates = async () => {
      const states = new Map((await read()).map(({ issue, state }) => [issue.id, state]));
      return issues.map((id) => states.get(id));
    };
    expect(late.unreadCount).toBe(3);
    expect(await readStates()).toEqual(['UNREAD', 'DONE', 'DONE', 'UNREAD']);
    await run(nina, 'undoNotificationUpdate', { token: late.undoToken });
    expect(await readStates()).toEqual(['UNREAD', 'UNREAD', 'UNREAD', 'UNREAD']);
  });

  it('an update of all up to a shown notification that got an event since leaves it out', async () => {
    const issues = [await file(), await file()];
    const { version, nodes } = (await readInbox()).notifications;
    const added = await file();
    await comment(nodes[0]!.issue.id);
    await read();
    const shown = { upTo: nodes[0]!.id, seenVersion: version };
    await update({ all: true, ...shown, states: ['UNREAD', 'READ'], state: 'DONE' });
    const states = new Map((await read()).map(({ issue, state }) => [issue.id, state]));
    expect(issues.map((id) => states.get(id))).toEqual(['DONE', 'UNREAD']);
    expect(states.get(added)).toBe('UNREAD');
  });

  it('repeats an update of all with the same bound after further events', async () => {
    await file();
    const [shown] = await read();
    const input = { all: true, upTo: shown!.id, state: 'DONE', idempotencyKey: 'mark all' };
    await update(input);
    const added = await file();
    await comment(shown!.issue.id);
    await read();
    await update(input);
    const states = new Map((await read()).map(({ issue, state }) => [issue.id, state]));
    expect([states.get(shown!.issue.id), states.get(added)]).toEqual(['UNREAD', 'UNREAD']);
  });

  it('rejects a bound with ids, of another person, or that does not exist', async () => {
    await file();
    const [{ id }] = (await read()) as [ShownNotification];
    const rejected = async (person: SignedInTestUser, input: object) =>
      (await person.mutate('updateNotifications', { state: 'DONE', ...input }, '')).errors;
    expect(await rejected(nina, { ids: [id], upTo: id })).toMatchObject([
      { code: 'VALIDATION_FAILED', path: ['upTo'] },
    ]);
    const notFound = [{ code: 'NOT_FOUND', path: ['upTo'] }];
    expect(await rejected(otto, { all: true, upTo: id })).toMatchObject(notFound);
    const missing = encodeGlobalId('Notification', 999_999);
    expect(await rejected(nina, { all: true, upTo: missing })).toMatchObject(notFound);
    expect(await rejected(nina, { all: true, upTo: nina.id })).toMatchObject(notFound);
    expect((await read())[0]!.state).toBe('UNREAD');
  });

  it('an update of all leaves out what became unread after the version, and not what was read since', async () => {
    const issues = [await file(), await file(), await file()];
    const { notifications } = await readInbox();
    const idOf = (issueId: string) => notifications.nodes.find(({ issue }) => issue.id === issueId)!.id;
    await comment(issues[0]!);
    const added = await file();
    await read();
    // A change by the viewer that the page does not know yet.
    await update({ ids: [idOf(issues[1]!)], state: 'READ' });
    const input = { all: true, states: ['UNREAD', 'READ'], state: 'DONE' };
    const late = await update({ ...input, seenVersion: notifications.version });
    expect(late.unreadCount).toBe(2);
    const states = new Map((await read()).map(({ issue, state }) => [issue.id, state]));
    expect([...issues, added].map((id) => states.get(id))).toEqual(['UNREAD', 'DONE', 'DONE', 'UNREAD']);
    await run(nina, 'undoNotificationUpdate', { token: late.undoToken });
    const undone = new Map((await read()).map(({ issue, state }) => [issue.id, state]));
    expect(issues.map((id) => undone.get(id))).toEqual(['UNREAD', 'READ', 'UNREAD']);
  });

  it('an update of all leaves out notifications whose snooze has expired after the version', async () => {
    await file();
    const { id } = await readOne();
    const snoozedUntil = new Date(Date.now() + HOUR_MS).toISOString();
    await update({ ids: [id], state: 'SNOOZED', snoozedUntil });
    const { version } = (await readInbox()).notifications;
    await sql`UPDATE notification SET snoozed_until = now() - interval '1 second'`.execute(server.store.db);
    const input = { all: true, states: ['UNREAD'], state: 'DONE', seenVersion: version };
    expect((await update(input)).unreadCount).toBe(1);
    await derivation.unsnoozeExpired();
    expect((await update(input)).unreadCount).toBe(1);
    const current = (await readInbox()).notifications.version;
    expect(Number(current)).toBeGreaterThan(Number(version));
    expect((await update({ ...input, seenVersion: current })).unreadCount).toBe(0);
  });

  it('marks a notification as unread if the snooze has expired before the request arrives', async () => {
    await file();
    const { id, version } = await readOne();
    const snoozedUntil = new Date(Date.now() - HOUR_MS).toISOString();
    const late = await update({ ids: [id], state: 'SNOOZED', snoozedUntil, seenVersion: version });
    expect(late).toMatchObject({ unreadCount: 1, notifications: [{ state: 'UNREAD', snoozedUntil: null }] });
    await derivation.unsnoozeExpired();
    expect(await readOne()).toMatchObject({ id, state: 'UNREAD', snoozedUntil: null });
  });

  it('muting an issue keeps later events unread, and its undo restores the snooze', async () => {
    const issueId = await file();
    const { id, version } = await readOne();
    const snoozedUntil = new Date(Date.now() + HOUR_MS).toISOString();
    await update({ ids: [id], state: 'SNOOZED', snoozedUntil });
    const mute = { issueId, level: 'MUTED', notificationState: 'DONE', seenVersion: version };
    await run(nina, 'setWatchLevel', mute);
    expect(await readOne()).toMatchObject({ state: 'DONE', snoozedUntil: null });
    const undo = { ...mute, level: 'PARTICIPATING', notificationState: 'SNOOZED', snoozedUntil };
    await run(nina, 'setWatchLevel', undo);
    expect(await readOne()).toMatchObject({ state: 'SNOOZED', snoozedUntil });
    await update({ ids: [id], state: 'READ' });
    await comment(issueId);
    await read();
    await run(nina, 'setWatchLevel', mute, 'issue { viewerWatchLevel }');
    expect(await readOne()).toMatchObject({ state: 'UNREAD' });
    const invalid = await nina.mutate('setWatchLevel', { ...mute, snoozedUntil }, '');
    expect(invalid.errors).toMatchObject([{ code: 'VALIDATION_FAILED', path: ['snoozedUntil'] }]);
  });

  it('shows the version to its owner only', async () => {
    await file();
    await read();
    const query = 'query ($id: ID!) { node(id: $id) { ... on User { inboxVersion } } }';
    expect((await nina.sendQuery(query, { id: nina.id })).data).toEqual({ node: { inboxVersion: '1' } });
    expect((await otto.sendQuery(query, { id: nina.id })).data).toEqual({ node: { inboxVersion: null } });
  });
});
