import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { createBulkTestServer, type BulkTestServer } from '../../../testing/bulkTestServer';
import {
  describeEachDatabaseEngine,
  describeOnPostgresServer,
  openStoreOnSameDatabase,
} from '../../../testing/databases';
import { waitUntil } from '../../../testing/waitUntil';
import { openEventStream, type EventStreamClient } from '../../../testing/eventStreamClient';
import { openMutationTestServer, type MutationTestServer } from '../../../testing/writeTestServer';
import { BULK_PROGRESS_INTERVAL_MS } from '../../../shared/limits';
import { updateBulkOperation } from '../../store/write/bulk';
import { encodeGlobalId } from '../base/ids';
import { ProjectChangeFeed } from './ProjectChangeFeed';

const BULK_PROGRESS_SUBSCRIPTION = `subscription Progress($of: [ProjectSince!]!) { projectsChanged(of: $of) {
  version moved issues { number } bulkOperations { number state matched frozen changed skipped failed } } }`;

interface BulkOperationProgress {
  number: number;
  state: string;
  changed: number;
}

interface ProjectChangeMessage {
  version: string;
  moved: boolean;
  bulkOperations: BulkOperationProgress[];
}

const parseProjectChangeMessages = ({ events }: EventStreamClient): ProjectChangeMessage[] =>
  events
    .filter(({ event }) => event === 'next')
    .map(
      ({ data }) =>
        (JSON.parse(data) as { data: { projectsChanged: ProjectChangeMessage } }).data.projectsChanged,
    );

/** The state of a bulk operation in the last message of a stream about it. */
const findLastBulkProgress = (stream: EventStreamClient, number: number): BulkOperationProgress | undefined =>
  parseProjectChangeMessages(stream)
    .flatMap(({ bulkOperations }) => bulkOperations)
    .findLast((operation) => operation.number === number);

