import {
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
  version: '1',
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
  const respondWithPage = (numbers: readonly number[], hasNextPage = false) =>
    respond({
      notifications: {
        totalCount: 80,
        pageInfo: { hasNextPage, endCursor: `after ${numbers.at(-1)}` },
        nodes: numbers.map((number) => createNotification(number)),
      },
    });
  const fail = () => requests.at(-1)!.sink.error(new Error('No connection'));
  const update = (notifications: { id: string; updatedAt: string; eventCount?: number }[], reset = false) =>
    getInboxUpdates(environment).emit({
      notifications: notifications.map((each) => ({ eventCount: 1, ...each })),
      reset,
    });
  const getIds = () => model.getState().entries.map(({ id }) => id);
  return { model, stop, retained, getVariables, respond, respondWithPage, fail, update, getIds };
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
  const { model, respond, respondWithPage, update } = openList();
  respondWithPage([0]);
  update([{ id: 'N0', updatedAt: timeOf(0), eventCount: 10 }]);
  respond({ nodes: [createNotification(0, timeOf(0), 10)] });
  expect(model.getState().entries[0]).toMatchObject({ id: 'N0', eventCount: 10 });
});

test('nothing is retained after the list was closed while it was loading', () => {
  const { stop, retained } = openList();
  expect(retained.size).toBe(1);
  stop();
  expect(retained.size).toBe(0);
});
