/**
 * The parser of the query language (docs/spec.md). Adjacent terms are all required and bind tighter than
 * `OR`; parentheses group; `-` negates. The parser never throws: invalid parts are reported as problems
 * with their positions and left out of the tree. It takes linear time.
 */
import { SEARCH_QUERY_LENGTH_MAX, SEARCH_QUERY_TERMS_MAX } from '../limits';
import {
  type QueryAndNode,
  type QueryFilterNode,
  type ParsedQuery,
  type QueryNode,
  type QueryProblem,
  type QueryTextSpan,
  SEARCHABLE_TEXT_FIELDS,
  type SearchableTextField,
  type QueryTextNode,
} from './ast';
import { type FilterLexeme, type QueryLexeme, lexQuery } from './lexer';
import { tokenizePhraseText, tokenizeQueryWord } from './tokens';
import { parseFilterValue } from './values';

/**
 * Parses a query.
 * @param now epoch milliseconds that `<30d` and `today` are relative to
 */
export function parseQuery(source: string, now: number): ParsedQuery {
  const kept = source.length > SEARCH_QUERY_LENGTH_MAX ? source.slice(0, SEARCH_QUERY_LENGTH_MAX) : source;
  const parser = new QueryParser(kept, now);
  const root = parser.parseRoot();
  if (kept.length < source.length) {
    parser.reportProblem(
      { start: kept.length, end: source.length },
      `A query can have at most ${SEARCH_QUERY_LENGTH_MAX.toLocaleString('en')} characters; the rest is ignored.`,
    );
  }
  return { source, root, problems: parser.problems.sort((a, b) => a.start - b.start || a.end - b.end) };
}

/** The result of parsing a part of a query; null if the part is invalid. */
type QueryNodeOrNull = QueryNode | null;

/** Maximum nesting of groups in a query: recursion over a deeper tree could overflow the call stack. */
const QUERY_GROUP_DEPTH_MAX = 32;

class QueryParser {
  readonly problems: QueryProblem[] = [];
  private readonly lexemes: QueryLexeme[];
  private at = 0;
  private depth = 0;
  private terms = 0;
  private firstIgnored: number | null = null;
  /** Text nodes whose `fields` an `in:` filter of an inner group has already set. */
  private readonly restricted = new Set<QueryTextNode>();
  private readonly tokenless: QueryTextSpan[] = [];
  private hasText = false;
  private readonly source: string;
  private readonly now: number;

  constructor(source: string, now: number) {
    this.source = source;
    this.now = now;
    this.lexemes = lexQuery(source);
  }

  reportProblem({ start, end }: QueryTextSpan, message: string, suggestion: string | null = null): void {
    this.problems.push({ start, end, message, suggestion });
  }

  parseRoot(): QueryAndNode {
    const node = this.parseDisjunction();
    this.reportExcessTerms();
    // Punctuation between words is ignored, but a query that consists only of punctuation is reported as a
    // problem.
    if (!this.hasText) {
      for (const span of this.tokenless) this.reportProblem(span, 'No letters or digits to search for.');
    }
    if (node?.kind === 'and') return node;
    return { kind: 'and', children: node ? [node] : [], start: 0, end: this.source.length };
  }

  /** Parses the current group up to its end: one or more alternatives, separated by `OR`. */
  private parseDisjunction(): QueryNodeOrNull {
    const children: QueryNode[] = [];
    const first = this.at;
    let alternatives = 0;
    for (;;) {
      const start = this.at;
      const child = this.parseConjunction();
      if (child) children.push(child);
      alternatives++;
      const lexeme = this.lexemes[this.at];
      const empty = this.at === start;
      if (lexeme?.kind !== 'or') {
        if (empty && alternatives > 1)
          this.reportProblem(this.lexemes[start - 1]!, '`OR` needs a term after it.');
        break;
      }
      if (empty) this.reportProblem(lexeme, '`OR` needs a term before it.');
      this.at++;
    }
    if (children.length < 2) return children[0] ?? null;
    return { kind: 'or', children, ...this.computeNodeSpan(first) };
  }

  /** Parses adjacent terms, all of which must match. */
  private parseConjunction(): QueryNodeOrNull {
    const first = this.at;
    const children: QueryNode[] = [];
    let fields: SearchableTextField[] | null = null;
    for (let lexeme; (lexeme = this.lexemes[this.at]) !== undefined;) {
      if (lexeme.kind === 'or' || (lexeme.kind === 'close' && !lexeme.stray)) break;
      if (lexeme.kind === 'filter' && lexeme.field === 'in' && !lexeme.near) {
        this.at++;
        fields = this.parseSearchFields(lexeme) ?? fields;
        continue;
      }
      const child = this.parseQueryTerm();
      if (child) children.push(child);
    }
    if (fields) this.restrictSearchFields(children, fields);
    if (children.length < 2) return children[0] ?? null;
    return { kind: 'and', children, ...this.computeNodeSpan(first) };
  }

  private parseQueryTerm(): QueryNodeOrNull {
    const lexeme = this.lexemes[this.at++]!;
    switch (lexeme.kind) {
      case 'not':
        return this.parseNegation(lexeme);
      case 'open':
        return this.parseParenthesizedGroup(lexeme);
      case 'word':
        return this.parseTextLexeme(lexeme, false, lexeme.end === this.source.length);
      case 'phrase':
        if (!lexeme.closed)
          this.reportProblem(lexeme, 'Missing closing quotation mark.', this.appendClosingQuote(lexeme));
        return this.parseTextLexeme(lexeme, true, !lexeme.closed && !/\s$/.test(this.source));
      case 'filter':
        return this.parseFilterLexeme(lexeme);
      default:
        this.reportProblem(lexeme, 'Missing opening parenthesis.');
        return null;
    }
  }

