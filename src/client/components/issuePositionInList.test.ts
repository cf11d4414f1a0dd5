import {
  isFirstOrLastIssueInList,
  type IssuePositionInList,
  getNeighbourIssue,
  readIssuePositionInList,
  mergeFetchedIssueNumbers,
} from './issuePositionInList';

const testIssuePositionInList: IssuePositionInList = {
  href: '/projects/NET/issues',
  index: 9,
  total: 19_774,
  snapshot: 'then',
  first: 8,
  numbers: [5, 4, 3],
};

test('returns the previous and the next issue of a list with their positions', () => {
  expect(getNeighbourIssue(testIssuePositionInList, -1)).toEqual({
    number: 5,
    position: { ...testIssuePositionInList, index: 8 },
  });
  expect(getNeighbourIssue(testIssuePositionInList, 1)).toEqual({
    number: 3,
    position: { ...testIssuePositionInList, index: 10 },
  });
});

test('returns null when the number of the next issue is not known', () => {
  expect(getNeighbourIssue({ ...testIssuePositionInList, index: 10 }, 1)).toBeNull();
  expect(getNeighbourIssue({ ...testIssuePositionInList, index: 8 }, -1)).toBeNull();
});

test('a list of unknown length ends only at its first issue', () => {
  expect(isFirstOrLastIssueInList({ ...testIssuePositionInList, index: 0 }, -1)).toBe(true);
  expect(isFirstOrLastIssueInList({ ...testIssuePositionInList, index: 1 }, -1)).toBe(false);
  expect(isFirstOrLastIssueInList({ ...testIssuePositionInList, index: 19_772 }, 1)).toBe(false);
  expect(isFirstOrLastIssueInList({ ...testIssuePositionInList, index: 19_773 }, 1)).toBe(true);
  expect(isFirstOrLastIssueInList({ ...testIssuePositionInList, index: 19_773, total: null }, 1)).toBe(false);
});

test('merges fetched issue numbers after and before the known ones', () => {
  const known = { snapshot: 'then', total: 19_774 };
  const forwards = { ...known, first: 9, numbers: [4, 3, 2, 1] };
  expect(mergeFetchedIssueNumbers(testIssuePositionInList, forwards, 1)).toEqual({
    ...testIssuePositionInList,
    numbers: [5, 4, 3, 2, 1],
  });
  const backwards = { ...known, first: 6, numbers: [7, 6, 5, 4] };
  expect(mergeFetchedIssueNumbers(testIssuePositionInList, backwards, -1)).toEqual({
    ...testIssuePositionInList,
    first: 6,
    numbers: [7, 6, 5, 4, 3],
  });
});

test('with another snapshot, replaces the known issue numbers and finds the issue among the fetched ones', () => {
  const now = { first: 9, numbers: [9, 4, 2], snapshot: 'now', total: 30 };
  expect(mergeFetchedIssueNumbers(testIssuePositionInList, now, 1)).toEqual({
    ...testIssuePositionInList,
    ...now,
    index: 10,
  });
});

test('replaces the known issue numbers when deleted issues have shifted the ranks', () => {
  const drifted = { first: 9, numbers: [3, 4, 2], snapshot: 'then', total: 30 };
  expect(mergeFetchedIssueNumbers(testIssuePositionInList, drifted, 1)).toEqual({
    ...testIssuePositionInList,
    ...drifted,
    index: 10,
  });
});

test.each(['then', 'now'])(
  'an issue that left the list still has neighbours, with snapshot %s',
  (snapshot) => {
    const forwards = { first: 9, numbers: [3, 2], snapshot, total: 20 };
    expect(
      getNeighbourIssue(mergeFetchedIssueNumbers(testIssuePositionInList, forwards, 1), 1),
    ).toMatchObject({
      number: 3,
      position: { index: 9 },
    });
    const backwards = { first: 7, numbers: [6, 5, 3], snapshot, total: 20 };
    expect(
      getNeighbourIssue(mergeFetchedIssueNumbers(testIssuePositionInList, backwards, -1), -1),
    ).toMatchObject({
      number: 5,
      position: { index: 8 },
    });
    const shorter = { first: 0, numbers: [8, 7], snapshot, total: 2 };
    expect(
      getNeighbourIssue(mergeFetchedIssueNumbers(testIssuePositionInList, shorter, -1), -1),
    ).toMatchObject({
      number: 7,
      position: { index: 1 },
    });
  },
);

test('ignores a history state that is not a list position', () => {
  expect(readIssuePositionInList({ place: testIssuePositionInList })).toEqual(testIssuePositionInList);
  for (const state of [
    null,
    undefined,
    'x',
    {},
    { place: null },
    { place: { href: 1 } },
    { place: { ...testIssuePositionInList, snapshot: 1 } },
  ]) {
    expect(readIssuePositionInList(state)).toBeNull();
  }
});
