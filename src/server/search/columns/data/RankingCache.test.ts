import { RankingCache } from './RankingCache';

const empty = () => ({ numbers: new Uint32Array(0), sections: [] });

it('forgets what was used longest ago, also of lists without rows', () => {
  const cache = new RankingCache(10_000);
  cache.add('kept', 1, empty());
  for (let n = 0; n < 100; n++) {
    cache.add(`list ${n}`, 1, empty());
    expect(cache.get('kept', 1)).toBeDefined();
  }
  expect(cache.get('list 0', 1)).toBeUndefined();
  expect(cache.get('list 99', 1)).toBeDefined();
  expect(cache.bytes).toBeLessThanOrEqual(10_000);
});
