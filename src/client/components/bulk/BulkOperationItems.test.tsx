import { act, screen, within } from '@testing-library/react';
import { commitLocalUpdate } from 'relay-runtime';
import query, {
  type BulkOperationItemsQuery,
} from '../../../../__generated__/BulkOperationItemsQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { BulkOperationItems } from './BulkOperationItems';

const NO_VALUES = {
  state: null,
  priority: null,
  type: null,
  labels: [],
  assignees: [],
  milestone: null,
  dueOn: null,
  parent: null,
  locked: null,
};
const createItem = (number: number, values: object) => ({
  node: {
    number,
    outcome: 'CHANGED',
    code: null,
    message: null,
    issue: { title: `Issue ${number}` },
    before: null,
    after: null,
    ...values,
  },
});

const renderItems = (operation: object, edges: object[]) =>
  renderWithRelay<BulkOperationItemsQuery>({
    query,
    variables: { id: 'B1' },
    resolvers: {
      Query: () => ({
        node: {
          __typename: 'BulkOperation',
          id: 'B1',
          state: 'DONE',
          matched: 4,
          frozen: 4,
          changed: 1,
          skipped: 2,
          failed: 1,
          undoOf: null,
          items: { totalCount: edges.length, edges, pageInfo: { hasNextPage: false } },
          ...operation,
        },
      }),
    },
    children: ({ node }) =>
      node?.operation ? <BulkOperationItems operation={node.operation} projectKey="NET" /> : null,
  });

/** The texts of the rows' result columns. */
const getResults = () =>
  within(screen.getByRole('region', { name: 'Issues' }))
    .getAllByRole('listitem')
    .filter((row) => row.parentElement?.getAttribute('aria-label') !== 'Changes')
    .map((row) => row.firstElementChild?.textContent);

test('shows the values before and after the change', async () => {
  await renderItems({}, [
    createItem(1, {
      before: { ...NO_VALUES, priority: 'LOW', labels: [{ id: 'L1', name: 'perf', color: '#000000' }] },
      after: { ...NO_VALUES, priority: 'HIGH', dueOn: '2030-05-04T00:00:00.000Z' },
    }),
  ]);
  const changes = within(screen.getByRole('list', { name: 'Changes' })).getAllByRole('listitem');
  expect(changes.map((change) => change.textContent.replaceAll(/\s+/g, ' '))).toEqual([
    'Priority: Low High',
    expect.stringMatching(/^Due date: None.*2030$/),
    'Removed: −perf',
  ]);
});

test('tells conflicts, partial changes and pending issues apart', async () => {
  const edges = [
    createItem(1, {}),
    createItem(2, { message: 'The priority was not restored.', code: 'CONFLICT' }),
    createItem(3, { outcome: 'SKIPPED' }),
    createItem(4, { outcome: 'SKIPPED', code: 'CONFLICT', message: 'Changed since.' }),
    createItem(5, { outcome: 'FAILED', code: 'FORBIDDEN', message: 'Locked.' }),
    createItem(6, { outcome: 'PENDING' }),
  ];
  await renderItems({ state: 'RUNNING', undoOf: { __typename: 'BulkOperation', id: 'B0' } }, edges);
  expect(getResults()).toEqual(['Undone', 'Partly undone', 'Skipped', 'Conflict', 'Failed', 'Waiting']);
});

test('offers only results that occur, with their counts', async () => {
  await renderItems({ failed: 0, matched: 3 }, [createItem(1, {})]);
  const tabs = within(screen.getByRole('group', { name: 'Filter by result' })).getAllByRole('button');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['All 3', 'Changed 1', 'Unchanged 2']);
});

test('loads the results again when the operation has ended', async () => {
  const { environment } = await renderItems({ state: 'RUNNING', changed: 0 }, [
    createItem(1, { outcome: 'PENDING' }),
  ]);
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await act(async () =>
    commitLocalUpdate(environment, (store) => store.get('B1')!.setValue('DONE', 'state')),
  );
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ id: 'B1', count: 50 });
});
