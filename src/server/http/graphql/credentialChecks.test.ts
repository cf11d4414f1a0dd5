/** Subscriptions end when the subscriber loses access or the credential becomes invalid. */
import type { AddressInfo } from 'node:net';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import { waitUntil } from '../../../testing/waitUntil';
import { openEventStream, type EventStreamClient } from '../../../testing/eventStreamClient';
import {
  openMultiUserTestServer,
  type SignedInTestUser,
  type MultiUserTestServer,
} from '../../../testing/multiUserTestServer';
import { insertTestApiToken } from '../../../testing/testToken';
import { EVENT_STREAM_HEARTBEAT_MS } from '../../../shared/limits';
import { encodeGlobalId } from '../../domain/base/ids';

const PROJECT_CHANGED_SUBSCRIPTION =
  'subscription ($id: ID!) { projectChanged(projectId: $id) { version project { key } } }';

describeEachDatabaseEngine('a subscription to a private project', (open) => {
  let server: MultiUserTestServer;
  let root: SignedInTestUser;
  let url: string;
  let projectId: string;
  const openStreams: EventStreamClient[] = [];

  beforeAll(async () => {
    server = await openMultiUserTestServer(open);
    root = await server.createPerson('root', { administrator: true });
    await server.server.listen({ host: '127.0.0.1', port: 0 });
    url = `http://127.0.0.1:${(server.server.server.address() as AddressInfo).port}`;
    projectId = encodeGlobalId('Project', server.tracker.secId);
  });
  afterEach(() => {
    for (const stream of openStreams.splice(0)) stream.close();
  });
  afterAll(() => server.close());

  const subscribe = async ({ userId }: SignedInTestUser): Promise<EventStreamClient> => {
    const token = await insertTestApiToken(server.store, userId, 'admin');
    const stream = await openEventStream(
      { url, token },
      { query: PROJECT_CHANGED_SUBSCRIPTION, variables: { id: projectId } },
    );
    openStreams.push(stream);
    await waitUntil(() => stream.events.length > 0);
    return stream;
  };
  const member = async (login: string): Promise<SignedInTestUser> => {
    const person = await server.createPerson(login);
    await root.mutate('setMember', { projectId, login, role: 'REPORTER' });
    return person;
  };
  const change = () => root.mutate('createIssue', { projectId, title: 'More' });
  const textOf = ({ events }: EventStreamClient) => events.map(({ data }) => data).join('\n');

  it('ends when the subscriber is removed from the project', async () => {
    const [kim, stays] = [await member('kim'), await member('stays')];
    const [stream, another] = [await subscribe(kim), await subscribe(stays)];
    await root.mutate('setMember', { projectId, login: 'kim', role: 'READER' });
    await waitUntil(() => stream.events.length > 1);
    await root.mutate('removeMember', { projectId, userId: kim.id });
    // The removal of the member is itself a change of the project, so the server checks the access of
    // subscribers at once.
    await stream.ended;
    expect(stream.events.at(-1)!.event).toBe('complete');
    expect(textOf(stream)).toContain('NOT_FOUND');
    const { length } = another.events;
    await change();
    await waitUntil(() => another.events.length > length);
  });

  it('ends before the next change when the account is disabled or the API token is deleted', async () => {
    const [off, gone] = [await member('off'), await member('gone')];
    const both = [await subscribe(off), await subscribe(gone)];
    await root.mutate('updateUser', { id: off.id, disabled: true });
    await server.store.db.deleteFrom('api_token').where('user_id', '=', gone.userId).execute();
    const before = both.map(({ events }) => events.length);
    await change();
    for (const [index, stream] of both.entries()) {
      await stream.ended;
      expect(stream.events.slice(before[index])).toEqual([{ event: 'complete', data: '' }]);
    }
  });

  it('ends when an administrator without membership loses the administrator role', async () => {
    const former = await server.createPerson('former', { administrator: true });
    const stream = await subscribe(former);
    await root.mutate('updateUser', { id: former.id, administrator: false });
    const { length } = stream.events;
    await change();
    await stream.ended;
    expect(stream.events.slice(length)).toEqual([{ event: 'complete', data: '' }]);
  });
});

