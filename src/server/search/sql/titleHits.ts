/**
 * Conditions for RELEVANCE, which sorts by the number of query words in the title (title hits). If there are
 * few words, the full-text index finds the issues with each number of hits. They are read in update order, so
 * that reading a page can stop early. If there are more words, the hits of each row are counted.
 */
import { type RawBuilder, sql } from 'kysely';
import { SEARCH_TOKEN_LENGTH_MAX } from '../../../shared/limits';
import type { SearchQueryAndNode, SearchQueryNode } from '../../../shared/query/ast';
import type { SearchQueryWord } from '../../../shared/query/terms';
import type { SqlCondition } from '../statements/SqlCondition';
import { compileQueryConditions, buildTsqueryMatchCondition, type SqlQueryCompileContext } from './compile';
import { buildTokenTsquery } from './words';

/**
 * Maximum number of query words for which issues are read separately by number of title hits. The conditions
 * contain up to 2^n combinations of n words.
 */
const TITLE_HIT_SUBQUERY_WORDS_MAX = 4;

export function canUseTitleHitSubqueries(words: readonly SearchQueryWord[]): boolean {
  return words.length <= TITLE_HIT_SUBQUERY_WORDS_MAX;
}

/**
 * Builds the conditions for issues with exactly `hits` of the query words in their title. If these are all
 * words, the conditions include a cheap check of the title itself.
 */
export function buildTitleHitConditions(
  root: SearchQueryAndNode,
  scope: SqlQueryCompileContext,
  words: readonly SearchQueryWord[],
  hits: number,
): SqlCondition[] {
  if (words.length === 0) return compileQueryConditions(root, scope);
  if (hits === 0) return [...compileQueryConditions(root, scope), buildNoTitleWordCondition(words, scope)];
  if (hits < words.length)
    return compileQueryConditions(root, scope, buildExactTitleHitsTsquery(words, hits));
  // A title that contains all words also fulfills the conditions for single words. They are left out, because
  // PostgreSQL's planner would otherwise estimate far fewer rows than there are.
  const children = root.children.filter((node) => !isQueryNodeImpliedByTitleHits(node));
  return [
    ...compileQueryConditions({ ...root, children }, scope, buildExactTitleHitsTsquery(words, hits)),
    ...words.flatMap(buildTitlePrefilterConditions),
  ];
}

/** Builds a tsquery for titles with exactly `hits` of the words. `hits` is at least 1. */
function buildExactTitleHitsTsquery(words: readonly SearchQueryWord[], hits: number): string {
  const queries = words.map(buildTitleTsquery);
  return listArrayIndexCombinations(queries.length, hits)
    .map((subset) => `(${queries.map((query, i) => (subset.has(i) ? query : `!${query}`)).join(' & ')})`)
    .join(' | ');
}

function isQueryNodeImpliedByTitleHits(node: SearchQueryNode): boolean {
  return node.kind === 'text' && !node.phrase && node.fields.includes('title');
}

/**
 * Builds a cheap check of the title itself. It excludes most titles without the word, before their tokens are
 * looked up. In an ASCII title, a token starts and ends at an end of the title, next to a character that is
 * not a letter or digit, or at a change of case (`Pointer` in NullPointerException). The tokens of other
 * titles are normalized, so these titles always pass the check.
 */
function buildTitlePrefilterConditions({ token, prefix }: SearchQueryWord): SqlCondition[] {
  if (/\P{ASCII}/u.test(token)) return [];
  const [first, ...rest] = [...token].map(buildCaseInsensitiveCharacterRegex);
  const initial = token[0]!.toUpperCase();
  const start = /[A-Z]/.test(initial) ? `((^|[^a-zA-Z0-9])${first}|${initial})` : `(^|[^a-zA-Z0-9])${first}`;
  const end = prefix || token.length >= SEARCH_TOKEN_LENGTH_MAX - 1 ? '' : '($|[^a-z0-9])';
  return [
    sql`(octet_length(i.title) <> char_length(i.title)
      OR strpos(lower(i.title), ${token}) > 0 AND i.title ~ ${start + rest.join('') + end})`,
  ];
}

function buildCaseInsensitiveCharacterRegex(character: string): string {
  const upper = character.toUpperCase();
  return upper === character ? `[${character}]` : `[${character}${upper}]`;
}

/** Returns the SQL expression for the number of query words in a row's title. */
export function selectTitleHitCount(words: readonly SearchQueryWord[]): RawBuilder<number> {
  const counts = words.map((word) => sql`(t.words @@ ${buildTitleTsquery(word)}::tsquery)::int`);
  return sql`(SELECT ${sql.join(counts, sql` + `)} FROM issue_text t
    WHERE t.project_id = i.project_id AND t.number = i.number)`;
}

function buildNoTitleWordCondition(
  words: readonly SearchQueryWord[],
  scope: SqlQueryCompileContext,
): SqlCondition {
  return sql`NOT ${buildTsqueryMatchCondition(words.map(buildTitleTsquery).join(' | '), scope)}`;
}

function buildTitleTsquery({ token, prefix }: SearchQueryWord): string {
  return buildTokenTsquery(token, prefix, ['title']);
}

function listArrayIndexCombinations(count: number, size: number): Set<number>[] {
  const found: Set<number>[] = [];
  for (let bits = 0; bits < 2 ** count; bits++) {
    const subset = new Set(Array.from({ length: count }, (_, i) => i).filter((i) => bits & (1 << i)));
    if (subset.size === size) found.push(subset);
  }
  return found;
}
