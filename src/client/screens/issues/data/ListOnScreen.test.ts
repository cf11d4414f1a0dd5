import { createMockEnvironment } from 'relay-test-utils';
import { markIssueDeletedInStore } from '../../../data/local/markIssueDeletedInStore';
import type { VirtualRowsController } from '../../../ui/VirtualRows';
import { GroupedRows, type IssueRowModel } from './GroupedRows';
import type { IssueListStore } from './IssueListStore';
import { ListOnScreen } from './ListOnScreen';

/**
 * Creates a list of 90 issues, of which those of some ranks are loaded, with the block of its rows 0 to 9 mounted. The
 * number of an issue equals its rank, which is its position in the list.
 */
function createList({
  loaded,
  rows = GroupedRows.createUngroupedRows(90),
  current = 0,
}: {
  loaded: readonly number[];
  rows?: IssueRowModel;
  current?: number;
}) {
  const environment = createMockEnvironment();
  const store = {
    environment,
    list: { group: null },
    snapshotToken: 's',
    getState: () => ({ rowCount: 90 }),
    getIssuePage: (page: number) => ({ status: page === 0 ? 'ready' : 'loading' }),
    getListedIssue: (rank: number) =>
      loaded.includes(rank) ? { id: `i${rank}`, key: `NET-${rank}`, issue: {} } : null,
  };
  const controller = { roving: { index: current }, scroller: { blocks: { first: 0, end: 1 } } };
  return {
    environment,
    list: new ListOnScreen(
      store as unknown as IssueListStore,
      rows,
      controller as unknown as VirtualRowsController,
    ),
  };
}

test('a row has its issue, loaded or not', () => {
  const { list } = createList({ loaded: [3] });
  expect(list.at(3)).toEqual({ id: 'i3', key: 'NET-3', isLoading: false });
  expect(list.at(60)).toEqual({ id: null, key: null, isLoading: true });
  expect([list.at(-1), list.at(90)]).toEqual([null, null]);
});

test('the header of a group has no issue', () => {
  const groups = [
    { key: 'high', label: 'High', count: 2 },
    { key: '', label: 'None', count: 3 },
  ];
  const rows = GroupedRows.createFromGroups(groups, new Set());
  const { list } = createList({ loaded: [0, 1, 2], rows });
  expect([0, 1, 2, 3, 4].map((row) => list.at(row)?.key ?? null)).toEqual([
    null,
    'NET-0',
    'NET-1',
    null,
    'NET-2',
  ]);
});

test('an issue that was deleted has no key', () => {
  const { environment, list } = createList({ loaded: [3] });
  environment.commitUpdate((store) => {
    store.create('i3', 'Issue');
    markIssueDeletedInStore(store, 'i3');
  });
  expect(list.at(3)).toEqual({ id: 'i3', key: null, isLoading: false });
});

test('mounted are the rows of the blocks, and the current row', () => {
  expect(createList({ loaded: [12], current: 12 }).list.currentKey).toBe('NET-12');
  expect(createList({ loaded: [12], current: 12 }).list.findMountedRow('NET-12')).toBe(12);
  expect(createList({ loaded: [3, 12] }).list.findMountedRow('NET-3')).toBe(3);
  expect(createList({ loaded: [3, 12] }).list.findMountedRow('NET-12')).toBeNull();
});

test('the row of an event is that of its target', () => {
  document.body.innerHTML =
    '<div data-virtual-rows><div role="row" aria-rowindex="3"><a>x</a></div></div><p>y</p>';
  const { list } = createList({ loaded: [] });
  expect(
    [document.querySelector('a'), document.querySelector('p'), null].map((target) => list.getRow(target)),
  ).toEqual([2, null, null]);
});

test('the position has the keys of all consecutive rows on screen', () => {
  const { list } = createList({ loaded: [2, 3, 4, 6] });
  expect(list.getPosition(3)).toMatchObject({
    index: 3,
    first: 2,
    keys: ['NET-2', 'NET-3', 'NET-4'],
    total: 90,
  });
});

test('the position of a nested issue has no keys if the issue at the top level is not on screen', () => {
  const rows = GroupedRows.createUngroupedRows(9);
  // Rows 0 and 1 are nested below the issue of rank 0, which is not loaded.
  jest.spyOn(rows, 'getIssueRankByRow').mockImplementation((row) => (row < 2 ? 1_000 + row : row - 1));
  jest.spyOn(rows, 'getTopLevelRankByRow').mockImplementation((row) => Math.max(0, row - 1));
  const { list } = createList({ loaded: [1_000, 1_001, 1], rows });
  expect(list.getPosition(0)).toMatchObject({ index: 0, first: 0, keys: [] });
});
