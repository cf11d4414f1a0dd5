import { isDeepStrictEqual } from 'node:util';
import { waitUntil } from '../../../testing/waitUntil';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import {
  buildMutationText,
  openMultiUserTestServer,
  type SignedInTestUser,
  type MultiUserTestServer,
} from '../../../testing/multiUserTestServer';
import { createStaleRequestContext } from '../../../testing/createStaleRequestContext';
import { encodeGlobalId } from '../base/ids';
import { createUser } from './createUser';
import { createPasswordLink } from './passwordLinks';

interface UserListPage {
  users: {
    totalCount: number;
    nodes: { login: string }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
  };
}

describeEachDatabaseEngine('accounts', (open) => {
  let server: MultiUserTestServer;
  let root: SignedInTestUser;
  let mel: SignedInTestUser;

  beforeAll(async () => {
    server = await openMultiUserTestServer(open, {
      operations: {
        createUser: buildMutationText('createUser'),
        users: '{ users { totalCount } }',
      },
    });
    root = await server.createPerson('root', { administrator: true });
    mel = await server.createPerson('mel', { role: 'maintainer' });
  });
  afterAll(() => server.close());
  beforeEach(() => server.readNewAuditEntries());

  const create = (by: Pick<SignedInTestUser, 'mutate'>, input: Record<string, unknown>) =>
    by.mutate(
      'createUser',
      { name: 'Zoe', ...input },
      'passwordSecret user { login name email siteRole canSignIn }',
    );
  const update = (by: Pick<SignedInTestUser, 'mutate'>, input: Record<string, unknown>) =>
    by.mutate('updateUser', input, 'user { login name email siteRole disabled canSignIn }');
  const link = (by: Pick<SignedInTestUser, 'mutate'>, userId: string) =>
    by.mutate('createPasswordLink', { userId }, 'secret');
  const page = async (args: string) => {
    const fields =
      'totalCount nodes { login } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
    const { users } = (await root.sendQuery(`{ users(${args}) { ${fields} } }`))
      .data as unknown as UserListPage;
    return { ...users, logins: users.nodes.map(({ login }) => login) };
  };
  const rows = async (table: 'session' | 'api_token' | 'password_link', userId: number) =>
    (await server.store.db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute())
      .length;

  it('cannot be created by an administrator who loses the role during the request', async () => {
    const { store, tracker } = server;
    const former = { id: mel.userId, administrator: true, scope: 'admin' } as const;
    const context = () => createStaleRequestContext(store, former, tracker.netId);
    const outcomes = [
      await createUser(
        await context(),
        { login: 'never', name: 'Never' },
        { mutation: 'createUser', input: {} },
      ),
      await createPasswordLink(
        await context(),
        { userId: root.id },
        { mutation: 'createPasswordLink', input: {} },
      ),
    ];
    for (const { result: done, errors: failures } of outcomes) {
      expect([done, failures]).toMatchObject([null, [{ code: 'FORBIDDEN' }]]);
    }
    expect(await server.readNewAuditEntries()).toEqual([]);
  });

  it('are created with a password link that is returned once', async () => {
    const input = {
      login: 'zoe-2',
      name: ' Zoe ',
      email: ' zoe@example.org ',
      administrator: true,
      idempotencyKey: 'z',
    };
    const { passwordSecret, ...made } = await create(root, input);
    expect(made).toEqual({
      user: {
        login: 'zoe-2',
        name: 'Zoe',
        email: 'zoe@example.org',
        siteRole: 'ADMINISTRATOR',
        canSignIn: false,
      },
      errors: [],
    });
    expect(passwordSecret).toHaveLength(43);
    expect(await create(root, input)).toEqual({ ...made, passwordSecret: null });
    expect(await server.readNewAuditEntries()).toEqual([
      { action: 'user_created', subject: 'zoe-2', actor_id: root.userId, details: { administrator: true } },
    ]);
    const kept = await server.store.db.selectFrom('idempotency').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(passwordSecret);
  });

  it('require a unique login and valid fields', async () => {
    expect((await create(root, { login: 'mel' })).errors).toMatchObject([
      { path: ['login'], message: 'The login mel is already taken.' },
    ]);
    // A login that is known only from an import is taken too.
    expect((await create(root, { login: 'ada' })).errors).toMatchObject([{ path: ['login'] }]);
    for (const login of ['', 'x', '-x', 'Zoe', 'z oe', 'z'.repeat(40)]) {
      expect((await create(root, { login })).errors).toMatchObject([{ path: ['login'] }]);
    }
    expect((await create(root, { login: 'new', name: ' ', email: 'none' })).errors).toMatchObject([
      { path: ['name'] },
      { path: ['email'] },
    ]);
  });

  it('can be edited, with an audit entry', async () => {
    const uma = await server.createPerson('uma');
    const changed = await update(root, { id: uma.id, name: 'Uma', email: null, administrator: true });
    expect(changed).toMatchObject({
      user: { name: 'Uma', email: null, siteRole: 'ADMINISTRATOR' },
      errors: [],
    });
    expect(await server.readNewAuditEntries()).toMatchObject([
      { action: 'user_changed', subject: 'uma', details: { fields: 'name, email', administrator: true } },
    ]);
    await update(root, { id: uma.id, administrator: false });
    expect((await create(uma, { login: 'friend' })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });

  it('end all sessions and tokens at once when they are disabled', async () => {
    const gone = await server.createPerson('gone', { role: 'maintainer' });
    const browser = await server.createSession(gone);
    await link(root, gone.id);
    expect((await gone.sendQuery('{ viewer { login } }')).data).toEqual({ viewer: { login: 'gone' } });
    await server.readNewAuditEntries();
    const off = await update(root, { id: gone.id, disabled: true });
    expect(off).toMatchObject({ user: { disabled: true, canSignIn: false }, errors: [] });
    expect(await server.readNewAuditEntries()).toMatchObject([{ action: 'user_disabled', subject: 'gone' }]);
    for (const table of ['session', 'api_token', 'password_link'] as const) {
      expect(await rows(table, gone.userId)).toBe(0);
    }
    const answer = await server.postAnonymously({ query: '{ viewer { login } }' }, gone.headers);
    expect(answer.statusCode).toBe(401);
    const anonymous = await server.postAnonymously({ documentId: 'users' }, browser.headers);
    expect(anonymous.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect((await link(root, gone.id)).errors).toMatchObject([
      { code: 'VALIDATION_FAILED', path: ['userId'] },
    ]);
    expect((await update(root, { id: gone.id, disabled: false })).errors).toEqual([]);
    expect(await server.readNewAuditEntries()).toMatchObject([{ action: 'user_enabled' }]);
  });

  it('always include an administrator: administrators cannot remove their own role', async () => {
    expect((await update(root, { id: root.id, disabled: true })).errors).toMatchObject([
      { path: ['disabled'] },
    ]);
    expect((await update(root, { id: root.id, administrator: false })).errors).toMatchObject([
      { path: ['administrator'] },
    ]);
    expect((await update(root, { id: root.id, name: 'Root', administrator: true })).errors).toEqual([]);
    const other = await server.createPerson('other', { administrator: true });
    const both = await Promise.all([
      update(root, { id: other.id, administrator: false }),
      update(other, { id: root.id, administrator: false }),
    ]);
    const failed = both.flatMap(({ errors }) => errors);
    expect(failed).toMatchObject([{ code: 'FORBIDDEN' }]);
    await server.store.db
      .updateTable('app_user')
      .set({ site_role: 'administrator' })
      .where('id', '=', root.userId)
      .execute();
  });

  it('cannot be managed for users created by an import', async () => {
    const ada = encodeGlobalId('User', server.tracker.users.ada);
    expect((await update(root, { id: ada, name: 'Ada' })).errors).toMatchObject([{ path: ['id'] }]);
    expect((await link(root, ada)).errors).toMatchObject([{ path: ['userId'] }]);
    const nobody = encodeGlobalId('User', 99_999);
    expect((await update(root, { id: nobody })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await link(root, nobody)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('require an administrator with admin scope', async () => {
    const forbidden = { code: 'FORBIDDEN', requires: null };
    expect((await create(mel, { login: 'a-friend' })).errors).toMatchObject([
      { ...forbidden, message: 'Only administrators can create accounts.' },
    ]);
    expect((await update(mel, { id: mel.id, administrator: true })).errors).toMatchObject([forbidden]);
    expect((await link(mel, root.id)).errors).toMatchObject([forbidden]);
    const writing = await root.createClientWithScope('write');
    expect((await create(writing, { login: 'a-friend' })).errors).toMatchObject([
      { message: 'This requires a token with admin scope, or signing in.' },
    ]);
    const asked = { documentId: 'createUser', variables: { input: { login: 'a-friend', name: 'A' } } };
    expect((await server.postAnonymously(asked)).json()).toMatchObject({
      data: { payload: { errors: [{ code: 'UNAUTHENTICATED' }] } },
    });
    const codeOf = async (by: Pick<SignedInTestUser, 'sendQuery'>) =>
      (await by.sendQuery('{ users { totalCount } }')).errors?.[0]!.extensions.code;
    expect(await codeOf(mel)).toBe('FORBIDDEN');
    expect(await codeOf(writing)).toBe('FORBIDDEN');
  });

  it('are listed by login in pages both ways, without users created by an import', async () => {
    const { logins: all, totalCount } = await page('first: 200');
    expect(all).toEqual([...all].sort());
    expect(all).toContain('mika');
    expect(all).not.toContain('ada');
    expect(totalCount).toBe(all.length);
    const first = await page('first: 2');
    expect(first).toMatchObject({ logins: all.slice(0, 2), totalCount: all.length });
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const next = await page(`first: 2, after: "${first.pageInfo.endCursor}"`);
    expect(next).toMatchObject({ logins: all.slice(2, 4), pageInfo: { hasPreviousPage: true } });
    const back = await page(`last: 2, before: "${next.pageInfo.startCursor}"`);
    expect(back).toMatchObject({
      logins: first.logins,
      pageInfo: { hasPreviousPage: false, hasNextPage: true },
    });
    expect((await page('last: 1')).logins).toEqual(all.slice(-1));
    expect((await page('matching: "MEL@"')).logins).toEqual(['mel']);
    expect(await page('matching: "no such"')).toMatchObject({ logins: [], totalCount: 0 });
  });

  it('show email and last activity to the user and administrators only', async () => {
    const ask = async (by: Pick<SignedInTestUser, 'sendQuery'>) => {
      const { data } = await by.sendQuery(
        `{ node(id: "${mel.id}") { ... on User { email lastSeenAt canSignIn disabled } } }`,
      );
      return data!['node'] as Record<string, unknown>;
    };
    await server.store.db
      .updateTable('app_user')
      .set({ password_hash: 'hash' })
      .where('id', '=', mel.userId)
      .execute();
    await mel.mutate('updateProfile', { name: 'Mel' });
    // The last use of a token is stored after the response was sent, so the first responses can differ.
    let told: Record<string, unknown> = {};
    await waitUntil(async () => {
      told = await ask(mel);
      return told['lastSeenAt'] !== null && isDeepStrictEqual(await ask(root), told);
    });
    expect(told).toMatchObject({ email: 'mel@example.org', canSignIn: true, disabled: false });
    expect(Date.now() - Date.parse(told['lastSeenAt'] as string)).toBeLessThan(60_000);
    const hidden = { email: null, lastSeenAt: null, canSignIn: false, disabled: false };
    expect(await ask(await server.createPerson('nosy', { role: 'maintainer' }))).toEqual(hidden);
    expect(await ask(await root.createClientWithScope('write'))).toEqual(hidden);
    expect(await ask(await mel.createClientWithScope('read'))).toEqual(hidden);
  });
});
