/**
 * Tests every HTTP route against its rule: status of anonymous requests, and protection against cross-site
 * requests.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { rmSync } from 'node:fs';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { describeEachDatabaseEngine } from '../databases';
import { UNAVAILABLE_IMPORT_JOBS } from '../../server/domain/context/ImportJobService';
import { EmailOutbox } from '../../server/domain/email/EmailOutbox';
import { VIEWER_HTTP_HEADER_NAME } from '../../shared/viewerHeader';
import { createTestClientBuild } from '../testClientBuild';
import { openTestServer, TEST_SERVER_CONFIG, type TestServer } from '../testServer';
import {
  type DataChangingRequest,
  CLIENT_FILE_ROUTE_ACCESS_RULES,
  EMAIL_ROUTE_ACCESS_RULES,
  OIDC_ROUTE_ACCESS_RULES,
  ROUTE_ACCESS_RULES,
  type RouteAccessRule,
  VOTE_MUTATION,
} from './routes';

const TEST_OIDC_CONFIG = {
  issuer: 'http://127.0.0.1:1',
  clientId: 'winnow',
  clientSecret: 'a secret of tests',
};
const FORM_CONTENT_TYPES = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
];

/** Receives an upload without storing it. */
async function countBytes(_key: unknown, offset: number, content: AsyncIterable<Buffer>): Promise<number> {
  let size = offset;
  for await (const { length } of content) size += length;
  return size;
}

/** Collects the HTTP routes of all servers that are created until `end` is called. */
function collectHttpRoutes(): { routes: Set<string>; end: () => void } {
  const routes = new Set<string>();
  const listen = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) routes.add(`${each} ${url}`);
    });
  };
  subscribe('fastify.initialization', listen);
  return { routes, end: () => unsubscribe('fastify.initialization', listen) };
}

