import { getEventKindCode } from '../../../shared/events/kinds';
import { ROLES } from '../../../shared/issue';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import {
  buildMutationText,
  openMultiUserTestServer,
  type SignedInTestUser,
  type MultiUserTestServer,
} from '../../../testing/multiUserTestServer';
import { createStaleRequestContext } from '../../../testing/createStaleRequestContext';
import { readProjectMember } from '../../store/read/users';
import { encodeGlobalId } from '../base/ids';
import { createInvitation } from './invitations';
import { removeMember as takeOut, setMemberRole as say } from './members';

const MAINTAINER_ROLE_INDEX = ROLES.indexOf('maintainer');

describeEachDatabaseEngine('members', (open) => {
  let server: MultiUserTestServer;
  let boss: SignedInTestUser;
  let root: SignedInTestUser;
  let net: string;
  let sec: string;

  beforeAll(async () => {
    server = await openMultiUserTestServer(open, {
      operations: { setMember: buildMutationText('setMember') },
    });
    boss = await server.createPerson('boss', { role: 'maintainer' });
    root = await server.createPerson('root', { administrator: true });
    net = encodeGlobalId('Project', server.tracker.netId);
    sec = encodeGlobalId('Project', server.tracker.secId);
  });
  afterAll(() => server.close());
  beforeEach(() => server.readNewAuditEntries());

  const setMember = (by: Pick<SignedInTestUser, 'mutate'>, input: Record<string, unknown>) =>
    by.mutate(
      'setMember',
      { projectId: net, role: 'TRIAGER', ...input },
      'membership { id role user { login } }',
    );
  const removeMember = (by: Pick<SignedInTestUser, 'mutate'>, userId: string, projectId = net) =>
    by.mutate('removeMember', { projectId, userId }, 'removedId project { key }');
  const lastEvent = () =>
    server.store.db
      .selectFrom('event')
      .select(['kind', 'actor_id', 'before', 'after'])
      .where('project_id', '=', server.tracker.netId)
      .where('issue_number', '=', 0)
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();

  it('cannot be changed by a maintainer who loses the role during the request', async () => {
    const { store, tracker } = server;
    const late = await server.createPerson('late', { role: 'maintainer' });
    const viewer = { id: late.userId, administrator: false, scope: 'admin' } as const;
    const asks = () => createStaleRequestContext(store, viewer, tracker.netId);
    const former = await createStaleRequestContext(store, { ...viewer, administrator: true }, tracker.netId);
    const [adds, removes, invites] = [await asks(), await asks(), await asks()];
    await removeMember(root, late.id);
    const request = (mutation: string) => ({ mutation, input: {} });
    const back = { projectId: net, role: MAINTAINER_ROLE_INDEX, userId: late.id };
    const outcomes = [
      await say(adds, back, request('setMember')),
      await say(former, back, request('setMember')),
      await takeOut(removes, { projectId: net, userId: boss.id }, request('removeMember')),
      await createInvitation(
        invites,
        { projectId: net, role: MAINTAINER_ROLE_INDEX },
        request('createInvitation'),
      ),
    ];
    for (const { result: done, errors: failures } of outcomes) {
      expect([done, failures]).toMatchObject([null, [{ code: 'FORBIDDEN' }]]);
    }
    expect(await readProjectMember(store.db, tracker.netId, late.userId)).toBeNull();
  });

  it('are added, changed and removed by maintainers, with an event and an audit entry each', async () => {
    const nina = await server.createPerson('nina');
    const made = await setMember(boss, { login: 'nina' });
    expect(made).toMatchObject({ membership: { role: 'TRIAGER', user: { login: 'nina' } }, errors: [] });
    const role = ROLES.indexOf('triager');
    expect(await lastEvent()).toEqual({
      kind: getEventKindCode('member_added'),
      actor_id: boss.userId,
      before: null,
      after: { user: nina.userId, role },
    });
    expect(await setMember(boss, { userId: nina.id, role: 'READER' })).toMatchObject({
      membership: { role: 'READER' },
    });
    expect(await lastEvent()).toMatchObject({
      kind: getEventKindCode('member_changed'),
      before: { role },
      after: { role: 0 },
    });
    expect(await removeMember(boss, nina.id)).toEqual({
      removedId: encodeGlobalId('Membership', server.tracker.netId, nina.userId),
      project: { key: 'NET' },
      errors: [],
    });
    expect(await lastEvent()).toMatchObject({ kind: getEventKindCode('member_removed'), after: null });
    expect(await server.readNewAuditEntries()).toMatchObject([
      { action: 'member_added', subject: 'NET', details: { member: 'nina', to: 'triager' } },
      { action: 'member_changed', details: { member: 'nina', from: 'triager', to: 'reader' } },
      { action: 'member_removed', actor_id: boss.userId, details: { member: 'nina', from: 'reader' } },
    ]);
    expect((await removeMember(boss, nina.id)).errors).toMatchObject([
      { code: 'NOT_FOUND', path: ['userId'] },
    ]);
  });

  it('are unchanged when they already have the role', async () => {
    await server.createPerson('sam', { role: 'triager' });
    const before = await lastEvent();
    expect((await setMember(boss, { login: 'sam' })).errors).toEqual([]);
    expect(await lastEvent()).toEqual(before);
    expect(await server.readNewAuditEntries()).toEqual([]);
  });

  it('must be users with an enabled account', async () => {
    const off = await server.createPerson('off');
    await server.store.db
      .updateTable('app_user')
      .set({ disabled: true })
      .where('id', '=', off.userId)
      .execute();
    const refused = async (input: Record<string, unknown>) => (await setMember(boss, input)).errors;
    expect(await refused({ login: 'ada' })).toMatchObject([{ code: 'VALIDATION_FAILED', path: ['login'] }]);
    expect(await refused({ login: 'off' })).toMatchObject([{ code: 'VALIDATION_FAILED', path: ['login'] }]);
    expect(await refused({ userId: off.id })).toMatchObject([
      { code: 'VALIDATION_FAILED', path: ['userId'] },
    ]);
    expect(await refused({ login: 'NINA' })).toMatchObject([{ code: 'NOT_FOUND', path: ['login'] }]);
    expect(await refused({ userId: encodeGlobalId('User', 99_999) })).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await refused({ userId: net })).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await refused({})).toMatchObject([{ code: 'VALIDATION_FAILED' }]);
    expect(await refused({ login: 'off', userId: off.id })).toMatchObject([{ code: 'VALIDATION_FAILED' }]);
  });

  it('can be managed by maintainers only', async () => {
    const dev = await server.createPerson('dev', { role: 'developer' });
    const input = { login: 'dev', role: 'MAINTAINER' };
    const denied = { __typename: 'AccessError', code: 'FORBIDDEN', requires: 'MAINTAINER' };
    expect((await setMember(dev, input)).errors).toMatchObject([denied]);
    expect((await removeMember(dev, boss.id)).errors).toMatchObject([denied]);
    const reading = await boss.createClientWithScope('read');
    expect((await setMember(reading, input)).errors).toMatchObject([
      {
        code: 'FORBIDDEN',
        message: 'This token can only read. Use a token with write scope.',
        requires: null,
      },
    ]);
    const anonymous = await server.postAnonymously({
      documentId: 'setMember',
      variables: { input: { ...input, projectId: net } },
    });
    expect(anonymous.json()).toMatchObject({ data: { payload: { errors: [{ code: 'UNAUTHENTICATED' }] } } });
    expect(await server.readNewAuditEntries()).toEqual([]);
  });

  it('may leave with any role, and then no longer see a private project', async () => {
    const passing = await server.createPerson('passing', { role: 'reader' });
    const own = async () =>
      (await passing.sendQuery('{ project(key: "NET") { viewerMembership { role user { login } } } }')).data;
    expect(await own()).toEqual({
      project: { viewerMembership: { role: 'READER', user: { login: 'passing' } } },
    });
    expect(
      (await removeMember(await passing.createClientWithScope('read'), passing.id)).errors,
    ).toMatchObject([
      { code: 'FORBIDDEN', message: 'This token can only read. Use a token with write scope.' },
    ]);
    expect(await removeMember(passing, passing.id)).toMatchObject({ project: { key: 'NET' }, errors: [] });
    expect(await lastEvent()).toMatchObject({
      kind: getEventKindCode('member_removed'),
      actor_id: passing.userId,
    });
    expect(await server.readNewAuditEntries()).toMatchObject([
      { action: 'member_removed', actor_id: passing.userId, details: { member: 'passing', from: 'reader' } },
    ]);
    expect(await own()).toEqual({ project: { viewerMembership: null } });
    expect((await removeMember(passing, passing.id)).errors).toMatchObject([
      { code: 'NOT_FOUND', message: 'You are not a member of the project.' },
    ]);
    await setMember(root, { projectId: sec, login: 'passing', role: 'READER' });
    expect(await removeMember(passing, passing.id, sec)).toMatchObject({ project: null, errors: [] });
  });

  it('return NOT_FOUND for a project that the viewer may not see', async () => {
    const absent = (await setMember(boss, { projectId: encodeGlobalId('Project', 4_711), login: 'boss' }))
      .errors;
    expect((await setMember(boss, { projectId: sec, login: 'boss' })).errors).toEqual(absent);
    expect((await removeMember(boss, boss.id, sec)).errors).toEqual(absent);
    expect(absent).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('must include a maintainer, unless an administrator removes the last one', async () => {
    const lone = await server.createPerson('lone');
    expect((await setMember(root, { projectId: sec, login: 'lone', role: 'MAINTAINER' })).errors).toEqual([]);
    const kept = {
      code: 'VALIDATION_FAILED',
      message: 'A project needs at least one maintainer. Make another member a maintainer first.',
    };
    expect((await setMember(lone, { projectId: sec, login: 'lone', role: 'READER' })).errors).toMatchObject([
      { ...kept, path: ['role'] },
    ]);
    expect((await removeMember(lone, lone.id, sec)).errors).toMatchObject([{ ...kept, path: ['userId'] }]);
    const reading = await root.createClientWithScope('write');
    expect((await removeMember(reading, lone.id, sec)).errors).toMatchObject([kept]);
    expect((await removeMember(root, lone.id, sec)).errors).toEqual([]);
  });

  it('have the permissions of a new role immediately, without signing in again', async () => {
    const kim = await server.createPerson('kim', { role: 'reader' });
    let count = 0;
    const rename = () =>
      kim.mutate('updateIssue', {
        id: encodeGlobalId('Issue', server.tracker.netId, 9),
        title: `Title ${(count += 1)}`,
      });
    const may = async () =>
      (await kim.sendQuery('{ project(key: "NET") { viewerCan issue(number: 9) { viewerCan } } }')).data;
    expect((await rename()).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    await setMember(boss, { login: 'kim', role: 'DEVELOPER' });
    expect((await rename()).errors).toEqual([]);
    await setMember(boss, { login: 'kim', role: 'READER' });
    expect((await rename()).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(await may()).toEqual({
      project: { viewerCan: ['READ', 'VOTE'], issue: { viewerCan: ['READ', 'VOTE'] } },
    });
  });

  it('no longer see a private project once removed, not even in the response', async () => {
    const insider = await server.createPerson('insider');
    await setMember(root, { projectId: sec, login: 'insider', role: 'MAINTAINER' });
    const second = await server.createPerson('second');
    await setMember(insider, { projectId: sec, login: 'second', role: 'MAINTAINER' });
    const issue = encodeGlobalId('Issue', server.tracker.secId, 1);
    const look = `{ node(id: "${issue}") { id } project(key: "SEC") { key } search(query: "secret") { totalCount } }`;
    expect((await insider.sendQuery(look)).data).toMatchObject({
      node: { id: issue },
      search: { totalCount: 1 },
    });
    const left = await removeMember(insider, insider.id, sec);
    expect(left).toEqual({
      removedId: encodeGlobalId('Membership', server.tracker.secId, insider.userId),
      project: null,
      errors: [],
    });
    expect((await insider.sendQuery(look)).data).toEqual({
      node: null,
      project: null,
      search: { totalCount: 0 },
    });
    expect((await second.sendQuery(look)).data).toMatchObject({ node: { id: issue } });
  });

  it('are changed once per idempotency key', async () => {
    const input = { login: 'sam', role: 'DEVELOPER', idempotencyKey: 'once' };
    await setMember(boss, input);
    await setMember(boss, { login: 'sam', role: 'READER' });
    await server.readNewAuditEntries();
    expect(await setMember(boss, input)).toMatchObject({ membership: { role: 'READER' }, errors: [] });
    expect(await server.readNewAuditEntries()).toEqual([]);
  });
});
