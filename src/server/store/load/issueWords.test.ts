import { plainText } from '../../../shared/query/tokens';
import { issueWords } from './issueWords';

const lexemes = (literal: string) => literal.trim().split(/ (?=')/);

it('issueWords weights tokens by the kind of text and adds a ^ lexeme for tokens of the title', () => {
  const { words } = issueWords('Crash in pool', 'The pool is gone', ['crash again', 'gone']);
  expect(lexemes(words)).toEqual([
    "'crash':1A,3C",
    "'^crash':1A",
    "'in':1A",
    "'^in':1A",
    "'pool':1A,2B",
    "'^pool':1A",
    "'the':2B",
    "'is':2B",
    "'gone':2B,3C",
    "'again':3C",
  ]);
});

it('issueWords returns the plain tokens of all texts', () => {
  expect(issueWords('A b', 'c', ['d']).plain).toBe(plainText('A b', 'c', ['d']));
});

it('issueWords returns an empty tsvector for texts without words', () => {
  expect(issueWords('!?', '', []).words).toBe('');
});

it('issueWords leaves out the last words beyond the size limit of a tsvector', () => {
  const title = 'first';
  const body = Array.from({ length: 100_000 }, (_, i) => `wörd${i}${'x'.repeat(20)}`).join(' ');
  const { words } = issueWords(title, body, ['late']);
  expect(lexemes(words).slice(0, 3)).toEqual(["'first':1A", "'^first':1A", `'wörd0${'x'.repeat(20)}':2B`]);
  expect(words).not.toContain('late');
  const stored = lexemes(words).reduce(
    (sum, word) => sum + Buffer.byteLength(word.replace(/'|:.*$/g, '')) + 4,
    0,
  );
  expect(stored).toBeLessThan(1_048_575);
  expect(stored).toBeGreaterThan(700_000);
});
