/** Subscriptions to project changes over server-sent events. */
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import pino from 'pino';
import {
  LIVE_MISSED_EVENTS_MAX,
  LIVE_MESSAGE_ISSUES_MAX,
  LIVE_BURST_INTERVAL_MS,
  EVENT_STREAM_HEARTBEAT_MS,
  EVENT_STREAMS_PER_USER_MAX,
} from '../../../shared/limits';
import {
  describeEachDatabaseEngine,
  describeOnPostgresServer,
  type OpenTestStore,
  openSecondStore,
} from '../../../testing/databases';
import type { ServerAccess } from '../../../testing/Access';
import { waitUntil } from '../../../testing/waitUntil';
import { openEventStream, type EventStreamClient } from '../../../testing/eventStreamClient';
import { recordEvent } from '../../../testing/recordEvent';
import { openTestServer, TEST_SERVER_CONFIG, type TestServer } from '../../../testing/testServer';
import { encodeGlobalId } from '../../domain/base/ids';
import { createSqlSearch } from '../../search/sql/createSqlSearch';
import { loadIssues } from '../../store/load/loadIssues';
import { buildNewIssue } from '../../store/load/NewIssue';
import type { Store } from '../../store/Store';
import { createServer } from '../server';

const PROJECT_CHANGE_SELECTION = `{ version moved reset deleted project { key } issues { number title priority labels { nodes { name } } } }`;
const PROJECT_CHANGED_SUBSCRIPTION = `subscription One($id: ID!, $since: String) { projectChanged(projectId: $id, since: $since) ${PROJECT_CHANGE_SELECTION} }`;
const PROJECTS_CHANGED_SUBSCRIPTION = `subscription Many($of: [ProjectSince!]!) { projectsChanged(of: $of) ${PROJECT_CHANGE_SELECTION} }`;

interface ReceivedChange {
  version: string;
  moved: boolean;
  reset: boolean;
  deleted: string[];
  project: { key: string };
  issues: { number: number; title: string }[];
}

const parseChanges = ({ events }: EventStreamClient): ReceivedChange[] =>
  events
    .filter(({ event }) => event === 'next')
    .map(({ data }) => {
      const answer = JSON.parse(data) as { data: Record<string, ReceivedChange> };
      return Object.values(answer.data)[0]!;
    });

const parseErrorCodes = ({ events }: EventStreamClient): string[] =>
  events.flatMap(({ data }) =>
    data ? ((JSON.parse(data) as ErrorResult).errors ?? []).map(({ extensions }) => extensions.code) : [],
  );

interface ErrorResult {
  errors?: { extensions: { code: string } }[];
}

async function recordEvents({ db }: Store, projectId: number, ...numbers: number[]): Promise<number> {
  return db.transaction().execute(async (tx) => {
    let version = 0;
    for (const number of numbers) version = await recordEvent(tx, projectId, number);
    return version;
  });
}