describeEachDatabaseEngine('the progress of bulk operations in the stream of live changes', (open) => {
  let server: MutationTestServer;
  let bulk: BulkTestServer;
  let url: string;
  const streams: EventStreamClient[] = [];

  beforeAll(async () => {
    server = await openMutationTestServer(open);
    bulk = createBulkTestServer(server);
    await server.server.listen({ host: '127.0.0.1', port: 0 });
    url = `http://127.0.0.1:${(server.server.server.address() as AddressInfo).port}`;
  });
  afterEach(() => streams.splice(0).forEach((stream) => stream.close()));
  afterAll(() => server.close());

  const subscribe = async (token = server.token): Promise<EventStreamClient> => {
    const of = [{ projectId: encodeGlobalId('Project', server.tracker.netId) }];
    const stream = await openEventStream(
      { url, token },
      { query: BULK_PROGRESS_SUBSCRIPTION, variables: { of } },
    );
    streams.push(stream);
    await waitUntil(() => parseProjectChangeMessages(stream).length > 0);
    return stream;
  };

  it('reports an operation that runs until it is done', async () => {
    const stream = await subscribe();
    const { number, changed } = await bulk.runBulkUpdateToEnd({
      query: 'is:open',
      change: { priority: 'LOW' },
    });
    await waitUntil(() => findLastBulkProgress(stream, number)?.state === 'DONE');
    expect(findLastBulkProgress(stream, number)).toMatchObject({ state: 'DONE', changed });
  });

  it('reports previews and cancellations, which change no version', async () => {
    const stream = await subscribe();
    const { version } = parseProjectChangeMessages(stream)[0]!;
    const preview = await bulk.bulkUpdate({ query: 'is:open', change: { priority: 'HIGH' }, dryRun: true });
    const { id, number } = preview.operation!;
    await waitUntil(() => findLastBulkProgress(stream, number)?.state === 'PREVIEWED');
    await bulk.sendControlMutation('cancel', { id });
    await waitUntil(() => findLastBulkProgress(stream, number)?.state === 'CANCELED');
    expect(new Set(parseProjectChangeMessages(stream).map((message) => message.version))).toEqual(
      new Set([version]),
    );
    expect(parseProjectChangeMessages(stream).some(({ moved }) => moved)).toBe(false);
  });

  it('reports the undone operation together with its undo', async () => {
    const operation = await bulk.runBulkUpdateToEnd({ query: 'is:open', change: { priority: 'MEDIUM' } });
    const stream = await subscribe();
    const undo = await bulk.undoToEnd(operation);
    await waitUntil(() => findLastBulkProgress(stream, undo.number)?.state === 'DONE');
    await waitUntil(() => findLastBulkProgress(stream, operation.number)?.state === 'UNDONE');
  });

  it('starts with the operations that changed recently', async () => {
    const { number } = await bulk.runBulkUpdateToEnd({ query: 'is:open', change: { priority: 'URGENT' } });
    const stream = await subscribe();
    expect(parseProjectChangeMessages(stream)[0]!.bulkOperations).toContainEqual(
      expect.objectContaining({ number, state: 'DONE' }),
    );
  });

  it('reads a changed operation once for all subscribers, whoever they are', async () => {
    const { netId } = server.tracker;
    const { number } = await bulk.runBulkUpdateToEnd({ query: 'is:open', change: { priority: 'HIGH' } });
    const mikasToken = (await server.createUserAuthorizationHeader('mika'))['authorization']!.replace(
      'Bearer ',
      '',
    );
    const opened = [await subscribe(), await subscribe(mikasToken)];
    // Wait for the last messages about the finished operation.
    await setTimeout(2 * BULK_PROGRESS_INTERVAL_MS);
    server.statements.length = 0;
    const countsBefore = opened.map((stream) => parseProjectChangeMessages(stream).length);
    await updateBulkOperation(server.store.db, { projectId: netId, number }, { message: null });
    await waitUntil(() =>
      opened.every((stream, index) => parseProjectChangeMessages(stream).length > countsBefore[index]!),
    );
    const reads = server.statements.filter((statement) => statement.includes('bulk_operation.*'));
    expect(reads).toHaveLength(1);
  });

  it('sends at most one message per interval, however often an operation changes', async () => {
    const { netId } = server.tracker;
    const feed = new ProjectChangeFeed(server.store, netId);
    await feed.loadEventsSince(null);
    const { number } = await bulk.runBulkUpdateToEnd({ query: 'is:open', change: { priority: 'NONE' } });
    await waitUntil(() => feed.projectVersion !== null && feed.bulkOperationsRevision > 0);
    const times: number[] = [];
    let { bulkOperationsRevision } = feed;
    feed.subscribeToUpdates(() => {
      if (feed.bulkOperationsRevision !== bulkOperationsRevision) times.push(performance.now());
      ({ bulkOperationsRevision } = feed);
    });
    const until = performance.now() + 3 * BULK_PROGRESS_INTERVAL_MS;
    while (performance.now() < until) {
      await updateBulkOperation(server.store.db, { projectId: netId, number }, { message: null });
    }
    feed.close();
    const gaps = times.slice(1).map((time, index) => time - times[index]!);
    expect(times.length).toBeGreaterThan(0);
    // A message that arrives late shortens the time until the next one.
    for (const gap of gaps) expect(gap).toBeGreaterThan(BULK_PROGRESS_INTERVAL_MS / 2);
  });
});

describeOnPostgresServer('the progress of a bulk operation that runs in another process', (open) => {
  it('reaches the subscribers of this process', async () => {
    const server = await openMutationTestServer(open);
    const other = await openStoreOnSameDatabase(server.store);
    const { netId } = server.tracker;
    const feed = new ProjectChangeFeed(other, netId);
    await feed.loadEventsSince(null);
    await waitUntil(() => other.changes.isConnected);
    const { bulkOperationsRevision } = feed;
    const { number } = await createBulkTestServer(server).runBulkUpdateToEnd({
      query: 'is:open',
      change: { priority: 'LOW' },
    });
    await waitUntil(() => feed.bulkOperationsRevision > bulkOperationsRevision);
    expect(number).toBeGreaterThan(0);
    feed.close();
    await other.close();
    await server.close();
  });
});
