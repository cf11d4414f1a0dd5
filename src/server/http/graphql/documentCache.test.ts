import { parse } from 'graphql';
import { createGraphQLDocumentCaches } from './documentCache';

const { documentCache, errorCache } = createGraphQLDocumentCaches();

/** A query of about `characters` characters, unique by `id`. */
const buildQueryOfLength = (characters: number, id = 0): string => `{ a${id} ${'b '.repeat(characters / 2)}}`;
const addToDocumentCache = (text: string): void => documentCache.set(text, parse('{ a }'));
const isGraphQLDocumentCached = (text: string): boolean => documentCache.get(text) !== undefined;

it('keeps recently used documents and evicts the least recently used ones beyond 300,000 characters', () => {
  const texts = Array.from({ length: 100 }, (_, id) => buildQueryOfLength(10_000, id));
  for (const text of texts) {
    addToDocumentCache(text);
    expect(isGraphQLDocumentCached(texts[0]!)).toBe(true);
  }
  const cached = texts.filter(isGraphQLDocumentCached);
  expect(cached).toContain(texts.at(-1));
  expect(cached.join('').length).toBeGreaterThan(200_000);
  expect(cached.join('').length).toBeLessThanOrEqual(300_000);
});

it('caches neither documents above 20,000 characters nor invalid ones', () => {
  addToDocumentCache(buildQueryOfLength(100, 1));
  addToDocumentCache(buildQueryOfLength(30_000));
  expect([
    isGraphQLDocumentCached(buildQueryOfLength(100, 1)),
    isGraphQLDocumentCached(buildQueryOfLength(30_000)),
  ]).toEqual([true, false]);
  errorCache.set('{', new Error());
  expect(errorCache.get('{')).toBeUndefined();
});
