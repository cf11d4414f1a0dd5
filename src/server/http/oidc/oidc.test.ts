/** Sign-in with a real OpenID provider, from the redirect to the session cookie. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { SIGN_INS_PER_MINUTE_MAX } from '../../../shared/limits';
import { openTestServer, TEST_SERVER_CONFIG, type TestServer } from '../../../testing/testServer';
import { OidcProvider } from './OidcProvider';

const TEST_OIDC_CLIENT = { clientId: 'winnow', clientSecret: 'a secret of tests' };

let oidcProviderProcess: ChildProcess;
let oidcIssuerUrl: string;
beforeAll(async () => {
  oidcProviderProcess = spawn(process.execPath, [path.resolve('src/testing/oidcProvider.mjs')], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  oidcIssuerUrl = await new Promise<string>((resolve, reject) => {
    oidcProviderProcess.stdout!.once('data', (data: Buffer) => resolve(data.toString().trim()));
    oidcProviderProcess.once('exit', (code) => reject(new Error(`The provider exited with code ${code}.`)));
  });
});
afterAll(() => {
  oidcProviderProcess.kill();
});

/** Acts as a browser at the provider: signs in, consents, and returns the callback URL. */
async function signInAtOidcProvider(start: string, login: string): Promise<string> {
  const cookies = new Map<string, string>();
  const go = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      cookies.set(name!, value!);
    }
    return response;
  };
  let url = start;
  for (let step = 0; step < 20; step++) {
    if (!url.startsWith(oidcIssuerUrl)) return url;
    let response = await go(url);
    if (response.ok) {
      const page = await response.text();
      const prompt = /name="prompt" value="(\w+)"/.exec(page)![1]!;
      response = await go(url, { prompt, ...(prompt === 'login' && { login, password: 'any' }) });
    }
    url = new URL(response.headers.get('location')!, url).href;
  }
  throw new Error(`Too many redirects, the last to ${url}.`);
}

