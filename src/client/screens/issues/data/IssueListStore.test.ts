import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { getLiveUpdateDispatcher } from '../../../relay/events/LiveUpdateDispatcher';
import { IssueListStore } from './IssueListStore';
import { getExactIssueCount, getExactRowCount } from './totals';

/** Opens a list of 465 issues, `NET-1` to `NET-50` on its first page. */
function openLoadedList({ onScreen = true } = {}) {
  const environment = createMockEnvironment();
  const list = {
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
  const store = new IssueListStore(environment, list);
  if (onScreen) store.subscribe(() => undefined);
  store.fetchRowsAndCounts();
  const operations = (name: string) =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name);
  const resolveRows = () => {
    let number = 0;
    const operation = operations('ListedIssuesQuery')[0]!;
    const payload = MockPayloadGenerator.generate(operation, {
      Project: () => ({ id: 'P1' }),
      Issue: () => ({ id: `i${++number}`, number, key: `NET-${number}` }),
      IssueConnection: () => ({ nodes: Array.from({ length: 50 }), snapshot: 's' }),
    });
    environment.mock.resolve(operation, payload);
  };
  const resolveCounts = (totalCount: number, matching: readonly string[] = []) => {
    const operation = operations('ListedIssuesCountsQuery')[0]!;
    const payload = MockPayloadGenerator.generate(operation, { IssueConnection: () => ({ totalCount }) });
    const { issueContainer } = payload.data as { issueContainer: { edited?: object } };
    if (issueContainer.edited)
      issueContainer.edited = { nodes: matching.map((id) => ({ __typename: 'Issue', id })) };
    environment.mock.resolve(operation, payload);
    return operation.request.variables;
  };
  resolveRows();
  resolveCounts(465);
  const edit = async (...ids: string[]) => {
    for (const id of ids)
      getLiveUpdateDispatcher(environment).recordOwnMutationResponse({
        data: { edit: { issue: { id, version: 2 }, errors: [] } },
      });
    await flushPromises();
  };
  const counted = () => ({
    matching: getExactIssueCount(store, store.state),
    rows: getExactRowCount(store, store.state),
    mismatched: [...store.state.mismatched],
  });
  return { environment, store, operations, resolveCounts, edit, counted };
}

/** Waits until the code that handles the viewer's edits is loaded and its callbacks have run. */
const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 0));

test('the counts follow an own edit in one request, and the row that no longer matches stays, marked', async () => {
  const { operations, resolveCounts, edit, counted } = openLoadedList();
  await edit('i3');
  expect(operations('ListedIssuesQuery')).toEqual([]);
  expect(operations('ListedIssuesCountsQuery')).toHaveLength(1);
  expect(resolveCounts(464)).toMatchObject({ hasEdited: true, editedQuery: 'number:3 is:open' });
  expect(counted()).toEqual({ matching: 464, rows: 465, mismatched: ['i3'] });
});

test('a row that matches again after an undo loses its mark', async () => {
  const { resolveCounts, edit, counted } = openLoadedList();
  await edit('i3');
  resolveCounts(464);
  await edit('i3');
  resolveCounts(465, ['i3']);
  expect(counted()).toEqual({ matching: 465, rows: 465, mismatched: [] });
});

test('edits during a request are followed by one further request', async () => {
  const { operations, resolveCounts, edit, counted } = openLoadedList();
  await edit('i1');
  expect(operations('ListedIssuesCountsQuery')).toHaveLength(1);
  await edit('i2', 'i3');
  resolveCounts(464);
  expect(resolveCounts(462)).toMatchObject({ editedQuery: 'number:2,3 is:open' });
  expect(operations('ListedIssuesCountsQuery')).toEqual([]);
  expect(counted()).toMatchObject({ matching: 462, mismatched: ['i1', 'i2', 'i3'] });
});

test('edits whose request has failed are followed with the next edit', async () => {
  const { environment, operations, resolveCounts, edit, counted } = openLoadedList();
  await edit('i1');
  environment.mock.reject(operations('ListedIssuesCountsQuery')[0]!, new Error('failed'));
  expect(counted()).toEqual({ matching: 465, rows: 465, mismatched: [] });
  expect(operations('ListedIssuesCountsQuery')).toEqual([]);
  await edit('i2');
  expect(resolveCounts(463)).toMatchObject({ editedQuery: 'number:1,2 is:open' });
  expect(counted()).toMatchObject({ matching: 463, mismatched: ['i1', 'i2'] });
});

