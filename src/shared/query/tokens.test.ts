import fc from 'fast-check';
import { SEARCH_TOKEN_LENGTH_MAX } from '../limits';
import { buildPhraseSearchText, tokenizePhraseText, tokenizeIndexText, tokenizeQueryWord } from './tokens';

const tokenizeAndSort = (text: string): string[] => [...new Set(tokenizeIndexText(text))].sort();

describe('tokenize', () => {
  it.each([
    ['foo.bar', ['bar', 'foo', 'foo.bar']],
    ['NullPointerException', ['exception', 'null', 'nullpointerexception', 'pointer']],
    ['HTTPServer2Go', ['go', 'http', 'httpserver2go', 'server2']],
    ['0x18 0xDEADbeef', ['0x18', '0xdeadbeef']],
    ['std::vec', ['std', 'std::vec', 'vec']],
    ['snake_case', ['case', 'snake', 'snake_case']],
    ['__proto__', ['proto']],
    ['It ends here.', ['ends', 'here', 'it']],
    ['src/lib/foo.rs:12', ['12', 'foo', 'foo.rs', 'lib', 'rs', 'src']],
    ['1..2 a::b:c', ['1', '2', 'a', 'a::b', 'b', 'c']],
    ['Ｆｕｌｌ ﬁne ÜBER', ['fine', 'full', 'über']],
    ['崩溃了', ['了', '崩', '溃']],
    ['nul\0byte \ud800x 😀', ['byte', 'nul', 'x']],
    ['', []],
  ])('returns the tokens of %j', (text, expected) => {
    expect(tokenizeAndSort(text)).toEqual(expected.sort());
  });

  it('truncates long tokens', () => {
    expect(tokenizeIndexText('x'.repeat(500))).toEqual(['x'.repeat(SEARCH_TOKEN_LENGTH_MAX)]);
  });

  it('returns tokens without special characters, including all whole and plain tokens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const tokens = new Set(tokenizeIndexText(text));
        for (const token of tokens) {
          expect(token).toMatch(/^[\p{L}\p{M}\p{N}.:_]+$/u);
          expect(token.length).toBeLessThanOrEqual(SEARCH_TOKEN_LENGTH_MAX);
        }
        for (const token of [...tokenizeQueryWord(text), ...tokenizePhraseText(text)])
          expect(tokens).toContain(token);
      }),
      { numRuns: 500 },
    );
  });
});

it('tokenizeQueryWord keeps identifiers whole', () => {
  expect(tokenizeQueryWord('at foo.barBaz(std::vec)')).toEqual(['at', 'foo.barbaz', 'std::vec']);
});

it('tokenizePhraseText splits identifiers into atoms', () => {
  expect(tokenizePhraseText('Foo.barBaz_qux 崩溃')).toEqual(['foo', 'barbaz', 'qux', '崩', '溃']);
  expect(buildPhraseSearchText('A title', 'The body', ['one', ''])).toBe(
    '\n a title \n the body \n one \n  \n',
  );
});
