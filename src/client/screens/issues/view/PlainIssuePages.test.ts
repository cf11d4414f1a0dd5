import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { IssueListStore } from './IssueListStore';
import { PROJECT_ISSUE_LIST_SOURCE } from './projectIssueListSource';
import { pickPlainRow, PlainIssuePages } from './PlainIssuePages';

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
  const view = new IssueListStore(environment, list, PROJECT_ISSUE_LIST_SOURCE);
  view.fetchRowsAndCounts();
  const requests = (name: string) =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name);
  const offsets = () =>
    requests('PlainIssuesWindowQuery').map(({ request }) => request.variables['offset'] as number);
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
  return { view, plainPages: new PlainIssuePages(view), offsets, resolve };
}

test('nothing is requested before the first response of the list', () => {
  const { plainPages, offsets } = openList();
  plainPages.request([0, 1]);
  expect(offsets()).toEqual([]);
});

test('requests the rows of several pages of the list together', () => {
  const { plainPages, offsets, resolve } = openList();
  resolve('IssuesRowsQuery');
  plainPages.request([2, 3, 4]);
  expect(offsets()).toEqual([0, 200]);
  expect(plainPages.getRowsNear(210)).toBeNull();
  resolve('PlainIssuesWindowQuery');
  expect(pickPlainRow(plainPages.getRowsNear(210), 210)).toBeDefined();
  expect(pickPlainRow(plainPages.getRowsNear(410), 410)).toBeUndefined();
});

test('requests no rows that are loaded', () => {
  const { plainPages, offsets, resolve } = openList();
  resolve('IssuesRowsQuery');
  plainPages.request([0]);
  expect(offsets()).toEqual([]);
});

test('the rows of an earlier snapshot of the list are not shown', () => {
  const { view, plainPages, resolve } = openList();
  resolve('IssuesRowsQuery');
  plainPages.request([1]);
  resolve('PlainIssuesWindowQuery');
  expect(plainPages.getRowsNear(60)).not.toBeNull();
  view.refreshIssueList();
  resolve('IssuesRowsQuery', 'later');
  expect(plainPages.getRowsNear(60)).toBeNull();
});
