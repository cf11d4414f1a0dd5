/**
 * The syntax tree of a search query. Positions are UTF-16 offsets into the query's text with an exclusive
 * `end`. The query bar uses them for colors, the server to locate problems.
 */

export interface QueryTextSpan {
  start: number;
  end: number;
}

export type QueryNode = QueryAndNode | QueryOrNode | QueryNotNode | QueryTextNode | QueryFilterNode;

/** A query node that matches when all children match. Without children it matches every issue. */
export interface QueryAndNode extends QueryTextSpan {
  kind: 'and';
  children: QueryNode[];
}

/** A query node that matches when at least one child matches. */
export interface QueryOrNode extends QueryTextSpan {
  kind: 'or';
  children: QueryNode[];
}

export interface QueryNotNode extends QueryTextSpan {
  kind: 'not';
  child: QueryNode;
}

/** A word or a quoted phrase that the query searches for in the texts of issues. */
export interface QueryTextNode extends QueryTextSpan {
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
export interface QueryFilterNode extends QueryTextSpan {
  kind: 'filter';
  field: FilterField;
  value: FilterValue;
  /** The span of the values, after the colon. */
  valueSpan: QueryTextSpan;
}

/** The values of a filter; an issue matches when any of them matches. Invalid values are reported as problems and left out. */
export type FilterValue =
  | { kind: 'names'; names: FilterValueName[] }
  /** Ranges of numbers, or of priorities as indexes of PRIORITIES. */
  | { kind: 'numbers'; ranges: NumberRange[] }
  | { kind: 'days'; ranges: DayRange[] };

/** A name in a filter's value, without quotes and escapes. Names are compared case-insensitively. */
export interface FilterValueName extends QueryTextSpan {
  name: string;
}

/** A range of numbers with inclusive bounds; null is unbounded. */
export interface NumberRange extends QueryTextSpan {
  from: number | null;
  to: number | null;
}

/** A range of UTC days in epoch milliseconds, `from` inclusive, `until` exclusive; null is unbounded. */
export interface DayRange extends QueryTextSpan {
  from: number | null;
  until: number | null;
}

export const FILTER_FIELDS = [
  'is',
  'state',
  'category',
  'type',
  'priority',
  'label',
  'assignee',
  'author',
  'commenter',
  'mentions',
  'watching',
  'milestone',
  'due',
  'number',
  'created',
  'updated',
  'closed',
  'comments',
  'votes',
  'no',
  'has',
  'duplicate-of',
  'parent',
  'in',
  'project',
] as const;
export type FilterField = (typeof FILTER_FIELDS)[number];

/** A part of the query that was not understood. */
export interface QueryProblem extends QueryTextSpan {
  message: string;
  /** Text to replace the invalid part with, or null if no valid text is similar. */
  suggestion: string | null;
}

/** The result of the parser: the tree of the valid parts, and the problems of the others. */
export interface ParsedQuery {
  source: string;
  root: QueryAndNode;
  problems: QueryProblem[];
}
