/**
 * Splits a query into lexemes, in one pass. `(` opens a group at the start of a term and is text inside a
 * word, so that `at Foo.bar(Foo.java:12)` stays text; `)` closes the nearest open parenthesis of either kind.
 * `name:` starts a filter if `name` is a filter's name. It also does if a value follows immediately and `name`
 * resembles a filter's name or is the name of another tracker's filter.
 */
import type { SearchQuerySpan } from './ast';
import { type FilterField, findFilterFieldByName, findSimilarFilterField } from './fields';
import { type ForeignFilterName, findForeignFilterName } from './foreignFilters';

export type SearchQueryLexeme =
  /**
   * A parenthesis of a group. `closed` means that the closing parenthesis exists, `stray` that the opening
   * parenthesis is missing.
   */
  | ({ kind: 'open'; closed: boolean } & SearchQuerySpan)
  | ({ kind: 'close'; stray: boolean } & SearchQuerySpan)
  | ({ kind: 'or' } & SearchQuerySpan)
  | ({ kind: 'and' } & SearchQuerySpan)
  /** `-` or `NOT` */
  | ({ kind: 'not' } & SearchQuerySpan)
  | ({ kind: 'word'; text: string } & SearchQuerySpan)
  | ({ kind: 'phrase'; text: string; closed: boolean } & SearchQuerySpan)
  | FilterLexeme
  | ForeignFilterLexeme;

export interface FilterLexeme extends SearchQuerySpan {
  kind: 'filter';
  /** End offset of the filter's name, including its colon. */
  nameEnd: number;
  field: FilterField;
  /** Whether the filter's name is misspelled and only resembles that of `field`. */
  near: boolean;
  items: FilterValueLexeme[];
}

/** A filter of another issue tracker, such as `involves:mika`, which the query language expresses otherwise. */
export interface ForeignFilterLexeme extends SearchQuerySpan {
  kind: 'foreign';
  name: ForeignFilterName;
  /** End offset of the filter's name, including its colon. */
  nameEnd: number;
  items: FilterValueLexeme[];
}

/** One of the comma-separated values of a filter. */
export interface FilterValueLexeme extends SearchQuerySpan {
  text: string;
  quoted: boolean;
  closed: boolean;
}

export function lexSearchQuery(source: string): SearchQueryLexeme[] {
  return new SearchQueryLexer(source).readAllLexemes();
}

/** Returns how many closing parentheses a query needs at its end so that each of its groups is closed. */
export function countMissingClosingParentheses(source: string): number {
  const lexer = new SearchQueryLexer(source);
  lexer.readAllLexemes();
  return lexer.countMissingClosingParentheses();
}

/** The operators that are written as words. */
const OPERATOR_LEXEME_KINDS: ReadonlyMap<string, 'or' | 'and' | 'not'> = new Map([
  ['OR', 'or'],
  ['AND', 'and'],
  ['NOT', 'not'],
]);

const SPACE_PATTERN = /\s/;
const FILTER_NAME_PATTERN = /([a-z][a-z-]*):(?!:)/iy;

class SearchQueryLexer {
  private at = 0;
  private readonly lexemes: SearchQueryLexeme[] = [];
  /** Stack of open parentheses: the lexeme of a group, or null for a parenthesis inside a word. */
  private readonly open: (Extract<SearchQueryLexeme, { kind: 'open' }> | null)[] = [];

  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  readAllLexemes(): SearchQueryLexeme[] {
    while (this.at < this.source.length) {
      if (this.isAtSpace()) this.at++;
      else this.readQueryTerm();
    }
    return this.lexemes;
  }

  countMissingClosingParentheses(): number {
    // A closing parenthesis also closes those inside words that were opened after the group.
    const outermost = this.open.findIndex((lexeme) => lexeme !== null);
    return outermost < 0 ? 0 : this.open.length - outermost;
  }

  private isAtSpace(): boolean {
    return SPACE_PATTERN.test(this.source[this.at]!);
  }

