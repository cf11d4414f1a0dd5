/** The words and phrases of a query that snippets show: those that search bodies or comments. */
import { collectSearchedTexts, createTextNodeMatcher, type TextMatcher } from '../../../shared/query/matches';
import type { SearchQueryTextNode } from '../../../shared/query/ast';
import { parseSearchQuery } from '../../../shared/query/parse';

/** A word or phrase, as it appears in `issue_text.plain`. */
export interface SnippetTerm {
  /** The tokens with the spaces around them. A text that contains them matches. */
  whole: string;
  /**
   * The tokens without the spaces around them. A text that contains only these may match, by a part of an identifier
   * such as `fooBar`.
   */
  part: string;
  inBody: boolean;
  inComments: boolean;
}

export interface SnippetSearch {
  terms: SnippetTerm[];
  /** Finds likely matches faster than `findMatches`, but not by all rules of the search. */
  likelyMatchPattern: RegExp;
  /** Finds the query's matches in a text. */
  findMatches: Record<'body' | 'comments', TextMatcher>;
}

/** Maximum terms that decide which text is shown. Each is searched in all texts of a page's issues. */
const SNIPPET_TERMS_MAX = 8;

/** Returns null if the query searches neither bodies nor comments. */
export function createSnippetSearch(query: string): SnippetSearch | null {
  const { root } = parseSearchQuery(query, 0);
  const [body, comments] = [collectSearchedTexts(root, 'body'), collectSearchedTexts(root, 'comments')];
  const searched = [...new Set([...body, ...comments])];
  if (searched.length === 0) return null;
  const terms = new Map(searched.flatMap(createSnippetTerms).map((term) => [JSON.stringify(term), term]));
  const tokens = searched.flatMap((node) => node.tokens);
  return {
    terms: [...terms.values()].slice(0, SNIPPET_TERMS_MAX),
    // Of the characters that tokens consist of, only the dot has a meaning in regular expressions.
    likelyMatchPattern: new RegExp(tokens.map((token) => token.replaceAll('.', '\\.')).join('|'), 'giu'),
    findMatches: { body: createTextNodeMatcher(body), comments: createTextNodeMatcher(comments) },
  };
}

function createSnippetTerms({ tokens, phrase, prefix, fields }: SearchQueryTextNode): SnippetTerm[] {
  const [inBody, inComments] = [fields.includes('body'), fields.includes('comments')];
  const terms = phrase ? [tokens.join(' ')] : tokens;
  return terms.map((term, index) => {
    // In `issue_text.plain`, the atoms of an identifier such as foo.bar are separate words.
    const part = term.replaceAll(/[.:_]+/g, ' ');
    const end = prefix && index === terms.length - 1 ? '' : ' ';
    return { whole: ` ${part}${end}`, part, inBody, inComments };
  });
}
