import fc from 'fast-check';
import { SEARCH_TOKEN_LENGTH_MAX } from '../limits';
import { buildPhraseText, tokenizeAtoms, tokenize, tokenizeIdentifiers } from './tokens';

const tokenizeSorted = (text: string): string[] => [...new Set(tokenize(text))].sort();

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
    expect(tokenizeSorted(text)).toEqual(expected.sort());
  });

  it('truncates long tokens', () => {
    expect(tokenize('x'.repeat(500))).toEqual(['x'.repeat(SEARCH_TOKEN_LENGTH_MAX)]);
  });

  it('returns tokens without special characters, including all whole and plain tokens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const tokens = new Set(tokenize(text));
        for (const token of tokens) {
          expect(token).toMatch(/^[\p{L}\p{M}\p{N}.:_]+$/u);
          expect(token.length).toBeLessThanOrEqual(SEARCH_TOKEN_LENGTH_MAX);
        }
        for (const token of [...tokenizeIdentifiers(text), ...tokenizeAtoms(text)])
          expect(tokens).toContain(token);
      }),
      { numRuns: 500 },
    );
  });
});

it('tokenizeIdentifiers keeps identifiers whole', () => {
  expect(tokenizeIdentifiers('at foo.barBaz(std::vec)')).toEqual(['at', 'foo.barbaz', 'std::vec']);
});

it('tokenizeAtoms splits identifiers into atoms', () => {
  expect(tokenizeAtoms('Foo.barBaz_qux 崩溃')).toEqual(['foo', 'barbaz', 'qux', '崩', '溃']);
  expect(buildPhraseText('A title', 'The body', ['one', ''])).toBe('\n a title \n the body \n one \n  \n');
});
