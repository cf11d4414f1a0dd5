/**
 * Builds SQL for searching words and phrases. Words are searched with a tsquery in `issue_text.words` (its
 * lexemes are described at IssueTextTableSchema), phrases with LIKE in `issue_text.plain`.
 */
import { type RawBuilder, sql } from 'kysely';
import type { SearchQueryNode, SearchableTextField, SearchQueryTextNode } from '../../../shared/query/ast';
import type { SearchQueryWord } from '../../../shared/query/terms';

/**
 * Prefix of title tokens in the full-text index. It lets the index alone distinguish them from the tokens of
 * other texts.
 */
export const TITLE_LEXEME_PREFIX = '^';

/**
 * Builds the tsquery of a token in the given texts (title, body, comments). Tokens need no escaping (see
 * tokens.ts).
 */
export function buildTokenTsquery(
  token: string,
  prefix: boolean,
  fields: readonly SearchableTextField[],
): string {
  const star = prefix ? '*' : '';
  if (fields.length === 1 && fields[0] === 'title')
    return `'${TITLE_LEXEME_PREFIX}${token}'${star && `:${star}`}`;
  const weights = fields.length === 3 ? '' : fields.map((field) => TSVECTOR_WEIGHT_BY_FIELD[field]).join('');
  return `'${token}'${star || weights ? `:${star}${weights}` : ''}`;
}

const TSVECTOR_WEIGHT_BY_FIELD: Record<SearchableTextField, string> = {
  title: 'A',
  body: 'B',
  comments: 'C',
};

/**
 * A tsquery. `positive` means that it matches only texts that contain at least one of its words, so that it
 * can be looked up in an index.
 */
export interface WordsTsquery {
  text: string;
  positive: boolean;
}

/** Compiles a query node to one tsquery. Returns null if the node contains a phrase or a filter. */
export function buildWordsTsquery(node: SearchQueryNode): WordsTsquery | null {
  switch (node.kind) {
    case 'text':
      return node.phrase ? null : { text: buildQueryTextTsquery(node), positive: true };
    case 'not': {
      const child = buildWordsTsquery(node.child);
      return child && { text: `!(${child.text})`, positive: !child.positive };
    }
    case 'and':
    case 'or': {
      const children = node.children.map(buildWordsTsquery);
      if (children.length === 0 || !children.every((child) => child !== null)) return null;
      const text = children.map((child) => `(${child.text})`).join(node.kind === 'and' ? ' & ' : ' | ');
      const positive =
        node.kind === 'and'
          ? children.some(doesTsqueryRequireAnyWord)
          : children.every(doesTsqueryRequireAnyWord);
      return { text, positive };
    }
    default:
      return null;
  }
}

const doesTsqueryRequireAnyWord = (query: WordsTsquery): boolean => query.positive;

/** Builds the tsquery of all tokens of a word or phrase, in any order. */
export function buildQueryTextTsquery({ tokens, prefix, fields }: SearchQueryTextNode): string {
  const distinct = tokens.map((token, i) =>
    buildTokenTsquery(token, prefix && i === tokens.length - 1, fields),
  );
  return [...new Set(distinct)].join(' & ');
}

/** Selects the number of these words in the title of a row of `issue i`. */
export function selectTitleHitCount(words: readonly SearchQueryWord[]): RawBuilder<number> {
  const counts = words.map(
    ({ token, prefix }) => sql`(t.words @@ ${buildTokenTsquery(token, prefix, ['title'])}::tsquery)::int`,
  );
  return sql`(SELECT ${sql.join(counts, sql` + `)} FROM issue_text t
    WHERE t.project_id = i.project_id AND t.number = i.number)`;
}

/** Builds the condition that the texts of `issue_text t` contain a word or phrase. */
export function buildTextMatchCondition(node: SearchQueryTextNode): RawBuilder<boolean> {
  const match = sql<boolean>`t.words @@ ${buildQueryTextTsquery(node)}::tsquery`;
  return node.phrase ? sql`${match} AND ${buildPhraseCondition(node)}` : match;
}

/**
 * Builds the condition that `t.plain` contains a phrase. Each text is one line of `t.plain`: the title is the
 * second line, the body the third, and comments follow.
 */
export function buildPhraseCondition({ tokens, prefix, fields }: SearchQueryTextNode): RawBuilder<boolean> {
  // Plain tokens consist of letters and digits, so they contain no LIKE wildcards.
  const phrase = `% ${tokens.join(' ')}${prefix ? '' : ' '}%`;
  if (fields.length === 3) return sql`t.plain LIKE ${phrase}`;
  const places = fields.map((field) => {
    if (field === 'comments') return sql<boolean>`t.plain LIKE ${`%\n%\n%\n${phrase}`}`;
    return sql<boolean>`split_part(t.plain, chr(10), ${field === 'title' ? 2 : 3}) LIKE ${phrase}`;
  });
  return sql`(${sql.join(places, sql` OR `)})`;
}

/** Whether a query node contains words or phrases. */
export function containsQueryTextNode(node: SearchQueryNode): boolean {
  switch (node.kind) {
    case 'and':
    case 'or':
      return node.children.some(containsQueryTextNode);
    case 'not':
      return containsQueryTextNode(node.child);
    default:
      return node.kind === 'text';
  }
}
