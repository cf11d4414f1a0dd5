import { act, renderHook } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import type { IssueListUrlState } from '../../../components/issueListUrlState';
import { IssuesView } from './IssuesView';
import { useLoadedIssuesView } from './useLoadedIssuesView';
import { useSearchAsYouTypeView } from './useSearchAsYouTypeView';
import { openIssuesView } from './views';

const TEST_ISSUE_LIST_URL_STATE: IssueListUrlState = {
  projectKey: 'NET',
  query: 'is:open',
  sort: null,
  group: null,
  collapsed: [],
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUpSearchAsYouTypeView() {
  const environment = createMockEnvironment();
  const addressView = new IssuesView(environment, TEST_ISSUE_LIST_URL_STATE);
  const { result, rerender } = renderHook(
    ({ view }) => {
      const typed = useSearchAsYouTypeView(view);
      return { ...typed, settled: useLoadedIssuesView(typed.view, 'head', typed.view !== view) };
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
  const { type, queries } = setUpSearchAsYouTypeView();
  type('is:open c', 10);
  type('is:open cr ', 60);
  expect(queries()).toEqual(['is:open cr', 'is:open cr']);
});

test('typing more aborts the requests of the previous text', () => {
  const { type, queries, addressView, result } = setUpSearchAsYouTypeView();
  type('is:open c', 60);
  type('is:open cr', 60);
  act(() => jest.advanceTimersByTime(1));
  expect(queries()).toEqual(['is:open cr', 'is:open cr']);
  expect(result.current.settled).toMatchObject({ view: addressView, pending: true });
});

test('deleting the typed text shows the list of the address again', () => {
  const { type, queries, addressView, result } = setUpSearchAsYouTypeView();
  type('is:open c', 60);
  type('is:open', 60);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current.view).toBe(addressView);
  expect(queries()).toEqual([]);
});

test('a navigation to the typed query reuses its view', () => {
  const { environment, type, queries, result, rerender } = setUpSearchAsYouTypeView();
  type('is:open crash', 60);
  const { view } = result.current;
  const opened = openIssuesView(environment, { ...TEST_ISSUE_LIST_URL_STATE, query: 'is:open crash' });
  expect(opened).toBe(view);
  rerender({ view: opened });
  expect(result.current.view).toBe(view);
  expect(queries()).toHaveLength(2);
});

test('an unknown name keeps the rows on screen while it is being typed', () => {
  const { environment, addressView, type, result, rerender } = setUpSearchAsYouTypeView();
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
