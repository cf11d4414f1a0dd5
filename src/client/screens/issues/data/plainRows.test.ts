import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { IssueListStore } from './IssueListStore';

function openList() {
  const environment = createMockEnvironment();
  const list = {
    projectKey: 'NET',
    query: '',
    sort: null,
    group: null,
    columns: null,
    density: null,
    trees: false,
    collapsed: [],
    savedView: null,
  };
  const store = new IssueListStore(environment, list);
  store.fetchRowsAndCounts();
  const requests = (name: string) =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name);
  const offsets = () =>
    requests('ListedIssuesPlainQuery').map(({ request }) => request.variables['offset'] as number);
  const resolve = (name: string, snapshot = 's') => {
    for (const operation of requests(name)) {
      const { first, offset = 0 } = operation.request.variables as { first: number; offset?: number };
      let number = offset;
      const payload = MockPayloadGenerator.generate(operation, {
        Node: () => ({ __typename: 'Project' }),
        Issue: () => ({ id: `i${++number}`, number }),
        IssueConnection: () => ({ nodes: Array.from({ length: first }), snapshot }),
      });
      environment.mock.resolve(operation, payload);
    }
  };
  return { store, offsets, resolve };
}

test('nothing is requested before the first response of the list', () => {
  const { store, offsets } = openList();
  store.requestPlainRows([0, 1]);
  expect(offsets()).toEqual([]);
});

test('requests the rows of several pages of the list together', () => {
  const { store, offsets, resolve } = openList();
  resolve('ListedIssuesQuery');
  store.requestPlainRows([2, 3, 4]);
  expect(offsets()).toEqual([0, 200]);
  expect(store.plainRows.at(210)).toBeUndefined();
  resolve('ListedIssuesPlainQuery');
  expect(store.plainRows.at(210)).toBeDefined();
  expect(store.plainRows.at(410)).toBeUndefined();
});

test('requests no rows that are loaded', () => {
  const { store, offsets, resolve } = openList();
  resolve('ListedIssuesQuery');
  store.requestPlainRows([0]);
  expect(offsets()).toEqual([]);
});

test('the rows of an earlier snapshot of the list are not shown', () => {
  const { store, resolve } = openList();
  resolve('ListedIssuesQuery');
  store.requestPlainRows([1]);
  resolve('ListedIssuesPlainQuery');
  expect(store.plainRows.at(60)).toBeDefined();
  store.refreshIssueList();
  resolve('ListedIssuesQuery', 'later');
  expect(store.plainRows.at(60)).toBeUndefined();
});
