import { buildPhraseSearchText } from '../../../shared/query/tokens';
import { buildIssueTextIndex } from './buildIssueTextIndex';

const splitTsvectorLexemes = (literal: string) => literal.trim().split(/ (?=')/);

it('buildIssueTextIndex weights tokens by the kind of text and adds a ^ lexeme for tokens of the title', () => {
  const { words } = buildIssueTextIndex('Crash in pool', 'The pool is gone', ['crash again', 'gone']);
  expect(splitTsvectorLexemes(words)).toEqual([
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

it('buildIssueTextIndex returns the plain tokens of all texts', () => {
  expect(buildIssueTextIndex('A b', 'c', ['d']).plain).toBe(buildPhraseSearchText('A b', 'c', ['d']));
});

it('buildIssueTextIndex returns an empty tsvector for texts without words', () => {
  expect(buildIssueTextIndex('!?', '', []).words).toBe('');
});

it('buildIssueTextIndex leaves out the last words beyond the size limit of a tsvector', () => {
  const title = 'first';
  const body = Array.from({ length: 100_000 }, (_, i) => `wörd${i}${'x'.repeat(20)}`).join(' ');
  const { words } = buildIssueTextIndex(title, body, ['late']);
  expect(splitTsvectorLexemes(words).slice(0, 3)).toEqual([
    "'first':1A",
    "'^first':1A",
    `'wörd0${'x'.repeat(20)}':2B`,
  ]);
  expect(words).not.toContain('late');
  const stored = splitTsvectorLexemes(words).reduce(
    (sum, word) => sum + Buffer.byteLength(word.replace(/'|:.*$/g, '')) + 4,
    0,
  );
  expect(stored).toBeLessThan(1_048_575);
  expect(stored).toBeGreaterThan(700_000);
});
