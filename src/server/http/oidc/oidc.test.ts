/** Signing in with a real OpenID provider, from the first click to the cookie. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { describeEachEngine } from '../../../testing/databases';
import { SIGN_INS_PER_MINUTE } from '../../../shared/limits';
import { openTestServer, TEST_CONFIG, type TestServer } from '../../../testing/testServer';
import { Provider } from './Provider';

const CLIENT = { clientId: 'winnow', clientSecret: 'a secret of tests' };

let process_: ChildProcess;
let issuer: string;
beforeAll(async () => {
  process_ = spawn(process.execPath, [path.resolve('src/testing/oidcProvider.mjs')], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  issuer = await new Promise<string>((resolve, reject) => {
    process_.stdout!.once('data', (data: Buffer) => resolve(data.toString().trim()));
    process_.once('exit', (code) => reject(new Error(`The provider left with code ${code}.`)));
  });
});
afterAll(() => {
  process_.kill();
});

/** A browser at the provider: signs in there, agrees, and answers where it is sent back to. */
async function atProvider(start: string, login: string): Promise<string> {
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
    if (!url.startsWith(issuer)) return url;
    let response = await go(url);
    if (response.ok) {
      const page = await response.text();
      const prompt = /name="prompt" value="(\w+)"/.exec(page)![1]!;
      response = await go(url, { prompt, ...(prompt === 'login' && { login, password: 'any' }) });
    }
    url = new URL(response.headers.get('location')!, url).href;
  }
  throw new Error(`It went on to ${url}.`);
}

