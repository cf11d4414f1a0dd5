/** The HTTP server: GraphQL requests, host and origin checks, health and shutdown. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FILE_UPLOAD_TIMEOUT_MS, HTTP_CONNECTION_IDLE_TIMEOUT_MS } from '../../shared/limits';
import { describeEachDatabaseEngine } from '../../testing/databases';
import { DatabaseConnectionError } from '../store/errors/DatabaseConnectionError';
import { openTestServer, TEST_SERVER_CONFIG, type TestServer } from '../../testing/testServer';

const TEST_OPERATION_HASH = 'a'.repeat(64);
describeEachDatabaseEngine('the HTTP server', (open) => {
  let test: TestServer;
  beforeAll(async () => {
    test = await openTestServer(open, {
      operations: { [TEST_OPERATION_HASH]: 'query Who { viewer { login } }' },
    });
  });
  afterAll(() => test.close());
  const get = (url: string, headers: Record<string, string> = {}) =>
    test.server.inject({ url, headers: { host: 'localhost:4000', accept: 'text/html', ...headers } });
  const codes = (body: string) =>
    (JSON.parse(body) as { errors: { extensions: { code: string } }[] }).errors.map(
      ({ extensions }) => extensions.code,
    );

  describe('GraphQL', () => {
    it('runs an operation of the allow-list by its hash', async () => {
      const answer = await test.postAsMaintainer({ documentId: TEST_OPERATION_HASH, variables: {} });
      expect(answer.json()).toEqual({ data: { viewer: { login: 'maintainer' } } });
    });

    it.each(['b'.repeat(64), '', 'toString', 7])(
      'rejects the unknown operation hash %j',
      async (documentId) => {
        expect(codes((await test.postAsMaintainer({ documentId })).body)).toEqual(['OPERATION_NOT_ALLOWED']);
      },
    );

    it('has timeouts for clients that send or read too slowly', () => {
      const { timeout, requestTimeout, headersTimeout } = test.server.server;
      expect({ timeout, requestTimeout }).toEqual({
        timeout: HTTP_CONNECTION_IDLE_TIMEOUT_MS,
        requestTimeout: FILE_UPLOAD_TIMEOUT_MS,
      });
      expect(headersTimeout).toBe(30_000);
    });

    it('responds in both GraphQL media types', async () => {
      const accept = 'application/graphql-response+json';
      const answer = await test.postAsMaintainer({ query: '{ viewer { login } }' }, { accept });
      expect(answer.headers['content-type']).toContain(accept);
      const invalid = await test.postAsMaintainer({ query: '{ nothing }' }, { accept });
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
      expect(codes((await test.postAsMaintainer({ query })).body)).toContain(code);
    });

    it('rejects exponentially nested fragments without expanding them', async () => {
      const fragments = Array.from(
        { length: 40 },
        (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
      );
      const query = `{ ...F0 } ${fragments.join(' ')} fragment F40 on Query { viewer { login } }`;
      expect(codes((await test.postAsMaintainer({ query })).body)).toContain('TOO_COMPLEX');
    });

    it('rejects an operation with more tokens than the limit and serves the next request', async () => {
      const query = `{ ${'viewer { login } '.repeat(2_000)} }`;
      expect(codes((await test.postAsMaintainer({ query })).body)).toEqual(['VALIDATION_FAILED']);
      expect((await test.postAsMaintainer({ query: '{ viewer { login } }' })).statusCode).toBe(200);
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
      const answer = await test.postAsMaintainer(body);
      expect([answer.statusCode, codes(answer.body)]).toEqual([status, [code]]);
    });

    it('accepts JSON by POST only', async () => {
      const answer = await test.postAsMaintainer('query={viewer{login}}', { 'content-type': 'text/plain' });
      expect([answer.statusCode, codes(answer.body)]).toEqual([415, ['VALIDATION_FAILED']]);
      const read = await get('/graphql?query={viewer{login}}');
      expect([read.statusCode, read.headers.allow]).toEqual([405, 'POST']);
    });

    it('compresses long responses with the best encoding that the client accepts', async () => {
      const long = { query: '{ project(key: "NET") { issues(first: 100) { nodes { title bodyHTML } } } }' };
      const plain = await test.postAsMaintainer(long);
      const brotli = await test.postAsMaintainer(long, { 'accept-encoding': 'gzip, br' });
      const gzip = await test.postAsMaintainer(long, { 'accept-encoding': 'gzip, br;q=0' });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(brotli.headers).toMatchObject({
        'content-encoding': 'br',
        vary: expect.stringContaining('accept-encoding') as unknown,
      });
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
      expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
      const short = await test.postAsMaintainer(
        { query: '{ viewer { login } }' },
        { 'accept-encoding': 'br' },
      );
      expect(short.headers['content-encoding']).toBeUndefined();
    });

    it('does not reveal details of unexpected errors', async () => {
      const broken = await openTestServer(open, {
        search: {
          list: () => {
            throw new Error('secret detail');
          },
          listMerged: () => {
            throw new Error('secret detail');
          },
          readFacetValues: () => Promise.reject(new DatabaseConnectionError('x')),
          readIssueCounts: () => Promise.reject(new Error('secret detail')),
          findProjectsWithAssignedIssues: () => Promise.reject(new Error('secret detail')),
          readIssuesInMemory: () => Promise.reject(new Error('secret detail')),
        },
      });
      const inside = await broken.postAsMaintainer({
        query: '{ project(key: "NET") { issues { totalCount } } }',
      });
      expect(inside.body).not.toContain('secret');
      expect(inside.body).toMatch(/Something went wrong \(ref [0-9a-f]{8}\)\./);
      expect(codes(inside.body)).toEqual(['INTERNAL']);
      const away = await broken.postAsMaintainer({
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
        expect((await get('/metrics', { host })).statusCode).toBe(200);
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
      const answer = await test.postAsMaintainer({ query: '{ viewer { login } }' }, { origin });
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
      const answer = await published.postAsMaintainer({ query: '{ viewer { login } }' }, headers);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['strict-transport-security']).toBeDefined();
      expect(
        (await published.postAsMaintainer({}, { ...headers, origin: 'http://issues.example.org' }))
          .statusCode,
      ).toBe(403);
      const forwarded = { host: '127.0.0.1:4000', 'x-forwarded-host': 'evil.example' };
      expect((await published.postAsMaintainer({}, forwarded)).statusCode).toBe(421);
      await published.close();
    });
  });

  describe('monitoring', () => {
    it('serves liveness, readiness and metrics', async () => {
      expect((await get('/healthz')).body).toBe('ok\n');
      expect((await get('/readyz')).body).toBe('ok\n');
      await test.postAsMaintainer({ query: '{ viewer { login } }' });
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
    const response = await test.postAsMaintainer({ query: '{ projects { totalCount } }' });
    expect(response.body).toContain('UNAVAILABLE');
    await test.close();
  });
});
