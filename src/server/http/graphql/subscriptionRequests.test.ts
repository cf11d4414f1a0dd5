/** Requests of subscriptions: which are served as event streams, and how the streams end. */
import { sql } from 'kysely';
import pino from 'pino';
import { EVENT_STREAM_HEARTBEAT_MS, EVENT_STREAMS_PER_USER_MAX } from '../../../shared/limits';
import {
  describeEachDatabaseEngine,
  describeOnPostgresServer,
  type OpenTestStoreCallback,
  openStoreOnSameDatabase,
} from '../../../testing/databases';
import { openEventStream } from '../../../testing/eventStreamClient';
import {
  listenOnFreePort,
  type LiveTestServer,
  openLiveTestServer,
  parseReceivedProjectChanges,
  parseReceivedErrorCodes,
  PROJECT_CHANGED_SUBSCRIPTION,
  insertTestEvents,
} from '../../../testing/liveTestServer';
import { openTestServer, TEST_SERVER_CONFIG, type TestServer } from '../../../testing/testServer';
import { waitUntil } from '../../../testing/waitUntil';
import { encodeGlobalId } from '../../domain/base/ids';
import { createSqlIssueSearch } from '../../search/sql/createSqlIssueSearch';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { createHttpServer } from '../server';
import { createTestFileServices } from '../../../testing/testFileServices';

describeEachDatabaseEngine('a request for a subscription', (open) => {
  let live: LiveTestServer;
  let test: TestServer;
  let store: DatabaseStore;
  let netId: number;

  beforeAll(async () => {
    live = await openLiveTestServer(open);
    ({ test } = live);
    ({ store } = test);
    ({ netId } = test.tracker);
  });
  afterEach(() => live.closeStreams());
  afterAll(() => test.close());

  it(`is limited to ${EVENT_STREAMS_PER_USER_MAX} streams per user, and possible again after a stream has ended`, async () => {
    const open = () =>
      live.openStream({
        query: PROJECT_CHANGED_SUBSCRIPTION,
        variables: { id: encodeGlobalId('Project', netId) },
      });
    const streams = await Promise.all(Array.from({ length: EVENT_STREAMS_PER_USER_MAX }, open));
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await open()).status).toBe(429);
    streams[0]!.close();
    await waitUntil(async () => {
      const another = await open();
      return another.status === 200;
    });
    // Rejected requests do not count towards the limit of open event streams.
    streams[1]!.close();
    const broken = { query: 'subscription { nothing }' };
    await waitUntil(async () => (await live.openStream(broken)).status !== 429);
    for (let i = 0; i < 3; i++) expect((await live.openStream(broken)).status).not.toBe(429);
  });

  it.each([
    ['a project that the viewer cannot read', () => encodeGlobalId('Project', test.tracker.secId)],
    ['a project that does not exist', () => encodeGlobalId('Project', 9_999)],
    ['an id of another type', () => encodeGlobalId('Issue', netId, 1)],
  ])('returns NOT_FOUND for %s and completes', async (_what, idOf) => {
    const stream = await live.openStream({
      query: PROJECT_CHANGED_SUBSCRIPTION,
      variables: { id: idOf() },
    });
    await stream.ended;
    expect(stream.events.map(({ event }) => event)).toEqual(['next', 'complete']);
    expect(parseReceivedErrorCodes(stream)).toEqual(['NOT_FOUND']);
  });

  it('completes with NOT_FOUND once the viewer can no longer read the project', async () => {
    const stream = await live.subscribe();
    const show = (visibility: number) =>
      store.db.transaction().execute(async (tx) => {
        await tx.deleteFrom('membership').where('project_id', '=', netId).execute();
        await tx.updateTable('app_user').set({ site_role: 'user' }).execute();
        await sql`UPDATE project SET visibility = ${visibility} WHERE id = ${netId}`.execute(tx);
      });
    await show(2);
    await insertTestEvents(store, netId, 14);
    await stream.ended;
    expect(parseReceivedErrorCodes(stream)).toEqual(['NOT_FOUND']);
    expect(stream.events.at(-1)!.event).toBe('complete');
    await show(0);
  });

  it('sends results of queries and errors as a single event', async () => {
    const query = await live.openStream({ query: '{ project(key: "NET") { name } }' });
    await query.ended;
    expect(query.events).toEqual([
      { event: 'next', data: '{"data":{"project":{"name":"Network"}}}' },
      { event: 'complete', data: '' },
    ]);
    for (const body of [{ query: '{ nothing }' }, { documentId: 'x' }]) {
      const wrong = await live.openStream(body);
      await wrong.ended;
      expect(wrong.events.map(({ event }) => event)).toEqual(['next', 'complete']);
      expect(parseReceivedErrorCodes(wrong)).toHaveLength(1);
    }
  });

  it.each(['*/*', 'text/*', 'application/json', 'text/event-stream;q=0', undefined])(
    'is rejected with 406 for the Accept header %s',
    async (accept) => {
      const variables = { id: encodeGlobalId('Project', netId) };
      const body = { query: PROJECT_CHANGED_SUBSCRIPTION, variables };
      const response = await test.postAsMaintainer(body, accept === undefined ? {} : { accept });
      expect([response.statusCode, response.body]).toEqual([
        406,
        expect.stringContaining('"code":"VALIDATION_FAILED"'),
      ]);
    },
  );

  it('rejects an invalid version with VALIDATION_FAILED', async () => {
    const variables = { id: encodeGlobalId('Project', netId), since: 'x' };
    const stream = await live.openStream({ query: PROJECT_CHANGED_SUBSCRIPTION, variables });
    await stream.ended;
    expect(parseReceivedErrorCodes(stream)).toEqual(['VALIDATION_FAILED']);
  });
});