describeEachEngine('signing in with OpenID Connect', (open) => {
  let test: TestServer;
  let address = 0;
  beforeAll(async () => {
    test = await openTestServer(open, {
      config: { ...TEST_CONFIG, oidc: { issuer, ...CLIENT } },
      operations: { who: 'query Who { viewer { login name } }', site: '{ site { oidc } }' },
    });
  });
  afterAll(() => test.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    test.server.inject({
      ...{ url, remoteAddress: `10.2.${(address += 1)}.1` },
      headers: { host: 'localhost:4000', ...headers },
    });
  const begin = async (next = '/projects/NET/issues') => {
    const answer = await get(`/session/oidc?next=${encodeURIComponent(next)}`);
    const [cookie] = answer.cookies;
    return { answer, cookie: `${cookie!.name}=${cookie!.value}`, location: answer.headers.location! };
  };
  const signIn = async (login: string, next?: string) => {
    const { cookie, location } = await begin(next);
    const back = new URL(await atProvider(location, login));
    return get(back.pathname + back.search, { cookie });
  };
  const who = async (answer: Awaited<ReturnType<typeof get>>) => {
    const session = answer.cookies.find(({ name }) => name === 'winnow_session');
    const cookie = `winnow_session=${session?.value}`;
    const { data } = (await test.anonymous({ documentId: 'who' }, { cookie })).json<{
      data: { viewer: unknown };
    }>();
    return data.viewer;
  };

  /** What the sign-in page is asked to say, and where it leads on to; null: one is sent somewhere else. */
  const sentBack = ({ statusCode, headers }: Awaited<ReturnType<typeof get>>) => {
    expect([statusCode, headers['cache-control']]).toEqual([303, 'no-store']);
    const { pathname, searchParams } = new URL(headers.location!, 'http://localhost:4000');
    return pathname === '/login' ? Object.fromEntries(searchParams) : null;
  };
  const problemOf = (answer: Awaited<ReturnType<typeof get>>) => sentBack(answer)?.problem ?? null;

  it('is offered', async () => {
    expect((await test.anonymous({ documentId: 'site' })).json()).toEqual({ data: { site: { oidc: true } } });
  });

  it('asks for a code, with a challenge, a state and a nonce, and keeps what fits them to itself', async () => {
    const { answer, location } = await begin();
    expect(answer.statusCode).toBe(303);
    const { searchParams } = new URL(location);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ client_id: 'winnow', response_type: 'code', code_challenge_method: 'S256' },
      ...{ redirect_uri: 'http://localhost:4000/session/oidc/callback', scope: 'openid profile email' },
    });
    expect(answer.cookies).toEqual([
      expect.objectContaining({
        ...{ name: 'winnow_oidc', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 3_600 },
      }),
    ]);
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(searchParams.get(name)!.length).toBeGreaterThan(20);
      expect(answer.cookies[0]!.value).not.toContain(searchParams.get(name));
    }
  });

  it('makes somebody new at first, and finds them again', async () => {
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

  it('takes nobody’s account over, whatever somebody is called there', async () => {
    await test.store.db
      .updateTable('app_user')
      .set({ email: 'of-mika@example.org' })
      .where('login', '=', 'mika')
      .execute();
    expect(await who(await signIn('of-mika'))).toMatchObject({ login: 'of-mika' });
    expect(await who(await signIn('mika'))).toMatchObject({ login: 'mika-2' });
    expect(await who(await signIn('?!'))).toMatchObject({ login: 'person' });
  });

  it('lets nobody in who is disabled', async () => {
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

  it('refuses what did not begin in this browser, or was changed on its way', async () => {
    const mine = await begin();
    const other = await begin();
    const back = new URL(await atProvider(mine.location, 'victim'));
    const come = (cookie: string | null, url = back.pathname + back.search) =>
      get(url, cookie === null ? {} : { cookie });
    expect(problemOf(await come(null))).toBe('expired');
    expect(problemOf(await come('winnow_oidc=made-up'))).toBe('expired');
    expect(problemOf(await come(other.cookie))).toBe('refused');
    expect(problemOf(await come(mine.cookie, '/session/oidc/callback?error=access_denied'))).toBe('refused');
    expect((await come(mine.cookie)).headers.location).toBe('/projects/NET/issues');
    // A code is good once.
    expect(problemOf(await come(mine.cookie))).toBe('refused');
  });

  it('leads on to where one wanted to be, also after it has failed', async () => {
    const next = '/projects/NET/issues?q=is%3Aopen';
    const mine = await begin(next);
    const callback = (search: string, cookie = mine.cookie) =>
      get(`/session/oidc/callback?${search}`, { cookie }).then(sentBack);
    expect(await callback('error=access_denied')).toEqual({ problem: 'refused', next });
    // Of a cookie that is not ours nothing is taken over.
    expect(await callback('error=access_denied', 'winnow_oidc=made-up')).toEqual({ problem: 'expired' });
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
    const late = await callback('code=late').finally(() => later.mockRestore());
    expect(late).toEqual({ problem: 'expired', next });
  });

  it('is told at the sign-in page where one tries too often, or the provider is away', async () => {
    const next = '/projects/NET/new';
    const { cookie } = await begin(next);
    const often = () =>
      test.server.inject({
        ...{ url: '/session/oidc/callback', remoteAddress: '10.3.0.1' },
        headers: { host: 'localhost:4000', cookie },
      });
    for (let count = 0; count < SIGN_INS_PER_MINUTE; count++)
      expect(problemOf(await often())).toBe('refused');
    expect(sentBack(await often())).toEqual({ problem: 'busy', next });
    const away = await openTestServer(open, {
      config: { ...TEST_CONFIG, oidc: { issuer: 'http://127.0.0.1:1', ...CLIENT } },
    });
    const leave = (to: string) =>
      away.server.inject({ url: `/session/oidc?next=${to}`, headers: { host: 'localhost:4000' } });
    const answer = await leave(next);
    expect(sentBack(answer)).toEqual({ problem: 'unavailable', next });
    expect(answer.cookies).toEqual([]);
    expect(sentBack(await leave('//evil.example'))).toEqual({ problem: 'unavailable' });
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
  ])('goes on to no other site: %j', async (next) => {
    const answer = await signIn('traveller', next);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
  });
});

it('tries again where the provider was away', async () => {
  const provider = new Provider({ issuer: 'http://127.0.0.1:1', ...CLIENT });
  const redirect = 'http://localhost:4000/session/oidc/callback';
  await expect(provider.begin(redirect)).rejects.toThrow();
  await expect(provider.begin(redirect)).rejects.toThrow();
});
