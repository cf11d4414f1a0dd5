import { type ColumnLayer, layOutColumns } from './columns';

const PAGES = {} as ColumnLayer;
const layOut = (row: number, isTwoLine = false) =>
  layOutColumns('author.due.votes', { list: row + 64, row, key: 90, isTwoLine }, PAGES);

test.each([
  [1_200, ['author', 'due', 'votes']],
  [720, ['author', 'due', 'votes']],
  [690, ['author', 'due']],
  [600, ['author']],
])('leaves out columns on the right that do not fit into rows of %i px', (row, keys) => {
  expect(layOut(row)?.columns.map(({ key }) => key)).toEqual(keys);
});

test('narrow lists have the default columns', () => {
  expect(layOut(480)).toBeNull();
  expect(layOut(1_200, true)).toBeNull();
});

test('labels are laid out in the width that the columns leave', () => {
  expect(layOut(1_200)?.widths).toEqual({
    list: 1_000,
    row: 1_200 - (130 + 94 + 66) + 164,
    key: 90,
    isTwoLine: false,
  });
});