describeEachDatabaseEngine('HTTP routes', (open) => {
  let test: TestServer;
  let clientDir: string;
  let found: Set<string>;
  const rules = {
    ...ROUTE_ACCESS_RULES,
    ...OIDC_ROUTE_ACCESS_RULES,
    ...EMAIL_ROUTE_ACCESS_RULES,
    ...CLIENT_FILE_ROUTE_ACCESS_RULES,
  };
  let address = 0;

  beforeAll(async () => {
    clientDir = createTestClientBuild({
      'main.1.js': 'run()',
      'main.1.js.map': '{"sources":["main.ts"]}',
    });
    const { routes, end } = collectHttpRoutes();
    test = await openTestServer(open, {
      clientDir,
      operations: { vote: VOTE_MUTATION },
      config: { ...TEST_SERVER_CONFIG, oidc: TEST_OIDC_CONFIG },
      email: new EmailOutbox('a secret of tests'),
      imports: { ...UNAVAILABLE_IMPORT_JOBS, appendToFile: countBytes, readFileSize: async () => 7 },
    });
    await test.server.ready();
    end();
    found = routes;
  });
  afterAll(async () => {
    await test.close();
    rmSync(clientDir, { recursive: true });
  });

  const pathOf = (route: string): string =>
    Object.hasOwn(rules, route)
      ? (rules[route]!.examplePath ?? route.split(' ')[1]!)
      : route.slice(route.indexOf(' ') + 1);
  /** Each request has its own client address, because sign-in attempts are limited by address. */
  const send = (route: string, options: InjectOptions = {}): Promise<LightMyRequestResponse> => {
    const [method] = route.split(' ') as [InjectOptions['method']];
    const url = pathOf(route);
    address += 1;
    return test.server.inject({
      method,
      url: url.replace('*', 'assets/main.1.js'),
      remoteAddress: `10.9.${address >> 8}.${address & 255}`,
      ...options,
      headers: { host: 'localhost:4000', ...options.headers },
    });
  };
  /** Returns a digest of every database table, to detect changes. */
  const databaseDigest = async (): Promise<unknown> => {
    const { rows: tables } = await sql<{ name: string }>`
      SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(test.store.db);
    const digests = tables.map(
      ({ name }) =>
        sql`SELECT ${name} AS name, md5(string_agg(t::text, '|' ORDER BY t::text)) AS digest FROM ${sql.table(name)} t`,
    );
    const { rows } = await sql`${sql.join(digests, sql` UNION ALL `)} ORDER BY name`.execute(test.store.db);
    expect(rows.length).toBeGreaterThan(20);
    return rows;
  };
  const isText = (payload: DataChangingRequest['payload']): payload is string | Buffer =>
    typeof payload === 'string' || Buffer.isBuffer(payload);
  const isReading = (route: string): boolean => /^(GET|HEAD) /.test(route);

  it('all routes have an access rule, and all rules have a route', () => {
    // Fastify adds a HEAD route for each GET route.
    const heads = [...found].filter((route) => route.startsWith('HEAD '));
    for (const route of heads) expect(found).toContain(route.replace('HEAD', 'GET'));
    expect([...found].filter((route) => !heads.includes(route)).sort()).toEqual(Object.keys(rules).sort());
  });

  it('routes for static files and OpenID Connect exist only if configured', async () => {
    const { routes, end } = collectHttpRoutes();
    const bare = await openTestServer(open);
    await bare.server.ready();
    end();
    await bare.close();
    expect([...routes].filter((route) => !route.startsWith('HEAD ')).sort()).toEqual(
      Object.keys(ROUTE_ACCESS_RULES).sort(),
    );
  });

  it.each(Object.entries(rules))(
    '%s responds to an anonymous request with the expected status',
    async (route, { anonymousStatus }) => {
      const answer = await send(route, isReading(route) ? {} : { payload: {} });
      expect([answer.statusCode, answer.cookies.filter(({ value }) => value !== '')]).toEqual([
        anonymousStatus,
        [],
      ]);
    },
  );

  const changing = Object.entries(rules).filter(([route]) => !isReading(route));

  it.each(changing)('%s rejects cross-site requests and HTML forms without changes', async (route, rule) => {
    const { url, headers, payload } = await changingRequestOf(rule);
    const before = await databaseDigest();
    for (const origin of ['https://evil.example', 'null', 'http://localhost:4001']) {
      const answer = await send(route, { payload, headers: { ...headers, origin } });
      expect([origin, answer.statusCode, answer.headers['set-cookie']]).toEqual([origin, 403, undefined]);
    }
    for (const type of rule.anonymousStatus === 405 || rule.acceptsForms ? [] : FORM_CONTENT_TYPES) {
      const { [VIEWER_HTTP_HEADER_NAME]: _viewer, ...formHeaders } = headers ?? {};
      const body = isText(payload) ? payload : JSON.stringify(payload);
      const form = { payload: body, headers: { ...formHeaders, 'content-type': type } };
      const answer = await send(route, form);
      const status = type.startsWith('multipart/') ? (rule.multipartStatus ?? 415) : 415;
      expect([type, answer.statusCode, answer.headers['set-cookie']]).toEqual([type, status, undefined]);
    }
    expect(await databaseDigest()).toEqual(before);
    // The request that was rejected as cross-site is sent again with the server's own origin.
    const answer = await send(route, {
      ...(url !== undefined && { url }),
      payload,
      headers: { ...headers, origin: 'http://localhost:4000' },
    });
    if (rule.changingRequest) expect(answer.statusCode).toBeLessThan(300);
    const after = await databaseDigest();
    if (rule.changingRequest) expect(after).not.toEqual(before);
    else expect(after).toEqual(before);
  });

  it.each([...Object.keys(rules)].filter(isReading))(
    '%s changes nothing for any query string',
    async (route) => {
      const requests = [];
      for (const rule of Object.values(rules)) requests.push(await changingRequestOf(rule));
      const before = await databaseDigest();
      for (const { headers, payload = {} } of requests) {
        for (const method of ['GET', 'HEAD']) {
          const query = Object.entries(isText(payload) ? { form: payload } : payload).map(([name, value]) => [
            name,
            JSON.stringify(value),
          ]);
          await send(`${method} ${pathOf(route)}?${new URLSearchParams(query)}`, {
            headers,
          });
        }
      }
      expect(await databaseDigest()).toEqual(before);
    },
  );

  it('routes of static files allow only GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
      const answer = await send(`${method} /assets/main.1.js`);
      expect(answer.statusCode).toBeGreaterThanOrEqual(404);
      expect(answer.body).not.toContain('run()');
    }
  });

  it('source maps of the build are not served', async () => {
    for (const url of ['/assets/main.1.js.map', '/assets/main.1.js%2emap', '/assets/main.1.js.MAP']) {
      const answer = await send(`GET ${url}`);
      expect([answer.statusCode, answer.body.includes('sources')]).toEqual([404, false]);
    }
  });

  const changingRequestOf = async ({
    changingRequest: change,
  }: RouteAccessRule): Promise<DataChangingRequest> => (change ? change(test) : { payload: {} });
});
