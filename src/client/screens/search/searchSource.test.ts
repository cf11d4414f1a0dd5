import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { parseIssueListUrl } from '../../../shared/issueList/issueListUrlState';
import { getLiveUpdateDispatcher } from '../../relay/events/LiveUpdateDispatcher';
import { IssueListStore } from '../issues/view/IssueListStore';
import { SEARCH_SOURCE } from './searchSource';

/** Opens the list of all projects with 60 issues, alternately of NET and GFX. */
function openLoadedSearch(query = 'is:open') {
  const environment = createMockEnvironment();
  const list = parseIssueListUrl(null, new URLSearchParams({ q: query }));
  const view = new IssueListStore(environment, list, SEARCH_SOURCE);
  view.subscribe(() => undefined);
  view.fetchRowsAndCounts();
  const operations = (name: string) =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name);
  const resolve = (name: string, totalCount = 60) => {
    const operation = operations(name)[0]!;
    let number = (operation.request.variables['offset'] as number | undefined) ?? 0;
    const payload = MockPayloadGenerator.generate(operation, {
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
  resolve('SearchRowsQuery');
  const countsVariables = resolve('SearchCountsQuery');
  return { environment, view, operations, resolve, countsVariables };
}

/** Lets pending promises settle, among them the import of the code that handles the viewer's edits. */
const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 0));

test('the list subscribes to live updates of its projects, and may include issues of any project', () => {
  const { environment, view } = openLoadedSearch();
  expect(Object.fromEntries(getLiveUpdateDispatcher(environment).versions)).toEqual({ P1: 7, P2: 9 });
  expect(['P1', 'P2', 'another'].map((id) => view.mayIncludeProject(id))).toEqual([true, true, true]);
});

test.each([
  ['', false],
  ['is:open', true],
])('the number of all issues is counted separately only if the list is filtered: %j', (query, isFiltered) => {
  const { view, countsVariables } = openLoadedSearch(query);
  expect(countsVariables).toMatchObject({ query, isFiltered });
  expect(view.state.counts).toMatchObject({ status: 'ready', value: { total: 60, issueCount: 60 } });
});

test('further pages are requested with the snapshot and without a project', () => {
  const { view, resolve } = openLoadedSearch();
  view.requestIssuePages([1], false);
  expect(resolve('SearchWindowQuery')).toEqual({
    query: 'is:open',
    orderBy: null,
    groupBy: null,
    snapshot: 's',
    first: 50,
    offset: 50,
  });
  expect([view.getIssueIdByRank(0), view.getIssueIdByRank(51)]).toEqual(['i1', 'i52']);
});

test('the counts follow own edits of issues of several projects', async () => {
  const { environment, operations, resolve } = openLoadedSearch();
  for (const id of ['i3', 'i4'])
    getLiveUpdateDispatcher(environment).recordOwnMutationResponse({
      data: { edit: { issue: { id, version: 2 }, errors: [] } },
    });
  await flushPromises();
  // The second edit waits for the response to the first one.
  expect(resolve('SearchCountsQuery')).toMatchObject({ editedQuery: '(project:NET number:3) is:open' });
  expect(resolve('SearchCountsQuery')).toMatchObject({ editedQuery: '(project:GFX number:4) is:open' });
  expect(operations('SearchRowsQuery')).toEqual([]);
});

test('a project that the viewer can no longer read refreshes the list', () => {
  const { environment, operations } = openLoadedSearch();
  getLiveUpdateDispatcher(environment).emitProjectUnavailable('P2');
  expect(operations('SearchRowsQuery')).toHaveLength(1);
});