test('a list that is not on screen follows own edits when it is shown again', async () => {
  const { store, operations, edit } = openLoadedList({ onScreen: false });
  await edit('i3');
  expect(operations('ListedIssuesCountsQuery')).toEqual([]);
  store.subscribe(() => undefined);
  await flushPromises();
  expect(operations('ListedIssuesCountsQuery')).toHaveLength(1);
});

test('own edits do not make the list out of date, and issues that others have added do', async () => {
  const { store, resolveCounts, edit } = openLoadedList();
  await edit('i3');
  resolveCounts(464);
  expect(store.state.newIssues).toBeNull();
  await edit('i4');
  resolveCounts(465);
  expect(store.state.newIssues).toBe(2);
});

test('edits of issues of other projects are not followed', async () => {
  const { environment, operations, edit } = openLoadedList();
  environment.applyUpdate({ storeUpdater: (store) => store.get('i3')?.setValue('OTHER-3', 'key') });
  await edit('i3', 'unknown');
  expect(operations('ListedIssuesCountsQuery')).toEqual([]);
});

test('issues that the viewer has edited one by one are marked, but not those of a bulk edit', async () => {
  const { store, resolveCounts, edit } = openLoadedList();
  await edit('i3');
  resolveCounts(465, ['i3']);
  expect([...store.state.edited]).toEqual(['i3']);
  store.recordOwnBulkEdit();
  await flushPromises();
  expect([...store.state.edited]).toEqual(['i3']);
});

test('a refresh requests the new rank of an issue and forgets the marks', async () => {
  const { environment, store, operations, resolveCounts, edit } = openLoadedList();
  await edit('i3');
  resolveCounts(464);
  store.refreshIssueList('i7');
  const [operation] = operations('ListedIssuesQuery');
  expect(operation!.request.variables).toMatchObject({ anchorId: 'i7' });
  const payload = MockPayloadGenerator.generate(operation!, {
    IssueConnection: () => ({ nodes: [], snapshot: 't', anchorRank: 5 }),
  });
  environment.mock.resolve(operation!, payload);
  expect(store.state.head).toMatchObject({ status: 'ready', value: { anchorRank: 5 } });
  expect(store.state.mismatched.size).toBe(0);
  expect(store.state.edited.size).toBe(0);
});

test('a list is refreshed when its project is deleted, and then says that there is no such project', () => {
  const { environment, store, operations } = openLoadedList();
  const live = getLiveUpdateDispatcher(environment);
  live.emitProjectUnavailable('P2');
  expect(operations('ListedIssuesQuery')).toEqual([]);
  live.recordOwnMutationResponse({ data: { edit: { deletedProjectId: 'P1', errors: [] } } });
  environment.mock.resolve(operations('ListedIssuesQuery')[0]!, { data: { issueContainer: null } });
  expect(store.state.head).toMatchObject({ status: 'ready', value: null });
});

test('changed progress of sub-issues does not make the list out of date, and a changed issue does', async () => {
  jest.useFakeTimers();
  const { environment, operations } = openLoadedList();
  const emit = (issues: ReadonlyMap<string, { number: number; version: number }>) => {
    const update = {
      projectId: 'P1',
      issues,
      progressChanged: new Set(['i5']),
      deleted: new Set<string>(),
      listsChanged: true,
      reset: false,
    };
    getLiveUpdateDispatcher(environment).emitLiveUpdate(update, () => undefined);
  };
  const live = getLiveUpdateDispatcher(environment);
  live.recordOwnMutationResponse({ data: { edit: { issue: { id: 'i3', version: 2 }, errors: [] } } });
  emit(new Map([['i3', { number: 3, version: 2 }]]));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(operations('IssueListUpdaterQuery')).toEqual([]);
  emit(new Map([['i5', { number: 5, version: 2 }]]));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(operations('IssueListUpdaterQuery')).toHaveLength(1);
  jest.useRealTimers();
});