async function listenOnFreePort({ server }: TestServer): Promise<string> {
  await server.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

async function readProjectVersion({ db }: Store, projectId: number): Promise<number> {
  const row = await db
    .selectFrom('project')
    .select('version')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return row.version;
}

describeEachDatabaseEngine('a subscription to project changes', (open) => {
  let test: TestServer;
  let store: Store;
  let netId: number;
  let access: ServerAccess;
  const openStreams: EventStreamClient[] = [];

  beforeAll(async () => {
    test = await openTestServer(open);
    ({ store } = test);
    netId = test.tracker.netId;
    access = { url: await listenOnFreePort(test), token: test.token };
  });
  afterEach(() => {
    for (const stream of openStreams.splice(0)) stream.close();
  });
  afterAll(() => test.close());

  const subscribe = async (since?: number, projectId = netId): Promise<EventStreamClient> => {
    const variables = { id: encodeGlobalId('Project', projectId), since: since?.toString() };
    const stream = await openEventStream(access, { query: PROJECT_CHANGED_SUBSCRIPTION, variables });
    openStreams.push(stream);
    await waitUntil(() => stream.events.length > 0);
    return stream;
  };
  /** Waits until a stream has received `version`, and returns its changes after the initial message. */
  const changesUpTo = async (stream: EventStreamClient, version: number): Promise<ReceivedChange[]> => {
    await waitUntil(() => parseChanges(stream).at(-1)?.version === String(version));
    return parseChanges(stream).slice(1);
  };

  it('starts with the current version', async () => {
    const version = await readProjectVersion(store, netId);
    const stream = await subscribe();
    expect(parseChanges(stream)).toEqual([
      {
        version: String(version),
        moved: false,
        reset: false,
        deleted: [],
        project: { key: 'NET' },
        issues: [],
      },
    ]);
    expect(stream.comments).toBe(1);
  });

  it('sends each changed issue once in its current state for changes in quick succession', async () => {
    const stream = await subscribe();
    await store.db.updateTable('issue').set({ title: 'Changed' }).where('number', '=', 7).execute();
    const version = await recordEvents(store, netId, 7, 7, 7, 8);
    const changes = await changesUpTo(stream, version);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ moved: true, reset: false });
    expect(changes[0]!.issues.map(({ number, title }) => [number, title])).toEqual([
      [7, 'Changed'],
      [8, 'Packet 8 is lost'],
    ]);
  });

  it('sends all changes in order without gaps', async () => {
    const stream = await subscribe();
    const start = await readProjectVersion(store, netId);
    const end = start + 60;
    for (let version = start; version < end; version++) await recordEvents(store, netId, 1 + (version % 100));
    const changes = await changesUpTo(stream, end);
    const versions = changes.map(({ version }) => Number(version));
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
    expect(new Set(versions).size).toBe(versions.length);
    const touched = Array.from({ length: 60 }, (_, i) => 1 + ((start + i) % 100));
    expect(new Set(changes.flatMap(({ issues }) => issues.map(({ number }) => number)))).toEqual(
      new Set(touched),
    );
  });

  it(`is limited to ${EVENT_STREAMS_PER_USER_MAX} streams per user, and possible again after a stream has ended`, async () => {
    const open = () =>
      openEventStream(access, {
        query: PROJECT_CHANGED_SUBSCRIPTION,
        variables: { id: encodeGlobalId('Project', netId) },
      });
    const streams = await Promise.all(Array.from({ length: EVENT_STREAMS_PER_USER_MAX }, open));
    openStreams.push(...streams);
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await open()).status).toBe(429);
    streams[0]!.close();
    await waitUntil(async () => {
      const another = await open();
      openStreams.push(another);
      return another.status === 200;
    });
    // Rejected requests do not count towards the limit of open event streams.
    streams[1]!.close();
    const broken = { query: 'subscription { nothing }' };
    await waitUntil(async () => (await openEventStream(access, broken)).status !== 429);
    for (let i = 0; i < 3; i++) expect((await openEventStream(access, broken)).status).not.toBe(429);
  });

  it('resumes from the version given as since', async () => {
    const since = await readProjectVersion(store, netId);
    const version = await recordEvents(store, netId, 3, 4, 3);
    const stream = await subscribe(since);
    expect(parseChanges(stream)).toHaveLength(1);
    expect(parseChanges(stream)[0]).toMatchObject({ version: String(version), moved: true, reset: false });
    expect(
      parseChanges(stream)[0]!
        .issues.map(({ number }) => number)
        .sort(),
    ).toEqual([3, 4]);
  });

  it('sends a reset for a version that does not exist yet', async () => {
    const stream = await subscribe((await readProjectVersion(store, netId)) + 5);
    expect(parseChanges(stream)[0]).toMatchObject({ reset: true, moved: true, issues: [] });
  });

  it('sends deleted issues by id', async () => {
    const stream = await subscribe();
    const gone = encodeGlobalId('Issue', netId, 90);
    const query = `mutation ($input: DeleteIssueInput!) { deleteIssue(input: $input) { errors { code } } }`;
    await test.post({ query, variables: { input: { id: gone } } });
    const version = await recordEvents(store, netId, 91);
    const changes = await changesUpTo(stream, version);
    expect(changes.flatMap(({ deleted }) => deleted)).toEqual([gone]);
    expect(changes.flatMap(({ issues }) => issues.map(({ number }) => number))).toEqual([91]);
  });

  it('sends only moved for too many issues, and a reset for too many events', async () => {
    const stream = await subscribe();
    const since = await readProjectVersion(store, netId);
    const issues = Array.from({ length: LIVE_MESSAGE_ISSUES_MAX + 1 }, (_, i) =>
      buildNewIssue({ number: 1_000 + i }),
    );
    await loadIssues(store, netId, issues);
    const version = await readProjectVersion(store, netId);
    const changes = await changesUpTo(stream, version);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ moved: true, reset: false, issues: [] });

    const comment = { authorId: null, body: '', createdAt: new Date(0), editedAt: null, sourceId: null };
    const long = buildNewIssue({
      number: 5_000,
      comments: Array(LIVE_MISSED_EVENTS_MAX).fill(comment) as [],
    });
    await loadIssues(store, netId, [long]);
    await changesUpTo(stream, await readProjectVersion(store, netId));
    expect(parseChanges(stream).at(-1)).toMatchObject({ moved: true, reset: true, issues: [] });
    expect(parseChanges(await subscribe(since))[0]).toMatchObject({ reset: true });
  });

  it('sends at most one message per second while changes exceed one message', async () => {
    const stream = await subscribe();
    const from = (i: number) => 6_000 + i * 300;
    const started = performance.now();
    for (let i = 0; i < 8; i++) {
      const issues = Array.from({ length: 300 }, (_, nth) => buildNewIssue({ number: from(i) + nth }));
      await loadIssues(store, netId, issues);
    }
    const version = await readProjectVersion(store, netId);
    const changes = await changesUpTo(stream, version);
    // Timers can fire a millisecond early.
    const took = performance.now() - started;
    expect((changes.length - 1) * (LIVE_BURST_INTERVAL_MS - 1)).toBeLessThanOrEqual(took);
    // Single changes are sent immediately again.
    await recordEvents(store, netId, 2);
    await waitUntil(() => parseChanges(stream).at(-1)?.issues.length === 1);
  });

  it('reads and executes once for all subscribers', async () => {
    const streams = await Promise.all(Array.from({ length: 30 }, () => subscribe()));
    test.statements.length = 0;
    const version = await recordEvents(store, netId, 11);
    for (const stream of streams) expect(await changesUpTo(stream, version)).toHaveLength(1);
    const reads = test.statements.filter((statement) => /^\s*(with|select)/i.test(statement));
    expect(reads.filter((statement) => statement.includes('array_agg(issue_number'))).toHaveLength(1);
    expect(reads.filter((statement) => statement.includes('issue.*'))).toHaveLength(1);
  });

  it('reads missed events once when many subscribers resume together', async () => {
    const since = await readProjectVersion(store, netId);
    await recordEvents(store, netId, 12, 13);
    test.statements.length = 0;
    const streams = await Promise.all(Array.from({ length: 20 }, (_, i) => subscribe(since - i)));
    for (const stream of streams) expect(parseChanges(stream)[0]!.issues.length).toBeGreaterThanOrEqual(2);
    expect(
      test.statements.filter((statement) => statement.includes('array_agg(issue_number')).length,
    ).toBeLessThanOrEqual(2);
  });

  it.each([
    ['a project that the viewer cannot read', () => encodeGlobalId('Project', test.tracker.secId)],
    ['a project that does not exist', () => encodeGlobalId('Project', 9_999)],
    ['an id of another type', () => encodeGlobalId('Issue', netId, 1)],
  ])('returns NOT_FOUND for %s and completes', async (_what, idOf) => {
    const stream = await openEventStream(access, {
      query: PROJECT_CHANGED_SUBSCRIPTION,
      variables: { id: idOf() },
    });
    await stream.ended;
    expect(stream.events.map(({ event }) => event)).toEqual(['next', 'complete']);
    expect(parseErrorCodes(stream)).toEqual(['NOT_FOUND']);
  });

  it('completes with NOT_FOUND once the viewer can no longer read the project', async () => {
    const stream = await subscribe();
    const show = (visibility: number) =>
      store.db.transaction().execute(async (tx) => {
        await tx.deleteFrom('membership').where('project_id', '=', netId).execute();
        await tx.updateTable('app_user').set({ site_role: 'user' }).execute();
        await sql`UPDATE project SET visibility = ${visibility} WHERE id = ${netId}`.execute(tx);
      });
    await show(2);
    await recordEvents(store, netId, 14);
    await stream.ended;
    expect(parseErrorCodes(stream)).toEqual(['NOT_FOUND']);
    expect(stream.events.at(-1)!.event).toBe('complete');
    await show(0);
  });

  it('covers several projects in one stream and leaves out unreadable ones', async () => {
    const of = [netId, test.tracker.secId].map((id) => ({ projectId: encodeGlobalId('Project', id) }));
    const stream = await openEventStream(access, { query: PROJECTS_CHANGED_SUBSCRIPTION, variables: { of } });
    openStreams.push(stream);
    await waitUntil(() => stream.events.length > 0);
    await recordEvents(store, test.tracker.secId, 1);
    const version = await recordEvents(store, netId, 15);
    const changes = await changesUpTo(stream, version);
    expect(new Set(changes.map(({ project }) => project.key))).toEqual(new Set(['NET']));
  });

  it('sends results of queries and errors as a single event', async () => {
    const query = await openEventStream(access, { query: '{ project(key: "NET") { name } }' });
    await query.ended;
    expect(query.events).toEqual([
      { event: 'next', data: '{"data":{"project":{"name":"Network"}}}' },
      { event: 'complete', data: '' },
    ]);
    for (const body of [{ query: '{ nothing }' }, { documentId: 'x' }]) {
      const wrong = await openEventStream(access, body);
      await wrong.ended;
      expect(wrong.events.map(({ event }) => event)).toEqual(['next', 'complete']);
      expect(parseErrorCodes(wrong)).toHaveLength(1);
    }
  });

  it.each(['*/*', 'application/json'])('is rejected with 406 for the Accept header %s', async (accept) => {
    const variables = { id: encodeGlobalId('Project', netId) };
    const response = await test.post({ query: PROJECT_CHANGED_SUBSCRIPTION, variables }, { accept });
    expect([response.statusCode, response.body]).toEqual([
      406,
      expect.stringContaining('"code":"VALIDATION_FAILED"'),
    ]);
  });

  it('rejects an invalid version with VALIDATION_FAILED', async () => {
    const variables = { id: encodeGlobalId('Project', netId), since: 'x' };
    const stream = await openEventStream(access, { query: PROJECT_CHANGED_SUBSCRIPTION, variables });
    await stream.ended;
    expect(parseErrorCodes(stream)).toEqual(['VALIDATION_FAILED']);
  });
});

