import { ROLES } from '../../../shared/issue';
import { INVITATIONS_PER_PROJECT_MAX } from '../../../shared/limits';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import {
  buildMutationText,
  openMultiUserTestServer,
  type SignedInTestUser,
  type MultiUserTestServer,
} from '../../../testing/multiUserTestServer';
import { encodeGlobalId } from '../base/ids';

interface CreatedInvitation {
  secret: string;
  invitation: { id: string };
}

describeEachDatabaseEngine('invitations', (open) => {
  let server: MultiUserTestServer;
  let boss: SignedInTestUser;
  let root: SignedInTestUser;
  let net: string;

  beforeAll(async () => {
    server = await openMultiUserTestServer(open, {
      operations: { acceptInvitation: buildMutationText('acceptInvitation') },
    });
    boss = await server.createPerson('boss', { role: 'maintainer' });
    root = await server.createPerson('root', { administrator: true });
    net = encodeGlobalId('Project', server.tracker.netId);
  });
  afterAll(() => server.close());
  beforeEach(() => server.readNewAuditEntries());

  const create = (by: Pick<SignedInTestUser, 'mutate'>, input: Record<string, unknown> = {}) =>
    by.mutate(
      'createInvitation',
      { projectId: net, role: 'DEVELOPER', ...input },
      'secret invitation { id role accepted }',
    );
  const made = async (by = boss, input = {}) => (await create(by, input)) as unknown as CreatedInvitation;
  const accept = (by: Pick<SignedInTestUser, 'mutate'>, secret: string) =>
    by.mutate('acceptInvitation', { secret }, 'project { key }');
  const list = async (by: SignedInTestUser) =>
    (await by.sendQuery('{ project(key: "NET") { invitations { id accepted createdBy { login } } } }')).data;
  const roleOf = async (userId: number, projectId = server.tracker.netId) => {
    const member = await server.store.db
      .selectFrom('membership')
      .select('role')
      .where('project_id', '=', projectId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return member ? ROLES[member.role] : null;
  };
  const ended = { code: 'NOT_FOUND', path: ['secret'] };

  it('make the user a member and count each use', async () => {
    const { secret, invitation } = await made();
    expect(invitation).toMatchObject({ role: 'DEVELOPER', accepted: 0 });
    const ann = await server.createPerson('ann');
    expect(await accept(ann, secret)).toMatchObject({ project: { key: 'NET' }, errors: [] });
    expect(await roleOf(ann.userId)).toBe('developer');
    // Accepting again changes nothing.
    expect((await accept(ann, secret)).errors).toEqual([]);
    expect(await list(boss)).toEqual({
      project: { invitations: [{ id: invitation.id, accepted: 1, createdBy: { login: 'boss' } }] },
    });
    expect(await server.readNewAuditEntries()).toMatchObject([
      { action: 'invitation_created', subject: 'NET', actor_id: boss.userId, details: { role: 'developer' } },
      { action: 'invitation_accepted', subject: 'NET', actor_id: ann.userId },
      { action: 'member_added', details: { member: 'ann', to: 'developer' } },
    ]);
  });

  it('show the project to holders of the link until it expires', async () => {
    const { secret, invitation } = await made();
    const sue = await server.createPerson('sue');
    const offer =
      'query ($secret: String!) { invitation(secret: $secret) { projectName role viewerRole createdBy { login } } }';
    const told = async () => (await sue.sendQuery(offer, { secret })).data!['invitation'];
    const expected = { projectName: 'Network', role: 'DEVELOPER', createdBy: { login: 'boss' } };
    expect(await told()).toEqual({ ...expected, viewerRole: null });
    await accept(sue, secret);
    expect(await told()).toEqual({ ...expected, viewerRole: 'DEVELOPER' });
    await boss.mutate('revokeInvitation', { id: invitation.id });
    expect(await told()).toBeNull();
  });

  it('raise a lower role and keep a higher one', async () => {
    const { secret } = await made();
    const low = await server.createPerson('low', { role: 'reporter' });
    await accept(low, secret);
    expect(await roleOf(low.userId)).toBe('developer');
    const high = await server.createPerson('high', { role: 'maintainer' });
    expect((await accept(high, secret)).errors).toEqual([]);
    expect(await roleOf(high.userId)).toBe('maintainer');
  });

  it('return their secret once and store only its hash', async () => {
    const input = { idempotencyKey: 'invite' };
    const first = await create(boss, input);
    const again = await create(boss, input);
    expect(again).toEqual({ ...first, secret: null });
    const secret = first['secret'] as string;
    expect(secret).toHaveLength(43);
    const { db } = server.store;
    const kept = await Promise.all([
      db.selectFrom('invitation').selectAll().execute(),
      db.selectFrom('audit_entry').selectAll().execute(),
      db.selectFrom('idempotency').selectAll().execute(),
      db.selectFrom('event').selectAll().execute(),
    ]);
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  it('can be listed and created by maintainers only', async () => {
    const { invitation } = await made();
    const dev = await server.createPerson('dev', { role: 'developer' });
    expect(await list(dev)).toEqual({ project: { invitations: [] } });
    const node = `{ node(id: "${invitation.id}") { id } }`;
    expect((await boss.sendQuery(node)).data).toEqual({ node: { id: invitation.id } });
    expect((await dev.sendQuery(node)).data).toEqual({ node: null });
    const denied = { code: 'FORBIDDEN', requires: 'MAINTAINER' };
    expect((await create(dev)).errors).toMatchObject([denied]);
    expect((await dev.mutate('revokeInvitation', { id: invitation.id })).errors).toMatchObject([denied]);
    expect((await create(await boss.createClientWithScope('read'))).errors).toMatchObject([
      { message: 'This token can only read. Use a token with write scope.' },
    ]);
  });

  it('return NOT_FOUND for a project that the viewer may not see', async () => {
    const sec = encodeGlobalId('Project', server.tracker.secId);
    const { invitation } = await made(root, { projectId: sec });
    expect((await create(boss, { projectId: sec })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    const { errors } = await boss.mutate('revokeInvitation', { id: invitation.id });
    const none = encodeGlobalId('Invitation', 4_711, 1);
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', message: 'Invitation not found.' }]);
    expect((await boss.mutate('revokeInvitation', { id: none })).errors).toEqual(errors);
    expect((await boss.sendQuery(`{ node(id: "${invitation.id}") { id } }`)).data).toEqual({ node: null });
  });

  it('give access to a private project, and require signing in', async () => {
    const sec = encodeGlobalId('Project', server.tracker.secId);
    const { secret } = await made(root, { projectId: sec, role: 'READER' });
    const guest = await server.createPerson('guest');
    expect((await accept(await guest.createClientWithScope('write'), secret)).errors).toMatchObject([
      { code: 'FORBIDDEN' },
    ]);
    const body = { documentId: 'acceptInvitation', variables: { input: { secret } } };
    expect((await server.postAnonymously(body)).json()).toMatchObject({
      data: { payload: { errors: [{ code: 'UNAUTHENTICATED' }] } },
    });
    expect(await accept(guest, secret)).toMatchObject({ project: { key: 'SEC' }, errors: [] });
    expect(await roleOf(guest.userId, server.tracker.secId)).toBe('reader');
  });

  it('end when they are revoked, and after a week', async () => {
    const late = await server.createPerson('late');
    const { secret, invitation } = await made();
    const { id } = invitation;
    expect(await boss.mutate('revokeInvitation', { id }, 'revokedId')).toEqual({ revokedId: id, errors: [] });
    expect((await accept(late, secret)).errors).toMatchObject([ended]);
    expect((await boss.mutate('revokeInvitation', { id })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    const old = await made();
    await server.store.db
      .updateTable('invitation')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect((await accept(late, old.secret)).errors).toMatchObject([ended]);
    expect(await list(boss)).toEqual({ project: { invitations: [] } });
    expect((await accept(late, 'no such secret')).errors).toMatchObject([ended]);
    expect(await roleOf(late.userId)).toBeNull();
  });

  it('end when their creator loses the right to invite', async () => {
    const eve = await server.createPerson('eve', { role: 'maintainer' });
    const late = await server.createPerson('later');
    const first = await made(eve);
    const kept = await made(boss);
    await boss.mutate('setMember', { projectId: net, login: 'eve', role: 'DEVELOPER' });
    expect((await accept(late, first.secret)).errors).toMatchObject([ended]);
    await boss.mutate('setMember', { projectId: net, login: 'eve', role: 'MAINTAINER' });
    const second = await made(eve);
    await root.mutate('updateUser', { id: eve.id, disabled: true });
    expect((await accept(late, second.secret)).errors).toMatchObject([ended]);
    expect((await accept(late, kept.secret)).errors).toEqual([]);
  });

  it(`are limited to ${INVITATIONS_PER_PROJECT_MAX} per project`, async () => {
    await server.store.db
      .insertInto('invitation')
      .values(
        Array.from({ length: INVITATIONS_PER_PROJECT_MAX }, (_, index) => ({
          secret_hash: `hash ${index}`,
          project_id: server.tracker.netId,
          role: 0,
          created_by: null,
          expires_at: new Date(Date.now() + 60_000),
        })),
      )
      .execute();
    expect((await create(boss)).errors).toMatchObject([
      { code: 'LIMIT_EXCEEDED', limit: INVITATIONS_PER_PROJECT_MAX },
    ]);
  });
});
