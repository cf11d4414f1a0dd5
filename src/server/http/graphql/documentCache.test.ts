import { parse } from 'graphql';
import { documentCache } from './documentCache';

const { documentCache: documents, errorCache } = documentCache();

/** A query of about `characters`, unlike the others. */
const query = (characters: number, id = 0): string => `{ a${id} ${'b '.repeat(characters / 2)}}`;
const keep = (text: string): void => documents.set(text, parse('{ a }'));
const isKept = (text: string): boolean => documents.get(text) !== undefined;

it('keeps what is asked again and again, and forgets what nobody asked for since', () => {
  const texts = Array.from({ length: 100 }, (_, id) => query(10_000, id));
  for (const text of texts) {
    keep(text);
    expect(isKept(texts[0]!)).toBe(true);
  }
  const kept = texts.filter(isKept);
  expect(kept).toContain(texts.at(-1));
  expect(kept.join('').length).toBeGreaterThan(200_000);
  expect(kept.join('').length).toBeLessThanOrEqual(300_000);
});

it('keeps neither a text so large that it would drive the others out, nor one that is none', () => {
  keep(query(100, 1));
  keep(query(30_000));
  expect([isKept(query(100, 1)), isKept(query(30_000))]).toEqual([true, false]);
  errorCache.set('{', new Error());
  expect(errorCache.get('{')).toBeUndefined();
});
