import { LruCache } from './LruCache';

it('forgets what was used longest ago', () => {
  const cache = new LruCache<string, number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

it('weighs its entries', () => {
  const cache = new LruCache<string, number>(10);
  cache.set('a', 1, 6);
  cache.set('a', 2, 4);
  cache.set('b', 3, 6);
  expect([cache.get('a'), cache.get('b')]).toEqual([2, 3]);
  cache.set('huge', 4, 11);
  expect([cache.get('a'), cache.get('b'), cache.get('huge')]).toEqual([undefined, undefined, undefined]);
});
