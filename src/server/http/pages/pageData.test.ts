/** The data in HTML pages: when pages contain it, and how it is written. Its permissions: testing/authority/pages.test.ts. */
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import allowedOperations from '../../../../__generated__/operations.json';
import { RateLimitedError } from '../../../shared/errors';
import type { EmbeddedResponse } from '../../../shared/pages/embeddedResponse';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import {
  type MultiUserTestServer,
  openMultiUserTestServer,
  type SignedInTestUser,
} from '../../../testing/multiUserTestServer';
import {
  createTestClientBuild,
  parseEmbeddedResponse,
  readPageData,
  TEST_INDEX_HTML,
} from '../../../testing/testClientBuild';
import { waitUntil } from '../../../testing/waitUntil';
import { RequestRateLimits } from '../auth/rateLimits';

const HOSTILE_TITLE = '</script><script>alert(1)</script><!-- <script \u2028\u2029 ]]> & "';

describeEachDatabaseEngine('the data in HTML pages', (open) => {
  let test: MultiUserTestServer;
  let clientDir: string;
  let kim: SignedInTestUser;
  /** Each query waits for this promise before it is executed. */
  let pause = Promise.resolve();
  let queries = 0;

  beforeAll(async () => {
    clientDir = createTestClientBuild();
    test = await openMultiUserTestServer(open, { clientDir, operations: allowedOperations });
    kim = await test.createPerson('kim', { role: 'developer' });
    jest.spyOn(RequestRateLimits.prototype, 'countRead').mockImplementation(async () => {
      queries += 1;
      await pause;
    });
    await test.server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await test.close();
    rmSync(clientDir, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    test.server.inject({ method, url, headers: { host: 'localhost:4000', accept: 'text/html', ...headers } });

  const readData = (url: string, headers = {}): Promise<EmbeddedResponse> =>
    readPageData(() => get(url, headers));
  /** Pauses all queries while the function runs. */
  const whileQueriesArePaused = async (run: (resume: () => void) => Promise<void>): Promise<void> => {
    let resume = (): void => {};
    pause = new Promise((resolve) => (resume = resolve));
    await run(resume).finally(resume);
  };

  it('contains the first page of the list for a signed-in user', async () => {
    const { headers } = await test.createSession(kim);
    const { variables, viewer, response } = await readData(
      '/projects/NET/issues?q=is%3Aopen&group=state',
      headers,
    );
    expect(viewer).toBe(kim.id);
    expect(variables).toMatchObject({
      projectKey: 'NET',
      query: 'is:open',
      groupBy: { field: 'STATE' },
      first: 50,
    });
    expect(response.data).toMatchObject({
      issueContainer: { name: 'Network', viewerCan: expect.arrayContaining(['EDIT']) as unknown },
    });
  });

  it('contains an issue for an anonymous visitor of a public project', async () => {
    const { viewer, response } = await readData('/projects/NET/issues/2');
    expect(viewer).toBe('');
    expect(response.data).toMatchObject({ project: { issue: { number: 2 } } });
  });

  it('contains the data of an anonymous visitor if the session is invalid', async () => {
    const headers = { cookie: 'winnow_session=nothing' };
    const { viewer, response } = await readData('/projects/SEC/issues', headers);
    expect([viewer, response.data]).toEqual(['', { issueContainer: null }]);
  });

  it('is not stored by browsers and proxies, and is never answered from a cache', async () => {
    for (const ifNoneMatch of [undefined, '*', 'W/"1"']) {
      const page = await get('/projects/NET/issues', ifNoneMatch ? { 'if-none-match': ifNoneMatch } : {});
      expect([page.statusCode, page.headers['cache-control'], page.headers.etag]).toEqual([
        200,
        'no-store',
        undefined,
      ]);
      expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    }
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s', async (encoding, decompress) => {
    await readData('/projects/NET/issues');
    const page = await get('/projects/NET/issues', { 'accept-encoding': encoding });
    expect(page.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(() => parseEmbeddedResponse(decompress(page.rawPayload).toString())).not.toThrow();
  });

  it('cannot be ended by texts of users', async () => {
    await test.store.db.updateTable('issue').set({ title: HOSTILE_TITLE }).where('number', '=', 7).execute();
    for (const path of [
      '/projects/NET/issues/7',
      `/projects/NET/issues?q=${encodeURIComponent(HOSTILE_TITLE)}`,
    ]) {
      let page = '';
      const data = await readPageData(async () => {
        const response = await get(path);
        page = response.body;
        return response;
      });
      expect(page.match(/<\/?script|<!--|[\u2028\u2029]/g)).toEqual(['<script', '</script']);
      expect(JSON.stringify(data)).toContain(JSON.stringify(HOSTILE_TITLE).slice(1, -1));
    }
  });

  it.each(['/', '/projects/NET/labels', '/projects/NET/issues/0', '/projects/NET/issues/9999999999'])(
    'is not in the page %s',
    async (url) => {
      queries = 0;
      const page = await get(url);
      expect([page.statusCode, page.body, page.headers['cache-control'], queries]).toEqual([
        200,
        TEST_INDEX_HTML,
        'no-cache',
        0,
      ]);
    },
  );

  it.each([
    ['is prefetched', 'sec-purpose', 'prefetch;prerender'],
    ['is requested by a script', 'sec-fetch-dest', 'empty'],
    ['is loaded as an image', 'sec-fetch-dest', 'image'],
  ])('is not in a page that %s', async (_, header, value) => {
    queries = 0;
    expect([(await get('/projects/NET/issues', { [header]: value })).body, queries]).toEqual([
      TEST_INDEX_HTML,
      0,
    ]);
  });

  it('is not loaded for an invalid path', async () => {
    expect((await get('/projects/%ff/issues')).statusCode).toBe(400);
  });

  it('is not loaded for HEAD requests', async () => {
    queries = 0;
    const page = await get('/projects/NET/issues', {}, 'HEAD');
    expect([page.statusCode, page.body, page.headers['cache-control'], queries]).toEqual([
      200,
      '',
      'no-store',
      0,
    ]);
  });

  it.each([
    ['an unexpected error', new Error('boom')],
    ['too many requests of the user', new RateLimitedError(5)],
  ])('is left out after %s', async (_, error) => {
    pause = Promise.reject(error);
    pause.catch(() => undefined);
    expect((await get('/projects/NET/issues')).body).toBe(TEST_INDEX_HTML);
    pause = Promise.resolve();
  });

  it('is left out if it is not ready in time, and the start of the page never waits for it', async () => {
    const { port } = test.server.server.address() as AddressInfo;
    await whileQueriesArePaused(async (resume) => {
      const response = await fetch(`http://127.0.0.1:${port}/projects/NET/issues`);
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
      const start = (await reader.read()).value!;
      expect(start).toContain('<div id="root">');
      let rest = '';
      for (let part = await reader.read(); !part.done; part = await reader.read()) rest += part.value;
      expect(start + rest).toBe(TEST_INDEX_HTML);
      resume();
    });
  });

  it('is not loaded for more than eight pages at the same time', async () => {
    await whileQueriesArePaused(async () => {
      queries = 0;
      const load = () => get('/projects/NET/issues');
      // Queries of earlier tests may still be in progress at first.
      await waitUntil(async () => {
        await load();
        return queries === 8;
      });
      expect((await load()).body).toBe(TEST_INDEX_HTML);
      expect(queries).toBe(8);
    });
    await readData('/projects/NET/issues');
  });
});
