import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { parseIssueListUrl } from '../../../../shared/issueList/issueListUrlState';
import { getLiveUpdateDispatcher } from '../../../relay/events/LiveUpdateDispatcher';
import { IssueListStore } from './IssueListStore';

/** Opens the list of all projects with 60 issues, alternately of NET and GFX. */
function openLoadedSearch(query = 'is:open') {
  const environment = createMockEnvironment();
  const list = parseIssueListUrl(null, new URLSearchParams({ q: query }));
  const store = new IssueListStore(environment, list);
  store.subscribe(() => undefined);
  store.fetchRowsAndCounts();
  const operations = (name: string) =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name);
  const resolve = (name: string, totalCount = 60) => {
    const operation = operations(name)[0]!;
    let number = (operation.request.variables['offset'] as number | undefined) ?? 0;
    const payload = MockPayloadGenerator.generate(operation, {
      IssueContainer: () => ({ __typename: 'AllProjects' }),
      Node: () => ({ __typename: 'AllProjects' }),
      ProjectConnection: () => ({
        nodes: [
          { id: 'P1', version: '7' },
          { id: 'P2', version: '9' },
        ],
      }),
      Issue: () => ({ id: `i${++number}`, number, key: `${number % 2 ? 'NET' : 'GFX'}-${number}` }),
      IssueConnection: () => ({ nodes: Array.from({ length: 50 }), snapshot: 's', totalCount }),
    });
    environment.mock.resolve(operation, payload);
    return operation.request.variables;
  };
  resolve('ListedIssuesQuery');
  const countsVariables = resolve('ListedIssuesCountsQuery');
  return { environment, store, operations, resolve, countsVariables };
}

/** Lets pending promises settle, among them the import of the code that handles the viewer's edits. */
const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 0));

test('the list subscribes to live updates of its projects, and may include issues of any project', () => {
  const { environment, store } = openLoadedSearch();
  expect(Object.fromEntries(getLiveUpdateDispatcher(environment).versions)).toEqual({ P1: 7, P2: 9 });
  expect(['P1', 'P2', 'another'].map((id) => store.mayIncludeProject(id))).toEqual([true, true, true]);
});

test.each([
  ['', false],
  ['is:open', true],
])('the number of all issues is counted separately only if the list is filtered: %j', (query, isFiltered) => {
  const { store, countsVariables } = openLoadedSearch(query);
  expect(countsVariables).toMatchObject({ query, countsAll: isFiltered });
  expect(store.state.counts).toMatchObject({ status: 'ready', value: { total: 60, issueCount: 60 } });
});

test('further pages are requested with the snapshot, from all projects', () => {
  const { store, resolve } = openLoadedSearch();
  const { head } = store.state;
  store.requestIssuePages([1], false);
  expect(resolve('ListedIssuesPageQuery')).toEqual({
    containerId: head.status === 'ready' && head.value?.containerId,
    query: 'is:open',
    orderBy: null,
    groupBy: null,
    snapshot: 's',
    first: 50,
    offset: 50,
    trees: false,
    nested: false,
    parentId: '',
  });
  expect([store.getListedIssue(0)?.id ?? null, store.getListedIssue(51)?.id ?? null]).toEqual(['i1', 'i52']);
});

test('the counts follow own edits of issues of several projects', async () => {
  const { environment, operations, resolve } = openLoadedSearch();
  for (const id of ['i3', 'i4'])
    getLiveUpdateDispatcher(environment).recordOwnMutationResponse({
      data: { edit: { issue: { id, version: 2 }, errors: [] } },
    });
  await flushPromises();
  // The counts after the second edit are requested when the counts after the first edit have arrived.
  expect(resolve('ListedIssuesCountsQuery')).toMatchObject({ editedQuery: '(project:NET number:3) is:open' });
  expect(resolve('ListedIssuesCountsQuery')).toMatchObject({ editedQuery: '(project:GFX number:4) is:open' });
  expect(operations('ListedIssuesQuery')).toEqual([]);
});

test('a project that the viewer can no longer read refreshes the list', () => {
  const { environment, operations } = openLoadedSearch();
  getLiveUpdateDispatcher(environment).emitProjectUnavailable('P2');
  expect(operations('ListedIssuesQuery')).toHaveLength(1);
});
