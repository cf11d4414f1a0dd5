import type { Disposable } from 'relay-runtime';
import { MockPayloadGenerator, createMockEnvironment } from 'relay-test-utils';
import { ClusterListModel } from './ClusterListModel';

const createCluster = (number: number, level = 'LIKELY') => ({
  id: `C${number}`,
  level,
  strength: 0.85,
  issueCount: 2,
  openIssueCount: 2,
  suggestedCanonical: { id: `I${number}` },
  members: [{ issue: { id: `I${number}` } }, { issue: { id: `J${number}` } }],
});

function openList() {
  const environment = createMockEnvironment();
  const { mock } = environment;
  // The mock environment counts the calls of these functions.
  const countRetained = () =>
    jest
      .mocked(environment.retain)
      .mock.results.map(({ value }) => jest.mocked((value as Disposable).dispose))
      .filter(({ mock: { calls } }) => calls.length === 0).length;
  const model = new ClusterListModel(environment, 'NET', null);
  const stop = model.start();
  const respond = (clusters: readonly object[], endCursor: string | null = null) =>
    mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Project: () => ({
          id: 'P1',
          duplicateClusters: {
            nodes: clusters,
            pageInfo: { hasNextPage: endCursor !== null, endCursor },
          },
        }),
      }),
    );
  const getIds = () => model.getState().entries.map(({ id }) => id);
  return { environment, model, stop, mock, countRetained, respond, getIds };
}

test('pages are loaded one after the other, and a cluster that is on two of them is listed once', () => {
  const { model, mock, respond, getIds } = openList();
  expect(model.getState()).toMatchObject({ entries: [], isLoading: true });
  respond([createCluster(1), createCluster(2)], 'second');
  expect(model.getState().entries[0]).toMatchObject({ id: 'C1', level: 'likely', firstPair: 'J1' });
  model.loadNext();
  model.loadNext();
  expect(mock.getAllOperations().map(({ request }) => request.variables)).toEqual([
    { key: 'NET', strength: null, after: 'second' },
  ]);
  respond([createCluster(2), createCluster(3)]);
  expect(getIds()).toEqual(['C1', 'C2', 'C3']);
  expect(model.getState()).toMatchObject({ hasNext: false, isLoading: false });
  model.loadNext();
  expect(mock.getAllOperations()).toEqual([]);
});

test('a page that failed is loaded again only on request', () => {
  const { model, mock, respond, getIds } = openList();
  respond([createCluster(1)], 'second');
  model.loadNext();
  mock.rejectMostRecentOperation(new Error('Connection lost'));
  expect(model.getState().error?.message).toBe('Connection lost');
  model.loadNext();
  expect(mock.getAllOperations()).toEqual([]);
  model.retry();
  respond([createCluster(2)]);
  expect(getIds()).toEqual(['C1', 'C2']);
  expect(model.getState().error).toBeNull();
});

test('a reload replaces the list when its response has arrived', () => {
  const { model, respond, getIds } = openList();
  respond([createCluster(1)], 'second');
  model.loadNext();
  respond([createCluster(2)]);
  model.reload();
  expect(getIds()).toEqual(['C1', 'C2']);
  respond([createCluster(3)]);
  expect(getIds()).toEqual(['C3']);
});

test('a refresh loads all loaded pages again, and a change meanwhile refreshes them once more', () => {
  const { model, mock, respond, getIds } = openList();
  respond([createCluster(1)], 'second');
  model.loadNext();
  respond([createCluster(2)]);
  model.refresh();
  respond([createCluster(3)], 'new second');
  expect(getIds()).toEqual(['C3', 'C2']);
  model.refresh();
  expect(mock.getAllOperations().map(({ request }) => request.variables)).toEqual([
    { key: 'NET', strength: null, after: 'new second' },
  ]);
  respond([createCluster(1)]);
  expect(getIds()).toEqual(['C3', 'C1']);
  respond([createCluster(3)], 'third');
  respond([createCluster(4)]);
  expect(getIds()).toEqual(['C3', 'C4']);
  expect(mock.getAllOperations()).toEqual([]);
});

test('a refresh that failed is repeated on request, with the old list on screen meanwhile', () => {
  const { model, mock, respond, getIds } = openList();
  respond([createCluster(1)]);
  model.refresh();
  mock.rejectMostRecentOperation(new Error('Connection lost'));
  expect(getIds()).toEqual(['C1']);
  model.retry();
  respond([createCluster(2)]);
  expect(getIds()).toEqual(['C2']);
  expect(model.getState().error).toBeNull();
});

test('a refresh that failed after its first page continues from there on request', () => {
  const { model, mock, respond, getIds } = openList();
  respond([createCluster(1)], 'second');
  model.loadNext();
  respond([createCluster(2)]);
  model.refresh();
  respond([createCluster(3)], 'new second');
  mock.rejectMostRecentOperation(new Error('Connection lost'));
  model.retry();
  expect(mock.getAllOperations().map(({ request }) => request.variables)).toEqual([
    { key: 'NET', strength: null, after: 'new second' },
  ]);
  respond([createCluster(4)]);
  expect(getIds()).toEqual(['C3', 'C4']);
});

test('a request for the next page ends when the list is loaded again', () => {
  const { model, mock, respond, getIds } = openList();
  respond([createCluster(1)], 'second');
  model.loadNext();
  model.reload();
  expect(mock.getAllOperations().map(({ request }) => request.variables)).toMatchObject([{ after: null }]);
  respond([createCluster(3)]);
  expect(getIds()).toEqual(['C3']);
});

test('a closed list is not loaded again', () => {
  const { model, mock, respond, stop } = openList();
  respond([createCluster(1)]);
  stop();
  model.refresh();
  expect(mock.getAllOperations()).toEqual([]);
});

test('a changed cluster of a loaded page is read again', () => {
  const { environment, model, respond } = openList();
  respond([createCluster(1)]);
  const onChange = jest.fn();
  model.subscribe(onChange);
  environment.commitUpdate((store) => store.get('C1')!.setValue('ALMOST_CERTAIN', 'level'));
  expect(onChange).toHaveBeenCalled();
  expect(model.getState().entries[0]!.level).toBe('almost_certain');
});

test('pages are released when the list is closed, and replaced ones after a reload', () => {
  const { model, countRetained, respond, stop } = openList();
  respond([createCluster(1)], 'second');
  model.loadNext();
  respond([createCluster(2)]);
  expect(countRetained()).toBe(2);
  model.reload();
  respond([createCluster(1)]);
  expect(countRetained()).toBe(1);
  stop();
  expect(countRetained()).toBe(0);
});
