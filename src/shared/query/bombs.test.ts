/** Denial-of-service tests: parsing of hostile queries takes time bounded by their length. */
import { QUERY_LENGTH_MAX, TEXT_LENGTH_MAX } from '../limits';
import { mentionedLogins } from '../mentions';
import { cpuTime } from '../../testing/cpuTime';
import type { QueryNode } from './ast';
import { completeAt } from './complete';
import { addTerm, excludeTerm, removeTerm } from './edit';
import { highlightQuery } from './highlight';
import { lexQuery } from './lexer';
import { nearestSpelling } from './nearest';
import { parseQuery } from './parse';
import { quoteValue } from './quote';
import { plainTokens, tokenize, wholeTokens } from './tokens';

/**
 * Time limit for parsing a hostile query, in milliseconds of CPU time. The slowest takes a few; exponential
 * or cubic parsing would take hours.
 */
const CPU_TIME_LIMIT = 1_000;

const SHAPES: Readonly<Record<string, string>> = {
  'open groups': '(',
  'closed groups': '()',
  'closing nothing': ')',
  'groups of alternatives': '(a OR ',
  'nested places': '(in:title a ',
  'negated groups': '-(',
  dashes: '-',
  'negations of negations': '-a-',
  'alternatives of nothing': 'OR ',
  alternatives: 'a OR ',
  'quotation marks': '"',
  'quoted quotation marks': '"\\"',
  backslashes: '\\',
  phrases: '"a b"',
  'filters of nothing': 'label:',
  filters: 'label:a ',
  values: 'a,',
  commas: ',',
  'quoted values': '"a",',
  'near names': 'labek:a ',
  names: 'a-',
  'one name': 'a',
  'a colon': 'a:',
  colons: ':',
  addresses: 'a://',
  ranges: '1..',
  dots: '.',
  comparisons: '>=<',
  'words in parentheses': 'a(b)',
  'words that open': 'a( ',
  'joined words': 'a.b',
  'joined by lines': 'a_',
  humps: 'aB',
  capitals: 'AB',
  spaces: ' ',
  'space of all kinds': ' \t\u00a0\u2003\n',
  mentions: '@a',
  numbers: '9',
  'far days': 'created:<9999999999d ',
  'numbers of issues': '#1',
  'letters that grow': 'İ',
  'letters that fall apart': 'ﷺ',
  marks: 'a\u0301',
  'halves of characters': '\ud800',
  signs: '��',
  'characters by themselves': '字',
  zeros: '\0',
  prototypes: '__proto__:constructor ',
};

/** Texts put before and after the repeated part of a hostile query, some of which make it invalid. */
const FRAMES = [
  ['', ''],
  ['label:', ''],
  ['number:', 'x'],
  ['created:', '!'],
  ['priority:', '"'],
  ['(in:title ', ')'],
  ['"', ''],
  ['-', ' OR'],
] as const;

const filled = (before: string, piece: string, after: string, length: number): string =>
  before + piece.repeat(length).slice(0, length - before.length - after.length) + after;

describe.each(Object.entries(SHAPES))('a query of repeated %s', (_name, piece) => {
  it.each(FRAMES)('is parsed in bounded time between %j and %j', (before, after) => {
    const source = filled(before, piece, after, QUERY_LENGTH_MAX);
    expect(source).toHaveLength(QUERY_LENGTH_MAX);
    const readers: Record<string, () => unknown> = {
      lex: () => lexQuery(source),
      parse: () => parseQuery(source, 0),
      highlight: () => highlightQuery(source),
      complete: () => [0, source.length >> 1, source.length].map((caret) => completeAt(source, caret)),
      edit: () => removeTerm(excludeTerm(addTerm(source, 'label', 'x'), 'state', 'Done'), 'label', 'x'),
      quote: () => quoteValue(source),
      tokens: () => [tokenize(source), wholeTokens(source), plainTokens(source)],
    };
    for (const [name, read] of Object.entries(readers)) {
      expect([name, cpuTime(read) < CPU_TIME_LIMIT]).toEqual([name, true]);
    }
  });

  it('is tokenized in bounded time as a text of maximum length', () => {
    const text = filled('', piece, '', TEXT_LENGTH_MAX);
    expect(cpuTime(() => [tokenize(text), plainTokens(text), mentionedLogins(text)])).toBeLessThan(
      CPU_TIME_LIMIT,
    );
  });

  it('gives a tree and problems of bounded size', () => {
    const { root, problems } = parseQuery(filled('', piece, '', 4 * QUERY_LENGTH_MAX), 0);
    expect(depthOf(root)).toBeLessThan(200);
    expect(problems.length).toBeLessThanOrEqual(QUERY_LENGTH_MAX + 2);
    expect(JSON.stringify(root).length).toBeLessThan(40 * QUERY_LENGTH_MAX);
  });
});

/**
 * Returns the depth of a query tree. Iterative, because recursion over a deep tree could overflow the call
 * stack.
 */
function depthOf(root: QueryNode): number {
  let depth = 0;
  for (let level = [root]; level.length > 0; depth++) {
    level = level.flatMap((node) =>
      node.kind === 'and' || node.kind === 'or'
        ? [...node.children]
        : node.kind === 'not'
          ? [node.child]
          : [],
    );
  }
  return depth;
}

it('nearest() compares long names in bounded time', () => {
  const names = Array.from({ length: 1_000 }, (_, index) => `${'ab'.repeat(30)}${index}`);
  expect(cpuTime(() => nearestSpelling('ba'.repeat(QUERY_LENGTH_MAX / 2), names))).toBeLessThan(
    CPU_TIME_LIMIT,
  );
});
