import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { getLiveUpdateDispatcher, type LiveUpdate } from '../../../relay/events/LiveUpdateDispatcher';
import { IssueListStore } from './IssueListStore';
import { PROJECT_ISSUE_LIST_SOURCE } from './projectIssueListSource';
import { IssueSnippetPages } from './IssueSnippetPages';

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
  const view = new IssueListStore(environment, list, PROJECT_ISSUE_LIST_SOURCE);
  const snippets = new IssueSnippetPages(view);
  const stop = snippets.start();
  view.fetchRowsAndCounts();
  const requests = (name = 'IssueSnippetsQuery') =>
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
  return { view, snippets, stop, offsets, resolve, emit, live };
}

test('snippets are requested after the rows, for the pages in view', () => {
  const { snippets, offsets, resolve } = openListWithSnippets();
  snippets.request([0, 3], false);
  expect(offsets()).toEqual([]);
  resolve('IssuesRowsQuery');
  expect(offsets()).toEqual([0, 150]);
  expect(snippets.getIssue(1, 'i2')).toBeNull();
  resolve('IssueSnippetsQuery');
  expect(snippets.getIssue(1, 'i2')?.id).toBe('i2');
  expect(snippets.getIssue(151, 'i152')?.id).toBe('i152');
  expect(snippets.getIssue(50, 'i51')).toBeNull();
});

test('snippets of changed issues are requested again, those out of view when they are in view', () => {
  const { snippets, offsets, resolve, emit, live } = openListWithSnippets();
  resolve('IssuesRowsQuery');
  snippets.request([0, 1], false);
  resolve('IssueSnippetsQuery');
  snippets.request([1], false);
  emit(['elsewhere']);
  jest.advanceTimersByTime(5_000);
  expect(offsets()).toEqual([]);

  emit(['i3', 'i60']);
  emit(['i61']);
  jest.advanceTimersByTime(5_000);
  expect(offsets()).toEqual([50]);
  expect(snippets.getIssue(50, 'i51')?.id).toBe('i51');
  resolve('IssueSnippetsQuery');
  snippets.request([0, 1], false);
  expect(offsets()).toEqual([0]);
  resolve('IssueSnippetsQuery');

  live.recordOwnMutationResponse({ data: { edit: { issue: { id: 'i3', version: 3 } } } });
  jest.advanceTimersByTime(5_000);
  expect(offsets()).toEqual([0]);
  resolve('IssueSnippetsQuery');

  emit([], { listsChanged: true, projectId: 'another' });
  jest.advanceTimersByTime(5_000);
  expect(offsets()).toEqual([]);
  emit([], { listsChanged: true });
  jest.advanceTimersByTime(5_000);
  expect(offsets()).toEqual([0, 50]);
});

test('a refreshed list has the snippets of its new snapshot', () => {
  const { view, snippets, offsets, resolve } = openListWithSnippets();
  resolve('IssuesRowsQuery');
  snippets.request([0], false);
  resolve('IssueSnippetsQuery');
  view.refreshIssueList();
  expect(snippets.getIssue(0, 'i1')).not.toBeNull();
  resolve('IssuesRowsQuery', 'later');
  expect(offsets()).toEqual([0]);
  resolve('IssueSnippetsQuery');
  expect(snippets.getIssue(0, 'i1')?.id).toBe('i1');
});

test('after an issue was deleted, the others are found in a page that was requested again', () => {
  const { snippets, resolve } = openListWithSnippets();
  resolve('IssuesRowsQuery');
  snippets.request([0], false);
  resolve('IssueSnippetsQuery');
  expect(snippets.getIssue(0, 'i2')?.id).toBe('i2');
  expect(snippets.getIssue(0, 'i51')).toBeNull();
});

test('a list that is closed requests no snippets', () => {
  const { snippets, stop, offsets, resolve, emit } = openListWithSnippets();
  resolve('IssuesRowsQuery');
  snippets.request([0], false);
  resolve('IssueSnippetsQuery');
  emit(['i1']);
  stop();
  jest.advanceTimersByTime(5_000);
  expect(offsets()).toEqual([]);
});
