/** The HTTP server: GraphQL requests, host and origin checks, static files, health and shutdown. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CONNECTION_IDLE_TIMEOUT_MS } from '../../shared/limits';
import { describeEachDatabaseEngine } from '../../testing/databases';
import { openTestServer, TEST_SERVER_CONFIG, type TestServer } from '../../testing/testServer';

const OPERATION_HASH = 'a'.repeat(64);
const INDEX_PAGE_HTML = '<!doctype html><title>Winnow</title>';

function writeTestClient(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'winnow-client-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), INDEX_PAGE_HTML);
  writeFileSync(path.join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'assets', 'main.123.js'), 'plain');
  writeFileSync(path.join(folder, 'assets', 'main.123.js.br'), 'brotli');
  writeFileSync(path.join(folder, 'assets', 'main.123.js.gz'), 'gzip');
  writeFileSync(
    path.join(folder, 'preloads.json'),
    JSON.stringify({ issues: ['/assets/issues.1.js', '/assets/issues.1.css'] }),
  );
  return folder;
}

describeEachDatabaseEngine('the HTTP server', (open) => {
  let test: TestServer;
  let clientDir: string;
  beforeAll(async () => {
    clientDir = writeTestClient();
    test = await openTestServer(open, {
      clientDir,
      operations: { [OPERATION_HASH]: 'query Who { viewer { login } }' },
    });
  });
  afterAll(async () => {
    await test.close();
    rmSync(clientDir, { recursive: true });
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    test.server.inject({ url, headers: { host: 'localhost:4000', accept: 'text/html', ...headers } });
  const codes = (body: string) =>
    (JSON.parse(body) as { errors: { extensions: { code: string } }[] }).errors.map(
      ({ extensions }) => extensions.code,
    );

  describe('GraphQL', () => {
    it('runs an operation of the allow-list by its hash', async () => {
      const answer = await test.post({ documentId: OPERATION_HASH, variables: {} });
      expect(answer.json()).toEqual({ data: { viewer: { login: 'maintainer' } } });
    });

    it.each(['b'.repeat(64), '', 'toString', 7])(
      'rejects the unknown operation hash %j',
      async (documentId) => {
        expect(codes((await test.post({ documentId })).body)).toEqual(['OPERATION_NOT_ALLOWED']);
      },
    );

    it('has timeouts for clients that send or read too slowly', () => {
      const { timeout, requestTimeout, headersTimeout } = test.server.server;
      expect({ timeout, requestTimeout }).toEqual({
        timeout: CONNECTION_IDLE_TIMEOUT_MS,
        requestTimeout: 30_000,
      });
      expect(headersTimeout).toBeGreaterThan(0);
    });

    it('responds in both GraphQL media types', async () => {
      const accept = 'application/graphql-response+json';
      const answer = await test.post({ query: '{ viewer { login } }' }, { accept });
      expect(answer.headers['content-type']).toContain(accept);
      const invalid = await test.post({ query: '{ nothing }' }, { accept });
      expect(invalid.statusCode).toBe(400);
    });

    it.each([
      ['{ nothing }', 'VALIDATION_FAILED'],
      ['{ viewer {', 'VALIDATION_FAILED'],
      ['{ project(key: 7) { name } }', 'VALIDATION_FAILED'],
      ['subscription { x }', 'VALIDATION_FAILED'],
      [
        `{ project(key: "NET") { issue(number: 1) ${'{ parent '.repeat(11)} { id } ${'}'.repeat(11)} } }`,
        'TOO_COMPLEX',
      ],
      [
        `{ ${Array.from({ length: 600 }, (_, index) => `a${index}: viewer { login }`).join(' ')} }`,
        'TOO_COMPLEX',
      ],
      ['fragment A on Query { ...A } { ...A }', 'VALIDATION_FAILED'],
      // GraphQL documents deep enough to overflow the stack of a recursive parser or visitor.
      [`{ nodes(ids: ${'['.repeat(2_400)}${']'.repeat(2_400)}) { id } }`, 'TOO_COMPLEX'],
      [`{ ${'a {'.repeat(1_600)} b ${'}'.repeat(1_600)} }`, 'TOO_COMPLEX'],
      [`{ ${'... {'.repeat(1_600)} demo ${'}'.repeat(1_600)} }`, 'TOO_COMPLEX'],
      [`{ demo(text: "${'['.repeat(2_400)}") }`, 'VALIDATION_FAILED'],
      [`{ ${'demo '.repeat(6_000)} }`, 'VALIDATION_FAILED'],
    ])('rejects the invalid or too complex operation %#', async (query, code) => {
      expect(codes((await test.post({ query })).body)).toContain(code);
    });

    it('rejects exponentially nested fragments without expanding them', async () => {
      const fragments = Array.from(
        { length: 40 },
        (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
      );
      const query = `{ ...F0 } ${fragments.join(' ')} fragment F40 on Query { viewer { login } }`;
      expect(codes((await test.post({ query })).body)).toContain('TOO_COMPLEX');
    });

    it('rejects an operation with more tokens than the limit and serves the next request', async () => {
      const query = `{ ${'viewer { login } '.repeat(2_000)} }`;
      expect(codes((await test.post({ query })).body)).toEqual(['VALIDATION_FAILED']);
      expect((await test.post({ query: '{ viewer { login } }' })).statusCode).toBe(200);
    });

    it.each([
      ['{bad', 400, 'VALIDATION_FAILED'],
      ['', 400, 'VALIDATION_FAILED'],
      ['[]', 400, 'VALIDATION_FAILED'],
      ['null', 400, 'VALIDATION_FAILED'],
      ['{}', 400, 'VALIDATION_FAILED'],
      ['{"query": 7}', 400, 'VALIDATION_FAILED'],
      ['{"query": "{ viewer { login } }", "variables": "x"}', 400, 'VALIDATION_FAILED'],
      [JSON.stringify({ query: ' '.repeat(1_100_000) }), 413, 'LIMIT_EXCEEDED'],
    ])('rejects the invalid request body %#', async (body, status, code) => {
      const answer = await test.post(body);
      expect([answer.statusCode, codes(answer.body)]).toEqual([status, [code]]);
    });

    it('accepts JSON by POST only', async () => {
      const answer = await test.post('query={viewer{login}}', { 'content-type': 'text/plain' });
      expect([answer.statusCode, codes(answer.body)]).toEqual([415, ['VALIDATION_FAILED']]);
      const read = await get('/graphql?query={viewer{login}}');
      expect([read.statusCode, read.headers.allow]).toEqual([405, 'POST']);
    });

    it('compresses long responses with the best encoding that the client accepts', async () => {
      const long = { query: '{ project(key: "NET") { issues(first: 100) { nodes { title bodyHTML } } } }' };
      const plain = await test.post(long);
      const brotli = await test.post(long, { 'accept-encoding': 'gzip, br' });
      const gzip = await test.post(long, { 'accept-encoding': 'gzip, br;q=0' });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(brotli.headers).toMatchObject({
        'content-encoding': 'br',
        vary: expect.stringContaining('accept-encoding') as unknown,
      });
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
      expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
      const short = await test.post({ query: '{ viewer { login } }' }, { 'accept-encoding': 'br' });
      expect(short.headers['content-encoding']).toBeUndefined();
    });

    it('does not reveal details of unexpected errors', async () => {
      const broken = await openTestServer(open, {
        search: {
          list: () => {
            throw new Error('secret detail');
          },
          facetValues: () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })),
        },
      });
      const inside = await broken.post({ query: '{ project(key: "NET") { issues { totalCount } } }' });
      expect(inside.body).not.toContain('secret');
      expect(inside.body).toMatch(/Something went wrong \(ref [0-9a-f]{8}\)\./);
      expect(codes(inside.body)).toEqual(['INTERNAL']);
      const away = await broken.post({
        query: '{ project(key: "NET") { facetValues(field: TYPE) { totalCount } } }',
      });
      expect(codes(away.body)).toEqual(['UNAVAILABLE']);
      await broken.close();
    });
  });

  describe('host and origin checks', () => {
    it.each(['localhost:4000', '127.0.0.1', '[::1]:4000', 'LOCALHOST:1'])(
      'accepts the host name %s',
      async (host) => {
        expect((await get('/', { host })).statusCode).toBe(200);
      },
    );

    it.each(['evil.example', '127.0.0.1.evil.example', '10.0.0.1:4000', 'localhost.'])(
      'rejects the host name %s except for health checks',
      async (host) => {
        const answer = await get('/', { host });
        expect([answer.statusCode, answer.body]).toEqual([421, expect.stringContaining('PUBLIC_URL')]);
        expect((await get('/metrics', { host })).statusCode).toBe(421);
        expect((await get('/healthz', { host })).statusCode).toBe(200);
      },
    );

    it.each([
      ['http://localhost:4000', 200],
      ['http://127.0.0.1:4000', 200],
      ['http://localhost:3000', 403],
      ['https://localhost:4000', 403],
      ['http://evil.example', 403],
      ['null', 403],
    ])('responds to a POST from the origin %s with status %i', async (origin, status) => {
      const answer = await test.post({ query: '{ viewer { login } }' }, { origin });
      expect(answer.statusCode).toBe(status);
    });

    it('accepts PUBLIC_URL as host and origin and ignores an untrusted forwarded host', async () => {
      const config = {
        ...TEST_SERVER_CONFIG,
        host: '127.0.0.1',
        publicUrl: 'https://issues.example.org',
        trustedProxies: ['127.0.0.1'],
      };
      const published = await openTestServer(open, { config });
      const headers = { host: 'issues.example.org', origin: 'https://issues.example.org' };
      const answer = await published.post({ query: '{ viewer { login } }' }, headers);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['strict-transport-security']).toBeDefined();
      expect((await published.post({}, { ...headers, origin: 'http://issues.example.org' })).statusCode).toBe(
        403,
      );
      const forwarded = { host: '127.0.0.1:4000', 'x-forwarded-host': 'evil.example' };
      expect((await published.post({}, forwarded)).statusCode).toBe(421);
      await published.close();
    });
  });

  describe('static files', () => {
    it.each(['/', '/projects/NET/issues?q=is%3Aopen', '/people/a.b', '/nowhere/at/all'])(
      'serves the HTML page for %s',
      async (url) => {
        const answer = await get(url);
        expect([answer.statusCode, answer.body]).toEqual([200, INDEX_PAGE_HTML]);
        expect(answer.headers['cache-control']).toBe('no-cache');
      },
    );

    it('preloads the files of the requested screen in the Link header', async () => {
      expect((await get('/projects/NET/issues')).headers.link).toBe(
        '</assets/issues.1.js>; rel=preload; as=script, </assets/issues.1.css>; rel=preload; as=style',
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
      expect([await file('gzip, br'), await file('gzip'), await file('')]).toEqual([
        'brotli',
        'gzip',
        'plain',
      ]);
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
      expect(answer.statusCode === 404 || answer.body === INDEX_PAGE_HTML || answer.statusCode === 403).toBe(
        true,
      );
    });

    it('returns 404 instead of the page for requests that do not accept HTML', async () => {
      expect((await get('/projects', { accept: 'application/json' })).statusCode).toBe(404);
      expect(
        (await test.server.inject({ method: 'POST', url: '/', headers: { host: 'localhost' } })).statusCode,
      ).toBe(404);
    });

    it('sends security headers that allow only scripts of the server', async () => {
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

  describe('monitoring', () => {
    it('serves liveness, readiness and metrics', async () => {
      expect((await get('/healthz')).body).toBe('ok\n');
      expect((await get('/readyz')).body).toBe('ok\n');
      await test.post({ query: '{ viewer { login } }' });
      const { body } = await get('/metrics');
      expect(body).toMatch(
        /winnow_http_request_duration_seconds_count\{route="\/graphql",method="POST",status="200"\} \d/,
      );
      expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
    });
  });
});

describeEachDatabaseEngine('an HTTP server during shutdown or without its database', (open) => {
  it('finishes requests in flight and accepts no new ones', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const test = await openTestServer(open);
    test.server.get('/slow', async () => {
      begin();
      await held;
      return 'done';
    });
    await test.server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.server.server.address() as { port: number };
    const inFlight = fetch(`http://127.0.0.1:${port}/slow`);
    await begun;
    const closed = test.close();
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    release();
    expect(await (await inFlight).text()).toBe('done');
    await closed;
  });

  it('is alive but not ready when the database is closed', async () => {
    const test = await openTestServer(open);
    await test.store.close();
    const answer = await test.server.inject({ url: '/readyz', headers: { host: 'localhost' } });
    expect([answer.statusCode, answer.body]).toEqual([503, 'the database is not responding\n']);
    expect((await test.server.inject({ url: '/healthz' })).statusCode).toBe(200);
    const response = await test.post({ query: '{ projects { totalCount } }' });
    expect(response.body).toContain('UNAVAILABLE');
    await test.close();
  });
});
