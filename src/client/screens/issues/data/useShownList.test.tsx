import { act, renderHook } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import type { IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import { IssueListStore } from './IssueListStore';
import { useLoadedIssueListStore, useSearchAsYouType } from './useShownList';
import { openIssueListStore } from './openLists';

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
  const addressStore = new IssueListStore(environment, TEST_ISSUE_LIST_URL_STATE);
  const { result, rerender } = renderHook(
    ({ store }) => {
      const typed = useSearchAsYouType(store);
      return { ...typed, settled: useLoadedIssueListStore(typed.store, 'head', typed.store !== store) };
    },
    { initialProps: { store: addressStore } },
  );
  const type = (text: string, ms: number) =>
    act(() => {
      result.current.onType(text);
      jest.advanceTimersByTime(ms);
    });
  const queries = () =>
    environment.mock.getAllOperations().map((operation) => operation.request.variables.query as string);
  return { environment, addressStore, result, rerender, type, queries };
}

test('keys typed within the debounce cause one request for rows and one for counts', () => {
  const { type, queries } = setUpSearchAsYouType();
  type('is:open c', 10);
  type('is:open cr ', 60);
  expect(queries()).toEqual(['is:open cr', 'is:open cr']);
});

test('typing more aborts the requests of the previous text', () => {
  const { type, queries, addressStore, result } = setUpSearchAsYouType();
  type('is:open c', 60);
  type('is:open cr', 60);
  act(() => jest.advanceTimersByTime(1));
  expect(queries()).toEqual(['is:open cr', 'is:open cr']);
  expect(result.current.settled).toMatchObject({ store: addressStore, pending: true });
});

test('deleting the typed text shows the list of the address again', () => {
  const { type, queries, addressStore, result } = setUpSearchAsYouType();
  type('is:open c', 60);
  type('is:open', 60);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current.store).toBe(addressStore);
  expect(queries()).toEqual([]);
});

test('a navigation to the typed query reuses its view', () => {
  const { environment, type, queries, result, rerender } = setUpSearchAsYouType();
  type('is:open crash', 60);
  const { store } = result.current;
  const opened = openIssueListStore(
    environment,
    { ...TEST_ISSUE_LIST_URL_STATE, query: 'is:open crash' },
    undefined,
  );
  expect(opened).toBe(store);
  rerender({ store: opened });
  expect(result.current.store).toBe(store);
  expect(queries()).toHaveLength(2);
});

test('an unknown name keeps the rows on screen while it is being typed', () => {
  const { environment, addressStore, type, result, rerender } = setUpSearchAsYouType();
  type('is:open label:cr', 60);
  const rows = environment.mock
    .getAllOperations()
    .find((operation) => operation.request.node.operation.name === 'ListedIssuesQuery')!;
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
      data: {
        issueContainer: {
          __typename: 'Project',
          id: 'p',
          name: 'Net',
          issueCount: 9,
          viewerCan: [],
          version: '1',
          issues,
        },
      },
    }),
  );
  expect(result.current.settled).toEqual({ store: addressStore, pending: false });
  rerender({ store: result.current.store });
  expect(result.current.settled.store.list.query).toBe('is:open label:cr');
});
