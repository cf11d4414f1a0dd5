/** Finds the words and phrases of a query in a text, by the rules of the search. */
import type { SearchQueryNode, SearchQuerySpan, SearchQueryTextNode, SearchableTextField } from './ast';
import { parseSearchQuery } from './parse';
import { findIdentifierSpans, tokenizeIndexText, tokenizeQueryWord } from './tokens';

/**
 * Finds the words and phrases of a query in a text. Returns the positions of the matches in ascending order; matches
 * that overlap are combined.
 */
export type TextMatcher = (text: string) => SearchQuerySpan[];

interface TokenSpan extends SearchQuerySpan {
  token: string;
}

/** The tokens of a text. Words are searched in `all`, phrases in the ordered `atoms`. */
interface TextTokens {
  all: TokenSpan[];
  atoms: TokenSpan[];
}

/**
 * Returns a function that finds a query's matches in titles or other texts; null if the query does not search these.
 */
export function createTextMatcher(query: string, field: SearchableTextField): TextMatcher | null {
  const searched = collectSearchedTexts(parseSearchQuery(query, 0).root, field);
  return searched.length === 0 ? null : createTextNodeMatcher(searched);
}

/** Returns a function that finds the words and phrases of `searched` in texts. */
export function createTextNodeMatcher(searched: readonly SearchQueryTextNode[]): TextMatcher {
  return (text) => {
    const tokens = readTextTokens(text);
    return mergeSpans(
      searched.flatMap((node) =>
        node.phrase ? findPhrase(tokens.atoms, node) : findWords(tokens.all, node),
      ),
    );
  };
}

/** Returns the words and phrases of a query that search the field and are not negated. */
export function collectSearchedTexts(
  node: SearchQueryNode,
  field: SearchableTextField,
): SearchQueryTextNode[] {
  if (node.kind === 'text') return node.fields.includes(field) ? [node] : [];
  if (node.kind === 'and' || node.kind === 'or')
    return node.children.flatMap((child) => collectSearchedTexts(child, field));
  return [];
}

function readTextTokens(text: string): TextTokens {
  const tokens: TextTokens = { all: [], atoms: [] };
  for (const { start, end, atoms } of findIdentifierSpans(text)) {
    if (atoms.length > 1)
      for (const token of tokenizeQueryWord(text.slice(start, end))) tokens.all.push({ token, start, end });
    for (const atom of atoms) {
      const parts = readAtomTokens(text, atom);
      tokens.all.push(...parts);
      if (parts[0]) tokens.atoms.push(parts[0]);
    }
  }
  return tokens;
}

/** Returns the tokens of an atom: the whole atom, followed by its camelCase parts. */
function readAtomTokens(text: string, { start, end }: SearchQuerySpan): TokenSpan[] {
  const [whole = '', ...parts] = tokenizeIndexText(text.slice(start, end));
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  let at = start;
  return [
    { token: whole, start, end },
    ...parts.map((token) => {
      // Unicode normalization has changed the length, so the positions of the parts are unknown.
      if (length !== end - start) return { token, start, end };
      at += token.length;
      return { token, start: at - token.length, end: at };
    }),
  ];
}

function findWords(
  tokens: readonly TokenSpan[],
  { tokens: words, prefix }: SearchQueryTextNode,
): SearchQuerySpan[] {
  return words.flatMap((word, index) =>
    tokens.flatMap((span) => {
      if (span.token === word) return [span];
      return prefix && index === words.length - 1 && span.token.startsWith(word)
        ? [cutToPrefix(span, word)]
        : [];
    }),
  );
}

function findPhrase(
  atoms: readonly TokenSpan[],
  { tokens: words, prefix }: SearchQueryTextNode,
): SearchQuerySpan[] {
  const last = words.length - 1;
  const isMatch = (first: number): boolean =>
    words.every((word, index) => {
      const token = atoms[first + index]?.token;
      return token === word || (prefix && index === last && token?.startsWith(word) === true);
    });
  return atoms.flatMap(({ start }, first) => {
    if (!isMatch(first)) return [];
    return [{ start, end: cutToPrefix(atoms[first + last]!, words[last]!).end }];
  });
}

/** Returns the span of a token's prefix, or of the whole token if normalization has changed its length. */
const cutToPrefix = ({ token, start, end }: TokenSpan, prefix: string): SearchQuerySpan => ({
  start,
  end: token.length === end - start ? start + prefix.length : end,
});

function mergeSpans(spans: SearchQuerySpan[]): SearchQuerySpan[] {
  const merged: SearchQuerySpan[] = [];
  for (const { start, end } of spans.sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
