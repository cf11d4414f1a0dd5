/**
 * The parser of the query language (docs/spec.md). Adjacent terms, also with `AND` between them, are all required
 * and bind tighter than `OR`; parentheses group; `-` and `NOT` negate. The parser never throws: invalid parts are
 * reported as problems with their positions and left out of the tree. It takes linear time.
 */
import { SEARCH_QUERY_LENGTH_MAX, SEARCH_QUERY_TERMS_MAX } from '../limits';
import {
  type SearchQueryAndNode,
  type SearchQueryFilterNode,
  type ParsedSearchQuery,
  type SearchQueryNode,
  type SyntaxProblem,
  type SyntaxProblemKind,
  type SearchQuerySpan,
  SEARCHABLE_TEXT_FIELDS,
  type SearchableTextField,
  type SearchQueryTextNode,
} from './ast';
import type { FilterField } from './fields';
import { type FilterLexeme, type ForeignFilterLexeme, type SearchQueryLexeme, lexSearchQuery } from './lexer';
import { tokenizePhraseText, tokenizeQueryWord } from './tokens';
import { parseFilterValue } from './values';

/**
 * Parses a query.
 * @param now epoch milliseconds that `<30d` and `today` are relative to
 */
export function parseSearchQuery(source: string, now: number): ParsedSearchQuery {
  const kept = source.length > SEARCH_QUERY_LENGTH_MAX ? source.slice(0, SEARCH_QUERY_LENGTH_MAX) : source;
  const parser = new SearchQueryParser(kept, now);
  const root = parser.parseRoot();
  if (kept.length < source.length) {
    parser.reportProblem('tooLong', { start: kept.length, end: source.length });
  }
  const syntaxProblems = parser.problems.sort((a, b) => a.start - b.start || a.end - b.end);
  return { source, root, syntaxProblems };
}

/** The result of parsing a part of a query; null if the part is invalid. */
type SearchQueryNodeOrNull = SearchQueryNode | null;

/** Maximum nesting of groups in a query: recursion over a deeper tree could overflow the call stack. */
export const SEARCH_QUERY_GROUP_DEPTH_MAX = 32;

/** Operators of other issue trackers and programming languages that consist of punctuation. */
const FOREIGN_OPERATOR_PATTERN = /^(?:\|\|?|&&)$/;

class SearchQueryParser {
  readonly problems: SyntaxProblem[] = [];
  private readonly lexemes: SearchQueryLexeme[];
  private at = 0;
  private depth = 0;
  private terms = 0;
  private firstIgnored: number | null = null;
  /** Text nodes whose `fields` an `in:` filter of an inner group has already set. */
  private readonly restricted = new Set<SearchQueryTextNode>();
  private readonly tokenless: SearchQuerySpan[] = [];
  private hasText = false;
  private hasUnclosedGroup = false;
  private readonly source: string;
  private readonly now: number;

  constructor(source: string, now: number) {
    this.source = source;
    this.now = now;
    this.lexemes = lexSearchQuery(source);
  }

  reportProblem(kind: SyntaxProblemKind, { start, end }: SearchQuerySpan, field?: FilterField): void {
    this.problems.push({ kind, start, end, ...(field && { field }) });
  }

  parseRoot(): SearchQueryAndNode {
    const node = this.parseDisjunction();
    this.reportExcessTerms();
    // Punctuation between words is ignored, but a query that consists only of punctuation is reported as a
    // problem.
    if (!this.hasText) {
      for (const span of this.tokenless) this.reportProblem('noWord', span);
    }
    if (node?.kind === 'and') return node;
    return { kind: 'and', children: node ? [node] : [], start: 0, end: this.source.length };
  }