describeEachDatabaseEngine('a subscription during shutdown', (open) => {
  it('ends immediately without a complete event, so that clients reconnect', async () => {
    const test = await openTestServer(open);
    const credentials = { url: await listenOnFreePort(test.server), token: test.token };
    const variables = { id: encodeGlobalId('Project', test.tracker.netId) };
    const streams = await Promise.all(
      Array.from({ length: 10 }, () =>
        openEventStream(credentials, { query: PROJECT_CHANGED_SUBSCRIPTION, variables }),
      ),
    );
    await waitUntil(() => streams.every(({ events }) => events.length > 0));
    const started = performance.now();
    await test.close();
    // The event streams end at once, without waiting for their next heartbeat.
    expect(performance.now() - started).toBeLessThan(EVENT_STREAM_HEARTBEAT_MS);
    await Promise.all(streams.map(({ ended }) => ended));
    expect(streams.every(({ events }) => events.every(({ event }) => event === 'next'))).toBe(true);
  });
});

describeOnPostgresServer('a subscription in another process', (open: OpenTestStoreCallback) => {
  it('receives changes written by this process', async () => {
    const test = await openTestServer(open);
    const otherStore = await openStoreOnSameDatabase(test.store);
    const server = createHttpServer({
      files: createTestFileServices(),
      store: otherStore,
      search: createSqlIssueSearch(otherStore),
      log: pino({ level: 'silent' }),
      config: TEST_SERVER_CONFIG,
    });
    const credentials = { url: await listenOnFreePort(server), token: test.token };
    const variables = { id: encodeGlobalId('Project', test.tracker.netId) };
    const stream = await openEventStream(credentials, { query: PROJECT_CHANGED_SUBSCRIPTION, variables });
    await waitUntil(() => stream.events.length > 0 && otherStore.changes.isConnected);
    const version = await insertTestEvents(test.store, test.tracker.netId, 1);
    await waitUntil(() => parseReceivedProjectChanges(stream).at(-1)?.version === String(version));
    expect(
      parseReceivedProjectChanges(stream)
        .at(-1)!
        .issues.map(({ number }) => number),
    ).toEqual([1]);
    stream.close();
    await server.close();
    await otherStore.close();
    await test.close();
  });
});
