/**
 * RELEVANCE sorts by the number of query words in the title (hits). For few words, each number of hits is a
 * class of issues that the word index finds by itself and that is read in update order, so that a page stops
 * early. For more words, the hits of each row are counted.
 */
import { type RawBuilder, sql } from 'kysely';
import { TOKEN_LENGTH_MAX } from '../../../shared/limits';
import type { AndNode, QueryNode } from '../../../shared/query/ast';
import type { QueryWord } from '../../../shared/query/terms';
import type { Condition } from '../statements/Condition';
import { compileQuery, hasWords, type SqlScope } from './compile';
import { tokenQuery } from './words';

/**
 * Maximum number of query words for which issues are read by classes of equal hits: their conditions contain
 * up to 2^n combinations of words.
 */
const HIT_CLASS_WORDS_MAX = 4;

export function usesHitClasses(words: readonly QueryWord[]): boolean {
  return words.length <= HIT_CLASS_WORDS_MAX;
}

/**
 * The conditions for issues with exactly `hits` of the query words in their title. For all words, they
 * include a cheap check of the title itself.
 */
export function hitClassConditions(
  root: AndNode,
  scope: SqlScope,
  words: readonly QueryWord[],
  hits: number,
): Condition[] {
  if (words.length === 0) return compileQuery(root, scope);
  if (hits === 0) return [...compileQuery(root, scope), noWordInTitle(words, scope)];
  if (hits < words.length) return compileQuery(root, scope, exactHitsQuery(words, hits));
  // A title with all words has each of them. Repeating these conditions would make PostgreSQL expect far fewer rows.
  const children = root.children.filter((node) => !isImpliedByHits(node));
  return [
    ...compileQuery({ ...root, children }, scope, exactHitsQuery(words, hits)),
    ...words.flatMap(titleMayContain),
  ];
}

/** A tsquery for titles with exactly `hits` of the words, at least one. */
function exactHitsQuery(words: readonly QueryWord[], hits: number): string {
  const queries = words.map(titleQuery);
  return subsetsOfSize(queries.length, hits)
    .map((subset) => `(${queries.map((query, i) => (subset.has(i) ? query : `!${query}`)).join(' & ')})`)
    .join(' | ');
}

function isImpliedByHits(node: QueryNode): boolean {
  return node.kind === 'text' && !node.phrase && node.fields.includes('title');
}

/**
 * A cheap check of the title itself that excludes most titles without the word, before their tokens are looked up.
 * In an ASCII title, a token starts and ends at the ends of the title, next to a character that is not a letter or
 * digit, or at a change of case (`Pointer` in NullPointerException). Other titles are normalized, so they always pass.
 */
function titleMayContain({ token, prefix }: QueryWord): Condition[] {
  if (/\P{ASCII}/u.test(token)) return [];
  const [first, ...rest] = [...token].map(eitherCase);
  const initial = token[0]!.toUpperCase();
  const start = /[A-Z]/.test(initial) ? `((^|[^a-zA-Z0-9])${first}|${initial})` : `(^|[^a-zA-Z0-9])${first}`;
  const end = prefix || token.length >= TOKEN_LENGTH_MAX - 1 ? '' : '($|[^a-z0-9])';
  return [
    sql`(octet_length(i.title) <> char_length(i.title)
      OR strpos(lower(i.title), ${token}) > 0 AND i.title ~ ${start + rest.join('') + end})`,
  ];
}

function eitherCase(character: string): string {
  const upper = character.toUpperCase();
  return upper === character ? `[${character}]` : `[${character}${upper}]`;
}

/** SQL expression for the number of query words in a row's title. */
export function countTitleHits(words: readonly QueryWord[]): RawBuilder<number> {
  const counts = words.map((word) => sql`(t.words @@ ${titleQuery(word)}::tsquery)::int`);
  return sql`(SELECT ${sql.join(counts, sql` + `)} FROM issue_text t
    WHERE t.project_id = i.project_id AND t.number = i.number)`;
}

function noWordInTitle(words: readonly QueryWord[], scope: SqlScope): Condition {
  return sql`NOT ${hasWords(words.map(titleQuery).join(' | '), scope)}`;
}

function titleQuery({ token, prefix }: QueryWord): string {
  return tokenQuery(token, prefix, ['title']);
}

function subsetsOfSize(count: number, size: number): Set<number>[] {
  const found: Set<number>[] = [];
  for (let bits = 0; bits < 2 ** count; bits++) {
    const subset = new Set(Array.from({ length: count }, (_, i) => i).filter((i) => bits & (1 << i)));
    if (subset.size === size) found.push(subset);
  }
  return found;
}