  /** Parses the current group up to its end: one or more alternatives, separated by `OR`. */
  private parseDisjunction(): SearchQueryNodeOrNull {
    const children: SearchQueryNode[] = [];
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
        if (empty && alternatives > 1) this.reportProblem('missingTermAfter', this.lexemes[start - 1]!);
        break;
      }
      if (empty) this.reportProblem('missingTermBefore', lexeme);
      this.at++;
    }
    if (children.length < 2) return children[0] ?? null;
    return { kind: 'or', children, ...this.computeNodeSpan(first) };
  }

  /** Parses adjacent terms, all of which must match. */
  private parseConjunction(): SearchQueryNodeOrNull {
    const first = this.at;
    const children: SearchQueryNode[] = [];
    let fields: SearchableTextField[] | null = null;
    for (let lexeme; (lexeme = this.lexemes[this.at]) !== undefined;) {
      if (lexeme.kind === 'or' || (lexeme.kind === 'close' && !lexeme.stray)) break;
      if (lexeme.kind === 'and') {
        this.parseAndOperator(lexeme, this.at === first);
        continue;
      }
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

  /** Skips an `AND`, which has no effect, because adjacent terms are all required. */
  private parseAndOperator(lexeme: SearchQuerySpan, isFirst: boolean): void {
    this.at++;
    if (isFirst) this.reportProblem('missingTermBefore', lexeme);
    else if (!this.isAtTermStart()) this.reportProblem('missingTermAfter', lexeme);
  }

  /** Whether the next lexeme starts a term, and is not an operator or the end of the group. */
  private isAtTermStart(): boolean {
    const next = this.lexemes[this.at]?.kind;
    return next !== undefined && next !== 'or' && next !== 'and' && next !== 'close';
  }

  private parseQueryTerm(): SearchQueryNodeOrNull {
    const lexeme = this.lexemes[this.at++]!;
    switch (lexeme.kind) {
      case 'not':
        return this.parseNegation(lexeme);
      case 'open':
        return this.parseParenthesizedGroup(lexeme);
      case 'word':
        return this.parseTextLexeme(lexeme, false, lexeme.end === this.source.length);
      case 'phrase':
        if (!lexeme.closed) this.reportProblem('unclosedQuote', lexeme);
        return this.parseTextLexeme(lexeme, true, !lexeme.closed && !/\s$/.test(this.source));
      case 'filter':
        return this.parseFilterLexeme(lexeme);
      case 'foreign':
        return this.parseForeignFilterLexeme(lexeme);
      default:
        this.reportProblem('unopenedGroup', lexeme);
        return null;
    }
  }

  /** Parses the term after `-` or `NOT`. */
  private parseNegation(operator: SearchQuerySpan): SearchQueryNodeOrNull {
    const next = this.lexemes[this.at];
    if (next?.kind === 'filter' && next.field === 'in') {
      this.at++;
      this.reportProblem('negatedIn', { start: operator.start, end: next.end });
      return null;
    }
    if (!this.isAtTermStart()) {
      if (this.source[operator.start] !== '-') this.reportProblem('missingTermAfter', operator);
      return null;
    }
    const child = this.parseQueryTerm();
    return child && { kind: 'not', child, start: operator.start, end: this.lexemes[this.at - 1]!.end };
  }

  private parseParenthesizedGroup(open: Extract<SearchQueryLexeme, { kind: 'open' }>): SearchQueryNodeOrNull {
    if (!open.closed) this.reportUnclosedGroup(open);
    if (this.depth === SEARCH_QUERY_GROUP_DEPTH_MAX) return this.skipTooDeepGroup(open);
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

  /** Reports the outermost group without a closing parenthesis. The suggestion closes the groups inside it, too. */
  private reportUnclosedGroup({ start }: SearchQuerySpan): void {
    if (this.hasUnclosedGroup) return;
    this.hasUnclosedGroup = true;
    this.reportProblem('unclosedGroup', { start, end: this.source.trimEnd().length });
  }

  private skipTooDeepGroup(open: SearchQuerySpan): null {
    let depth = 1;
    for (; depth > 0 && this.at < this.lexemes.length; this.at++) {
      const lexeme = this.lexemes[this.at]!;
      if (lexeme.kind === 'open') depth++;
      else if (lexeme.kind === 'close' && !lexeme.stray) depth--;
    }
    this.reportProblem('tooDeep', { start: open.start, end: this.lexemes[this.at - 1]!.end });
    return null;
  }

  private parseTextLexeme(
    lexeme: SearchQuerySpan & { text: string },
    quoted: boolean,
    prefix: boolean,
  ): SearchQueryNodeOrNull {
    const { text, start, end } = lexeme;
    const tokens = quoted ? tokenizePhraseText(text) : tokenizeQueryWord(text);
    if (tokens.length === 0) {
      if (!quoted && FOREIGN_OPERATOR_PATTERN.test(text)) this.reportProblem('foreignOperator', lexeme);
      else this.tokenless.push(lexeme);
      return null;
    }
    if (!this.addTermsIfWithinLimit(quoted ? 1 : tokens.length)) return null;
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

  private parseFilterLexeme(lexeme: FilterLexeme): SearchQueryNodeOrNull {
    const { field, start, end, nameEnd, items } = lexeme;
    if (!this.addTermsIfWithinLimit(1)) return null;
    if (lexeme.near) {
      this.reportProblem('similarFilter', { start, end: nameEnd }, field);
      return null;
    }
    if (items.length === 0) {
      this.reportProblem('missingValue', lexeme, field);
      return null;
    }
    for (const item of items) {
      if (!item.closed) this.reportProblem('unclosedQuote', item);
    }
    const value = parseFilterValue(field, items, this.now, this.problems);
    if (!value) return null;
    const node: SearchQueryFilterNode = {
      kind: 'filter',
      field,
      value,
      valueSpan: { start: nameEnd, end },
      start,
      end,
    };
    return node;
  }

  private parseForeignFilterLexeme(lexeme: ForeignFilterLexeme): null {
    if (this.addTermsIfWithinLimit(1)) this.reportProblem('foreignFilter', lexeme);
    return null;
  }

  /** Returns the text fields that an `in:` filter names, or null if it has no valid value. */
  private parseSearchFields(lexeme: FilterLexeme): SearchableTextField[] | null {
    const node = this.parseFilterLexeme(lexeme);
    if (node?.kind !== 'filter' || node.value.kind !== 'names') return null;
    const names = new Set(node.value.names.map(({ name }) => name));
    return SEARCHABLE_TEXT_FIELDS.filter((field) => names.has(field));
  }

  private restrictSearchFields(
    nodes: readonly SearchQueryNode[],
    fields: readonly SearchableTextField[],
  ): void {
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
  private addTermsIfWithinLimit(terms: number): boolean {
    if (this.firstIgnored === null && this.terms + terms <= SEARCH_QUERY_TERMS_MAX) {
      this.terms += terms;
      return true;
    }
    this.firstIgnored ??= this.lexemes[this.at - 1]!.start;
    return false;
  }

  private reportExcessTerms(): void {
    if (this.firstIgnored === null) return;
    this.reportProblem('tooManyTerms', { start: this.firstIgnored, end: this.source.length });
  }

  private computeNodeSpan(firstLexeme: number): SearchQuerySpan {
    const start = this.lexemes[firstLexeme]?.start ?? this.source.length;
    return { start, end: Math.max(start, this.lexemes[this.at - 1]?.end ?? start) };
  }
}
