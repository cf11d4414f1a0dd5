import fc from 'fast-check';
import { type RowGroup, GroupedRows } from './GroupedRows';

const group = (key: string, count: number): RowGroup => ({ key, label: key.toUpperCase(), count });
const GROUPS = [group('a', 3), group('b', 120), group('', 2)];

test('a group takes a row for its header and one per issue, a collapsed group only its header', () => {
  const rows = GroupedRows.of(GROUPS, new Set(['b']));
  expect(rows.count).toBe(3 + 3 + 2);
  expect(rows.issueCount).toBe(125);
  expect([0, 4, 5].map((row) => rows.isHeader(row))).toEqual([true, true, true]);
  expect(rows.rankAt(3)).toBe(2);
  expect(rows.rankAt(6)).toBe(123);
  expect(rows.rowOfRank(50)).toBe(rows.headerRow(1));
});

test('in a list without groups, row indexes are ranks', () => {
  const rows = GroupedRows.ungrouped(1_000);
  expect(rows.count).toBe(1_000);
  expect(rows.isHeader(0)).toBe(false);
  expect(rows.rankAt(77)).toBe(77);
  expect(rows.rowOfRank(77)).toBe(77);
  expect(rows.runs({ first: 40, end: 50 }, 50)).toEqual([{ kind: 'issues', row: 40, rank: 40, count: 10 }]);
  expect(GroupedRows.ungrouped(0).runs({ first: 0, end: 10 }, 50)).toEqual([]);
});

test('runs end at group headers and at page boundaries', () => {
  expect(GroupedRows.of(GROUPS, new Set()).runs({ first: 2, end: 56 }, 50)).toEqual([
    { kind: 'issues', row: 2, rank: 1, count: 2 },
    { kind: 'header', row: 4, group: 1 },
    { kind: 'issues', row: 5, rank: 3, count: 47 },
    { kind: 'issues', row: 52, rank: 50, count: 4 },
  ]);
});

test('nextIssue skips headers and collapsed groups, and returns null at the end', () => {
  const rows = GroupedRows.of(GROUPS, new Set(['b']));
  expect(rows.nextIssue(3, 1)).toBe(6);
  expect(rows.nextIssue(6, -1)).toBe(3);
  expect(rows.nextIssue(1, -1)).toBeNull();
  expect(rows.nextIssue(-1, 1)).toBe(1);
  expect(rows.nextIssue(7, 1)).toBeNull();
});

test('a row is found again by its group after other groups were added, removed or collapsed', () => {
  const before = GroupedRows.of(GROUPS, new Set());
  const anchor = before.anchorOf(before.rowOfRank(50));
  const grown = GroupedRows.of([group('a', 400), group('b', 121)], new Set());
  expect(grown.rowOf(anchor)).toEqual({ row: 402 + 47, exact: true });
  expect(GroupedRows.of(GROUPS, new Set(['a'])).rowOf(anchor)).toEqual({ row: 49, exact: true });
  expect(GroupedRows.of(GROUPS, new Set(['b'])).rowOf(anchor)).toEqual({ row: 4, exact: false });
  expect(GroupedRows.of([group('c', 9)], new Set()).rowOf(anchor)).toEqual({ row: 9, exact: false });
  expect(GroupedRows.ungrouped(1_000).rowOf(anchor)).toEqual({ row: anchor.row, exact: true });
});

const anyRows = fc
  .array(fc.record({ count: fc.integer({ min: 1, max: 130 }), collapsed: fc.boolean() }), { maxLength: 12 })
  .map((drawn) => {
    const groups = drawn.map(({ count }, index) => group(`g${index}`, count));
    const collapsed = drawn.flatMap((group, index) => (group.collapsed ? [`g${index}`] : []));
    return { groups, rows: GroupedRows.of(groups, new Set(collapsed)), collapsed };
  });

/** The expected rows of a grouped list, built one by one. */
function expectedRows(groups: readonly RowGroup[], collapsed: readonly string[]): (number | string)[] {
  let rank = 0;
  return groups.flatMap(({ key, count }) => {
    const ranks = Array.from({ length: count }, (_, i) => rank + i);
    rank += count;
    return [key, ...(collapsed.includes(key) ? [] : ranks)];
  });
}

test('the computed rows equal rows that are built one by one', () => {
  fc.assert(
    fc.property(anyRows, fc.nat(400), fc.nat(60), ({ groups, rows, collapsed }, first, length) => {
      const expected = expectedRows(groups, collapsed);
      expect(rows.count).toBe(expected.length);
      const read = rows
        .runs({ first, end: first + length }, 50)
        .flatMap((run): (number | string)[] =>
          run.kind === 'header'
            ? [groups[run.group]!.key]
            : Array.from({ length: run.count }, (_, i) => run.rank + i),
        );
      expect(read).toEqual(expected.slice(first, first + length));
      expected.forEach((content, row) => {
        expect(rows.isHeader(row)).toBe(typeof content === 'string');
        if (typeof content !== 'number') return;
        expect(rows.rankAt(row)).toBe(content);
        expect(rows.rowOfRank(content)).toBe(row);
      });
    }),
  );
});

test('no run crosses a page boundary, and every row is found again by its anchor', () => {
  fc.assert(
    fc.property(anyRows, ({ rows }) => {
      for (const run of rows.runs({ first: 0, end: rows.count }, 50)) {
        if (run.kind === 'header') continue;
        expect(Math.floor(run.rank / 50)).toBe(Math.floor((run.rank + run.count - 1) / 50));
      }
      for (let row = 0; row < rows.count; row++) {
        expect(rows.rowOf(rows.anchorOf(row))).toEqual({ row, exact: true });
      }
    }),
  );
});
