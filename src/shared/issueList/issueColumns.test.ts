import {
  createLabelScopeColumnKey,
  formatIssueColumns,
  getIssueColumnsProblem,
  parseIssueColumn,
  parseIssueColumns,
} from './issueColumns';

test('parses columns with their widths, and leaves out unknown and repeated ones', () => {
  const columns = parseIssueColumns('due.milestone-180.nothing.due-90.label_component');
  expect(columns.map(({ key, width }) => [key, width])).toEqual([
    ['due', 84],
    ['milestone', 180],
    ['label_component', 112],
  ]);
  expect(formatIssueColumns(columns)).toBe('due.milestone-180.label_component');
});

test('formats the default columns as null', () => {
  expect(formatIssueColumns(parseIssueColumns('comments.assignees.updated'))).toBeNull();
  expect(formatIssueColumns(parseIssueColumns('comments.assignees.updated-90'))).not.toBeNull();
});

test.each(['component', 'a.b', 'in-120', 'ü ~%', 'x_y'])(
  'parses the label scope %p from its formatted column',
  (scope) => {
    const key = createLabelScopeColumnKey(scope);
    expect(parseIssueColumns(`${key}-150`)).toMatchObject([{ labelScope: scope, label: scope, width: 150 }]);
    expect(parseIssueColumn(key)).toMatchObject({ labelScope: scope, width: 112 });
  },
);

test('clamps widths to the allowed range', () => {
  expect(parseIssueColumn('due-1')?.width).toBe(40);
  expect(parseIssueColumn('due-9999')?.width).toBe(480);
});

test.each([
  [['due', 'author-100'], null],
  [[], null],
  [['color'], /^Unknown column “color”/],
  [['label_'], /^Unknown column/],
  [['label_%'], /^Unknown column/],
  [['toString'], /^Unknown column/],
  [['due', 'due-90'], /listed twice/],
  [Array.from({ length: 17 }, (_, i) => `label_${i}`), /at most 16 columns/],
] as const)('validates the columns %p', (columns, problem) => {
  const found = getIssueColumnsProblem(columns);
  if (problem === null) expect(found).toBeNull();
  else expect(found).toMatch(problem);
});