describeEachDatabaseEngine('sign-in with OpenID Connect', (open) => {
  let test: TestServer;
  let address = 0;
  beforeAll(async () => {
    test = await openTestServer(open, {
      config: { ...TEST_SERVER_CONFIG, oidc: { issuer: oidcIssuerUrl, ...TEST_OIDC_CLIENT } },
      operations: { who: 'query Who { viewer { login name } }', site: '{ site { oidc } }' },
    });
  });
  afterAll(() => test.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    test.server.inject({
      url,
      remoteAddress: `10.2.${(address += 1)}.1`,
      headers: { host: 'localhost:4000', ...headers },
    });
  const begin = async (next = '/projects/NET/issues') => {
    const answer = await get(`/session/oidc?next=${encodeURIComponent(next)}`);
    const [cookie] = answer.cookies;
    return { answer, cookie: `${cookie!.name}=${cookie!.value}`, location: answer.headers.location! };
  };
  const signIn = async (login: string, next?: string) => {
    const { cookie, location } = await begin(next);
    const back = new URL(await signInAtOidcProvider(location, login));
    return get(back.pathname + back.search, { cookie });
  };
  const who = async (answer: Awaited<ReturnType<typeof get>>) => {
    const session = answer.cookies.find(({ name }) => name === 'winnow_session');
    const cookie = `winnow_session=${session?.value}`;
    const { data } = (await test.postAnonymously({ documentId: 'who' }, { cookie })).json<{
      data: { viewer: unknown };
    }>();
    return data.viewer;
  };

  /** Query parameters of a redirect to the sign-in page, or null if it leads elsewhere. */
  const signInRedirect = ({ statusCode, headers }: Awaited<ReturnType<typeof get>>) => {
    expect([statusCode, headers['cache-control']]).toEqual([303, 'no-store']);
    const { pathname, searchParams } = new URL(headers.location!, 'http://localhost:4000');
    return pathname === '/login' ? Object.fromEntries(searchParams) : null;
  };
  const problemOf = (answer: Awaited<ReturnType<typeof get>>) => signInRedirect(answer)?.problem ?? null;

  it('is reported by Site.oidc', async () => {
    expect((await test.postAnonymously({ documentId: 'site' })).json()).toEqual({
      data: { site: { oidc: true } },
    });
  });

  it('redirects to the provider with challenge, state and nonce, and keeps them encrypted in a cookie', async () => {
    const { answer, location } = await begin();
    expect(answer.statusCode).toBe(303);
    const { searchParams } = new URL(location);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'winnow',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:4000/session/oidc/callback',
      scope: 'openid profile email',
    });
    expect(answer.cookies).toEqual([
      expect.objectContaining({
        name: 'winnow_oidc',
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 3_600,
      }),
    ]);
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(searchParams.get(name)!.length).toBeGreaterThan(20);
      expect(answer.cookies[0]!.value).not.toContain(searchParams.get(name));
    }
  });

  it('creates a user at the first sign-in and finds the same user at the next', async () => {
    const first = await signIn('Zoë Ångström', '/projects/NET/issues?q=is%3Aopen#top');
    expect([first.statusCode, first.headers.location]).toEqual([303, '/projects/NET/issues?q=is%3Aopen#top']);
    expect(first.cookies).toContainEqual(expect.objectContaining({ name: 'winnow_oidc', value: '' }));
    expect(await who(first)).toEqual({ login: 'zoe-angstrom', name: 'Name of Zoë Ångström' });
    expect(await who(await signIn('Zoë Ångström'))).toMatchObject({ login: 'zoe-angstrom' });
    const users = test.store.db.selectFrom('app_user').select('login').where('login', 'like', 'zoe%');
    expect(await users.execute()).toHaveLength(1);
    const log = await test.store.db.selectFrom('audit_entry').select('action').orderBy('id').execute();
    expect(log.map(({ action }) => action)).toEqual(['user_created', 'signed_in', 'signed_in']);
  });

  it('does not take over an existing account with the same login or email', async () => {
    await test.store.db
      .updateTable('app_user')
      .set({ email: 'of-mika@example.org' })
      .where('login', '=', 'mika')
      .execute();
    expect(await who(await signIn('of-mika'))).toMatchObject({ login: 'of-mika' });
    expect(await who(await signIn('mika'))).toMatchObject({ login: 'mika-2' });
    expect(await who(await signIn('?!'))).toMatchObject({ login: 'person' });
  });

  it('rejects disabled users', async () => {
    await signIn('leaver');
    await test.store.db
      .updateTable('app_user')
      .set({ disabled: true })
      .where('login', '=', 'leaver')
      .execute();
    const answer = await signIn('leaver');
    expect(problemOf(answer)).toBe('disabled');
    expect(answer.cookies.some(({ name }) => name === 'winnow_session')).toBe(false);
  });

  it('rejects a callback that was started in another browser or modified', async () => {
    const mine = await begin();
    const other = await begin();
    const back = new URL(await signInAtOidcProvider(mine.location, 'victim'));
    const come = (cookie: string | null, url = back.pathname + back.search) =>
      get(url, cookie === null ? {} : { cookie });
    expect(problemOf(await come(null))).toBe('expired');
    expect(problemOf(await come('winnow_oidc=made-up'))).toBe('expired');
    expect(problemOf(await come(other.cookie))).toBe('refused');
    expect(problemOf(await come(mine.cookie, '/session/oidc/callback?error=access_denied'))).toBe('refused');
    expect((await come(mine.cookie)).headers.location).toBe('/projects/NET/issues');
    // The authorization code works only once.
    expect(problemOf(await come(mine.cookie))).toBe('refused');
  });

  it('keeps the requested path when sign-in fails', async () => {
    const next = '/projects/NET/issues?q=is%3Aopen';
    const mine = await begin(next);
    const callback = (search: string, cookie = mine.cookie) =>
      get(`/session/oidc/callback?${search}`, { cookie }).then(signInRedirect);
    expect(await callback('error=access_denied')).toEqual({ problem: 'refused', next });
    // A cookie that the server did not encrypt is ignored, including the path to return to.
    expect(await callback('error=access_denied', 'winnow_oidc=made-up')).toEqual({ problem: 'expired' });
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
    const late = await callback('code=late').finally(() => later.mockRestore());
    expect(late).toEqual({ problem: 'expired', next });
  });

  it('shows on the sign-in page that attempts are rate-limited or the provider is unavailable', async () => {
    const next = '/projects/NET/new';
    const { cookie } = await begin(next);
    const often = () =>
      test.server.inject({
        url: '/session/oidc/callback',
        remoteAddress: '10.3.0.1',
        headers: { host: 'localhost:4000', cookie },
      });
    for (let count = 0; count < SIGN_INS_PER_MINUTE_MAX; count++)
      expect(problemOf(await often())).toBe('refused');
    expect(signInRedirect(await often())).toEqual({ problem: 'busy', next });
    const away = await openTestServer(open, {
      config: { ...TEST_SERVER_CONFIG, oidc: { issuer: 'http://127.0.0.1:1', ...TEST_OIDC_CLIENT } },
    });
    const leave = (to: string) =>
      away.server.inject({ url: `/session/oidc?next=${to}`, headers: { host: 'localhost:4000' } });
    const answer = await leave(next);
    expect(signInRedirect(answer)).toEqual({ problem: 'unavailable', next });
    expect(answer.cookies).toEqual([]);
    expect(signInRedirect(await leave('//evil.example'))).toEqual({ problem: 'unavailable' });
    await away.close();
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/\r\n/evil.example',
    'https:evil.example',
    'https:/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'projects',
    '',
  ])('does not redirect to another site for next=%j', async (next) => {
    const answer = await signIn('traveller', next);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
  });
});

it('retries discovery after the provider was unavailable', async () => {
  const provider = new OidcProvider({ issuer: 'http://127.0.0.1:1', ...TEST_OIDC_CLIENT });
  const redirect = 'http://localhost:4000/session/oidc/callback';
  await expect(provider.startOidcAuthorization(redirect)).rejects.toThrow();
  await expect(provider.startOidcAuthorization(redirect)).rejects.toThrow();
});
