/**
 * The syntax tree of a search query. Positions are UTF-16 offsets into the query's text with an exclusive
 * `end`. The query bar uses them for colors, the server to locate problems.
 */
import type { FilterField } from './fields';

export interface SearchQuerySpan {
  start: number;
  end: number;
}

export type SearchQueryNode =
  | SearchQueryAndNode
  | SearchQueryOrNode
  | SearchQueryNotNode
  | SearchQueryTextNode
  | SearchQueryFilterNode;

/** A query node that matches when all children match. Without children it matches every issue. */
export interface SearchQueryAndNode extends SearchQuerySpan {
  kind: 'and';
  children: SearchQueryNode[];
}

/** A query node that matches when at least one child matches. */
export interface SearchQueryOrNode extends SearchQuerySpan {
  kind: 'or';
  children: SearchQueryNode[];
}

export interface SearchQueryNotNode extends SearchQuerySpan {
  kind: 'not';
  child: SearchQueryNode;
}

/** A word or a quoted phrase that the query searches for in the texts of issues. */
export interface SearchQueryTextNode extends SearchQuerySpan {
  kind: 'text';
  /** The word or phrase as typed, without quotes and escapes. */
  text: string;
  /**
   * Whether this is a quoted phrase: its tokens must be adjacent and in order in one text. The tokens of a
   * word can appear in any order.
   */
  phrase: boolean;
  /** Whether the last token matches by prefix, because it is the last word of a query being typed. */
  prefix: boolean;
  /** The tokens to search for, never empty: `tokenizeQueryWord` of a word, `tokenizePhraseText` of a phrase. */
  tokens: string[];
  /**
   * The issue texts to search: title, body or comments. The filter `in:` restricts them for all words of its
   * group.
   */
  fields: readonly SearchableTextField[];
}

export const SEARCHABLE_TEXT_FIELDS = ['title', 'body', 'comments'] as const;
export type SearchableTextField = (typeof SEARCHABLE_TEXT_FIELDS)[number];

/** A filter `field:value` of a query. `in:` has no node: it restricts the `fields` of text nodes. */
export interface SearchQueryFilterNode extends SearchQuerySpan {
  kind: 'filter';
  field: FilterField;
  value: FilterValue;
  /** The span of the values, after the colon. */
  valueSpan: SearchQuerySpan;
}

/**
 * The values of a filter; an issue matches when any of them matches. Invalid values are reported as problems and left
 * out.
 */
export type FilterValue =
  | { kind: 'names'; names: FilterValueName[] }
  /** Ranges of numbers, or of the indexes of an enum's values. */
  | { kind: 'numbers'; ranges: NumberRange[] }
  | { kind: 'days'; ranges: DayRange[] };

/** A name in a filter's value, without quotes and escapes. Names are compared case-insensitively. */
export interface FilterValueName extends SearchQuerySpan {
  name: string;
}

/** A range of numbers with inclusive bounds; null is unbounded. */
export interface NumberRange extends SearchQuerySpan {
  from: number | null;
  to: number | null;
}

/** A range of UTC days in epoch milliseconds, `from` inclusive, `until` exclusive; null is unbounded. */
export interface DayRange extends SearchQuerySpan {
  from: number | null;
  until: number | null;
}

/** A part of the query that was not understood. */
export interface QueryProblem extends SearchQuerySpan {
  message: string;
  /** Text to replace the invalid part with, empty to remove it, or null if no valid text is similar. */
  suggestion: string | null;
}

export type SyntaxProblemKind =
  | 'tooLong'
  | 'tooManyTerms'
  | 'tooDeep'
  | 'noWord'
  | 'missingTermBefore'
  | 'missingTermAfter'
  | 'unclosedQuote'
  | 'unclosedGroup'
  | 'unopenedGroup'
  | 'negatedIn'
  | 'foreignOperator'
  | 'foreignFilter'
  | 'similarFilter'
  | 'missingValue'
  | FilterValueProblemKind;

/** Why a value of a filter is invalid. */
export type FilterValueProblemKind =
  | 'emptyName'
  | 'unknownValue'
  | 'invalidIssue'
  | 'invalidNumber'
  | 'invalidRangeValue'
  | 'invalidDate'
  | 'reversedRange';

/** A problem that the parser found. `describeSyntaxProblems` adds a message and a suggestion. */
export interface SyntaxProblem extends SearchQuerySpan {
  kind: SyntaxProblemKind;
  /** The filter that the problem is about, if any. */
  field?: FilterField;
}

/** The result of the parser: the tree of the valid parts, and the problems of the others. */
export interface ParsedSearchQuery {
  source: string;
  root: SearchQueryAndNode;
  syntaxProblems: SyntaxProblem[];
}
