import {
  describeVoteAndWatcherMove,
  findClusterAfter,
  findPairIndex,
  getPairAfterRemoval,
  getClusterPairs,
  isTickedInitially,
} from './clusterReview';

const member = (id: string, score: number) => ({ id, score });
const MEMBERS = [member('A', 0.95), member('B', 0.95), member('C', 0.84), member('D', 0.62)];
const PAIRS = getClusterPairs(MEMBERS, 'A', new Set());

test('the pairs of a cluster are its issues without the kept one and those marked as no duplicates', () => {
  expect(PAIRS.map(({ id }) => id)).toEqual(['B', 'C', 'D']);
  expect(getClusterPairs(MEMBERS, 'C', new Set(['B'])).map(({ id }) => id)).toEqual(['A', 'D']);
});

test('issues that are only possible duplicates start without a tick beside more likely ones', () => {
  expect(PAIRS.filter((each) => isTickedInitially(PAIRS, each)).map(({ id }) => id)).toEqual(['B', 'C']);
});

test('issues that are only possible duplicates start with a tick if the cluster has no others', () => {
  const pairs = [member('B', 0.7), member('C', 0.61)];
  expect(pairs.every((each) => isTickedInitially(pairs, each))).toBe(true);
});

test('the first pair is compared if the address names an issue that is not among the pairs', () => {
  expect(findPairIndex(PAIRS, 'C')).toBe(1);
  expect(findPairIndex(PAIRS, 'A')).toBe(0);
  expect(findPairIndex(PAIRS, null)).toBe(0);
});

test('the next pair follows one that was removed; the previous one after the last', () => {
  expect(getPairAfterRemoval(PAIRS, 0)?.id).toBe('C');
  expect(getPairAfterRemoval(PAIRS, 2)?.id).toBe('C');
  expect(getPairAfterRemoval(PAIRS.slice(0, 1), 0)).toBeUndefined();
});

test('the next cluster follows the opened one; the previous one after the last; the first one if none is opened', () => {
  const clusters = [{ id: 'X' }, { id: 'Y' }, { id: 'Z' }];
  expect(findClusterAfter(clusters, 'X')?.id).toBe('Y');
  expect(findClusterAfter(clusters, 'Z')?.id).toBe('Y');
  expect(findClusterAfter(clusters, null)?.id).toBe('X');
  expect(findClusterAfter([{ id: 'X' }], 'X')).toBeUndefined();
});

test('the consequence of a merge names the votes of the merged issues', () => {
  expect(describeVoteAndWatcherMove([{ voteCount: 1_200 }, { voteCount: 34 }])).toBe(
    'Moves 1,234 votes and all watchers',
  );
  expect(describeVoteAndWatcherMove([{ voteCount: 1 }])).toBe('Moves 1 vote and all watchers');
  expect(describeVoteAndWatcherMove([{ voteCount: 0 }])).toBe('Moves all watchers');
});