  private readQueryTerm(): void {
    const start = this.at;
    const char = this.source[start];
    if (char === '(') {
      const lexeme = { kind: 'open' as const, start, end: ++this.at, closed: false };
      this.open.push(lexeme);
      this.lexemes.push(lexeme);
    } else if (char === ')') {
      this.readClosingParenthesis();
    } else if (char === '-' && this.isAtNegation()) {
      this.lexemes.push({ kind: 'not', start, end: ++this.at });
    } else if (char === '"') {
      const { text, closed } = this.readQuotedText();
      this.lexemes.push({ kind: 'phrase', text, closed, start, end: this.at });
    } else if (!this.readFilterTerm()) {
      this.readUnquotedText(false);
      const text = this.source.slice(start, this.at);
      const operator = OPERATOR_LEXEME_KINDS.get(text);
      this.lexemes.push(
        operator ? { kind: operator, start, end: this.at } : { kind: 'word', text, start, end: this.at },
      );
    }
  }

  /**
   * Whether the dash at the current position negates the next term, as in `-x`. `--x` is a command-line
   * option and a single dash is text.
   */
  private isAtNegation(): boolean {
    const next = this.source[this.at + 1];
    return next !== undefined && next !== '-' && next !== ')' && !SPACE_PATTERN.test(next);
  }

  private readClosingParenthesis(): void {
    const start = this.at++;
    const partner = this.open.pop();
    if (partner) partner.closed = true;
    this.lexemes.push({ kind: 'close', stray: !partner, start, end: this.at });
  }

  /** Reads unquoted text up to white space, the end of the group or, in a filter value, a comma. */
  private readUnquotedText(inValue: boolean): void {
    for (; this.at < this.source.length && !this.isAtSpace(); this.at++) {
      const char = this.source[this.at];
      if (inValue && char === ',') return;
      if (char === '(') this.open.push(null);
      if (char === ')') {
        if (this.open.at(-1) !== null) return;
        this.open.pop();
      }
    }
  }

  /** Reads a quoted text including both quotation marks. */
  private readQuotedText(): { text: string; closed: boolean } {
    let text = '';
    for (this.at++; this.at < this.source.length; this.at++) {
      const char = this.source[this.at]!;
      if (char === '"') {
        this.at++;
        return { text, closed: true };
      }
      const escaped = this.source[this.at + 1];
      if (char === '\\' && (escaped === '"' || escaped === '\\')) {
        text += escaped;
        this.at++;
      } else {
        text += char;
      }
    }
    return { text, closed: false };
  }

  private readFilterTerm(): boolean {
    FILTER_NAME_PATTERN.lastIndex = this.at;
    const name = FILTER_NAME_PATTERN.exec(this.source)?.[1];
    if (name === undefined) return false;
    const start = this.at;
    const nameEnd = start + name.length + 1;
    const exact = findFilterFieldByName(name);
    if (this.source.startsWith('//', nameEnd)) return false;
    const next = this.source[nameEnd];
    const hasValue = next !== undefined && next !== ')' && !SPACE_PATTERN.test(next);
    const foreign = exact === null && hasValue ? findForeignFilterName(name) : null;
    const field = exact ?? (hasValue ? findSimilarFilterField(name) : null);
    if (foreign === null && field === null) return false;
    this.at = nameEnd;
    const items = this.readFilterValues();
    const common = { start, end: this.at, nameEnd, items };
    if (foreign !== null) this.lexemes.push({ kind: 'foreign', name: foreign, ...common });
    else if (field !== null) this.lexemes.push({ kind: 'filter', field, near: exact === null, ...common });
    return true;
  }

  /** Reads the comma-separated values of a filter. Empty values are skipped. */
  private readFilterValues(): FilterValueLexeme[] {
    const items: FilterValueLexeme[] = [];
    for (;;) {
      const start = this.at;
      if (this.source[start] === '"') {
        items.push({ start, quoted: true, ...this.readQuotedText(), end: this.at });
      } else {
        this.readUnquotedText(true);
        const text = this.source.slice(start, this.at);
        if (text !== '') items.push({ start, end: this.at, text, quoted: false, closed: true });
      }
      if (this.source[this.at] !== ',') return items;
      this.at++;
    }
  }
}
