import {
  commitLocalUpdate,
  Environment,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  Store,
  type Variables,
} from 'relay-runtime';
import { getInboxUpdates } from '../../../relay/inbox/InboxUpdates';
import { InboxListModel } from './InboxListModel';

/** Where the response to a request is sent. */
interface ResponseSink {
  next(response: GraphQLResponse): void;
  error(error: Error): void;
  complete(): void;
}

const timeOf = (number: number) => new Date(1_700_000_000_000 - number * 1_000).toISOString();

const createNotification = (number: number, updatedAt = timeOf(number), eventCount = 1) => ({
  __typename: 'Notification',
  id: `N${number}`,
  state: 'UNREAD',
  reason: 'WATCHING',
  updatedAt,
  version: '1',
  snoozedUntil: null,
  project: { id: 'P1', key: 'NET' },
  issue: {
    id: `I${number}`,
    key: `NET-${number}`,
    number,
    title: `Issue ${number}`,
    viewerWatchLevel: 'ALL',
    state: { id: 'S1', name: 'Backlog', category: 'BACKLOG' },
  },
  kinds: ['COMMENTED'],
  commentCount: 1,
  eventCount,
  actor: null,
  bulkOperation: null,
});

const range = (first: number, end: number) =>
  Array.from({ length: end - first }, (_, index) => first + index);

function openList() {
  const requests: { variables: Variables; sink: ResponseSink }[] = [];
  const network = Network.create((_request, variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      requests.push({ variables, sink });
    }),
  );
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  const retained = new Set<object>();
  const retain = environment.retain.bind(environment);
  environment.retain = (operation) => {
    const retention = retain(operation);
    retained.add(retention);
    return {
      dispose: () => {
        retained.delete(retention);
        retention.dispose();
      },
    };
  };
  const model = new InboxListModel(environment, { tab: 'unread', reason: null, project: null });
  const stop = model.start();
  const getVariables = () => requests.at(-1)!.variables;
  const respond = (data: object) => {
    const { sink } = requests.at(-1)!;
    sink.next({ data });
    sink.complete();
  };
  let version = 10;
  const respondWithPage = (numbers: readonly number[], hasNextPage = false, pageVersion = version) =>
    respond({
      notifications: {
        totalCount: 80,
        version: String(pageVersion),
        pageInfo: { hasNextPage, endCursor: `after ${numbers.at(-1)}` },
        nodes: numbers.map((number) => createNotification(number)),
      },
    });
  const fail = () => requests.at(-1)!.sink.error(new Error('No connection'));
  /** @param since version before the change, if it is not that of the previous change */
  const update = (
    notifications: { id: string; updatedAt: string; eventCount?: number }[],
    reset = false,
    since = version,
  ) => {
    version = since + 1;
    const changed = notifications.map((each) => ({ eventCount: 1, ...each }));
    getInboxUpdates(environment).emit({ notifications: changed, reset, since, version });
  };
  const countRequests = () => requests.length;
  const getIds = () => model.getState().entries.map(({ id }) => id);
  return {
    environment,
    model,
    stop,
    retained,
    getVariables,
    respond,
    respondWithPage,
    fail,
    update,
    getIds,
    countRequests,
  };
}

test('a failed page is requested again with the same cursor', () => {
  const { model, getVariables, respondWithPage, fail, getIds } = openList();
  respondWithPage(range(0, 50), true);
  model.loadNext();
  expect(getVariables()).toMatchObject({ after: 'after 49' });
  fail();
  model.retry();
  expect(getVariables()).toMatchObject({ after: 'after 49' });
  respondWithPage(range(50, 80));
  expect(getIds()).toHaveLength(80);
});

test('after a failed reload of the whole list, a retry requests the first page', () => {
  const { model, getVariables, respondWithPage, fail, update, getIds } = openList();
  respondWithPage(range(0, 50), true);
  update([], true);
  fail();
  expect(model.getState().error).not.toBeNull();
  model.retry();
  expect(getVariables()).toMatchObject({ after: null });
  respondWithPage(range(0, 50), true);
  expect(getIds()).toEqual(range(0, 50).map((number) => `N${number}`));
});

test('visible notifications stay loaded, however many live updates arrive', () => {
  const { model, retained, respond, respondWithPage, update } = openList();
  respondWithPage(range(0, 50), true);
  for (let number = 100; number < 160; number++) {
    model.loadEntries(model.getState().entries.slice(0, 20));
    const updatedAt = new Date(1_700_000_000_000 + number * 1_000).toISOString();
    update([{ id: `N${number}`, updatedAt }]);
    respond({ nodes: [createNotification(number, updatedAt)] });
    expect(
      model
        .getState()
        .entries.slice(0, 20)
        .filter(({ keys }) => keys === null),
    ).toEqual([]);
  }
  expect(retained.size).toBeLessThanOrEqual(21);
});

test('an update of a visible notification does not release it with its earlier page', () => {
  const { model, respond, respondWithPage, update } = openList();
  respondWithPage([0]);
  for (let time = 1; time < 60; time++) {
    model.loadEntries(model.getState().entries);
    const updatedAt = new Date(1_700_000_000_000 + time * 1_000).toISOString();
    update([{ id: 'N0', updatedAt }]);
    respond({ nodes: [createNotification(0, updatedAt)] });
    expect(model.getState().entries[0]!.keys).not.toBeNull();
  }
});

