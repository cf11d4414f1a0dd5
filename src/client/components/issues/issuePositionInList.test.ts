import {
  isFirstOrLastIssueInList,
  type IssuePositionInList,
  getNeighborIssue,
  readIssuePositionInList,
  mergeFetchedIssueKeys,
} from './issuePositionInList';

const testIssuePositionInList: IssuePositionInList = {
  href: '/projects/NET/issues',
  index: 9,
  total: 19_774,
  snapshot: 'then',
  first: 8,
  keys: ['NET-5', 'NET-4', 'NET-3'],
};

test('returns the previous and the next issue of a list with their positions', () => {
  expect(getNeighborIssue(testIssuePositionInList, -1)).toEqual({
    key: 'NET-5',
    position: { ...testIssuePositionInList, index: 8 },
  });
  expect(getNeighborIssue(testIssuePositionInList, 1)).toEqual({
    key: 'NET-3',
    position: { ...testIssuePositionInList, index: 10 },
  });
});

test('returns null when the key of the next issue is not known', () => {
  expect(getNeighborIssue({ ...testIssuePositionInList, index: 10 }, 1)).toBeNull();
  expect(getNeighborIssue({ ...testIssuePositionInList, index: 8 }, -1)).toBeNull();
});

test('a list of unknown length ends only at its first issue', () => {
  expect(isFirstOrLastIssueInList({ ...testIssuePositionInList, index: 0 }, -1)).toBe(true);
  expect(isFirstOrLastIssueInList({ ...testIssuePositionInList, index: 1 }, -1)).toBe(false);
  expect(isFirstOrLastIssueInList({ ...testIssuePositionInList, index: 19_772 }, 1)).toBe(false);
  expect(isFirstOrLastIssueInList({ ...testIssuePositionInList, index: 19_773 }, 1)).toBe(true);
  expect(isFirstOrLastIssueInList({ ...testIssuePositionInList, index: 19_773, total: null }, 1)).toBe(false);
});

test('merges fetched issue keys after and before the known ones', () => {
  const known = { snapshot: 'then', total: 19_774 };
  const forwards = { ...known, first: 9, keys: ['NET-4', 'NET-3', 'NET-2', 'NET-1'] };
  expect(mergeFetchedIssueKeys(testIssuePositionInList, forwards, 1)).toEqual({
    ...testIssuePositionInList,
    keys: ['NET-5', 'NET-4', 'NET-3', 'NET-2', 'NET-1'],
  });
  const backwards = { ...known, first: 6, keys: ['NET-7', 'NET-6', 'NET-5', 'NET-4'] };
  expect(mergeFetchedIssueKeys(testIssuePositionInList, backwards, -1)).toEqual({
    ...testIssuePositionInList,
    first: 6,
    keys: ['NET-7', 'NET-6', 'NET-5', 'NET-4', 'NET-3'],
  });
});

test('with another snapshot, replaces the known issue keys and finds the issue among the fetched ones', () => {
  const now = { first: 9, keys: ['NET-9', 'NET-4', 'NET-2'], snapshot: 'now', total: 30 };
  expect(mergeFetchedIssueKeys(testIssuePositionInList, now, 1)).toEqual({
    ...testIssuePositionInList,
    ...now,
    index: 10,
  });
});

test('replaces the known issue keys when deleted issues have shifted the ranks', () => {
  const drifted = { first: 9, keys: ['NET-3', 'NET-4', 'NET-2'], snapshot: 'then', total: 30 };
  expect(mergeFetchedIssueKeys(testIssuePositionInList, drifted, 1)).toEqual({
    ...testIssuePositionInList,
    ...drifted,
    index: 10,
  });
});

test.each(['then', 'now'])(
  'an issue that left the list still has neighbors, with snapshot %s',
  (snapshot) => {
    const forwards = { first: 9, keys: ['NET-3', 'NET-2'], snapshot, total: 20 };
    expect(getNeighborIssue(mergeFetchedIssueKeys(testIssuePositionInList, forwards, 1), 1)).toMatchObject({
      key: 'NET-3',
      position: { index: 9 },
    });
    const backwards = { first: 7, keys: ['NET-6', 'NET-5', 'NET-3'], snapshot, total: 20 };
    expect(getNeighborIssue(mergeFetchedIssueKeys(testIssuePositionInList, backwards, -1), -1)).toMatchObject(
      {
        key: 'NET-5',
        position: { index: 8 },
      },
    );
    const shorter = { first: 0, keys: ['NET-8', 'NET-7'], snapshot, total: 2 };
    expect(getNeighborIssue(mergeFetchedIssueKeys(testIssuePositionInList, shorter, -1), -1)).toMatchObject({
      key: 'NET-7',
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