describeEachDatabaseEngine('a subscription to a project without changes', (open) => {
  let server: MultiUserTestServer;
  let root: SignedInTestUser;
  let url: string;
  /** Number of timers of the server, such as those of its database connections. */
  let timersWithoutSubscribers: number;
  const openStreams: EventStreamClient[] = [];

  beforeAll(async () => {
    // Only setInterval is faked, because it runs the credential checks.
    jest.useFakeTimers({
      doNotFake: [
        ...(['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'queueMicrotask'] as const),
        ...(['nextTick', 'hrtime', 'performance', 'Date'] as const),
      ],
    });
    server = await openMultiUserTestServer(open);
    root = await server.createPerson('root', { administrator: true });
    await server.server.listen({ host: '127.0.0.1', port: 0 });
    timersWithoutSubscribers = jest.getTimerCount();
    url = `http://127.0.0.1:${(server.server.server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    for (const stream of openStreams.splice(0)) stream.close();
  });
  afterAll(async () => {
    jest.useRealTimers();
    await server.close();
  });

  /** Subscribes to the internal project with a new API token of `person`. */
  const subscribe = async (person: SignedInTestUser): Promise<EventStreamClient> => {
    const token = await insertTestApiToken(server.store, person.userId, 'admin');
    const variables = { id: encodeGlobalId('Project', server.tracker.netId) };
    const stream = await openEventStream({ url, token }, { query: PROJECT_CHANGED_SUBSCRIPTION, variables });
    openStreams.push(stream);
    await waitUntil(() => stream.events.length > 0);
    return stream;
  };

  it('ends at the next heartbeat when the credential is invalid, with one query for all subscribers', async () => {
    const names = ['disabled', 'revoked', 'expired', 'demoted', 'stays'] as const;
    const people = new Map<string, SignedInTestUser>();
    for (const name of names) {
      people.set(name, await server.createPerson(name, { administrator: name === 'demoted' }));
    }
    const streams = new Map<string, EventStreamClient>();
    for (const [name, person] of people) streams.set(name, await subscribe(person));
    const { db } = server.store;
    const tokensOf = (name: string) => people.get(name)!.userId;
    await db.updateTable('app_user').set({ disabled: true }).where('login', '=', 'disabled').execute();
    await db.deleteFrom('api_token').where('user_id', '=', tokensOf('revoked')).execute();
    const expires_at = new Date(Date.now() - 1_000);
    await db
      .updateTable('api_token')
      .set({ expires_at })
      .where('user_id', '=', tokensOf('expired'))
      .execute();
    await db.updateTable('app_user').set({ site_role: 'user' }).where('login', '=', 'demoted').execute();

    server.statements.splice(0);
    jest.advanceTimersByTime(EVENT_STREAM_HEARTBEAT_MS);
    for (const [name, { ended, events }] of streams) {
      if (name === 'stays') continue;
      await ended;
      expect(events.at(-1)).toEqual({ event: 'complete', data: '' });
    }
    expect(server.statements.filter((sql) => /FROM session\b/.test(sql))).toHaveLength(1);
    const stays = streams.get('stays')!;
    const { length } = stays.events;
    await root.mutate('createIssue', {
      projectId: encodeGlobalId('Project', server.tracker.netId),
      title: 'Still',
    });
    await waitUntil(() => stays.events.length > length);
  });

  it('stops the credential checks once there are no subscribers', async () => {
    await waitUntil(() => jest.getTimerCount() === timersWithoutSubscribers);
    const stream = await subscribe(await server.createPerson('leaves'));
    expect(jest.getTimerCount()).toBe(timersWithoutSubscribers + 1);
    stream.close();
    await waitUntil(() => jest.getTimerCount() === timersWithoutSubscribers);
  });

  it('ends for non-members when the project becomes private', async () => {
    const [outsider, member] = [await server.createPerson('outsider'), await server.createPerson('member')];
    const projectId = encodeGlobalId('Project', server.tracker.netId);
    await root.mutate('setMember', { projectId, login: 'member', role: 'READER' });
    const [stream, another] = [await subscribe(outsider), await subscribe(member)];
    expect((await root.mutate('updateProject', { id: projectId, visibility: 'PRIVATE' })).errors).toEqual([]);
    await stream.ended;
    expect(stream.events.at(-1)!.event).toBe('complete');
    expect(another.events.some(({ event }) => event === 'complete')).toBe(false);
  });
});
