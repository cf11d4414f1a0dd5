import { buildClusters, type DuplicatePair } from './buildClusters';

const pair = (number: number, otherNumber: number, score = 0.9): DuplicatePair => ({
  number,
  otherNumber,
  score,
});
const group = (pairs: DuplicatePair[], sizeMax = 20) =>
  buildClusters(pairs, sizeMax).map(({ numbers }) => numbers);

it('groups issues that are duplicates of each other', () => {
  expect(group([pair(1, 2), pair(2, 3), pair(1, 3), pair(7, 9)])).toEqual([
    [1, 2, 3],
    [7, 9],
  ]);
});

it('lets an issue join that is similar to half of a cluster', () => {
  expect(group([pair(1, 2, 0.95), pair(2, 3)])).toEqual([[1, 2, 3]]);
  expect(group([pair(1, 2, 0.95), pair(2, 3, 0.94), pair(1, 3, 0.93), pair(3, 4)])).toEqual([[1, 2, 3]]);
});

it('does not join a long chain of pairs to one cluster', () => {
  const chain = Array.from({ length: 30 }, (_, i) => pair(i + 1, i + 2, 0.9 - i / 1_000));
  const clusters = group(chain);
  expect(Math.max(...clusters.map(({ length }) => length))).toBeLessThanOrEqual(3);
  expect(clusters.length).toBeGreaterThan(5);
});

it('does not join two clusters by a single pair', () => {
  const pairs = [pair(1, 2, 0.99), pair(3, 4, 0.99), pair(2, 3, 0.6)];
  expect(group(pairs)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(group([...pairs, pair(1, 4, 0.6)])).toEqual([[1, 2, 3, 4]]);
});

it('bounds the size of a cluster', () => {
  const pairs = Array.from({ length: 30 }, (_, i) =>
    Array.from({ length: i }, (_each, j) => pair(j + 1, i + 1)),
  ).flat();
  for (const numbers of group(pairs, 10)) expect(numbers.length).toBeLessThanOrEqual(10);
});

it('does not depend on the order of the pairs', () => {
  const pairs = [pair(1, 2), pair(2, 3, 0.8), pair(4, 5, 0.7), pair(3, 4, 0.7), pair(1, 3, 0.75)];
  expect(group(pairs.toReversed())).toEqual(group(pairs));
});
