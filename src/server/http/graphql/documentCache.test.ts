import { parse } from 'graphql';
import { createDocumentCaches } from './documentCache';

const { documentCache, errorCache } = createDocumentCaches();

/** A query of about `characters` characters, unique by `id`. */
const buildQuery = (characters: number, id = 0): string => `{ a${id} ${'b '.repeat(characters / 2)}}`;
const cacheDocument = (text: string): void => documentCache.set(text, parse('{ a }'));
const isCached = (text: string): boolean => documentCache.get(text) !== undefined;

it('keeps recently used documents and evicts the least recently used ones beyond 300,000 characters', () => {
  const texts = Array.from({ length: 100 }, (_, id) => buildQuery(10_000, id));
  for (const text of texts) {
    cacheDocument(text);
    expect(isCached(texts[0]!)).toBe(true);
  }
  const cached = texts.filter(isCached);
  expect(cached).toContain(texts.at(-1));
  expect(cached.join('').length).toBeGreaterThan(200_000);
  expect(cached.join('').length).toBeLessThanOrEqual(300_000);
});

it('caches neither documents above 20,000 characters nor invalid ones', () => {
  cacheDocument(buildQuery(100, 1));
  cacheDocument(buildQuery(30_000));
  expect([isCached(buildQuery(100, 1)), isCached(buildQuery(30_000))]).toEqual([true, false]);
  errorCache.set('{', new Error());
  expect(errorCache.get('{')).toBeUndefined();
});
