import { isLoopback, readConfig, refusePublicDemo } from './config';

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 4000,
      dataDir: './data',
      databaseUrl: null,
      demoIssues: 20_000,
      publicUrl: null,
      trustedProxies: [],
      logLevel: 'info',
      searchMode: 'index',
      indexMegabytes: 512,
      adminWrites: 60_000,
      demoPublic: false,
      secret: null,
      oidc: null,
    });
  });

  it('takes what is set, and passes over what is empty', () => {
    const config = readConfig({
      ...{ HOST: 'localhost', PORT: '0', DATA_DIR: '/data', WINNOW_DEMO: '0', LOG_LEVEL: 'debug' },
      ...{ PUBLIC_URL: 'https://issues.example.org/', TRUSTED_PROXIES: '10.0.0.0/8, ::1', DATABASE_URL: ' ' },
      ...{ WINNOW_SEARCH: 'sql', WINNOW_INDEX_MB: '64' },
    });
    expect(config).toEqual({
      ...{
        host: 'localhost',
        port: 0,
        dataDir: '/data',
        demoIssues: 0,
        logLevel: 'debug',
        searchMode: 'sql',
        indexMegabytes: 64,
        adminWrites: 60_000,
        demoPublic: false,
        secret: null,
        oidc: null,
        databaseUrl: null,
      },
      ...{ publicUrl: 'https://issues.example.org', trustedProxies: ['10.0.0.0/8', '::1'] },
    });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['WINNOW_DEMO', '1e3'],
    ['WINNOW_DEMO_PUBLIC', 'yes'],
    ['WINNOW_ADMIN_WRITES', 'all'],
    ['WINNOW_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['WINNOW_SEARCH', 'fast'],
    ['WINNOW_INDEX_MB', 'much'],
    ['PUBLIC_URL', 'issues.example.org'],
    ['PUBLIC_URL', 'https://example.org/issues'],
    ['TRUSTED_PROXIES', 'proxy.local'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['DATABASE_URL', 'mysql://localhost/x'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: [^\n]+$`));
  });

  it('takes a provider as a whole, and by https alone but on this machine', () => {
    const all = { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'winnow', OIDC_CLIENT_SECRET: 's' };
    const oidc = { issuer: 'https://id.example.org', clientId: 'winnow', clientSecret: 's' };
    expect(readConfig(all).oidc).toEqual(oidc);
    for (const name of Object.keys(all)) {
      expect(() => readConfig({ ...all, [name]: '' })).toThrow(new RegExp(`^${name}: is missing`));
    }
    expect(() => readConfig({ ...all, OIDC_ISSUER: 'http://id.example.org' })).toThrow(/^OIDC_ISSUER: /);
    expect(readConfig({ ...all, OIDC_ISSUER: 'http://127.0.0.1:9' }).oidc?.issuer).toBe('http://127.0.0.1:9');
  });

  it('never repeats a database address, which may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'hunter2' })).toThrow(
      expect.not.stringContaining('hunter2') as string,
    );
  });

  it.each(['0.0.0.0', '::', '192.168.1.4', 'example.org'])('refuses to show a demo on %s', (HOST) => {
    expect(() => refusePublicDemo(readConfig({ HOST }))).toThrow(/^HOST: /);
    expect(() => refusePublicDemo(readConfig({ HOST, WINNOW_DEMO_PUBLIC: '1' }))).not.toThrow();
  });
});

it('knows the names of this machine alone', () => {
  expect(['127.0.0.1', '127.8.9.1', 'localhost', 'LOCALHOST', '::1', '[::1]'].every(isLoopback)).toBe(true);
  expect(
    ['0.0.0.0', '10.0.0.1', '127.0.0.1.evil.example', 'localhost.evil.example', ''].some(isLoopback),
  ).toBe(false);
});
