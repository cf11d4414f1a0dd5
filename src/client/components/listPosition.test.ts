import {
  isAtListEnd,
  type ListPosition,
  getNeighbourIssue,
  readListPosition,
  mergeIssueNumbers,
} from './listPosition';

const listPosition: ListPosition = {
  href: '/projects/NET/issues',
  index: 9,
  total: 19_774,
  snapshot: 'then',
  first: 8,
  numbers: [5, 4, 3],
};

test('returns the previous and the next issue of a list with their positions', () => {
  expect(getNeighbourIssue(listPosition, -1)).toEqual({ number: 5, position: { ...listPosition, index: 8 } });
  expect(getNeighbourIssue(listPosition, 1)).toEqual({ number: 3, position: { ...listPosition, index: 10 } });
});

test('returns null when the number of the next issue is not known', () => {
  expect(getNeighbourIssue({ ...listPosition, index: 10 }, 1)).toBeNull();
  expect(getNeighbourIssue({ ...listPosition, index: 8 }, -1)).toBeNull();
});

test('a list of unknown length ends only at its first issue', () => {
  expect(isAtListEnd({ ...listPosition, index: 0 }, -1)).toBe(true);
  expect(isAtListEnd({ ...listPosition, index: 1 }, -1)).toBe(false);
  expect(isAtListEnd({ ...listPosition, index: 19_772 }, 1)).toBe(false);
  expect(isAtListEnd({ ...listPosition, index: 19_773 }, 1)).toBe(true);
  expect(isAtListEnd({ ...listPosition, index: 19_773, total: null }, 1)).toBe(false);
});

test('merges fetched issue numbers after and before the known ones', () => {
  const known = { snapshot: 'then', total: 19_774 };
  const forwards = { ...known, first: 9, numbers: [4, 3, 2, 1] };
  expect(mergeIssueNumbers(listPosition, forwards, 1)).toEqual({ ...listPosition, numbers: [5, 4, 3, 2, 1] });
  const backwards = { ...known, first: 6, numbers: [7, 6, 5, 4] };
  expect(mergeIssueNumbers(listPosition, backwards, -1)).toEqual({
    ...listPosition,
    first: 6,
    numbers: [7, 6, 5, 4, 3],
  });
});

test('with another snapshot, replaces the known issue numbers and finds the issue among the fetched ones', () => {
  const now = { first: 9, numbers: [9, 4, 2], snapshot: 'now', total: 30 };
  expect(mergeIssueNumbers(listPosition, now, 1)).toEqual({ ...listPosition, ...now, index: 10 });
});

test('replaces the known issue numbers when deleted issues have shifted the ranks', () => {
  const drifted = { first: 9, numbers: [3, 4, 2], snapshot: 'then', total: 30 };
  expect(mergeIssueNumbers(listPosition, drifted, 1)).toEqual({ ...listPosition, ...drifted, index: 10 });
});

test.each(['then', 'now'])(
  'an issue that left the list still has neighbours, with snapshot %s',
  (snapshot) => {
    const forwards = { first: 9, numbers: [3, 2], snapshot, total: 20 };
    expect(getNeighbourIssue(mergeIssueNumbers(listPosition, forwards, 1), 1)).toMatchObject({
      number: 3,
      position: { index: 9 },
    });
    const backwards = { first: 7, numbers: [6, 5, 3], snapshot, total: 20 };
    expect(getNeighbourIssue(mergeIssueNumbers(listPosition, backwards, -1), -1)).toMatchObject({
      number: 5,
      position: { index: 8 },
    });
    const shorter = { first: 0, numbers: [8, 7], snapshot, total: 2 };
    expect(getNeighbourIssue(mergeIssueNumbers(listPosition, shorter, -1), -1)).toMatchObject({
      number: 7,
      position: { index: 1 },
    });
  },
);

test('ignores a history state that is not a list position', () => {
  expect(readListPosition({ place: listPosition })).toEqual(listPosition);
  for (const state of [
    null,
    undefined,
    'x',
    {},
    { place: null },
    { place: { href: 1 } },
    { place: { ...listPosition, snapshot: 1 } },
  ]) {
    expect(readListPosition(state)).toBeNull();
  }
});