test('loads further events that have the same time as earlier ones, such as those of a bulk operation', () => {
  const { model, respond, respondWithPage, update, countRequests } = openList();
  respondWithPage([0]);
  update([{ id: 'N0', updatedAt: timeOf(0), eventCount: 10 }]);
  respond({ nodes: [createNotification(0, timeOf(0), 10)] });
  expect(model.getState().entries[0]).toMatchObject({ id: 'N0', eventCount: 10 });
  const before = countRequests();
  update([{ id: 'N0', updatedAt: timeOf(0), eventCount: 10 }]);
  expect(countRequests()).toBe(before);
});

test('nothing is retained after the list was closed while it was loading', () => {
  const { stop, retained } = openList();
  expect(retained.size).toBe(1);
  stop();
  expect(retained.size).toBe(0);
});

test('the list shows the version of a live change once its notifications are loaded', () => {
  const { model, respond, respondWithPage, update } = openList();
  respondWithPage([0]);
  expect(model.getState().version).toBe(10);
  const updatedAt = timeOf(-1);
  update([{ id: 'N1', updatedAt }]);
  expect(model.getState().version).toBe(10);
  respond({ nodes: [createNotification(1, updatedAt)] });
  expect(model.getState().version).toBe(11);
  // A change without new events needs no request.
  update([{ id: 'N1', updatedAt }]);
  expect(model.getState().version).toBe(12);
});

test('a change that does not continue from the list’s version loads the list again', () => {
  const { getVariables, respondWithPage, update, getIds } = openList();
  respondWithPage([0]);
  update([], false, 12);
  expect(getVariables()).toMatchObject({ after: null });
  respondWithPage([0, 1]);
  expect(getIds()).toEqual(['N0', 'N1']);
});

test('what was read stays in the list of unread notifications when it is loaded again', () => {
  const { model, respond, respondWithPage, update, getIds, getVariables } = openList();
  respondWithPage([0, 1, 2]);
  update([{ id: 'N1', updatedAt: timeOf(1), eventCount: 2 }]);
  respond({ nodes: [{ ...createNotification(1), state: 'READ' }] });
  expect(getIds()).toEqual(['N0', 'N1', 'N2']);
  update([], true);
  // Until the response arrives, nothing changes on screen.
  expect(getIds()).toEqual(['N0', 'N1', 'N2']);
  respondWithPage([0, 3]);
  expect(getIds()).toEqual(['N0', 'N1', 'N3']);
  expect(model.getState().total).toBe(3);
  // Another tab may have marked it as done meanwhile.
  expect(getVariables()).toEqual({ ids: ['N1'] });
  respond({ nodes: [{ ...createNotification(1), state: 'DONE' }] });
  expect(getIds()).toEqual(['N0', 'N3']);
  // Undone after another reload, it returns to its place.
  update([], true);
  respondWithPage([0, 3]);
  respond({ nodes: [{ ...createNotification(1), state: 'READ' }] });
  expect(getIds()).toEqual(['N0', 'N1', 'N3']);
});

test('changes apply to what stayed, while the list is loaded again and afterwards', () => {
  const { environment, respond, respondWithPage, update, getIds } = openList();
  respondWithPage([0, 1, 2]);
  const set = (id: string, state: string) =>
    commitLocalUpdate(environment, (store) => void store.get(id)!.setValue(state, 'state'));
  set('N1', 'READ');
  expect(getIds()).toEqual(['N0', 'N1', 'N2']);
  update([], true);
  set('N2', 'READ');
  respondWithPage([0]);
  expect(getIds()).toEqual(['N0', 'N1', 'N2']);
  respond({
    nodes: [
      { ...createNotification(1), state: 'READ' },
      { ...createNotification(2), state: 'READ' },
    ],
  });
  set('N1', 'SNOOZED');
  expect(getIds()).toEqual(['N0', 'N2']);
});

test('a first page that is older than the received changes is loaded again, and stays on screen meanwhile', () => {
  const { model, getVariables, respondWithPage, update, getIds, countRequests } = openList();
  // The response was computed before this change, but arrives after it.
  update([{ id: 'N1', updatedAt: timeOf(1) }]);
  expect(countRequests()).toBe(1);
  respondWithPage([0], false, 10);
  expect(countRequests()).toBe(2);
  expect(getVariables()).toMatchObject({ after: null });
  expect(getIds()).toEqual(['N0']);
  respondWithPage([0, 1], false, 11);
  expect(countRequests()).toBe(2);
  expect(getIds()).toEqual(['N0', 'N1']);
  expect(model.getState().version).toBe(11);
});

test('after a failed request for changed notifications, the next change loads the list again', () => {
  const { model, getVariables, respondWithPage, fail, update } = openList();
  respondWithPage([0]);
  update([{ id: 'N1', updatedAt: timeOf(-1) }]);
  fail();
  expect(model.getState().version).toBe(10);
  update([{ id: 'N0', updatedAt: timeOf(0) }]);
  expect(getVariables()).toMatchObject({ after: null });
});
