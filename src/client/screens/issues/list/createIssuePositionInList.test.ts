import type { IssueListStore } from '../view/IssueListStore';
import { GroupedRows } from '../rowModel/GroupedRows';
import { createIssuePositionInList } from './createIssuePositionInList';

const VIEW = {
  list: { group: null },
  snapshotToken: 's',
  getState: () => ({ rowCount: 9 }),
} as unknown as IssueListStore;

/** Mounts the rows of issues, whose numbers are their ranks, from a row on. */
function mountRows(first: number, numbers: readonly number[]): HTMLAnchorElement[] {
  document.body.innerHTML = `<div data-virtual-rows>${numbers
    .map(
      (number, index) =>
        `<div role="row" aria-rowindex="${first + index + 1}"><a data-number="${number}" href="/projects/NET/issues/${number}">x</a></div>`,
    )
    .join('')}</div>`;
  return [...document.querySelectorAll('a')];
}

test('the position has the keys of all consecutive rows on screen', () => {
  const links = mountRows(2, [2, 3, 4]);
  const position = createIssuePositionInList(links[1]!, VIEW, GroupedRows.createUngroupedRows(9));
  expect(position).toMatchObject({ index: 3, first: 2, keys: ['NET-2', 'NET-3', 'NET-4'], total: 9 });
});

test('the position of a nested issue has no keys if the issue at the top level is not on screen', () => {
  const rows = GroupedRows.createUngroupedRows(9);
  // Rows 0 and 1 are nested below the issue of rank 0, which is scrolled out of view.
  jest.spyOn(rows, 'getIssueRankByRow').mockImplementation((row) => (row < 2 ? 1_000 + row : row - 1));
  jest.spyOn(rows, 'getTopLevelRankByRow').mockImplementation((row) => Math.max(0, row - 1));
  const [nested] = mountRows(0, [20, 21, 1]);
  expect(createIssuePositionInList(nested!, VIEW, rows)).toMatchObject({ index: 0, first: 0, keys: [] });
});
