/** Subscriptions to project changes over server-sent events. */
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import pino from 'pino';
import {
  LIVE_EVENTS_MAX,
  LIVE_ISSUES_MAX,
  LIVE_STORM_INTERVAL,
  STREAM_HEARTBEAT,
  STREAMS_MAX,
} from '../../../shared/limits';
import {
  describeEachEngine,
  describeOnServer,
  type OpenStore,
  openSecondStore,
} from '../../../testing/databases';
import type { ServerAccess } from '../../../testing/Access';
import { eventually } from '../../../testing/eventually';
import { openEventStream, type EventStreamClient } from '../../../testing/eventStreamClient';
import { recordEvent } from '../../../testing/recordEvent';
import { openTestServer, TEST_CONFIG, type TestServer } from '../../../testing/testServer';
import { encodeId } from '../../domain/base/ids';
import { createSqlSearch } from '../../search/sql/createSqlSearch';
import { loadIssues } from '../../store/load/loadIssues';
import { newIssue } from '../../store/load/NewIssue';
import type { Store } from '../../store/Store';
import { createServer } from '../server';

const SELECTION = `{ version moved reset deleted project { key } issues { number title priority labels { nodes { name } } } }`;
const ONE = `subscription One($id: ID!, $since: String) { projectChanged(projectId: $id, since: $since) ${SELECTION} }`;
const MANY = `subscription Many($of: [ProjectSince!]!) { projectsChanged(of: $of) ${SELECTION} }`;

interface Change {
  version: string;
  moved: boolean;
  reset: boolean;
  deleted: string[];
  project: { key: string };
  issues: { number: number; title: string }[];
}

const changesOf = ({ events }: EventStreamClient): Change[] =>
  events
    .filter(({ event }) => event === 'next')
    .map(({ data }) => {
      const answer = JSON.parse(data) as { data: Record<string, Change> };
      return Object.values(answer.data)[0]!;
    });

const codesOf = ({ events }: EventStreamClient): string[] =>
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

