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
  kinds: string[];
  commentCount: number;
  firstEventAt: string;
  seenAt: string | null;
  updatedAt: string;
  snoozedUntil: string | null;
  issue: { id: string; number: number };
}

const FIELDS =
  'id state kinds commentCount firstEventAt seenAt updatedAt snoozedUntil issue { id number viewerNotification { id } }';

describeEachDatabaseEngine('the contents and the undo of notifications', (open) => {
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
  const file = async (): Promise<string> => {
    const projectId = encodeGlobalId('Project', server.tracker.netId);
    const { issue } = await run(otto, 'createIssue', { projectId, title: 'An issue' }, 'issue { id }');
    return (issue as { id: string }).id;
  };
  const comment = (issueId: string, body = 'A comment') => run(otto, 'addComment', { issueId, body });
  const read = async (): Promise<ShownNotification[]> => {
    await derivation.deriveAll();
    const { data } = await nina.sendQuery(`{ notifications { nodes { ${FIELDS} } } }`);
    return (data!['notifications'] as { nodes: ShownNotification[] }).nodes;
  };
  const update = (input: object) =>
    run(nina, 'updateNotifications', input, 'undoToken viewer { unreadNotificationCount }');
  const statesByNumber = async () =>
    Object.fromEntries((await read()).map(({ issue, state }) => [issue.number, state]));

  it('says which kinds of events a notification combines, and counts comments without those that mention the viewer', async () => {
    const issueId = await file();
    await run(otto, 'updateIssue', { id: issueId, assigneeIds: [nina.id] });
    await comment(issueId);
    await comment(issueId, 'Look, @nina');
    await comment(issueId);
    const [notification] = await read();
    expect(notification).toMatchObject({
      kinds: ['MENTIONED', 'ASSIGNED', 'COMMENTED'],
      commentCount: 2,
      seenAt: null,
      issue: { viewerNotification: { id: notification!.id } },
    });
    expect(Date.parse(notification!.firstEventAt)).toBeLessThan(Date.parse(notification!.updatedAt));
  });

  it('restarts the counts with the next event after the notification was read, and returns when it was read', async () => {
    const issueId = await file();
    await run(otto, 'updateIssue', { id: issueId, assigneeIds: [nina.id] });
    const [before] = await read();
    await update({ ids: [before!.id], state: 'READ' });
    await comment(issueId);
    const [after] = await read();
    expect(after).toMatchObject({ id: before!.id, state: 'UNREAD', kinds: ['COMMENTED'], commentCount: 1 });
    expect(after!.firstEventAt).toBe(after!.updatedAt);
    expect(Date.parse(after!.seenAt!)).toBeGreaterThanOrEqual(Date.parse(before!.updatedAt));
    expect(Date.parse(after!.seenAt!)).toBeLessThanOrEqual(Date.parse(after!.updatedAt));
  });

  it('restores the states from before an update of all, except after newer events or other changes', async () => {
    const issues = [await file(), await file(), await file(), await file(), await file()];
    for (const id of issues) await run(otto, 'updateIssue', { id, assigneeIds: [nina.id] });
    const byIssue = new Map((await read()).map((each) => [each.issue.id, each]));
    const [unread, readOne, snoozed, changed, commented] = issues.map((id) => byIssue.get(id)!);
    const snoozedUntil = new Date(Date.now() + 3_600_000).toISOString();
    await update({ ids: [readOne!.id], state: 'READ' });
    await update({ ids: [snoozed!.id], state: 'SNOOZED', snoozedUntil });
    const all = await update({ all: true, states: ['UNREAD', 'READ', 'SNOOZED'], state: 'DONE' });
    expect(all).toMatchObject({ viewer: { unreadNotificationCount: 0 } });
    await update({ ids: [changed!.id], state: 'READ' });
    await comment(commented!.issue.id);
    const token = all['undoToken'];
    const undone = await run(nina, 'undoNotificationUpdate', { token }, 'viewer { unreadNotificationCount }');
    expect(undone).toMatchObject({ viewer: { unreadNotificationCount: 2 } });
    expect(await statesByNumber()).toEqual({
      [unread!.issue.number]: 'UNREAD',
      [readOne!.issue.number]: 'READ',
      [snoozed!.issue.number]: 'SNOOZED',
      [changed!.issue.number]: 'READ',
      [commented!.issue.number]: 'UNREAD',
    });
    const again = (await read()).find(({ id }) => id === snoozed!.id);
    expect(again!.snoozedUntil).toBe(snoozedUntil);
  });

  it('does not undo the update of another person, or twice', async () => {
    const issueId = await file();
    await run(otto, 'updateIssue', { id: issueId, assigneeIds: [nina.id] });
    const [{ id }] = (await read()) as [ShownNotification];
    const { undoToken: token } = await update({ all: true, state: 'DONE' });
    await run(otto, 'undoNotificationUpdate', { token });
    expect((await read())[0]!.state).toBe('DONE');
    await run(nina, 'undoNotificationUpdate', { token });
    expect((await read())[0]!.state).toBe('UNREAD');
    await update({ ids: [id], state: 'DONE' });
    await run(nina, 'undoNotificationUpdate', { token });
    expect((await read())[0]!.state).toBe('DONE');
  });

  it('mutes an issue and sets the state of its notification together, and reverts both', async () => {
    const issueId = await file();
    await run(otto, 'updateIssue', { id: issueId, assigneeIds: [nina.id] });
    await read();
    const fields =
      'issue { viewerWatchLevel viewerNotification { state } } viewer { unreadNotificationCount }';
    const muted = await run(
      nina,
      'setWatchLevel',
      { issueId, level: 'MUTED', notificationState: 'DONE' },
      fields,
    );
    expect(muted).toMatchObject({
      issue: { viewerWatchLevel: 'MUTED', viewerNotification: { state: 'DONE' } },
      viewer: { unreadNotificationCount: 0 },
    });
    const input = { issueId, level: 'PARTICIPATING', notificationState: 'UNREAD' };
    expect(await run(nina, 'setWatchLevel', input, fields)).toMatchObject({
      issue: { viewerWatchLevel: 'PARTICIPATING', viewerNotification: { state: 'UNREAD' } },
      viewer: { unreadNotificationCount: 1 },
    });
  });

  it('shows the number of unread notifications to its owner only', async () => {
    const issueId = await file();
    await run(otto, 'updateIssue', { id: issueId, assigneeIds: [nina.id] });
    await read();
    const query = 'query ($id: ID!) { node(id: $id) { ... on User { unreadNotificationCount } } }';
    const countFor = async (viewer: SignedInTestUser) =>
      (await viewer.sendQuery(query, { id: nina.id })).data;
    expect(await countFor(nina)).toEqual({ node: { unreadNotificationCount: 1 } });
    expect(await countFor(otto)).toEqual({ node: { unreadNotificationCount: null } });
  });
});
