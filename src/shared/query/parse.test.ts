import fc from 'fast-check';
import type { SearchQueryNode } from './ast';
import { measureCpuTime } from '../../testing/measureCpuTime';
import { describeSyntaxProblems } from './describeSyntaxProblems';
import { highlightSearchQuery } from './highlight';
import { parseSearchQuery } from './parse';

const TEST_CURRENT_TIME_MS = Date.UTC(2024, 5, 15, 13, 30);
const formatDay = (instant: number | null): string =>
  instant === null ? '' : new Date(instant).toISOString().slice(0, 10);

/** Formats a query's syntax tree as one line. */
function formatSearchQueryNode(node: SearchQueryNode): string {
  switch (node.kind) {
    case 'and':
    case 'or':
      return `${node.kind}(${node.children.map(formatSearchQueryNode).join(' ')})`;
    case 'not':
      return `not(${formatSearchQueryNode(node.child)})`;
    case 'text': {
      const where = node.fields.length === 3 ? '' : `@${node.fields.join('+')}`;
      return `${node.phrase ? '"' : ''}${node.tokens.join('+')}${node.prefix ? '*' : ''}${where}`;
    }
    case 'filter': {
      const { value } = node;
      if (value.kind === 'names') return `${node.field}=${value.names.map(({ name }) => name).join('|')}`;
      if (value.kind === 'numbers') {
        return `${node.field}=${value.ranges.map(({ from, to }) => `${from ?? ''}..${to ?? ''}`).join('|')}`;
      }
      return `${node.field}=${value.ranges.map(({ from, until }) => `${formatDay(from)}..${formatDay(until)}`).join('|')}`;
    }
  }
}

const formatParsedSearchQuery = (source: string): string =>
  parseSearchQuery(source, TEST_CURRENT_TIME_MS).root.children.map(formatSearchQueryNode).join(' ');
const describeProblems = (source: string) =>
  describeSyntaxProblems(parseSearchQuery(source, TEST_CURRENT_TIME_MS));
const listQueryProblems = (source: string): [string, string | null][] =>
  describeProblems(source).map(({ start, end, suggestion }) => [source.slice(start, end), suggestion]);