  private parseNegation(dash: QueryTextSpan): QueryNodeOrNull {
    const next = this.lexemes[this.at];
    if (next?.kind === 'filter' && next.field === 'in') {
      this.at++;
      this.reportProblem({ start: dash.start, end: next.end }, '`in:` cannot be negated.');
      return null;
    }
    const child =
      next === undefined || next.kind === 'or' || next.kind === 'close' ? null : this.parseQueryTerm();
    return child && { kind: 'not', child, start: dash.start, end: this.lexemes[this.at - 1]!.end };
  }

  private parseParenthesizedGroup(open: Extract<QueryLexeme, { kind: 'open' }>): QueryNodeOrNull {
    if (!open.closed) this.reportProblem(open, 'Missing closing parenthesis.');
    if (this.depth === QUERY_GROUP_DEPTH_MAX) return this.skipTooDeepGroup(open);
    this.depth++;
    const node = this.parseDisjunction();
    this.depth--;
    if (this.lexemes[this.at]?.kind === 'close') this.at++;
    // A single term in parentheses gets no group node. The span of a group includes its parentheses.
    if (node?.kind === 'and' || node?.kind === 'or') {
      node.start = open.start;
      node.end = this.lexemes[this.at - 1]!.end;
    }
    return node;
  }

  private skipTooDeepGroup(open: QueryTextSpan): null {
    let depth = 1;
    for (; depth > 0 && this.at < this.lexemes.length; this.at++) {
      const lexeme = this.lexemes[this.at]!;
      if (lexeme.kind === 'open') depth++;
      else if (lexeme.kind === 'close' && !lexeme.stray) depth--;
    }
    const end = this.lexemes[this.at - 1]!.end;
    this.reportProblem(
      { start: open.start, end },
      `Groups can be nested at most ${QUERY_GROUP_DEPTH_MAX} deep; this one is ignored.`,
    );
    return null;
  }

  private parseTextLexeme(
    lexeme: QueryTextSpan & { text: string },
    quoted: boolean,
    prefix: boolean,
  ): QueryNodeOrNull {
    const { text, start, end } = lexeme;
    const tokens = quoted ? tokenizePhraseText(text) : tokenizeQueryWord(text);
    if (tokens.length === 0) {
      this.tokenless.push(lexeme);
      return null;
    }
    if (!this.countTermsUpToLimit(quoted ? 1 : tokens.length)) return null;
    this.hasText = true;
    return {
      kind: 'text',
      text,
      phrase: quoted && tokens.length > 1,
      prefix,
      tokens,
      fields: SEARCHABLE_TEXT_FIELDS,
      start,
      end,
    };
  }

  private parseFilterLexeme(lexeme: FilterLexeme): QueryNodeOrNull {
    const { field, start, end, nameEnd, items } = lexeme;
    if (!this.countTermsUpToLimit(1)) return null;
    if (lexeme.near) {
      this.reportProblem({ start, end: nameEnd }, `Did you mean \`${field}:\`?`, `${field}:`);
      return null;
    }
    if (items.length === 0) {
      this.reportProblem(lexeme, `\`${field}:\` needs a value right after the colon.`);
      return null;
    }
    for (const item of items) {
      if (!item.closed)
        this.reportProblem(item, 'Missing closing quotation mark.', this.appendClosingQuote(item));
    }
    const value = parseFilterValue(field, items, this.now, this.problems);
    if (!value) return null;
    const node: QueryFilterNode = {
      kind: 'filter',
      field,
      value,
      valueSpan: { start: nameEnd, end },
      start,
      end,
    };
    return node;
  }

  private appendClosingQuote({ start, end }: QueryTextSpan): string {
    return `${this.source.slice(start, end)}"`;
  }

  /** Returns the text fields that an `in:` filter names, or null if it has no valid value. */
  private parseSearchFields(lexeme: FilterLexeme): SearchableTextField[] | null {
    const node = this.parseFilterLexeme(lexeme);
    if (node?.kind !== 'filter' || node.value.kind !== 'names') return null;
    const names = new Set(node.value.names.map(({ name }) => name));
    return SEARCHABLE_TEXT_FIELDS.filter((field) => names.has(field));
  }

  private restrictSearchFields(nodes: readonly QueryNode[], fields: readonly SearchableTextField[]): void {
    for (const node of nodes) {
      if (node.kind === 'text' && !this.restricted.has(node)) {
        node.fields = fields;
        this.restricted.add(node);
      } else if (node.kind === 'not') this.restrictSearchFields([node.child], fields);
      else if (node.kind === 'and' || node.kind === 'or') this.restrictSearchFields(node.children, fields);
    }
  }

  /**
   * Adds to the number of the query's terms. Returns false for terms beyond SEARCH_QUERY_TERMS_MAX, which are
   * ignored.
   */
  private countTermsUpToLimit(terms: number): boolean {
    if (this.firstIgnored === null && this.terms + terms <= SEARCH_QUERY_TERMS_MAX) {
      this.terms += terms;
      return true;
    }
    this.firstIgnored ??= this.lexemes[this.at - 1]!.start;
    return false;
  }

  private reportExcessTerms(): void {
    if (this.firstIgnored === null) return;
    this.reportProblem(
      { start: this.firstIgnored, end: this.source.length },
      `A query can have at most ${SEARCH_QUERY_TERMS_MAX} terms; the rest is ignored.`,
    );
  }

  private computeNodeSpan(firstLexeme: number): QueryTextSpan {
    const start = this.lexemes[firstLexeme]?.start ?? this.source.length;
    return { start, end: Math.max(start, this.lexemes[this.at - 1]?.end ?? start) };
  }
}
