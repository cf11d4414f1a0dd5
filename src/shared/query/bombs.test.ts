/** Denial-of-service tests: parsing of hostile queries takes time bounded by their length. */
import { SEARCH_QUERY_LENGTH_MAX, MARKDOWN_TEXT_LENGTH_MAX } from '../limits';
import { parseMentionedLogins } from '../mentions';
import { measureCpuTime } from '../../testing/measureCpuTime';
import type { SearchQueryNode } from './ast';
import { computeQueryCompletion } from './complete';
import { describeSyntaxProblems } from './describeSyntaxProblems';
import { addFilterTerm, excludeFilterTerm, removeFilterTerm } from './edit';
import { highlightSearchQuery } from './highlight';
import { lexSearchQuery } from './lexer';
import { findNearestSpelling } from './nearest';
import { parseSearchQuery } from './parse';
import { quoteFilterValue } from './quote';
import { tokenizePhraseText, tokenizeIndexText, tokenizeQueryWord } from './tokens';

/**
 * Time limit for parsing a hostile query, in milliseconds of CPU time. The slowest takes a few; exponential
 * or cubic parsing would take hours.
 */
const QUERY_PARSE_CPU_LIMIT_MS = 1_000;

const HOSTILE_QUERY_PIECES: Readonly<Record<string, string>> = {
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
  conjunctions: 'AND ',
  'negations by word': 'NOT ',
  'filters of other trackers': 'title:a ',
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
const HOSTILE_QUERY_PREFIXES_AND_SUFFIXES = [
  ['', ''],
  ['label:', ''],
  ['number:', 'x'],
  ['created:', '!'],
  ['priority:', '"'],
  ['(in:title ', ')'],
  ['"', ''],
  ['-', ' OR'],
] as const;

const buildHostileQuery = (before: string, piece: string, after: string, length: number): string =>
  before + piece.repeat(length).slice(0, length - before.length - after.length) + after;

describe.each(Object.entries(HOSTILE_QUERY_PIECES))('a query of repeated %s', (_name, piece) => {
  it.each(HOSTILE_QUERY_PREFIXES_AND_SUFFIXES)(
    'is parsed in bounded time between %j and %j',
    (before, after) => {
      const source = buildHostileQuery(before, piece, after, SEARCH_QUERY_LENGTH_MAX);
      expect(source).toHaveLength(SEARCH_QUERY_LENGTH_MAX);
      const readers: Record<string, () => unknown> = {
        lex: () => lexSearchQuery(source),
        parse: () => describeSyntaxProblems(parseSearchQuery(source, 0)),
        highlight: () => highlightSearchQuery(source),
        complete: () =>
          [0, source.length >> 1, source.length].map((caret) => computeQueryCompletion(source, caret)),
        edit: () =>
          removeFilterTerm(
            excludeFilterTerm(addFilterTerm(source, 'label', 'x'), 'state', 'Done'),
            'label',
            'x',
          ),
        quote: () => quoteFilterValue(source),
        tokens: () => [tokenizeIndexText(source), tokenizeQueryWord(source), tokenizePhraseText(source)],
      };
      for (const [name, read] of Object.entries(readers)) {
        expect([name, measureCpuTime(read, QUERY_PARSE_CPU_LIMIT_MS) < QUERY_PARSE_CPU_LIMIT_MS]).toEqual([
          name,
          true,
        ]);
      }
    },
  );

  it('is tokenized in bounded time as a text of maximum length', () => {
    const text = buildHostileQuery('', piece, '', MARKDOWN_TEXT_LENGTH_MAX);
    const read = () => [tokenizeIndexText(text), tokenizePhraseText(text), parseMentionedLogins(text)];
    expect(measureCpuTime(read, QUERY_PARSE_CPU_LIMIT_MS)).toBeLessThan(QUERY_PARSE_CPU_LIMIT_MS);
  });

  it('gives a tree and problems of bounded size', () => {
    const { root, syntaxProblems: problems } = parseSearchQuery(
      buildHostileQuery('', piece, '', 4 * SEARCH_QUERY_LENGTH_MAX),
      0,
    );
    expect(measureQueryTreeDepth(root)).toBeLessThan(200);
    expect(problems.length).toBeLessThanOrEqual(SEARCH_QUERY_LENGTH_MAX + 2);
    expect(JSON.stringify(root).length).toBeLessThan(40 * SEARCH_QUERY_LENGTH_MAX);
  });
});

/**
 * Returns the depth of a query tree. Iterative, because recursion over a deep tree could overflow the call
 * stack.
 */
function measureQueryTreeDepth(root: SearchQueryNode): number {
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

it('findNearestSpelling compares long names in bounded time', () => {
  const names = Array.from({ length: 1_000 }, (_, index) => `${'ab'.repeat(30)}${index}`);
  const find = () => findNearestSpelling('ba'.repeat(SEARCH_QUERY_LENGTH_MAX / 2), names);
  expect(measureCpuTime(find, QUERY_PARSE_CPU_LIMIT_MS)).toBeLessThan(QUERY_PARSE_CPU_LIMIT_MS);
});
