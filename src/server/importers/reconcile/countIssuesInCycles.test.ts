import { countIssuesInCycles } from './countIssuesInCycles';

test.each<[string, number[], number]>([
  ['no edges', [], 0],
  ['a chain', [1, 2, 2, 3, 1, 3], 0],
  ['an issue that blocks itself', [1, 1], 0],
  ['two issues that block each other', [1, 2, 2, 1, 2, 3], 2],
  ['two cycles with an edge between them', [1, 2, 2, 3, 3, 1, 3, 7, 7, 8, 8, 7], 5],
  ['cycles with a common issue', [1, 2, 2, 1, 2, 3, 3, 2], 3],
  ['an edge into a finished component', [1, 2, 3, 2, 3, 1], 0],
])('%s', (_name, edges, count) => {
  expect(countIssuesInCycles(edges)).toBe(count);
});

test('a cycle of many issues needs no recursion', () => {
  const size = 200_000;
  const edges = Array.from({ length: size }, (_, i) => [i + 1, ((i + 1) % size) + 1]).flat();
  expect(countIssuesInCycles(edges)).toBe(size);
});
