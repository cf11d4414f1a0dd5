import { act, renderHook } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import type { IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import { IssueListStore } from './IssueListStore';
import { PROJECT_ISSUE_LIST_SOURCE } from './projectIssueListSource';
import { useLoadedIssueListStore } from './useLoadedIssueListStore';
import { useSearchAsYouType } from './useSearchAsYouType';
import { openIssueListStore } from './views';

const TEST_ISSUE_LIST_URL_STATE: IssueListUrlState = {
  projectKey: 'NET',
  query: 'is:open',
  sort: null,
  group: null,
  columns: null,
  density: null,
  trees: false,
  collapsed: [],
  savedView: null,
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUpSearchAsYouType() {
  const environment = createMockEnvironment();
  const addressView = new IssueListStore(environment, TEST_ISSUE_LIST_URL_STATE, PROJECT_ISSUE_LIST_SOURCE);
  const { result, rerender } = renderHook(
    ({ view }) => {
      const typed = useSearchAsYouType(view);
      return { ...typed, settled: useLoadedIssueListStore(typed.view, 'head', typed.view !== view) };
    },
    { initialProps: { view: addressView } },
  );
  const type = (text: string, ms: number) =>
    act(() => {
      result.current.onType(text);
      jest.advanceTimersByTime(ms);
    });
  const queries = () =>
    environment.mock.getAllOperations().map((operation) => operation.request.variables.query as string);
  return { environment, addressView, result, rerender, type, queries };
}

test('keys typed within the debounce cause one request for rows and one for counts', () => {
  const { type, queries } = setUpSearchAsYouType();
  type('is:open c', 10);
  type('is:open cr ', 60);
  expect(queries()).toEqual(['is:open cr', 'is:open cr']);
});

test('typing more aborts the requests of the previous text', () => {
  const { type, queries, addressView, result } = setUpSearchAsYouType();
  type('is:open c', 60);
  type('is:open cr', 60);
  act(() => jest.advanceTimersByTime(1));
  expect(queries()).toEqual(['is:open cr', 'is:open cr']);
  expect(result.current.settled).toMatchObject({ view: addressView, pending: true });
});

test('deleting the typed text shows the list of the address again', () => {
  const { type, queries, addressView, result } = setUpSearchAsYouType();
  type('is:open c', 60);
  type('is:open', 60);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current.view).toBe(addressView);
  expect(queries()).toEqual([]);
});

test('a navigation to the typed query reuses its view', () => {
  const { environment, type, queries, result, rerender } = setUpSearchAsYouType();
  type('is:open crash', 60);
  const { view } = result.current;
  const opened = openIssueListStore(
    environment,
    { ...TEST_ISSUE_LIST_URL_STATE, query: 'is:open crash' },
    PROJECT_ISSUE_LIST_SOURCE,
  );
  expect(opened).toBe(view);
  rerender({ view: opened });
  expect(result.current.view).toBe(view);
  expect(queries()).toHaveLength(2);
});

test('an unknown name keeps the rows on screen while it is being typed', () => {
  const { environment, addressView, type, result, rerender } = setUpSearchAsYouType();
  type('is:open label:cr', 60);
  const rows = environment.mock
    .getAllOperations()
    .find((operation) => operation.request.node.operation.name === 'IssuesRowsQuery')!;
  const issues = {
    nodes: [],
    groups: [],
    pageInfo: { hasNextPage: false },
    problems: [{ start: 14, end: 16, message: 'There is no label `cr`.', suggestion: 'crash' }],
    snapshot: 's',
    anchorRank: null,
  };
  act(() =>
    environment.mock.resolve(rows, {
      data: { project: { id: 'p', name: 'Net', issueCount: 9, viewerCan: [], version: '1', issues } },
    }),
  );
  expect(result.current.settled).toEqual({ view: addressView, pending: false });
  rerender({ view: result.current.view });
  expect(result.current.settled.view.list.query).toBe('is:open label:cr');
});
