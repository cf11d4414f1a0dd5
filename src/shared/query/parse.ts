/**
 * The parser of the query language (docs/spec.md): terms side by side are all required and bind
 * tighter than `OR`; parentheses group; `-` negates. It never throws: what it does not understand is
 * told as a problem at its place, and the rest is the query. Linear in the source's length.
 */
import { QUERY_LENGTH_MAX, QUERY_TERMS_MAX } from '../limits';
import {
  type AndNode,
  type FilterNode,
  type ParsedQuery,
  type QueryNode,
  type QueryProblem,
  type Span,
  TEXT_FIELDS,
  type TextField,
  type TextNode,
} from './ast';
import { type FilterLexeme, type Lexeme, lex } from './lexer';
import { plainTokens, wholeTokens } from './tokens';
import { parseValue } from './values';

/** `now`: the instant, in milliseconds, that `<30d` and `today` count from. */
export function parseQuery(source: string, now: number): ParsedQuery {
  const kept = source.length > QUERY_LENGTH_MAX ? source.slice(0, QUERY_LENGTH_MAX) : source;
  const parser = new Parser(kept, now);
  const root = parser.root();
  if (kept.length < source.length) {
    parser.problem(
      { start: kept.length, end: source.length },
      `A query has at most ${QUERY_LENGTH_MAX.toLocaleString('en')} characters; this part is left out.`,
    );
  }
  return { source, root, problems: parser.problems.sort((a, b) => a.start - b.start || a.end - b.end) };
}

type Understood = QueryNode | null;

/** Deeper groups would let a short query exhaust the stack of whatever walks the tree. */
const DEPTH_MAX = 32;

class Parser {
  readonly problems: QueryProblem[] = [];
  private readonly lexemes: Lexeme[];
  private at = 0;
  private depth = 0;
  private terms = 0;
  private firstLeftOut: number | null = null;
  /** Words that an `in:` nearer to them has narrowed already. */
  private readonly narrowed = new Set<TextNode>();
  private readonly tokenless: Span[] = [];
  private hasText = false;
  private readonly source: string;
  private readonly now: number;

  constructor(source: string, now: number) {
    this.source = source;
    this.now = now;
    this.lexemes = lex(source);
  }

  problem({ start, end }: Span, message: string, suggestion: string | null = null): void {
    this.problems.push({ start, end, message, suggestion });
  }

  root(): AndNode {
    const node = this.alternatives();
    this.tellLeftOut();
    // Marks between pasted words are nothing to search for, and no problem; alone they are.
    if (!this.hasText) {
      for (const span of this.tokenless)
        this.problem(span, 'There is no letter or digit here to search for.');
    }
    if (node?.kind === 'and') return node;
    return { kind: 'and', children: node ? [node] : [], start: 0, end: this.source.length };
  }

  /** Everything up to the end of the group, split at `OR`. */
  private alternatives(): Understood {
    const children: QueryNode[] = [];
    const first = this.at;
    let alternatives = 0;
    for (;;) {
      const start = this.at;
      const child = this.conjunction();
      if (child) children.push(child);
      alternatives++;
      const lexeme = this.lexemes[this.at];
      const empty = this.at === start;
      if (lexeme?.kind !== 'or') {
        if (empty && alternatives > 1) this.problem(this.lexemes[start - 1]!, '`OR` needs a term after it.');
        break;
      }
      if (empty) this.problem(lexeme, '`OR` needs a term before it.');
      this.at++;
    }
    if (children.length < 2) return children[0] ?? null;
    return { kind: 'or', children, ...this.spanFrom(first) };
  }

  /** Terms side by side. */
  private conjunction(): Understood {
    const first = this.at;
    const children: QueryNode[] = [];
    let fields: TextField[] | null = null;
    for (let lexeme; (lexeme = this.lexemes[this.at]) !== undefined;) {
      if (lexeme.kind === 'or' || (lexeme.kind === 'close' && !lexeme.stray)) break;
      if (lexeme.kind === 'filter' && lexeme.field === 'in' && !lexeme.near) {
        this.at++;
        fields = this.places(lexeme) ?? fields;
        continue;
      }
      const child = this.term();
      if (child) children.push(child);
    }
    if (fields) this.narrow(children, fields);
    if (children.length < 2) return children[0] ?? null;
    return { kind: 'and', children, ...this.spanFrom(first) };
  }

  private term(): Understood {
    const lexeme = this.lexemes[this.at++]!;
    switch (lexeme.kind) {
      case 'not':
        return this.negation(lexeme);
      case 'open':
        return this.group(lexeme);
      case 'word':
        return this.text(lexeme, false, lexeme.end === this.source.length);
      case 'phrase':
        if (!lexeme.closed)
          this.problem(lexeme, 'This quotation mark is never closed.', this.closeQuote(lexeme));
        return this.text(lexeme, true, !lexeme.closed && !/\s$/.test(this.source));
      case 'filter':
        return this.filter(lexeme);
      default:
        this.problem(lexeme, 'This parenthesis closes nothing.');
        return null;
    }
  }