describe('parseSearchQuery', () => {
  it.each([
    ['', ''],
    ['crash on Resume ', 'crash on resume'],
    ['crash res', 'crash res*'],
    ['a OR b c', 'or(a and(b c*))'],
    ['(a OR b) -c ', 'or(a b) not(c)'],
    ['a AND b OR c AND NOT d ', 'or(and(a b) and(c not(d)))'],
    ['NOT (a b) NOT label:x', 'not(and(a b)) not(label=x)'],
    ['NOT -a and not or ', 'not(not(a)) and not or'],
    ['"AND" android NOTHING ', 'and android nothing'],
    ['-(a b) -label:x', 'not(and(a b)) not(label=x)'],
    ['"out of Memory" ', '"out+of+memory'],
    ['"out of mem', '"out+of+mem*'],
    ['label:bug,"needs info" label:a::*', 'label=bug|needs info label=a::*'],
    ['state:"say \\"hi\\" \\\\o" ', 'state=say "hi" \\o'],
    ['IS:Open type:BUG ', 'is=open type=bug'],
    ['priority:>=high,none priority:low..high', 'priority=3..|0..0 priority=1..3'],
    ['comments:>10 votes:<=5 number:NET-4 number:3..*', 'comments=11.. votes=..5 number=4..4 number=3..'],
    ['created:>2024-01-31 updated:2024-01..2024-03', 'created=2024-02-01.. updated=2024-01-01..2024-04-01'],
    ['created:2023 closed:2024-02-29', 'created=2023-01-01..2024-01-01 closed=2024-02-29..2024-03-01'],
    ['created:<30d updated:>30d', 'created=2024-05-16.. updated=..2024-05-16'],
    ['due:<7d due:<today', 'due=2024-06-15..2024-06-23 due=..2024-06-15'],
    ['in:title crash (dump) ', 'crash@title dump@title'],
    ['(in:title a) OR (in:body,comments b) OR c ', 'or(a@title b@body+comments c)'],
    ['in:title a (in:body b) ', 'a@title b@body'],
    ['TypeError: x ', 'typeerror x'],
    ['std::vec state::machine ', 'std::vec state::machine'],
    ['http://example.com/a?b ', 'http example.com a b'.replace(/ /g, '+')],
    ['at Foo.bar(Foo.java:12) ', 'at foo.bar+foo.java+12'],
    ['call(a, b) { return -1 } ', 'call+a b return not(1)'],
    ['--release not:x ', 'release not+x'],
    ['duplicate-of:NET-4 parent:#3', 'duplicate-of=NET-4 parent=#3'],
    ['assignee:@me no:label has:parent', 'assignee=@me no=label has=parent'],
  ])('parses %j', (source, expected) => {
    expect(formatParsedSearchQuery(source)).toBe(expected);
    expect(listQueryProblems(source).filter(([at]) => !at.startsWith('"'))).toEqual([]);
  });

  it.each([
    ['asignee:mika', [['asignee:', 'assignee:']], ''],
    ['status:open x ', [['status:', 'state:']], 'x'],
    ['lable:x OR label:y', [['lable:', 'label:']], 'label=y'],
    ['is:opne', [['opne', 'open']], ''],
    ['type:bug,feture', [['feture', 'feature']], 'type=bug'],
    ['priority:>=hgih', [['>=hgih', '>=high']], ''],
    ['created:2024-02-30', [['2024-02-30', '2024-02-29']], ''],
    ['created:2024/1/5..2024-03', [['2024/1/5..2024-03', '2024-01-05..2024-03']], ''],
    ['created:2024-05..2024-01', [['2024-05..2024-01', '2024-01..2024-05']], ''],
    ['comments:many', [['many', null]], ''],
    ['votes:9..3', [['9..3', '3..9']], ''],
    ['parent:x', [['x', null]], ''],
    ['label: crash ', [['label:', null]], 'crash'],
    ['"never closed', [['"never closed', '"never closed"']], '"never+closed*'],
    ['label:"a b', [['"a b', '"a b"']], 'label=a b'],
    ['(a b', [['(a b', '(a b)']], 'a b*'],
    ['x (a (b call(c) ', [['(a (b call(c)', '(a (b call(c)))']], 'x and(a and(b call+c))'],
    ['(foo(bar ', [['(foo(bar', '(foo(bar))']], 'foo+bar'],
    [
      '(a "b\\',
      [
        ['(a "b\\', '(a "b\\\\")'],
        ['"b\\', '"b\\\\"'],
      ],
      'a b*',
    ],
    ['a) b ', [[')', '']], 'a b'],
    [
      'OR a OR ',
      [
        ['OR', ''],
        ['OR', ''],
      ],
      'a',
    ],
    [
      'AND a AND OR b AND AND c NOT ',
      [
        ['AND', ''],
        ['AND', ''],
        ['AND', ''],
        ['NOT', ''],
      ],
      'or(a and(b c))',
    ],
    ['x | y ', [['|', 'OR']], 'x y'],
    [
      'x && y || z ',
      [
        ['&&', 'AND'],
        ['||', 'OR'],
      ],
      'x y z',
    ],
    ['title:proxy', [['title:proxy', 'in:title proxy']], ''],
    ['-Title:"a b" c ', [['Title:"a b"', '(in:title "a b")']], 'c'],
    ['description:a', [['description:a', 'in:body a']], ''],
    ['involves:@me', [['involves:@me', '(author:@me OR assignee:@me OR commenter:@me OR mentions:@me)']], ''],
    ['sort:created-desc a ', [['sort:created-desc', '']], 'a'],
    ['a -in:title ', [['-in:title', '']], 'a'],
    [
      '{ }',
      [
        ['{', null],
        ['}', null],
      ],
      '',
    ],
  ])('reports the problems of %j', (source, expectedProblems, expectedTree) => {
    expect(listQueryProblems(source)).toEqual(expectedProblems);
    expect(formatParsedSearchQuery(source)).toBe(expectedTree);
  });

  it.each([
    'title:proxy label:bug',
    'involves:admin OR crash',
    'sort:created crash',
    'crash | leak',
    'crash && leak',
    'AND crash',
    'crash NOT ',
    '(crash',
    '((crash OR leak) "out of mem',
    'label:"a b',
    'crash )',
    'asignee:mika',
  ])('finds no problem in %j after its suggestions were applied', (source) => {
    let fixed = source;
    for (let step = 0; step < 4; step++) {
      const [problem] = describeProblems(fixed);
      if (problem) fixed = fixed.slice(0, problem.start) + problem.suggestion! + fixed.slice(problem.end);
    }
    expect(describeProblems(fixed)).toEqual([]);
  });

  it('ignores terms, characters and groups beyond its limits', () => {
    const many = parseSearchQuery(
      Array.from({ length: 70 }, (_, i) => `w${i} `).join(''),
      TEST_CURRENT_TIME_MS,
    );
    expect(many.root.children).toHaveLength(64);
    expect(describeSyntaxProblems(many).map(({ message }) => message)).toEqual([
      expect.stringContaining('64 terms'),
    ]);
    const long = parseSearchQuery(`label:a ${'x'.repeat(3000)}`, TEST_CURRENT_TIME_MS);
    expect(long.syntaxProblems.at(-1)).toMatchObject({ start: 2048, end: 3008 });
    const deep = parseSearchQuery(`a ${'('.repeat(1000)}b${')'.repeat(1000)}`, TEST_CURRENT_TIME_MS);
    expect(deep.syntaxProblems).toHaveLength(1);
  });

  const pieces = fc.constantFrom(
    ...'( ) - -( " \\" OR OR AND NOT | title: sort: involves: label: assignee: asignee: created: priority: in:title in: a b foo.bar std::vec , , '.split(
      ' ',
    ),
    ...[
      ' ',
      ' ',
      'x y',
      '"a b"',
      '>=high',
      '2024-01',
      '..',
      '<30d',
      '@me',
      '😀',
      '\ud800',
      '\0',
      'NET-4',
      'é漢',
    ],
  );
  const garbage = fc.oneof(
    fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 100 }),
  );

  it('never throws, and reports positions within the source', () => {
    fc.assert(
      fc.property(garbage, (source) => {
        const parsed = parseSearchQuery(source, TEST_CURRENT_TIME_MS);
        const { root } = parsed;
        for (const { start, end } of describeSyntaxProblems(parsed)) {
          expect(0 <= start && start <= end && end <= source.length).toBe(true);
        }
        const visit = (node: SearchQueryNode, low: number, high: number): void => {
          expect(low <= node.start && node.start <= node.end && node.end <= high).toBe(true);
          if (node.kind === 'not') visit(node.child, node.start, node.end);
          if (node.kind === 'and' || node.kind === 'or') {
            node.children.forEach((child) => visit(child, node.start, node.end));
          }
        };
        visit(root, 0, source.length);
        let last = 0;
        for (const { start, end } of highlightSearchQuery(source)) {
          expect(last <= start && start < end && end <= source.length).toBe(true);
          expect(source.slice(last, start)).toMatch(/^\s*$/);
          last = end;
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('takes linear time for repeated characters', () => {
    for (const piece of [
      '(',
      '-(',
      '"',
      'a:',
      'label:',
      ',',
      'label:a,',
      'OR ',
      'AND ',
      'NOT ',
      'title:x ',
      'a OR ',
      '\\',
      'x ',
      '..',
      'in:title (',
    ]) {
      const parse = () => parseSearchQuery(piece.repeat(4096), TEST_CURRENT_TIME_MS);
      expect(measureCpuTime(parse, 500)).toBeLessThan(500);
    }
  });
});
