import { readConfig } from './readConfig';

describe('readConfig', () => {
  it('has a default for every variable', () => {
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
      duplicatesMegabytes: 1024,
      adminWrites: 60_000,
      auditDays: 0,
      s3: null,
      fileMegabytes: 25,
      issueFilesMegabytes: 200,
      demoPublic: false,
      secret: null,
      oidc: null,
      email: null,
    });
  });

  it('reads variables that are set and ignores empty ones', () => {
    const config = readConfig({
      HOST: 'localhost',
      PORT: '0',
      DATA_DIR: '/data',
      WINNOW_DEMO: '0',
      LOG_LEVEL: 'debug',
      PUBLIC_URL: 'https://issues.example.org/',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      DATABASE_URL: ' ',
      WINNOW_SEARCH: 'sql',
      WINNOW_INDEX_MB: '64',
      WINNOW_DUPLICATES_MB: '128',
      WINNOW_AUDIT_DAYS: '365',
      WINNOW_DEMO_PUBLIC: '1',
      WINNOW_SECRET: 's'.repeat(32),
    });
    expect(config).toEqual({
      host: 'localhost',
      port: 0,
      dataDir: '/data',
      databaseUrl: null,
      demoIssues: 0,
      publicUrl: 'https://issues.example.org',
      trustedProxies: ['10.0.0.0/8', '::1'],
      logLevel: 'debug',
      searchMode: 'sql',
      indexMegabytes: 64,
      duplicatesMegabytes: 128,
      adminWrites: 60_000,
      auditDays: 365,
      s3: null,
      fileMegabytes: 25,
      issueFilesMegabytes: 200,
      demoPublic: true,
      secret: 's'.repeat(32),
      oidc: null,
      email: null,
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
    ['SMTP_URL', 'mail.example.org:25'],
    ['SMTP_URL', 'smtp://user@mail.example.org'],
    ['SMTP_URL', 'smtp://user:%zz@mail.example.org'],
    ['SMTP_URL', 'smtp://mail.example.org/path'],
    ['SMTP_URL', 'smtp://mail.example.org?pool=true'],
    ['MAIL_FROM', 'winnow'],
    ['MAIL_FROM', 'Winnow <winnow@example.org>, other@example.org'],
    ['WINNOW_EMAIL_DELAY', '-1'],
    ['WINNOW_FILE_MB', 'large'],
    ['WINNOW_ISSUE_FILES_MB', '-1'],
    ['FILES_URL', 'https://files.example.org'],
    ['FILES_URL', 's3://user@bucket'],
    ['FILES_URL', 's3://bucket?endpoint=files.example.org'],
  ])('rejects %s=%s with one line that begins with the name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must [^\n]+\\.$`));
  });

  it('reports every invalid variable at once, in the order of the documentation', () => {
    const environment = {
      OIDC_CLIENT_ID: 'winnow',
      TRUSTED_PROXIES: '10.0.0.1 proxy.local other.local',
      LOG_LEVEL: 'loud',
      PORT: '65536',
    };
    const message = [
      'PORT must be a number from 0 to 65535, not "65536".',
      'TRUSTED_PROXIES must be a list of IP addresses or networks such as 10.0.0.0/8, not "10.0.0.1 proxy.local other.local".',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
      'OIDC_ISSUER is required for OpenID Connect.',
      'OIDC_CLIENT_SECRET is required for OpenID Connect.',
    ].join('\n');
    expect(() => readConfig(environment)).toThrow(expect.objectContaining({ message }) as Error);
  });

  it('requires all OpenID Connect variables, and https except on this machine', () => {
    const all = { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'winnow', OIDC_CLIENT_SECRET: 's' };
    const oidc = { issuer: 'https://id.example.org', clientId: 'winnow', clientSecret: 's' };
    expect(readConfig(all).oidc).toEqual(oidc);
    for (const name of Object.keys(all)) {
      expect(() => readConfig({ ...all, [name]: '' })).toThrow(new RegExp(`^${name} is required`));
    }
    expect(() => readConfig({ ...all, OIDC_ISSUER: 'http://id.example.org' })).toThrow(/^OIDC_ISSUER must /);
    expect(readConfig({ ...all, OIDC_ISSUER: 'http://127.0.0.1:9' }).oidc?.issuer).toBe('http://127.0.0.1:9');
  });

  it.each([
    [
      'smtp://mail.example.org',
      { host: 'mail.example.org', port: 587, secure: false, user: null, password: null },
    ],
    [
      'smtps://winnow%40example.org:p%3Aw@[::1]',
      { host: '::1', port: 465, secure: true, user: 'winnow@example.org', password: 'p:w' },
    ],
    [
      'smtp://a:b@127.0.0.1:2525/',
      { host: '127.0.0.1', port: 2525, secure: false, user: 'a', password: 'b' },
    ],
  ])('reads the mail server of SMTP_URL=%s', (url, expected) => {
    expect(readConfig({ SMTP_URL: url }).email).toMatchObject({
      ...expected,
      from: 'winnow@localhost',
      fromName: 'Winnow',
    });
  });

  it('reads S3 storage with the credentials of AWS', () => {
    const environment = {
      FILES_URL: 's3://winnow/tracker?endpoint=https://s3.example.org/&region=eu-1',
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readConfig(environment).s3).toEqual({
      bucketUrl: 'https://s3.example.org/winnow/',
      prefix: 'tracker/',
      region: 'eu-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(() => readConfig({ ...environment, AWS_SECRET_ACCESS_KEY: '' })).toThrow(/^FILES_URL requires /);
  });

  it.each([
    ['mail@example.org', 'mail@example.org', 'Winnow'],
    ['Acme Issues <mail@example.org>', 'mail@example.org', 'Acme Issues'],
    ['"Acme, Issues" <mail@example.org>', 'mail@example.org', 'Acme, Issues'],
    ['', 'winnow@issues.example.org', 'Winnow'],
  ])('reads the sender of MAIL_FROM=%s', (from, address, name) => {
    const environment = {
      SMTP_URL: 'smtp://localhost',
      PUBLIC_URL: 'https://issues.example.org',
      MAIL_FROM: from,
    };
    expect(readConfig(environment).email).toMatchObject({ from: address, fromName: name, delaySeconds: 60 });
  });

  it.each(['DATABASE_URL', 'WINNOW_SECRET', 'SMTP_URL'])(
    'does not quote the value of %s in its message',
    (name) => {
      expect(() => readConfig({ [name]: 'hunter2' })).toThrow(
        expect.not.stringContaining('hunter2') as string,
      );
    },
  );
});