  private negation(dash: Span): Understood {
    const next = this.lexemes[this.at];
    if (next?.kind === 'filter' && next.field === 'in') {
      this.at++;
      this.problem({ start: dash.start, end: next.end }, '`in:` says where to look and cannot be negated.');
      return null;
    }
    const child = next === undefined || next.kind === 'or' || next.kind === 'close' ? null : this.term();
    return child && { kind: 'not', child, start: dash.start, end: this.lexemes[this.at - 1]!.end };
  }

  private group(open: Extract<Lexeme, { kind: 'open' }>): Understood {
    if (!open.closed) this.problem(open, 'This parenthesis is never closed.');
    if (this.depth === DEPTH_MAX) return this.skipGroup(open);
    this.depth++;
    const node = this.alternatives();
    this.depth--;
    if (this.lexemes[this.at]?.kind === 'close') this.at++;
    // One term in parentheses stays the term it is; a group's span has its parentheses.
    if (node?.kind === 'and' || node?.kind === 'or') {
      node.start = open.start;
      node.end = this.lexemes[this.at - 1]!.end;
    }
    return node;
  }

  private skipGroup(open: Span): null {
    let depth = 1;
    for (; depth > 0 && this.at < this.lexemes.length; this.at++) {
      const lexeme = this.lexemes[this.at]!;
      if (lexeme.kind === 'open') depth++;
      else if (lexeme.kind === 'close' && !lexeme.stray) depth--;
    }
    const end = this.lexemes[this.at - 1]!.end;
    this.problem({ start: open.start, end }, `Groups nest at most ${DEPTH_MAX} deep; this one is left out.`);
    return null;
  }

  private text(lexeme: Span & { text: string }, quoted: boolean, prefix: boolean): Understood {
    const { text, start, end } = lexeme;
    const tokens = quoted ? plainTokens(text) : wholeTokens(text);
    if (tokens.length === 0) {
      this.tokenless.push(lexeme);
      return null;
    }
    if (!this.admit(quoted ? 1 : tokens.length)) return null;
    this.hasText = true;
    return {
      kind: 'text',
      text,
      phrase: quoted && tokens.length > 1,
      prefix,
      tokens,
      fields: TEXT_FIELDS,
      start,
      end,
    };
  }

  private filter(lexeme: FilterLexeme): Understood {
    const { field, start, end, nameEnd, items } = lexeme;
    if (!this.admit(1)) return null;
    if (lexeme.near) {
      this.problem({ start, end: nameEnd }, `Did you mean \`${field}:\`?`, `${field}:`);
      return null;
    }
    if (items.length === 0) {
      this.problem(lexeme, `\`${field}:\` needs a value right after the colon.`);
      return null;
    }
    for (const item of items) {
      if (!item.closed) this.problem(item, 'This quotation mark is never closed.', this.closeQuote(item));
    }
    const value = parseValue(field, items, this.now, this.problems);
    if (!value) return null;
    const node: FilterNode = { kind: 'filter', field, value, valueSpan: { start: nameEnd, end }, start, end };
    return node;
  }

  private closeQuote({ start, end }: Span): string {
    return `${this.source.slice(start, end)}"`;
  }

  /** Where `in:` says to look; null when it says nothing that makes sense. */
  private places(lexeme: FilterLexeme): TextField[] | null {
    const node = this.filter(lexeme);
    if (node?.kind !== 'filter' || node.value.kind !== 'names') return null;
    const names = new Set(node.value.names.map(({ name }) => name));
    return TEXT_FIELDS.filter((field) => names.has(field));
  }

  private narrow(nodes: readonly QueryNode[], fields: readonly TextField[]): void {
    for (const node of nodes) {
      if (node.kind === 'text' && !this.narrowed.has(node)) {
        node.fields = fields;
        this.narrowed.add(node);
      } else if (node.kind === 'not') this.narrow([node.child], fields);
      else if (node.kind === 'and' || node.kind === 'or') this.narrow(node.children, fields);
    }
  }

  /** Counts terms, so that no query asks for more work than its limit. */
  private admit(terms: number): boolean {
    if (this.firstLeftOut === null && this.terms + terms <= QUERY_TERMS_MAX) {
      this.terms += terms;
      return true;
    }
    this.firstLeftOut ??= this.lexemes[this.at - 1]!.start;
    return false;
  }

  private tellLeftOut(): void {
    if (this.firstLeftOut === null) return;
    this.problem(
      { start: this.firstLeftOut, end: this.source.length },
      `A query has at most ${QUERY_TERMS_MAX} terms; the ones from here on are left out.`,
    );
  }

  private spanFrom(firstLexeme: number): Span {
    const start = this.lexemes[firstLexeme]?.start ?? this.source.length;
    return { start, end: Math.max(start, this.lexemes[this.at - 1]?.end ?? start) };
  }
}
