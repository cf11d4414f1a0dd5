/**
 * RELEVANCE: how many of the query's words the title has. Few words are split into classes of equal
 * hits, each found by the index alone and read in order of time, so that a page stops early; more
 * words are counted row by row.
 */
import { sql, type RawBuilder } from 'kysely';
import type { QueryWord } from '../../../shared/query/terms';
import { hasWords } from './compile';
import { tokenQuery } from './words';

/** The classes of n words name 2^n combinations of them. */
const WORDS_IN_CLASSES = 4;

export function inClasses(words: readonly QueryWord[]): boolean {
  return words.length <= WORDS_IN_CLASSES;
}

/** The tsquery of titles that have exactly so many of the words; `positive`: it names one that they have. */
export function classQuery(words: readonly QueryWord[], hits: number): { text: string; positive: boolean } {
  const queries = words.map(titleQuery);
  if (hits === 0) return { text: queries.map((query) => `!${query}`).join(' & '), positive: false };
  const chosen = subsets(queries.length, hits).map(
    (subset) => `(${queries.map((query, i) => (subset.has(i) ? query : `!${query}`)).join(' & ')})`,
  );
  return { text: chosen.join(' | '), positive: true };
}

/** The hits of a row, counted. */
export function countHits(words: readonly QueryWord[]): RawBuilder<number> {
  const counts = words.map((word) => sql`(t.words @@ ${titleQuery(word)}::tsquery)::int`);
  return sql`(SELECT ${sql.join(counts, sql` + `)} FROM issue_text t
    WHERE t.project_id = i.project_id AND t.number = i.number)`;
}

/** For a class that names no word which must be there. */
export function noneInTitle(words: readonly QueryWord[]): RawBuilder<boolean> {
  return sql`NOT ${hasWords(words.map(titleQuery).join(' | '))}`;
}

function titleQuery({ token, prefix }: QueryWord): string {
  return tokenQuery(token, prefix, ['title']);
}

function subsets(count: number, size: number): Set<number>[] {
  const found: Set<number>[] = [];
  for (let bits = 0; bits < 2 ** count; bits++) {
    const subset = new Set(Array.from({ length: count }, (_, i) => i).filter((i) => bits & (1 << i)));
    if (subset.size === size) found.push(subset);
  }
  return found;
}