async function startListening({ server }: TestServer): Promise<string> {
  await server.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

async function versionOf({ db }: Store, projectId: number): Promise<number> {
  const row = await db
    .selectFrom('project')
    .select('version')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return row.version;
}

describeEachEngine('a subscription to project changes', (open) => {
  let test: TestServer;
  let store: Store;
  let netId: number;
  let access: ServerAccess;
  const openStreams: EventStreamClient[] = [];

  beforeAll(async () => {
    test = await openTestServer(open);
    ({ store } = test);
    netId = test.tracker.netId;
    access = { url: await startListening(test), token: test.token };
  });
  afterEach(() => {
    for (const stream of openStreams.splice(0)) stream.close();
  });
  afterAll(() => test.close());

  const subscribe = async (since?: number, projectId = netId): Promise<EventStreamClient> => {
    const variables = { id: encodeId('Project', projectId), since: since?.toString() };
    const stream = await openEventStream(access, { query: ONE, variables });
    openStreams.push(stream);
    await eventually(() => stream.events.length > 0);
    return stream;
  };
  /** Waits until a stream has received `version`, and returns its changes after the initial message. */
  const changesUpTo = async (stream: EventStreamClient, version: number): Promise<Change[]> => {
    await eventually(() => changesOf(stream).at(-1)?.version === String(version));
    return changesOf(stream).slice(1);
  };

  it('starts with the current version', async () => {
    const version = await versionOf(store, netId);
    const stream = await subscribe();
    expect(changesOf(stream)).toEqual([
      {
        ...{ version: String(version), moved: false, reset: false, deleted: [] },
        ...{ project: { key: 'NET' }, issues: [] },
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
    const start = await versionOf(store, netId);
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

  it(`is limited to ${STREAMS_MAX} streams per user, and possible again after a stream has ended`, async () => {
    const open = () => openEventStream(access, { query: ONE, variables: { id: encodeId('Project', netId) } });
    const streams = await Promise.all(Array.from({ length: STREAMS_MAX }, open));
    openStreams.push(...streams);
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await open()).status).toBe(429);
    streams[0]!.close();
    await eventually(async () => {
      const another = await open();
      openStreams.push(another);
      return another.status === 200;
    });
    // Rejected requests do not count towards the limit of open event streams.
    streams[1]!.close();
    const broken = { query: 'subscription { nothing }' };
    await eventually(async () => (await openEventStream(access, broken)).status !== 429);
    for (let i = 0; i < 3; i++) expect((await openEventStream(access, broken)).status).not.toBe(429);
  });

  it('resumes from the version given as since', async () => {
    const since = await versionOf(store, netId);
    const version = await recordEvents(store, netId, 3, 4, 3);
    const stream = await subscribe(since);
    expect(changesOf(stream)).toHaveLength(1);
    expect(changesOf(stream)[0]).toMatchObject({ version: String(version), moved: true, reset: false });
    expect(
      changesOf(stream)[0]!
        .issues.map(({ number }) => number)
        .sort(),
    ).toEqual([3, 4]);
  });

  it('sends a reset for a version that does not exist yet', async () => {
    const stream = await subscribe((await versionOf(store, netId)) + 5);
    expect(changesOf(stream)[0]).toMatchObject({ reset: true, moved: true, issues: [] });
  });

  it('sends deleted issues by id', async () => {
    const stream = await subscribe();
    const gone = encodeId('Issue', netId, 90);
    const query = `mutation ($input: DeleteIssueInput!) { deleteIssue(input: $input) { errors { code } } }`;
    await test.post({ query, variables: { input: { id: gone } } });
    const version = await recordEvents(store, netId, 91);
    const changes = await changesUpTo(stream, version);
    expect(changes.flatMap(({ deleted }) => deleted)).toEqual([gone]);
    expect(changes.flatMap(({ issues }) => issues.map(({ number }) => number))).toEqual([91]);
  });

  it('sends only moved for too many issues, and a reset for too many events', async () => {
    const stream = await subscribe();
    const since = await versionOf(store, netId);
    const issues = Array.from({ length: LIVE_ISSUES_MAX + 1 }, (_, i) => newIssue({ number: 1_000 + i }));
    await loadIssues(store, netId, issues);
    const version = await versionOf(store, netId);
    const changes = await changesUpTo(stream, version);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ moved: true, reset: false, issues: [] });

    const comment = { authorId: null, body: '', createdAt: new Date(0), editedAt: null, sourceId: null };
    const long = newIssue({ number: 5_000, comments: Array(LIVE_EVENTS_MAX).fill(comment) as [] });
    await loadIssues(store, netId, [long]);
    await changesUpTo(stream, await versionOf(store, netId));
    expect(changesOf(stream).at(-1)).toMatchObject({ moved: true, reset: true, issues: [] });
    expect(changesOf(await subscribe(since))[0]).toMatchObject({ reset: true });
  });

  it('sends at most one message per second while changes exceed one message', async () => {
    const stream = await subscribe();
    const from = (i: number) => 6_000 + i * 300;
    const started = performance.now();
    for (let i = 0; i < 8; i++) {
      const issues = Array.from({ length: 300 }, (_, nth) => newIssue({ number: from(i) + nth }));
      await loadIssues(store, netId, issues);
    }
    const version = await versionOf(store, netId);
    const changes = await changesUpTo(stream, version);
    // Timers can fire a millisecond early.
    const took = performance.now() - started;
    expect((changes.length - 1) * (LIVE_STORM_INTERVAL - 1)).toBeLessThanOrEqual(took);
    // Single changes are sent immediately again.
    await recordEvents(store, netId, 2);
    await eventually(() => changesOf(stream).at(-1)?.issues.length === 1);
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
    const since = await versionOf(store, netId);
    await recordEvents(store, netId, 12, 13);
    test.statements.length = 0;
    const streams = await Promise.all(Array.from({ length: 20 }, (_, i) => subscribe(since - i)));
    for (const stream of streams) expect(changesOf(stream)[0]!.issues.length).toBeGreaterThanOrEqual(2);
    expect(
      test.statements.filter((statement) => statement.includes('array_agg(issue_number')).length,
    ).toBeLessThanOrEqual(2);
  });

  it.each([
    ['a project that the viewer cannot read', () => encodeId('Project', test.tracker.secId)],
    ['a project that does not exist', () => encodeId('Project', 9_999)],
    ['an id of another type', () => encodeId('Issue', netId, 1)],
  ])('returns NOT_FOUND for %s and completes', async (_what, idOf) => {
    const stream = await openEventStream(access, { query: ONE, variables: { id: idOf() } });
    await stream.ended;
    expect(stream.events.map(({ event }) => event)).toEqual(['next', 'complete']);
    expect(codesOf(stream)).toEqual(['NOT_FOUND']);
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
    expect(codesOf(stream)).toEqual(['NOT_FOUND']);
    expect(stream.events.at(-1)!.event).toBe('complete');
    await show(0);
  });

  it('covers several projects in one stream and leaves out unreadable ones', async () => {
    const of = [netId, test.tracker.secId].map((id) => ({ projectId: encodeId('Project', id) }));
    const stream = await openEventStream(access, { query: MANY, variables: { of } });
    openStreams.push(stream);
    await eventually(() => stream.events.length > 0);
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
      expect(codesOf(wrong)).toHaveLength(1);
    }
  });

  it.each(['*/*', 'application/json'])('is rejected with 406 for the Accept header %s', async (accept) => {
    const variables = { id: encodeId('Project', netId) };
    const response = await test.post({ query: ONE, variables }, { accept });
    expect([response.statusCode, response.body]).toEqual([
      406,
      expect.stringContaining('"code":"VALIDATION_FAILED"'),
    ]);
  });

  it('rejects an invalid version with VALIDATION_FAILED', async () => {
    const variables = { id: encodeId('Project', netId), since: 'x' };
    const stream = await openEventStream(access, { query: ONE, variables });
    await stream.ended;
    expect(codesOf(stream)).toEqual(['VALIDATION_FAILED']);
  });
});

describeEachEngine('a subscription during shutdown', (open) => {
  it('ends immediately without a complete event, so that clients reconnect', async () => {
    const test = await openTestServer(open);
    const access = { url: await startListening(test), token: test.token };
    const variables = { id: encodeId('Project', test.tracker.netId) };
    const streams = await Promise.all(
      Array.from({ length: 10 }, () => openEventStream(access, { query: ONE, variables })),
    );
    await eventually(() => streams.every(({ events }) => events.length > 0));
    const started = performance.now();
    await test.close();
    // The event streams end at once, without waiting for their next heartbeat.
    expect(performance.now() - started).toBeLessThan(STREAM_HEARTBEAT);
    await Promise.all(streams.map(({ ended }) => ended));
    expect(streams.every(({ events }) => events.every(({ event }) => event === 'next'))).toBe(true);
  });
});

describeOnServer('a subscription in another process', (open: OpenStore) => {
  it('receives changes written by this process', async () => {
    const test = await openTestServer(open);
    const otherStore = await openSecondStore(test.store);
    const server = createServer({
      ...{ store: otherStore, search: createSqlSearch(otherStore), log: pino({ level: 'silent' }) },
      config: TEST_CONFIG,
    });
    const access = { url: await startListening({ ...test, server }), token: test.token };
    const variables = { id: encodeId('Project', test.tracker.netId) };
    const stream = await openEventStream(access, { query: ONE, variables });
    await eventually(() => stream.events.length > 0 && otherStore.changes.isConnected);
    const version = await recordEvents(test.store, test.tracker.netId, 1);
    await eventually(() => changesOf(stream).at(-1)?.version === String(version));
    expect(
      changesOf(stream)
        .at(-1)!
        .issues.map(({ number }) => number),
    ).toEqual([1]);
    stream.close();
    await server.close();
    await otherStore.close();
    await test.close();
  });
});
