import { hasSearchWords } from './textMatches';

test.each([
  ['is:open', false],
  ['is:open pool', true],
  ['"connection pool"', true],
  ['-pool', false],
  ['is:open OR is:closed', false],
  ['!!', false],
])('whether the query %s has words to search for: %s', (query, expected) => {
  expect(hasSearchWords(query)).toBe(expected);
});
