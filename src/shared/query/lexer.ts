/**
 * Splits a query into lexemes, in one pass. `(` opens a group at the start of a term and is text inside a
 * word, so that `at Foo.bar(Foo.java:12)` stays text; `)` closes the nearest open parenthesis of either kind.
 * `name:` starts a filter if `name` is a filter's name, or resembles one and a value follows immediately.
 */
import type { FilterField, QueryTextSpan } from './ast';
import { findFilterFieldByName, findSimilarFilterField } from './fields';

export type QueryLexeme =
  /**
   * A parenthesis of a group. `closed` means that the closing parenthesis exists, `stray` that the opening
   * parenthesis is missing.
   */
  | ({ kind: 'open'; closed: boolean } & QueryTextSpan)
  | ({ kind: 'close'; stray: boolean } & QueryTextSpan)
  | ({ kind: 'or' } & QueryTextSpan)
  | ({ kind: 'not' } & QueryTextSpan)
  | ({ kind: 'word'; text: string } & QueryTextSpan)
  | ({ kind: 'phrase'; text: string; closed: boolean } & QueryTextSpan)
  | FilterLexeme;

export interface FilterLexeme extends QueryTextSpan {
  kind: 'filter';
  /** End offset of the filter's name, including its colon. */
  nameEnd: number;
  field: FilterField;
  /** Whether the filter's name is misspelled and only resembles that of `field`. */
  near: boolean;
  items: FilterValueLexeme[];
}

/** One of the comma-separated values of a filter. */
export interface FilterValueLexeme extends QueryTextSpan {
  text: string;
  quoted: boolean;
  closed: boolean;
}

export function lexQuery(source: string): QueryLexeme[] {
  return new QueryLexer(source).readAllLexemes();
}

const SPACE_PATTERN = /\s/;
const FILTER_NAME_PATTERN = /([a-z][a-z-]*):(?!:)/iy;

class QueryLexer {
  private at = 0;
  private readonly lexemes: QueryLexeme[] = [];
  /** Stack of open parentheses: the lexeme of a group, or null for a parenthesis inside a word. */
  private readonly open: (Extract<QueryLexeme, { kind: 'open' }> | null)[] = [];

  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  readAllLexemes(): QueryLexeme[] {
    while (this.at < this.source.length) {
      if (this.isAtSpace()) this.at++;
      else this.readQueryTerm();
    }
    return this.lexemes;
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
      this.lexemes.push(
        text === 'OR' ? { kind: 'or', start, end: this.at } : { kind: 'word', text, start, end: this.at },
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
    const field = exact ?? (hasValue ? findSimilarFilterField(name) : null);
    if (field === null) return false;
    this.at = nameEnd;
    const items = this.readFilterValues();
    this.lexemes.push({ kind: 'filter', start, end: this.at, nameEnd, field, near: exact === null, items });
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
