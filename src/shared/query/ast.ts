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
  /** Its tokens must stand side by side in one text; those of a word may stand anywhere. */
  phrase: boolean;
  /** The last word of what is being typed: its last token matches by prefix. */
  prefix: boolean;
  /** What is looked for, never empty: whole tokens of a word, plain tokens of a phrase. */
  tokens: string[];
  /** Where to look; `in:` narrows it for the words of its group. */
  fields: readonly TextField[];
}

export const TEXT_FIELDS = ['title', 'body', 'comments'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** `field:value`, with its values or its ranges. `in:` narrows words instead of being a node. */
export interface FilterNode extends Span {
  kind: 'filter';
  field: FilterField;
  value: FilterValue;
  /** The span of the value, after the colon. */
  valueSpan: Span;
}

/** `a,b` is any of them; a value that was not understood is a problem and stands here no more. */
export type FilterValue =
  | { kind: 'names'; names: QueryName[] }
  /** Numbers and priorities (as their index). */
  | { kind: 'numbers'; ranges: NumberRange[] }
  | { kind: 'days'; ranges: DayRange[] };

/** A name as written, without quotes and escapes; comparison ignores case. */
export interface QueryName extends Span {
  name: string;
}

/** Inclusive on both ends; null is open. */
export interface NumberRange extends Span {
  from: number | null;
  to: number | null;
}

/** UTC days: instants in milliseconds, `from` inclusive, `until` exclusive; null is open. */
export interface DayRange extends Span {
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

export interface QueryProblem extends Span {
  message: string;
  /** What to put in place of the span; null where nothing is near. */
  suggestion: string | null;
}

/** What the parser answers: a tree of all that it understood, and what it did not. */
export interface ParsedQuery {
  source: string;
  root: AndNode;
  problems: QueryProblem[];
}
