import { type CopiedIssue, formatCopiedIssues } from './formatCopiedIssues';

const ISSUE: CopiedIssue = {
  key: 'NET-4',
  title: 'Crash on resume',
  state: 'Backlog',
  type: 'bug',
  priority: 'high',
  author: 'mika',
  assignees: ['ana', 'ben'],
  labels: ['component::net'],
  milestone: null,
  due: '2026-03-01',
  created: '2026-01-02T03:04:05.000Z',
  updated: '2026-01-03T03:04:05.000Z',
  closed: null,
  comments: 3,
  votes: 0,
  url: 'http://localhost/projects/NET/issues/4',
};

test('formats issues as CSV with one row per issue', () => {
  const [header, row, end] = formatCopiedIssues([ISSUE], 'csv').split('\r\n');
  expect(header).toBe(
    'Key,Title,State,Type,Priority,Author,Assignees,Labels,Milestone,Due,Created,Updated,Closed,Comments,Votes,URL',
  );
  expect(row).toBe(
    'NET-4,Crash on resume,Backlog,bug,high,mika,"ana, ben",component::net,,2026-03-01,2026-01-02T03:04:05.000Z,2026-01-03T03:04:05.000Z,,3,0,http://localhost/projects/NET/issues/4',
  );
  expect(end).toBe('');
});

test.each([
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['a, "b"', '"a, ""b"""'],
  ['a = b', 'a = b'],
])('escapes the title %p in CSV', (title, cell) => {
  expect(formatCopiedIssues([{ ...ISSUE, title }], 'csv').split('\r\n')[1]).toBe(
    formatCopiedIssues([ISSUE], 'csv')
      .split('\r\n')[1]!
      .replace('Crash on resume', () => cell),
  );
});

test('formats issues as a Markdown list whose titles contain no Markdown', () => {
  expect(formatCopiedIssues([{ ...ISSUE, title: '*Crash* in `a[0]`' }], 'markdown')).toBe(
    '- [NET-4 \\*Crash\\* in \\`a\\[0\\]\\`](http://localhost/projects/NET/issues/4)\n',
  );
});

test('formats issues as one link per line', () => {
  expect(formatCopiedIssues([ISSUE, ISSUE], 'links')).toBe(`${ISSUE.url}\n${ISSUE.url}\n`);
});