describeEachDatabaseEngine('a subscription during shutdown', (open) => {
  it('ends immediately without a complete event, so that clients reconnect', async () => {
    const test = await openTestServer(open);
    const access = { url: await listenOnFreePort(test), token: test.token };
    const variables = { id: encodeGlobalId('Project', test.tracker.netId) };
    const streams = await Promise.all(
      Array.from({ length: 10 }, () =>
        openEventStream(access, { query: PROJECT_CHANGED_SUBSCRIPTION, variables }),
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

describeOnPostgresServer('a subscription in another process', (open: OpenTestStore) => {
  it('receives changes written by this process', async () => {
    const test = await openTestServer(open);
    const otherStore = await openSecondStore(test.store);
    const server = createServer({
      store: otherStore,
      search: createSqlSearch(otherStore),
      log: pino({ level: 'silent' }),
      config: TEST_SERVER_CONFIG,
    });
    const access = { url: await listenOnFreePort({ ...test, server }), token: test.token };
    const variables = { id: encodeGlobalId('Project', test.tracker.netId) };
    const stream = await openEventStream(access, { query: PROJECT_CHANGED_SUBSCRIPTION, variables });
    await waitUntil(() => stream.events.length > 0 && otherStore.changes.isConnected);
    const version = await recordEvents(test.store, test.tracker.netId, 1);
    await waitUntil(() => parseChanges(stream).at(-1)?.version === String(version));
    expect(
      parseChanges(stream)
        .at(-1)!
        .issues.map(({ number }) => number),
    ).toEqual([1]);
    stream.close();
    await server.close();
    await otherStore.close();
    await test.close();
  });
});
