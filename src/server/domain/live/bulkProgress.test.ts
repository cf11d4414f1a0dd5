import type { AddressInfo } from 'node:net';
import { bulkServer, type BulkServer } from '../../../testing/bulkServer';
import { describeEachEngine, describeOnServer, openSecondStore } from '../../../testing/databases';
import { eventually } from '../../../testing/eventually';
import { openEventStream, type EventStreamClient } from '../../../testing/eventStreamClient';
import { openWriteServer, type WriteServer } from '../../../testing/writeServer';
import { LIVE_BULK_INTERVAL } from '../../../shared/limits';
import { updateBulk } from '../../store/write/bulk';
import { encodeId } from '../base/ids';
import { ProjectFeed } from './ProjectFeed';

const SUBSCRIPTION = `subscription Progress($of: [ProjectSince!]!) { projectsChanged(of: $of) {
  version moved issues { number } bulkOperations { number state matched frozen changed skipped failed } } }`;

interface Operation {
  number: number;
  state: string;
  changed: number;
}

interface Message {
  version: string;
  moved: boolean;
  bulkOperations: Operation[];
}

const messagesOf = ({ events }: EventStreamClient): Message[] =>
  events
    .filter(({ event }) => event === 'next')
    .map(({ data }) => (JSON.parse(data) as { data: { projectsChanged: Message } }).data.projectsChanged);

/** The state of a bulk operation in the last message of a stream about it. */
const lastOf = (stream: EventStreamClient, number: number): Operation | undefined =>
  messagesOf(stream)
    .flatMap(({ bulkOperations }) => bulkOperations)
    .findLast((operation) => operation.number === number);

describeEachEngine('the progress of bulk operations in the stream of live changes', (open) => {
  let server: WriteServer;
  let bulk: BulkServer;
  let url: string;
  const streams: EventStreamClient[] = [];

  beforeAll(async () => {
    server = await openWriteServer(open);
    bulk = bulkServer(server);
    await server.server.listen({ host: '127.0.0.1', port: 0 });
    url = `http://127.0.0.1:${(server.server.server.address() as AddressInfo).port}`;
  });
  afterEach(() => streams.splice(0).forEach((stream) => stream.close()));
  afterAll(() => server.close());

  const subscribe = async (): Promise<EventStreamClient> => {
    const of = [{ projectId: encodeId('Project', server.tracker.netId) }];
    const stream = await openEventStream(
      { url, token: server.token },
      { query: SUBSCRIPTION, variables: { of } },
    );
    streams.push(stream);
    await eventually(() => messagesOf(stream).length > 0);
    return stream;
  };

  it('reports an operation that runs until it is done', async () => {
    const stream = await subscribe();
    const { number, changed } = await bulk.runToEnd({ query: 'is:open', change: { priority: 'LOW' } });
    await eventually(() => lastOf(stream, number)?.state === 'DONE');
    expect(lastOf(stream, number)).toMatchObject({ state: 'DONE', changed });
  });

  it('reports previews and cancellations, which change no version', async () => {
    const stream = await subscribe();
    const { version } = messagesOf(stream)[0]!;
    const preview = await bulk.bulkUpdate({ query: 'is:open', change: { priority: 'HIGH' }, dryRun: true });
    const { id, number } = preview.operation!;
    await eventually(() => lastOf(stream, number)?.state === 'PREVIEWED');
    await bulk.control('cancel', { id });
    await eventually(() => lastOf(stream, number)?.state === 'CANCELED');
    expect(new Set(messagesOf(stream).map((message) => message.version))).toEqual(new Set([version]));
    expect(messagesOf(stream).some(({ moved }) => moved)).toBe(false);
  });

  it('reports the undone operation together with its undo', async () => {
    const operation = await bulk.runToEnd({ query: 'is:open', change: { priority: 'MEDIUM' } });
    const stream = await subscribe();
    const undo = await bulk.undo(operation);
    await eventually(() => lastOf(stream, undo.number)?.state === 'DONE');
    await eventually(() => lastOf(stream, operation.number)?.state === 'UNDONE');
  });

  it('starts with the operations that changed recently', async () => {
    const { number } = await bulk.runToEnd({ query: 'is:open', change: { priority: 'URGENT' } });
    const stream = await subscribe();
    expect(messagesOf(stream)[0]!.bulkOperations).toContainEqual(
      expect.objectContaining({ number, state: 'DONE' }),
    );
  });

  it('sends at most one message per interval, however often an operation changes', async () => {
    const { netId } = server.tracker;
    const feed = new ProjectFeed(server.store, netId);
    await feed.load(null);
    const { number } = await bulk.runToEnd({ query: 'is:open', change: { priority: 'NONE' } });
    await eventually(() => feed.version !== null && feed.bulkRevision > 0);
    const times: number[] = [];
    let { bulkRevision } = feed;
    feed.onUpdate(() => {
      if (feed.bulkRevision !== bulkRevision) times.push(performance.now());
      ({ bulkRevision } = feed);
    });
    const until = performance.now() + 3 * LIVE_BULK_INTERVAL;
    while (performance.now() < until) {
      await updateBulk(server.store.db, { projectId: netId, number }, { message: null });
    }
    feed.close();
    const gaps = times.slice(1).map((time, index) => time - times[index]!);
    expect(times.length).toBeGreaterThan(0);
    // Timers may fire a millisecond early.
    for (const gap of gaps) expect(gap).toBeGreaterThan(LIVE_BULK_INTERVAL - 2);
  });
});

describeOnServer('the progress of a bulk operation that runs in another process', (open) => {
  it('reaches the subscribers of this process', async () => {
    const server = await openWriteServer(open);
    const other = await openSecondStore(server.store);
    const { netId } = server.tracker;
    const feed = new ProjectFeed(other, netId);
    await feed.load(null);
    await eventually(() => other.changes.isConnected);
    const { bulkRevision } = feed;
    const { number } = await bulkServer(server).runToEnd({ query: 'is:open', change: { priority: 'LOW' } });
    await eventually(() => feed.bulkRevision > bulkRevision);
    expect(number).toBeGreaterThan(0);
    feed.close();
    await other.close();
    await server.close();
  });
});
