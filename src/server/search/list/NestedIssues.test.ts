import { NestedIssues } from './NestedIssues';

const PARENTS = Uint32Array.of(1, 5);
const STARTS = Uint32Array.of(0, 3, 4);

function createNestedIssues(): NestedIssues {
  return new NestedIssues(PARENTS, STARTS, Uint32Array.of(2, 3, 4, 6));
}

test('sub-issues are sorted once, so that all pages have the same order', () => {
  const nested = createNestedIssues();
  nested.sortSubIssuesOnce(1, [4, 2, 3], true);
  nested.sortSubIssuesOnce(1, [3, 2, 4], true);
  expect([...nested.getSubIssueNumbers(1)]).toEqual([4, 2, 3]);
  expect([...nested.getSubIssueNumbers(5)]).toEqual([6]);
});

test('an order that is older than the list is replaced by the next one', () => {
  const nested = createNestedIssues();
  nested.sortSubIssuesOnce(1, [4, 2, 3], false);
  expect([...nested.getSubIssueNumbers(1)]).toEqual([4, 2, 3]);
  nested.sortSubIssuesOnce(1, [3, 2, 4], true);
  expect([...nested.getSubIssueNumbers(1)]).toEqual([3, 2, 4]);
});

test('sub-issues that an order does not contain come last', () => {
  const nested = createNestedIssues();
  nested.sortSubIssuesOnce(1, [9, 4], true);
  expect([...nested.getSubIssueNumbers(1)]).toEqual([4, 2, 3]);
});
