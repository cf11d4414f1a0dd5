/** Sign-in with a password: response, cookie, session, rate limit and audit log. */
import { hash } from '@node-rs/argon2';
import type { LightMyRequestResponse } from 'fastify';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { openTestServer, TEST_SERVER_CONFIG, type TestServer } from '../../../testing/testServer';
import { SESSION_IDLE_TIMEOUT_MS, SIGN_INS_PER_MINUTE_MAX } from '../../../shared/limits';
import { hashPassword } from '../../domain/identity/passwords';

const TEST_PASSWORD = 'a fish on a bicycle';

describeEachDatabaseEngine('sign-in with a password', (open) => {
  let test: TestServer;
  /** Each test has its own client address, because attempts are limited by address. */
  let address = 0;
  beforeAll(async () => {
    test = await openTestServer(open, { operations: { who: 'query Who { viewer { login } }' } });
  });
  beforeEach(async () => {
    address += 1;
    await test.store.db.deleteFrom('session').execute();
    await test.store.db.deleteFrom('audit_entry').execute();
    await test.store.db
      .updateTable('app_user')
      .set({ password_hash: await hashPassword(TEST_PASSWORD), disabled: false })
      .execute();
  });
  afterAll(() => test.close());

  const send = (
    method: 'POST' | 'DELETE',
    payload?: object | string,
    headers: Record<string, string> = {},
    server = test,
  ) =>
    server.server.inject({
      method,
      url: '/session',
      remoteAddress: `10.0.0.${address}`,
      headers: {
        host: 'localhost:4000',
        ...(payload && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload && { payload }),
    });
  const signIn = (login = 'mika', password = TEST_PASSWORD, headers: Record<string, string> = {}) =>
    send('POST', { login, password }, headers);
  const cookieOf = ({ cookies }: LightMyRequestResponse) =>
    cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const who = async (headers: Record<string, string>) =>
    (await test.postAnonymously({ documentId: 'who' }, headers)).json<{
      data: { viewer: { login: string } | null };
    }>().data.viewer?.login ?? null;
  const audited = () =>
    test.store.db
      .selectFrom('audit_entry')
      .select(['action', 'subject', 'actor_id', 'address'])
      .orderBy('id')
      .execute();

  it('returns the user and sets an HttpOnly, SameSite cookie', async () => {
    const answer = await signIn();
    expect([answer.statusCode, answer.json()]).toEqual([200, { login: 'mika', name: 'MIKA' }]);
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'winnow_session', path: '/', httpOnly: true, sameSite: 'Lax' }),
    ]);
    expect(answer.cookies[0]?.secure).toBeFalsy();
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await who({ cookie: cookieOf(answer) })).toBe('mika');
    expect(await who({})).toBeNull();
  });

  it('sets a Secure cookie with the __Host- prefix when PUBLIC_URL is an https URL', async () => {
    const config = { ...TEST_SERVER_CONFIG, publicUrl: 'https://issues.example.org' };
    const published = await openTestServer(open, { config });
    await published.store.db
      .updateTable('app_user')
      .set({ password_hash: await hashPassword(TEST_PASSWORD) })
      .execute();
    const host = 'issues.example.org';
    const answer = await send('POST', { login: 'mika', password: TEST_PASSWORD }, { host }, published);
    expect(answer.cookies).toEqual([
      expect.objectContaining({
        name: '__Host-winnow_session',
        path: '/',
        secure: true,
        httpOnly: true,
        sameSite: 'Lax',
      }),
    ]);
    expect(answer.cookies[0]).not.toHaveProperty('domain');
    const left = await send('DELETE', undefined, { host, cookie: cookieOf(answer) }, published);
    expect([left.statusCode, left.cookies[0]?.value]).toEqual([204, '']);
    expect(await published.store.db.selectFrom('session').select('id').execute()).toEqual([]);
    await published.close();
  });

  it('uses forwarding headers of trusted proxies only', async () => {
    const config = { ...TEST_SERVER_CONFIG, trustedProxies: ['10.0.0.0/8'] };
    const behind = await openTestServer(open, { config });
    await behind.store.db
      .updateTable('app_user')
      .set({ password_hash: await hashPassword(TEST_PASSWORD) })
      .execute();
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' };
    const trusted = await send('POST', { login: 'mika', password: TEST_PASSWORD }, forwarded, behind);
    expect(trusted.cookies[0]).toMatchObject({ name: '__Host-winnow_session', secure: true });
    const session = await behind.store.db.selectFrom('session').select('address').executeTakeFirst();
    expect(session?.address).toBe('192.0.2.7');
    await behind.close();
    expect((await signIn('mika', TEST_PASSWORD, forwarded)).cookies[0]?.name).toBe('winnow_session');
  });

  it.each([
    ['mika', 'not a fish on a bicycle'],
    ['nobody', TEST_PASSWORD],
    ['ada', TEST_PASSWORD],
    ['MIKA', TEST_PASSWORD],
    ['', ''],
  ])('returns the same error for login %s and password %s', async (login, password) => {
    const answer = await signIn(login, password);
    expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([
      401,
      { code: 'UNAUTHENTICATED', message: 'Wrong login or password.' },
      [],
    ]);
  });

  it('starts a new session at each sign-in, ends the previous one and ignores a session id chosen by others', async () => {
    const first = cookieOf(await signIn());
    const second = cookieOf(await signIn('mika', TEST_PASSWORD, { cookie: first }));
    expect(second).not.toBe(first);
    expect([await who({ cookie: first }), await who({ cookie: second })]).toEqual([null, 'mika']);
    const set = await signIn('mika', TEST_PASSWORD, { cookie: 'winnow_session=chosen-by-another' });
    expect(cookieOf(set)).not.toContain('chosen-by-another');
    expect(await who({ cookie: 'winnow_session=chosen-by-another' })).toBeNull();
  });

  it('clears an invalid session cookie', async () => {
    const answer = await test.postAnonymously({ documentId: 'who' }, { cookie: 'winnow_session=old' });
    expect(answer.json()).toEqual({ data: { viewer: null } });
    expect(answer.cookies).toEqual([expect.objectContaining({ name: 'winnow_session', value: '' })]);
  });

  it('ends the session at sign-out and after 30 idle days', async () => {
    const cookie = cookieOf(await signIn());
    expect((await send('DELETE', undefined, { cookie })).statusCode).toBe(204);
    expect(await who({ cookie })).toBeNull();
    const idle = cookieOf(await signIn());
    await test.store.db
      .updateTable('session')
      .set({ used_at: new Date(Date.now() - SESSION_IDLE_TIMEOUT_MS - 1_000) })
      .execute();
    expect(await who({ cookie: idle })).toBeNull();
  });

  it('rejects sessions and API tokens of a disabled user immediately', async () => {
    const cookie = cookieOf(await signIn());
    const token = await test.createUserAuthorizationHeader('mika');
    const query = { query: '{ viewer { login } }' };
    expect((await test.postAnonymously(query, token)).statusCode).toBe(200);
    await test.store.db.updateTable('app_user').set({ disabled: true }).where('login', '=', 'mika').execute();
    expect(await who({ cookie })).toBeNull();
    const refused = await test.postAnonymously(query, token);
    expect([refused.statusCode, refused.body]).toEqual([401, expect.stringContaining('UNAUTHENTICATED')]);
    expect((await signIn()).statusCode).toBe(401);
  });

  it(`allows ${SIGN_INS_PER_MINUTE_MAX} attempts per minute and address`, async () => {
    for (let n = 0; n < SIGN_INS_PER_MINUTE_MAX; n++) {
      expect((await signIn('mika', 'wrong wrong wrong')).statusCode).toBe(401);
    }
    const refused = await signIn();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      code: 'RATE_LIMITED',
      message: expect.stringMatching(/^Too many requests; try again in \d+ s\.$/) as unknown,
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    address += 1;
    expect((await signIn()).statusCode).toBe(200);
  });

  it('rejects form submissions and requests of other sites', async () => {
    const body = JSON.stringify({ login: 'mika', password: TEST_PASSWORD });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      expect((await send('POST', body, { 'content-type': type })).statusCode).toBe(415);
    }
    const other = { origin: 'https://evil.example' };
    expect((await send('POST', { login: 'mika', password: TEST_PASSWORD }, other)).statusCode).toBe(403);
    const cookie = cookieOf(await signIn());
    expect((await send('DELETE', undefined, { ...other, cookie })).statusCode).toBe(403);
    expect(await who({ cookie })).toBe('mika');
  });

  it('rehashes a password that was hashed with other parameters', async () => {
    const old = await hash(TEST_PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await test.store.db.updateTable('app_user').set({ password_hash: old }).execute();
    expect((await signIn()).statusCode).toBe(200);
    const hashes = await test.store.db
      .selectFrom('app_user')
      .select('password_hash')
      .where('login', '=', 'mika')
      .execute();
    expect(hashes[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn()).statusCode).toBe(200);
  });

  it('records attempts in the audit log without the typed text', async () => {
    await signIn('a password typed too early', TEST_PASSWORD);
    await signIn('mika', 'wrong wrong wrong');
    const cookie = cookieOf(await signIn());
    await send('DELETE', undefined, { cookie });
    const mika = test.tracker.users.mika;
    const from = { address: `10.0.0.${address}` };
    expect(await audited()).toEqual([
      { ...from, action: 'sign_in_failed', subject: null, actor_id: null },
      { ...from, action: 'sign_in_failed', subject: 'mika', actor_id: null },
      { ...from, action: 'signed_in', subject: 'mika', actor_id: mika },
      { ...from, action: 'signed_out', subject: null, actor_id: mika },
    ]);
  });
});
