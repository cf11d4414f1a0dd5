import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { getLiveUpdateDispatcher, type LiveUpdate } from '../../../relay/events/LiveUpdateDispatcher';
import { IssueListStore } from './IssueListStore';
import { addSnippetLayer } from '../list/textMatches';
import { findListedIssue, refetchLayerOnIssueChanges } from './changedIssues';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function openListWithSnippets() {
  const environment = createMockEnvironment();
  const list = {
    projectKey: 'NET',
    query: 'crash',
    sort: null,
    group: null,
    columns: null,
    density: null,
    trees: false,
    collapsed: [],
    savedView: null,
  };
  const store = new IssueListStore(environment, list);
  const snippets = addSnippetLayer(store);
  const stop = refetchLayerOnIssueChanges(store, snippets);
  store.fetchRowsAndCounts();
  const requests = (name = 'textMatchesQuery') =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name);
  const offsets = () => requests().map(({ request }) => request.variables['offset'] as number);
  const resolve = (name: string, snapshot = 's') => {
    for (const operation of requests(name)) {
      let number = (operation.request.variables['offset'] as number | undefined) ?? 0;
      const payload = MockPayloadGenerator.generate(operation, {
        Node: () => ({ __typename: 'Project' }),
        Project: () => ({ id: 'project', version: '1' }),
        Issue: () => ({ id: `i${++number}`, number }),
        IssueConnection: () => ({ nodes: Array.from({ length: 50 }), snapshot }),
      });
      environment.mock.resolve(operation, payload);
    }
  };
  const live = getLiveUpdateDispatcher(environment);
  const emit = (ids: readonly string[], more: Partial<LiveUpdate> = {}) =>
    live.emitLiveUpdate(
      {
        projectId: 'project',
        issues: new Map(ids.map((id) => [id, { number: 1, version: 2 }])),
        deleted: new Set(),
        progressChanged: new Set(),
        listsChanged: false,
        reset: false,
        ...more,
      },
      () => {},
    );
  return { store, snippets, stop, offsets, resolve, emit, live };
}

test('snippets are requested after the rows, for the pages in view', () => {
  const { snippets, offsets, resolve } = openListWithSnippets();
  snippets.request([0, 150], false);
  expect(offsets()).toEqual([]);
  resolve('ListedIssuesQuery');
  expect(offsets()).toEqual([0, 150]);
  expect(findListedIssue(snippets, 1, 'i2')).toBeNull();
  resolve('textMatchesQuery');
  expect(findListedIssue(snippets, 1, 'i2')?.id).toBe('i2');
  expect(findListedIssue(snippets, 151, 'i152')?.id).toBe('i152');
  expect(findListedIssue(snippets, 50, 'i51')).toBeNull();
});

test('snippets of changed issues are requested again, those out of view when they are in view', () => {
  const { snippets, offsets, resolve, emit, live } = openListWithSnippets();
  resolve('ListedIssuesQuery');
  snippets.request([0, 50], false);
  resolve('textMatchesQuery');
  snippets.request([50], false);
  emit(['elsewhere']);
  jest.advanceTimersByTime(5_000);
  expect(offsets()).toEqual([]);

  emit(['i3', 'i60']);
  emit(['i61']);
  jest.advanceTimersByTime(5_000);
  expect(offsets()).toEqual([50]);
  expect(findListedIssue(snippets, 50, 'i51')?.id).toBe('i51');
  resolve('textMatchesQuery');
  snippets.request([0, 50], false);
  expect(offsets()).toEqual([0]);
  resolve('textMatchesQuery');

  live.recordOwnMutationResponse({ data: { edit: { issue: { id: 'i3', version: 3 } } } });
  jest.advanceTimersByTime(5_000);
  expect(offsets()).toEqual([0]);
  resolve('textMatchesQuery');

  emit([], { listsChanged: true, projectId: 'another' });
  jest.advanceTimersByTime(5_000);
  expect(offsets()).toEqual([]);
  emit([], { listsChanged: true });
  jest.advanceTimersByTime(5_000);
  expect(offsets()).toEqual([0, 50]);
});

test('a refreshed list has the snippets of its new snapshot', () => {
  const { store, snippets, offsets, resolve } = openListWithSnippets();
  resolve('ListedIssuesQuery');
  snippets.request([0], false);
  resolve('textMatchesQuery');
  store.refreshIssueList();
  expect(findListedIssue(snippets, 0, 'i1')).not.toBeNull();
  resolve('ListedIssuesQuery', 'later');
  expect(offsets()).toEqual([0]);
  resolve('textMatchesQuery');
  expect(findListedIssue(snippets, 0, 'i1')?.id).toBe('i1');
});

test('after an issue was deleted, the others are found in a page that was requested again', () => {
  const { snippets, resolve } = openListWithSnippets();
  resolve('ListedIssuesQuery');
  snippets.request([0], false);
  resolve('textMatchesQuery');
  expect(findListedIssue(snippets, 0, 'i2')?.id).toBe('i2');
  expect(findListedIssue(snippets, 0, 'i51')).toBeNull();
});

test('a list that is closed requests no snippets', () => {
  const { snippets, stop, offsets, resolve, emit } = openListWithSnippets();
  resolve('ListedIssuesQuery');
  snippets.request([0], false);
  resolve('textMatchesQuery');
  emit(['i1']);
  stop();
  jest.advanceTimersByTime(5_000);
  expect(offsets()).toEqual([]);
});
