import {
  API_TOKENS_PER_USER_MAX,
  SESSION_IDLE_TIMEOUT_MS,
  SIGN_INS_PER_MINUTE_MAX,
} from '../../../shared/limits';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import {
  buildMutationText,
  openMultiUserTestServer,
  type SignedInTestUser,
  type MultiUserTestServer,
} from '../../../testing/multiUserTestServer';
import { encodeGlobalId } from '../base/ids';
import { hashPassword, verifyPassword } from './passwords';

const ACCOUNT_GRAPHQL_FIELDS = `account { id email hasPassword user { login } tokens { name }
  sessions { id current address userAgent } }`;
const OLD_PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'staple of the stable';

interface TestAccount {
  id: string;
  tokens: { name: string }[];
  sessions: { id: string; current: boolean }[];
}

describeEachDatabaseEngine('an account', (open) => {
  let server: MultiUserTestServer;
  let mel: SignedInTestUser;
  let other: SignedInTestUser;

  beforeAll(async () => {
    server = await openMultiUserTestServer(open, {
      operations: {
        account: `{ ${ACCOUNT_GRAPHQL_FIELDS} }`,
        updateProfile: buildMutationText('updateProfile'),
        changePassword: buildMutationText('changePassword'),
        revokeOtherSessions: buildMutationText('revokeOtherSessions'),
      },
    });
    mel = await server.createPerson('mel');
    other = await server.createPerson('other', { administrator: true });
  });
  afterAll(() => server.close());
  beforeEach(() => server.readNewAuditEntries());

  const accountOf = async (headers: Record<string, string>) => {
    const answer = (await server.postAnonymously({ documentId: 'account' }, headers)).json<{
      data: { account: TestAccount };
    }>();
    return answer.data.account;
  };
  const run = async (name: string, headers: Record<string, string>, input = {}) => {
    const body = { documentId: name, variables: { input } };
    const { data } = (await server.postAnonymously(body, headers)).json<{
      data: { payload: { errors: unknown[] } };
    }>();
    return data.payload.errors;
  };
  const node = async (by: Pick<SignedInTestUser, 'sendQuery'>, id: string) =>
    (await by.sendQuery(`{ node(id: "${id}") { id } }`)).data;

  it('is visible only to its owner, with a session or an admin token', async () => {
    const { headers } = await server.createSession(mel);
    const account = await accountOf(headers);
    expect(account).toMatchObject({
      email: 'mel@example.org',
      hasPassword: false,
      user: { login: 'mel' },
      sessions: [{ current: true, address: '192.0.2.7', userAgent: 'Firefox' }],
    });
    expect((await mel.sendQuery('{ account { id } }')).data).toEqual({ account: { id: account.id } });
    expect((await (await mel.createClientWithScope('write')).sendQuery('{ account { id } }')).data).toEqual({
      account: null,
    });
    expect(await accountOf({})).toBeNull();
    const token = await mel.mutate('createApiToken', { name: 'mine', scope: 'READ' }, 'apiToken { id }');
    const ids = [account.id, account.sessions[0]!.id, (token['apiToken'] as { id: string }).id];
    for (const id of ids) {
      expect(await node(mel, id)).toEqual({ node: { id } });
      // Administrators cannot read the account of another user either.
      expect(await node(other, id)).toEqual({ node: null });
      expect(await node(await mel.createClientWithScope('write'), id)).toEqual({ node: null });
    }
  });

  it('can be changed by its owner, field by field', async () => {
    const change = (input: Record<string, unknown>) =>
      mel.mutate('updateProfile', input, 'account { email user { name avatarUrl } }');
    const avatarUrl = 'https://example.org/mel.png?size=64';
    expect(await change({ name: ' Mel M. ', avatarUrl })).toEqual({
      account: { email: 'mel@example.org', user: { name: 'Mel M.', avatarUrl } },
      errors: [],
    });
    expect(await change({ email: null, avatarUrl: null })).toMatchObject({
      account: { email: null, user: { name: 'Mel M.', avatarUrl: null } },
    });
    expect(await server.readNewAuditEntries()).toMatchObject([
      { action: 'profile_changed', subject: 'mel', details: { fields: 'name, avatar_url' } },
      { action: 'profile_changed', details: { fields: 'email, avatar_url' } },
    ]);
    for (const url of [
      'http://example.org/a.png',
      'javascript:alert(1)',
      'https://me@example.org/',
      'https://a b/',
    ]) {
      expect((await change({ avatarUrl: url })).errors).toMatchObject([{ path: ['avatarUrl'] }]);
    }
    expect((await change({ name: '', email: 'a b' })).errors).toMatchObject([
      { path: ['name'] },
      { path: ['email'] },
    ]);
    expect(await run('updateProfile', {}, { name: 'Nobody' })).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
    const writing = await mel.createClientWithScope('write');
    expect((await writing.mutate('updateProfile', { name: 'M' })).errors).toMatchObject([
      { code: 'FORBIDDEN', message: 'This requires a token with admin scope, or signing in.' },
    ]);
  });

  it('requires the current password for a new one, and ends the other sessions', async () => {
    const hash = await hashPassword(OLD_PASSWORD);
    const user = server.store.db.updateTable('app_user').where('id', '=', mel.userId);
    await user.set({ password_hash: hash }).execute();
    const [here, there] = [await server.createSession(mel), await server.createSession(mel)];
    const stranger = await server.createSession(other);
    const change = (input: Record<string, unknown>) => run('changePassword', here.headers, input);
    expect(await change({ current: 'wrong', password: NEW_PASSWORD })).toMatchObject([{ path: ['current'] }]);
    expect(await change({ password: NEW_PASSWORD })).toMatchObject([{ path: ['current'] }]);
    expect(await change({ current: OLD_PASSWORD, password: 'short' })).toMatchObject([
      { path: ['password'] },
    ]);
    expect(await change({ current: OLD_PASSWORD, password: 'password1234' })).toMatchObject([
      { path: ['password'] },
    ]);
    expect((await server.readNewAuditEntries()).map(({ action }) => action)).toEqual([
      'sign_in_failed',
      'sign_in_failed',
    ]);
    expect(await accountOf(there.headers)).not.toBeNull();
    expect(
      await change({ current: OLD_PASSWORD, password: NEW_PASSWORD, idempotencyKey: 'password' }),
    ).toEqual([]);
    expect(await accountOf(there.headers)).toBeNull();
    expect((await accountOf(here.headers)).sessions).toMatchObject([{ current: true }]);
    expect(await accountOf(stranger.headers)).not.toBeNull();
    const { password_hash } = await server.store.db
      .selectFrom('app_user')
      .select('password_hash')
      .where('id', '=', mel.userId)
      .executeTakeFirstOrThrow();
    expect(await verifyPassword(password_hash, NEW_PASSWORD)).toBe(true);
    expect(await server.readNewAuditEntries()).toMatchObject([
      { action: 'password_changed', subject: 'mel' },
    ]);
    // The digest of a request, stored with its idempotency key, does not include the password: it is the same
    // for any password.
    const second = await server.createPerson('second');
    await second.mutate('changePassword', { password: 'quite another one', idempotencyKey: 'password' });
    const kept = await server.store.db
      .selectFrom('idempotency')
      .select('digest')
      .where('mutation', '=', 'changePassword')
      .execute();
    expect(kept).toHaveLength(2);
    expect(kept[0]).toEqual(kept[1]);
  });

  it('limits attempts to guess the password', async () => {
    const target = await server.createPerson('target');
    const password_hash = await hashPassword(OLD_PASSWORD);
    const row = server.store.db.updateTable('app_user').where('id', '=', target.userId);
    await row.set({ password_hash }).execute();
    const guess = (current: string) => target.mutate('changePassword', { current, password: NEW_PASSWORD });
    for (let count = 0; count < SIGN_INS_PER_MINUTE_MAX; count += 1) {
      expect((await guess(`guess ${count}`)).errors).toMatchObject([{ code: 'VALIDATION_FAILED' }]);
    }
    expect((await guess(OLD_PASSWORD)).errors).toMatchObject([{ code: 'RATE_LIMITED', path: ['current'] }]);
    await server.store.db
      .updateTable('audit_entry')
      .set({ created_at: new Date(Date.now() - 60_000) })
      .where('actor_id', '=', target.userId)
      .execute();
    expect((await guess(OLD_PASSWORD)).errors).toEqual([]);
  });

  it('limits parallel attempts to guess the password', async () => {
    const target = await server.createPerson('hurried');
    const password_hash = await hashPassword(OLD_PASSWORD);
    const row = server.store.db.updateTable('app_user').where('id', '=', target.userId);
    await row.set({ password_hash }).execute();
    const guesses = Array.from({ length: 3 * SIGN_INS_PER_MINUTE_MAX }, (_, count) =>
      target.mutate('changePassword', { current: `guess ${count}`, password: NEW_PASSWORD }),
    );
    const codes = (await Promise.all(guesses)).map(({ errors }) => errors[0]!['code']);
    expect(codes.filter((code) => code === 'VALIDATION_FAILED')).toHaveLength(SIGN_INS_PER_MINUTE_MAX);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2 * SIGN_INS_PER_MINUTE_MAX);
  });

  it('can end one session, or all other sessions', async () => {
    const [here, there, third] = [
      await server.createSession(mel),
      await server.createSession(mel),
      await server.createSession(mel),
    ];
    const theirs = await server.createSession(other);
    const id = encodeGlobalId('Session', there.session);
    expect((await mel.mutate('revokeSession', { id })).errors).toEqual([]);
    expect(await accountOf(there.headers)).toBeNull();
    const missing = [{ code: 'NOT_FOUND', path: ['id'] }];
    expect((await mel.mutate('revokeSession', { id })).errors).toMatchObject(missing);
    const stolen = encodeGlobalId('Session', theirs.session);
    expect((await mel.mutate('revokeSession', { id: stolen })).errors).toMatchObject(missing);
    expect((await mel.mutate('revokeSession', { id: mel.id })).errors).toMatchObject(missing);
    expect(await run('revokeOtherSessions', here.headers)).toEqual([]);
    expect(await accountOf(third.headers)).toBeNull();
    expect((await accountOf(here.headers)).sessions).toHaveLength(1);
    expect(await accountOf(theirs.headers)).not.toBeNull();
    expect((await server.readNewAuditEntries()).map(({ action }) => action)).toEqual([
      'session_revoked',
      'session_revoked',
    ]);
    // For a request with an API token, all of the user's sessions are other sessions, so all of them end.
    expect((await mel.mutate('revokeOtherSessions', {})).errors).toEqual([]);
    expect(await accountOf(here.headers)).toBeNull();
  });

  it('does not list expired sessions', async () => {
    const { session } = await server.createSession(mel);
    await server.store.db
      .updateTable('session')
      .set({ used_at: new Date(Date.now() - SESSION_IDLE_TIMEOUT_MS) })
      .where('id', '=', session)
      .execute();
    expect((await mel.sendQuery('{ account { sessions { id } } }')).data).toEqual({
      account: { sessions: [] },
    });
  });

  it('returns the secret of a new token once and stores only its hash', async () => {
    const input = { name: ' ci ', scope: 'WRITE', expiresInDays: 30, idempotencyKey: 'token' };
    const fields = 'secret apiToken { id name scope usedAt expiresAt } account { tokens { name } }';
    const { secret, apiToken, account } = await mel.mutate('createApiToken', input, fields);
    expect(secret).toMatch(/^winnow_[\w-]{43}$/);
    expect(apiToken).toMatchObject({ name: 'ci', scope: 'WRITE', usedAt: null });
    const { id, expiresAt } = apiToken as { id: string; expiresAt: string };
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000)).toBe(30);
    expect((account as TestAccount).tokens[0]).toEqual({ name: 'ci' });
    const again = await mel.mutate('createApiToken', input, fields);
    expect(again).toMatchObject({ secret: null, apiToken: { id }, errors: [] });
    const { db } = server.store;
    const kept = [
      await db.selectFrom('api_token').selectAll().execute(),
      await db.selectFrom('idempotency').selectAll().execute(),
      await db.selectFrom('audit_entry').selectAll().execute(),
    ];
    expect(JSON.stringify(kept)).not.toContain(secret);
    const bearer = { authorization: `Bearer ${String(secret)}` };
    const viewer = { query: '{ viewer { login } }' };
    expect((await server.postAnonymously(viewer, bearer)).json()).toEqual({
      data: { viewer: { login: 'mel' } },
    });
    expect((await other.mutate('revokeApiToken', { id })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await mel.mutate('revokeApiToken', { id })).errors).toEqual([]);
    expect((await server.postAnonymously(viewer, bearer)).statusCode).toBe(401);
    expect(await server.readNewAuditEntries()).toMatchObject([
      { action: 'token_created', subject: 'mel', details: { name: 'ci', scope: 'write', days: 30 } },
      { action: 'token_revoked', details: { name: 'ci' } },
    ]);
  });

  it('limits the number and the lifetime of tokens', async () => {
    const create = (input: Record<string, unknown>) =>
      other.mutate('createApiToken', { name: 'ci', scope: 'READ', ...input });
    expect((await create({ name: '' })).errors).toMatchObject([{ path: ['name'] }]);
    for (const expiresInDays of [0, -1, 3_651]) {
      expect((await create({ expiresInDays })).errors).toMatchObject([{ path: ['expiresInDays'] }]);
    }
    await server.store.db
      .insertInto('api_token')
      .values(
        Array.from({ length: API_TOKENS_PER_USER_MAX }, (_, index) => ({
          secret_hash: `hash ${index}`,
          user_id: other.userId,
          name: 'n',
          scope: 0,
          expires_at: null,
        })),
      )
      .execute();
    expect((await create({})).errors).toMatchObject([
      { code: 'LIMIT_EXCEEDED', limit: API_TOKENS_PER_USER_MAX },
    ]);
  });

  it('rejects every mutation with a token of read scope', async () => {
    const reading = await other.createClientWithScope('read');
    const denied = [
      { code: 'FORBIDDEN', message: 'This token can only read. Use a token with write scope.' },
    ];
    expect((await reading.mutate('createProject', { key: 'NEW', name: 'New' })).errors).toMatchObject(denied);
    expect((await reading.mutate('updateProfile', { name: 'R' })).errors).toMatchObject(denied);
    const issueId = encodeGlobalId('Issue', server.tracker.netId, 3);
    expect((await reading.mutate('addComment', { issueId, body: 'no' })).errors).toMatchObject(denied);
  });
});
