import {
  Environment,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  Store,
  type Variables,
} from 'relay-runtime';
import { getInboxUpdates } from '../../../relay/events/InboxUpdates';
import { InboxListModel } from './InboxListModel';

/** Where the response to a request is sent. */
interface ResponseSink {
  next(response: GraphQLResponse): void;
  error(error: Error): void;
  complete(): void;
}

const timeOf = (number: number) => new Date(1_700_000_000_000 - number * 1_000).toISOString();

const createNotification = (number: number, updatedAt = timeOf(number), eventCount = 1, version = '1') => ({
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
  version,
  kinds: ['COMMENTED'],
  commentCount: 1,
  eventCount,
  actor: null,
  bulkOperation: null,
});

const range = (first: number, end: number) =>
  Array.from({ length: end - first }, (_, index) => first + index);

const createPage = (numbers: readonly number[], hasNextPage = false) => ({
  notifications: {
    totalCount: 80,
    version: '7',
    pageInfo: { hasNextPage, endCursor: `after ${numbers.at(-1)}` },
    nodes: numbers.map((number) => createNotification(number)),
  },
});

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
  const respondToRequest = ({ sink }: (typeof requests)[number], data: object) => {
    sink.next({ data });
    sink.complete();
  };
  const respond = (data: object) => respondToRequest(requests.at(-1)!, data);
  /** Responds to the last request with a variable. */
  const respondTo = (variable: string, data: object) =>
    respondToRequest(
      requests.findLast(({ variables }) => variable in variables)!,
      data,
    );
  const respondWithPage = (numbers: readonly number[], hasNextPage = false) =>
    respond(createPage(numbers, hasNextPage));
  const fail = () => requests.at(-1)!.sink.error(new Error('No connection'));
  const update = (
    notifications: { id: string; updatedAt: string; eventCount?: number }[],
    { reset = false, from = 7 }: { reset?: boolean; from?: number | null } = {},
  ) =>
    getInboxUpdates(environment).emit({
      notifications: notifications.map((each) => ({ eventCount: 1, ...each })),
      reset,
      from,
      version: from ?? 7,
    });
  const getIds = () => model.getState().entries.map(({ id }) => id);
  return { model, stop, retained, getVariables, respond, respondTo, respondWithPage, fail, update, getIds };
}

test('an update of all notifications applies to what is shown, not to an update that has not been loaded', () => {
  const { model, respond, respondWithPage, update } = openList();
  expect(model.getShown()).toEqual({ upTo: null, seenVersion: '0' });
  respondWithPage(range(0, 3));
  expect(model.getShown()).toEqual({ upTo: 'N0', seenVersion: '7' });
  const updatedAt = new Date(1_700_000_001_000).toISOString();
  update([{ id: 'N2', updatedAt, eventCount: 2 }]);
  expect(model.getShown()).toEqual({ upTo: 'N0', seenVersion: '7' });
  respond({ nodes: [createNotification(2, updatedAt, 2, '8')] });
  expect(model.getShown()).toEqual({ upTo: 'N2', seenVersion: '8' });
});

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
  update([], { reset: true });
  fail();
  expect(model.getState().error).not.toBeNull();
  model.retry();
  expect(getVariables()).toMatchObject({ after: null });
  respondWithPage(range(0, 50), true);
  expect(getIds()).toEqual(range(0, 50).map((number) => `N${number}`));
});

test('a list that is loaded again stays on screen meanwhile, also if that fails', () => {
  const { model, respondWithPage, fail, update, getIds } = openList();
  respondWithPage([1, 2]);
  update([], { reset: true });
  expect(getIds()).toEqual(['N1', 'N2']);
  fail();
  expect(getIds()).toEqual(['N1', 'N2']);
  model.retry();
  respondWithPage([2, 3]);
  expect(getIds()).toEqual(['N2', 'N3']);
});

test('notifications that arrive while the list is loaded again are in the new list', () => {
  const { respondTo, respondWithPage, update, getIds } = openList();
  respondWithPage([1, 2]);
  update([], { reset: true });
  update([{ id: 'N0', updatedAt: timeOf(0) }]);
  respondTo('ids', { nodes: [createNotification(0)] });
  respondTo('after', createPage([2, 3]));
  expect(getIds()).toEqual(['N0', 'N2', 'N3']);
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

test('a message that starts with the version of the list requests nothing, unless it follows an interruption', () => {
  const { respondWithPage, update, getVariables, getIds } = openList();
  respondWithPage(range(0, 3));
  const before = getVariables();
  update([], { from: 7 });
  expect(getVariables()).toBe(before);
  update([], { from: null });
  expect(getVariables()).not.toBe(before);
  respondWithPage(range(0, 3));
  expect(getIds()).toEqual(['N0', 'N1', 'N2']);
});

test('changes that were missed are loaded, and a notification that was read stays', () => {
  const { model, respond, respondWithPage, update, getVariables, getIds } = openList();
  respondWithPage(range(1, 4));
  update([{ id: 'N1', updatedAt: timeOf(1), eventCount: 2 }]);
  respond({ nodes: [{ ...createNotification(1, timeOf(1), 2), state: 'READ' }] });
  expect(getIds()).toEqual(['N1', 'N2', 'N3']);
  // The list has loaded inbox version 7. Since then, notification N0 has arrived, and N2 was marked as done in another tab.
  update([], { from: 9 });
  expect(getVariables()).toMatchObject({ after: null });
  respondWithPage([0, 3]);
  expect(getVariables()).toEqual({ ids: ['N1', 'N2'] });
  const read = { ...createNotification(1, timeOf(1), 2), state: 'READ' };
  respond({ nodes: [read, { ...createNotification(2), state: 'DONE' }] });
  expect(getIds()).toEqual(['N0', 'N1', 'N3']);
  expect(model.getState().isLoading).toBe(false);
  // The next message continues from what was loaded.
  const before = getVariables();
  update([], { from: 9 });
  expect(getVariables()).toBe(before);
});

test('a list with more notifications than can be loaded at once is loaded again as a whole after missed changes', () => {
  const { respondWithPage, update, getVariables, getIds } = openList();
  respondWithPage(range(0, 250));
  update([], { from: 9 });
  respondWithPage(range(0, 50), true);
  expect(getVariables()).toMatchObject({ after: null });
  expect(getIds()).toHaveLength(50);
});

test('nothing is retained after the list was closed while it was loading', () => {
  const { stop, retained } = openList();
  expect(retained.size).toBe(1);
  stop();
  expect(retained.size).toBe(0);
});
