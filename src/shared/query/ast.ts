/**
 * A parsed query. Positions are UTF-16 offsets into the source, `end` exclusive, so that the query
 * bar can color and underline what it shows, and the server can point at what it did not understand.
 */

export interface Span {
  start: number;
  end: number;
}

export type QueryNode = AndNode | OrNode | NotNode | TextNode | FilterNode;

/** All children are required. No children: everything matches. */
export interface AndNode extends Span {
  kind: 'and';
  children: QueryNode[];
}

export interface OrNode extends Span {
  kind: 'or';
  children: QueryNode[];
}

export interface NotNode extends Span {
  kind: 'not';
  child: QueryNode;
}

/** A word or a "phrase" to find in title, body and comments (or in one of them). */
export interface TextNode extends Span {
  kind: 'text';
  /** As written, without quotes and escapes. */
  text: string;
  phrase: boolean;
  /** The last word of what is being typed: it matches by prefix. */
  prefix: boolean;
  /** Where to look; `in:` narrows it for the words of its group. */
  fields: readonly TextField[];
}

export const TEXT_FIELDS = ['title', 'body', 'comments'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** `field:value`, with its values or its range. */
export interface FilterNode extends Span {
  kind: 'filter';
  field: FilterField;
  value: FilterValue;
  /** The span of the value, after the colon. */
  valueSpan: Span;
}

export type FilterValue =
  /** `a,b`: any of them. Names are as written; comparison ignores case. */
  | { kind: 'names'; names: string[] }
  /** Numbers and priorities (as their index): inclusive on both ends; null is open. */
  | { kind: 'range'; from: number | null; to: number | null }
  /** UTC days: instants in milliseconds, `from` inclusive, `until` exclusive; null is open. */
  | { kind: 'days'; from: number | null; until: number | null };

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

export interface QueryProblem extends Span {
  message: string;
  suggestion: string | null;
}

/** What the parser answers: a tree of all that it understood, and what it did not. */
export interface ParsedQuery {
  source: string;
  root: QueryNode;
  problems: QueryProblem[];
}
