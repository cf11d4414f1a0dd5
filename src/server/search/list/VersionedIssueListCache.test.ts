import { ISSUE_LIST_SNAPSHOT_TTL_MS } from '../../../shared/limits';
import { VersionedIssueListCache } from './VersionedIssueListCache';

const EMPTY_ISSUE_LIST: number[] = [];

it('evicts the least recently used entries, also those of empty lists', () => {
  const cache = new VersionedIssueListCache<number[]>(10_000);
  cache.set('used', 1, EMPTY_ISSUE_LIST, 0);
  for (let n = 0; n < 100; n++) {
    cache.set(`list ${n}`, 1, EMPTY_ISSUE_LIST, 0);
    expect(cache.get('used', 1)).toBeDefined();
  }
  expect(cache.get('list 0', 1)).toBeUndefined();
  expect(cache.get('list 99', 1)).toBeDefined();
  expect(cache.bytes).toBeLessThanOrEqual(10_000);
});

it('keeps a result that is larger than the budget as its only entry', () => {
  const cache = new VersionedIssueListCache<number[]>(10_000);
  cache.set('small', 1, EMPTY_ISSUE_LIST, 0);
  cache.set('large', 1, EMPTY_ISSUE_LIST, 20_000);
  expect(cache.get('large', 1)).toBeDefined();
  expect(cache.get('small', 1)).toBeUndefined();
});

it('works with a budget of 0', () => {
  const cache = new VersionedIssueListCache<number[]>(0);
  cache.set('list', 1, EMPTY_ISSUE_LIST, 100);
  expect(cache.get('list', 1)).toBeDefined();
  expect(cache.bytes).toBe(1);
});

it('returns a result only for the version at which it was computed', () => {
  const cache = new VersionedIssueListCache<number[]>(10_000);
  cache.set('list', 1, [1], 4);
  expect(cache.get('list', 1)).toEqual([1]);
  expect(cache.get('list', 2)).toBeUndefined();
});

it('drops a result that was not used for as long as a snapshot lives', () => {
  const now = performance.now.bind(performance);
  let elapsed = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + elapsed);
  const cache = new VersionedIssueListCache<number[]>(10_000);
  cache.set('list', 1, EMPTY_ISSUE_LIST, 100);
  elapsed = ISSUE_LIST_SNAPSHOT_TTL_MS + 1;
  cache.set('other', 1, EMPTY_ISSUE_LIST, 0);
  expect(cache.bytes).toBeLessThan(1_000);
  expect(cache.get('list', 1)).toBeUndefined();
  clock.mockRestore();
});
