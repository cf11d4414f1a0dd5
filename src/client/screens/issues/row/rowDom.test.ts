import { waitForIssueLinkElement } from './rowDom';

const createGrid = (...rows: string[]): Element => {
  const grid = document.createElement('div');
  grid.innerHTML = rows.map((row) => `<div role="row">${row}</div>`).join('');
  return grid;
};

const issueLink = (number: number) => `<a data-number="${number}" href="/projects/NET/issues/${number}"></a>`;
const parentLink = (number: number) => `<a href="/projects/NET/issues/${number}"></a>`;

test('finds the link of an issue below the row of its sub-issue, whose column “Parent” leads to the same issue', () => {
  const grid = createGrid(issueLink(9) + parentLink(5), issueLink(5));
  const found = jest.fn();
  waitForIssueLinkElement(grid, 'NET-5', found);
  expect(found.mock.calls).toEqual([[grid.children[1]!.firstElementChild]]);
});

test('waits for the row of an issue while only its sub-issue is listed', async () => {
  const grid = createGrid(issueLink(9) + parentLink(5));
  const found = jest.fn();
  waitForIssueLinkElement(grid, 'NET-5', found);
  expect(found).not.toHaveBeenCalled();
  grid.append(...createGrid(issueLink(5)).children);
  await Promise.resolve();
  expect(found.mock.calls).toEqual([[grid.children[1]!.firstElementChild]]);
});
