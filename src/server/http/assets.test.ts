/** Static files of the built client, and its HTML page. */
import { rmSync } from 'node:fs';
import { describeEachDatabaseEngine } from '../../testing/databases';
import { createTestClientBuild, TEST_INDEX_HTML } from '../../testing/testClientBuild';
import { openTestServer, type TestServer } from '../../testing/testServer';

const TEST_ASSETS = { 'main.123.js': 'plain', 'main.123.js.br': 'brotli', 'main.123.js.gz': 'gzip' };
const TEST_PRELOADS = {
  issues: ['/assets/common.1.js', '/assets/issues.1.js', '/assets/issues.1.css'],
  'issues-entry': ['/assets/common.1.js', '/assets/issues-entry.1.js'],
};

describeEachDatabaseEngine('static files', (open) => {
  let test: TestServer;
  let clientDir: string;
  beforeAll(async () => {
    clientDir = createTestClientBuild(TEST_ASSETS, TEST_PRELOADS);
    test = await openTestServer(open, { clientDir });
  });
  afterAll(async () => {
    await test.close();
    rmSync(clientDir, { recursive: true });
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    test.server.inject({ url, headers: { host: 'localhost:4000', accept: 'text/html', ...headers } });

  it.each(['/', '/projects/NET/issues/new?q=is%3Aopen', '/people/a.b', '/nowhere/at/all'])(
    'serves the HTML page for %s',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([200, TEST_INDEX_HTML]);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers.etag).toBeTruthy();
    },
  );

  it('preloads the files of the requested screen and of its query in the Link header', async () => {
    expect((await get('/projects/NET/issues')).headers.link).toBe(
      [
        '</assets/common.1.js>; rel=preload; as=script',
        '</assets/issues-entry.1.js>; rel=preload; as=script',
        '</assets/issues.1.js>; rel=preload; as=script',
        '</assets/issues.1.css>; rel=preload; as=style',
      ].join(', '),
    );
    expect((await get('/projects/NET/issues/4')).headers.link).toBeUndefined();
  });

  it('serves hashed files precompressed and as immutable', async () => {
    const file = async (encoding: string) => {
      const answer = await get('/assets/main.123.js', { accept: '*/*', 'accept-encoding': encoding });
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers['content-type']).toContain('javascript');
      return answer.body;
    };
    expect([await file('gzip, br'), await file('gzip'), await file('')]).toEqual(['brotli', 'gzip', 'plain']);
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/assets/main.old.js',
    '/assets/',
    '/favicon.ico',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fx.js',
  ])('does not serve the file %s', async (url) => {
    const answer = await get(url);
    expect(answer.body).not.toContain('"name"');
    expect(answer.statusCode === 404 || answer.body === TEST_INDEX_HTML || answer.statusCode === 403).toBe(
      true,
    );
  });

  it.each(['text/html', 'Text/HTML;charset=utf-8', 'image/*, text/*;q=0.1', '*/*', undefined])(
    'serves the HTML page for the Accept header %j',
    async (accept) => {
      const headers = { host: 'localhost:4000', ...(accept && { accept }) };
      const response = await test.server.inject({ url: '/projects', headers });
      expect([response.statusCode, response.body]).toEqual([200, TEST_INDEX_HTML]);
    },
  );

  it.each(['application/json', 'text/html;q=0', ''])(
    'returns 404 instead of the HTML page for the Accept header %j',
    async (accept) => expect((await get('/projects', { accept })).statusCode).toBe(404),
  );

  it('returns 404 instead of the HTML page for other methods than GET and HEAD', async () => {
    expect(
      (await test.server.inject({ method: 'POST', url: '/', headers: { host: 'localhost' } })).statusCode,
    ).toBe(404);
  });

  it('sends the HTML page with security headers that allow only scripts of the server', async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'x-request-id': expect.any(String) as unknown,
    });
  });
});
