/**
 * From a source to its terms, in one pass. A `(` opens a group where a term could start and is text
 * inside a word, so that `at Foo.bar(Foo.java:12)` stays the text it is; a `)` closes the nearest of
 * either. `name:` starts a filter when it is one, or nearly one and a value follows at once.
 */
import type { FilterField, Span } from './ast';
import { fieldNamed, nearField } from './fields';

export type Lexeme =
  /** `stray`: closes nothing. `closed`: a group's parenthesis has its partner. */
  | ({ kind: 'open'; closed: boolean } & Span)
  | ({ kind: 'close'; stray: boolean } & Span)
  | ({ kind: 'or' } & Span)
  | ({ kind: 'not' } & Span)
  | ({ kind: 'word'; text: string } & Span)
  | ({ kind: 'phrase'; text: string; closed: boolean } & Span)
  | FilterLexeme;

export interface FilterLexeme extends Span {
  kind: 'filter';
  /** Where the name, with its colon, ends. */
  nameEnd: number;
  field: FilterField;
  /** The name is only near to the field's. */
  near: boolean;
  items: ValueItem[];
}

/** One of a filter's values, between commas. */
export interface ValueItem extends Span {
  text: string;
  quoted: boolean;
  closed: boolean;
}

export function lex(source: string): Lexeme[] {
  return new Lexer(source).run();
}

const SPACE = /\s/;
const NAME = /([a-z][a-z-]*):(?!:)/iy;

class Lexer {
  private at = 0;
  private readonly lexemes: Lexeme[] = [];
  /** Open parentheses: a group's lexeme, or null for one inside a word. */
  private readonly open: (Extract<Lexeme, { kind: 'open' }> | null)[] = [];

  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  run(): Lexeme[] {
    while (this.at < this.source.length) {
      if (this.atSpace()) this.at++;
      else this.term();
    }
    return this.lexemes;
  }

  private atSpace(): boolean {
    return SPACE.test(this.source[this.at]!);
  }

  private term(): void {
    const start = this.at;
    const char = this.source[start];
    if (char === '(') {
      const lexeme = { kind: 'open' as const, start, end: ++this.at, closed: false };
      this.open.push(lexeme);
      this.lexemes.push(lexeme);
    } else if (char === ')') {
      this.close();
    } else if (char === '-' && this.negates()) {
      this.lexemes.push({ kind: 'not', start, end: ++this.at });
    } else if (char === '"') {
      const { text, closed } = this.quoted();
      this.lexemes.push({ kind: 'phrase', text, closed, start, end: this.at });
    } else if (!this.filter()) {
      this.bare(false);
      const text = this.source.slice(start, this.at);
      this.lexemes.push(
        text === 'OR' ? { kind: 'or', start, end: this.at } : { kind: 'word', text, start, end: this.at },
      );
    }
  }

  /** `-x` negates; `--x` is how options are written, and a lone dash is a dash. */
  private negates(): boolean {
    const next = this.source[this.at + 1];
    return next !== undefined && next !== '-' && next !== ')' && !SPACE.test(next);
  }

  private close(): void {
    const start = this.at++;
    const partner = this.open.pop();
    if (partner) partner.closed = true;
    this.lexemes.push({ kind: 'close', stray: !partner, start, end: this.at });
  }

  /** Reads up to a space, a group's end or (in a value) a comma. */
  private bare(inValue: boolean): void {
    for (; this.at < this.source.length && !this.atSpace(); this.at++) {
      const char = this.source[this.at];
      if (inValue && char === ',') return;
      if (char === '(') this.open.push(null);
      if (char === ')') {
        if (this.open.at(-1) !== null) return;
        this.open.pop();
      }
    }
  }

  /** Reads a quoted text from its first quotation mark past its last. */
  private quoted(): { text: string; closed: boolean } {
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

  private filter(): boolean {
    NAME.lastIndex = this.at;
    const name = NAME.exec(this.source)?.[1];
    if (name === undefined) return false;
    const start = this.at;
    const nameEnd = start + name.length + 1;
    const exact = fieldNamed(name);
    if (this.source.startsWith('//', nameEnd)) return false;
    const next = this.source[nameEnd];
    const hasValue = next !== undefined && next !== ')' && !SPACE.test(next);
    const field = exact ?? (hasValue ? nearField(name) : null);
    if (field === null) return false;
    this.at = nameEnd;
    const items = this.items();
    this.lexemes.push({ kind: 'filter', start, end: this.at, nameEnd, field, near: exact === null, items });
    return true;
  }

  /** The values between commas; empty ones are left out. */
  private items(): ValueItem[] {
    const items: ValueItem[] = [];
    for (;;) {
      const start = this.at;
      if (this.source[start] === '"') {
        items.push({ start, quoted: true, ...this.quoted(), end: this.at });
      } else {
        this.bare(true);
        const text = this.source.slice(start, this.at);
        if (text !== '') items.push({ start, end: this.at, text, quoted: false, closed: true });
      }
      if (this.source[this.at] !== ',') return items;
      this.at++;
    }
  }
}
