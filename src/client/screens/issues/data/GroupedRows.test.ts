import fc from 'fast-check';
import { type IssueRowGroup, GroupedRows } from './GroupedRows';

const createTestRowGroup = (key: string, count: number): IssueRowGroup => ({
  key,
  label: key.toUpperCase(),
  count,
});
const TEST_ISSUE_ROW_GROUPS = [
  createTestRowGroup('a', 3),
  createTestRowGroup('b', 120),
  createTestRowGroup('', 2),
];

test('a group takes a row for its header and one per issue, a collapsed group only its header', () => {
  const rows = GroupedRows.createFromGroups(TEST_ISSUE_ROW_GROUPS, new Set(['b']));
  expect(rows.count).toBe(3 + 3 + 2);
  expect(rows.issueCount).toBe(125);
  expect([0, 4, 5].map((row) => rows.isGroupHeaderRow(row))).toEqual([true, true, true]);
  expect(rows.getIssueRankByRow(3)).toBe(2);
  expect(rows.getIssueRankByRow(6)).toBe(123);
  expect(rows.getRowByIssueRank(50)).toBe(rows.getGroupHeaderRow(1));
});

test('in a list without groups, row indexes are ranks', () => {
  const rows = GroupedRows.createUngroupedRows(1_000);
  expect(rows.count).toBe(1_000);
  expect(rows.isGroupHeaderRow(0)).toBe(false);
  expect(rows.getIssueRankByRow(77)).toBe(77);
  expect(rows.getRowByIssueRank(77)).toBe(77);
  expect(rows.splitIntoHeadersAndIssueRanges({ first: 40, end: 50 }, 50)).toEqual([
    { kind: 'issues', row: 40, rank: 40, count: 10 },
  ]);
  expect(
    GroupedRows.createUngroupedRows(0).splitIntoHeadersAndIssueRanges({ first: 0, end: 10 }, 50),
  ).toEqual([]);
});

test('runs end at group headers and at page boundaries', () => {
  expect(
    GroupedRows.createFromGroups(TEST_ISSUE_ROW_GROUPS, new Set()).splitIntoHeadersAndIssueRanges(
      { first: 2, end: 56 },
      50,
    ),
  ).toEqual([
    { kind: 'issues', row: 2, rank: 1, count: 2 },
    { kind: 'header', row: 4, group: 1 },
    { kind: 'issues', row: 5, rank: 3, count: 47 },
    { kind: 'issues', row: 52, rank: 50, count: 4 },
  ]);
});

test('findNextIssueRow skips headers and collapsed groups, and returns null at the end', () => {
  const rows = GroupedRows.createFromGroups(TEST_ISSUE_ROW_GROUPS, new Set(['b']));
  expect(rows.findNextIssueRow(3, 1)).toBe(6);
  expect(rows.findNextIssueRow(6, -1)).toBe(3);
  expect(rows.findNextIssueRow(1, -1)).toBeNull();
  expect(rows.findNextIssueRow(-1, 1)).toBe(1);
  expect(rows.findNextIssueRow(7, 1)).toBeNull();
});

test('a row is found again by its group after other groups were added, removed or collapsed', () => {
  const before = GroupedRows.createFromGroups(TEST_ISSUE_ROW_GROUPS, new Set());
  const anchor = before.getRowAnchor(before.getRowByIssueRank(50));
  const grown = GroupedRows.createFromGroups(
    [createTestRowGroup('a', 400), createTestRowGroup('b', 121)],
    new Set(),
  );
  expect(grown.findAnchorRow(anchor)).toEqual({ row: 402 + 47, exact: true });
  expect(GroupedRows.createFromGroups(TEST_ISSUE_ROW_GROUPS, new Set(['a'])).findAnchorRow(anchor)).toEqual({
    row: 49,
    exact: true,
  });
  expect(GroupedRows.createFromGroups(TEST_ISSUE_ROW_GROUPS, new Set(['b'])).findAnchorRow(anchor)).toEqual({
    row: 4,
    exact: false,
  });
  expect(GroupedRows.createFromGroups([createTestRowGroup('c', 9)], new Set()).findAnchorRow(anchor)).toEqual(
    {
      row: 9,
      exact: false,
    },
  );
  expect(GroupedRows.createUngroupedRows(1_000).findAnchorRow(anchor)).toEqual({
    row: anchor.row,
    exact: true,
  });
});

const arbitraryGroupedRows = fc
  .array(fc.record({ count: fc.integer({ min: 1, max: 130 }), collapsed: fc.boolean() }), { maxLength: 12 })
  .map((drawn) => {
    const groups = drawn.map(({ count }, index) => createTestRowGroup(`g${index}`, count));
    const collapsed = drawn.flatMap((group, index) => (group.collapsed ? [`g${index}`] : []));
    return { groups, rows: GroupedRows.createFromGroups(groups, new Set(collapsed)), collapsed };
  });

/** The expected rows of a grouped list, built one by one. */
function buildExpectedGroupedRows(
  groups: readonly IssueRowGroup[],
  collapsed: readonly string[],
): (number | string)[] {
  let rank = 0;
  return groups.flatMap(({ key, count }) => {
    const ranks = Array.from({ length: count }, (_, i) => rank + i);
    rank += count;
    return [key, ...(collapsed.includes(key) ? [] : ranks)];
  });
}

test('the computed rows equal rows that are built one by one', () => {
  fc.assert(
    fc.property(
      arbitraryGroupedRows,
      fc.nat(400),
      fc.nat(60),
      ({ groups, rows, collapsed }, first, length) => {
        const expected = buildExpectedGroupedRows(groups, collapsed);
        expect(rows.count).toBe(expected.length);
        const read = rows
          .splitIntoHeadersAndIssueRanges({ first, end: first + length }, 50)
          .flatMap((run): (number | string)[] =>
            run.kind === 'header'
              ? [groups[run.group]!.key]
              : Array.from({ length: run.count }, (_, i) => run.rank + i),
          );
        expect(read).toEqual(expected.slice(first, first + length));
        expected.forEach((content, row) => {
          expect(rows.isGroupHeaderRow(row)).toBe(typeof content === 'string');
          if (typeof content !== 'number') return;
          expect(rows.getIssueRankByRow(row)).toBe(content);
          expect(rows.getRowByIssueRank(content)).toBe(row);
        });
      },
    ),
  );
});

test('no run crosses a page boundary, and every row is found again by its anchor', () => {
  fc.assert(
    fc.property(arbitraryGroupedRows, ({ rows }) => {
      for (const run of rows.splitIntoHeadersAndIssueRanges({ first: 0, end: rows.count }, 50)) {
        if (run.kind === 'header') continue;
        expect(Math.floor(run.rank / 50)).toBe(Math.floor((run.rank + run.count - 1) / 50));
      }
      for (let row = 0; row < rows.count; row++) {
        expect(rows.findAnchorRow(rows.getRowAnchor(row))).toEqual({ row, exact: true });
      }
    }),
  );
});
