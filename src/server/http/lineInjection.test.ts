/** Line breaks in requests must not start a response header or a log line. */
import { connect, type AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import pino from 'pino';
import { describeEachDatabaseEngine } from '../../testing/databases';
import { openTestServer, TEST_SERVER_CONFIG, type TestServer } from '../../testing/testServer';

const INJECTED_HEADER_LINES = '\r\nx-evil: 1\r\n\r\n<script>';
const ENCODED_INJECTED_HEADER_LINES = encodeURIComponent(INJECTED_HEADER_LINES);

describeEachDatabaseEngine('line breaks in a request', (open) => {
  let test: TestServer;
  let logged = '';
  beforeAll(async () => {
    const sink = new Writable({
      write(chunk, _encoding, done) {
        logged += String(chunk);
        done();
      },
    });
    test = await openTestServer(open, {
      log: pino({ level: 'trace' }, sink),
      config: {
        ...TEST_SERVER_CONFIG,
        oidc: { issuer: 'http://127.0.0.1:1', clientId: 'x', clientSecret: 'y' },
      },
    });
    await test.server.listen({ host: '127.0.0.1', port: 0 });
  });
  beforeEach(() => (logged = ''));
  afterAll(() => test.close());

  /** Log lines, each parsed as one JSON entry. */
  const lines = () =>
    logged
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  const send = async (url: string, headers: Record<string, string>, payload?: object) => {
    const answer = await test.server.inject({
      method: payload ? 'POST' : 'GET',
      url,
      ...(payload && { payload }),
      headers: { host: 'localhost:4000', ...headers },
    });
    expect(answer.headers).not.toHaveProperty('x-evil');
    for (const value of Object.values(answer.headers).flat()) expect(String(value)).not.toMatch(/[\r\n]/);
    return answer;
  };

  it('in the path or query string inject no header or log line', async () => {
    await send(`/projects/${ENCODED_INJECTED_HEADER_LINES}?q=${ENCODED_INJECTED_HEADER_LINES}`, {});
    await send(`/session/oidc?next=${ENCODED_INJECTED_HEADER_LINES}`, {});
    await send(`/session/oidc?next=/${ENCODED_INJECTED_HEADER_LINES}`, {});
    await send(
      `/session/oidc/callback?error=${ENCODED_INJECTED_HEADER_LINES}&error_description=${ENCODED_INJECTED_HEADER_LINES}`,
      {},
    );
    // Other lines report that the provider cannot be reached.
    expect(lines().filter(({ msg }) => msg === 'request completed')).toHaveLength(4);
  });

  it('in headers of browsers and proxies inject no header or log line', async () => {
    const answer = await send(
      '/session',
      {
        'user-agent': `Mozilla${INJECTED_HEADER_LINES}`,
        'x-request-id': `chosen${INJECTED_HEADER_LINES}`,
        'x-forwarded-for': INJECTED_HEADER_LINES,
      },
      { login: `mika${INJECTED_HEADER_LINES}`, password: `x${INJECTED_HEADER_LINES}` },
    );
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines()).toHaveLength(1);
    expect(logged).not.toMatch(/script|chosen/);
  });

  it('in GraphQL documents and tokens inject no header or log line', async () => {
    const headers = { authorization: `Bearer ${test.token}`, 'x-request-id': 'chosen by the client' };
    const answer = await send('/graphql', headers, {
      query: `{ viewer { login } } # ${INJECTED_HEADER_LINES}`,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-request-id']).not.toContain('chosen');
    await send('/graphql', headers, { query: '{ project(key: "x\\r\\nx-evil: 1") { name } }' });
    await send(
      '/graphql',
      { ...headers, authorization: `Bearer ${INJECTED_HEADER_LINES}` },
      { query: '{ demo }' },
    );
    expect(lines()).toHaveLength(3);
    expect(logged).not.toContain(test.token);
  });

  it('in malformed HTTP requests are rejected with 400', async () => {
    const { port } = test.server.server.address() as AddressInfo;
    const answerTo = (request: string) =>
      new Promise<string>((resolve) => {
        let answer = '';
        const socket = connect(port, '127.0.0.1', () => socket.end(request));
        socket.on('data', (data) => (answer += String(data)));
        socket.on('close', () => resolve(answer));
        socket.on('error', () => undefined);
      });
    const host = 'Host: localhost\r\nConnection: close\r\n';
    for (const request of [
      `GET /a\rb HTTP/1.1\r\n${host}\r\n`,
      `GET /healthz HTTP/1.1\r\n${host}User-Agent: a\rb\r\n\r\n`,
      `GET /healthz HTTP/1.1\r\n${host}X-Request-Id: a\0b\r\n\r\n`,
      `GET /healthz HTTP/1.1\r\n${host} folded: x\r\n\r\n`,
      // Request smuggling: a proxy could see different request boundaries.
      `POST /session HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      `POST /session HTTP/1.1\r\n${host}Content-Length: 4\r\nContent-Length: 5\r\n\r\n{}xx`,
    ]) {
      expect(await answerTo(request)).toMatch(/^HTTP\/1\.1 400 /);
    }
    expect(lines().every(({ msg }) => typeof msg === 'string')).toBe(true);
  });
});
