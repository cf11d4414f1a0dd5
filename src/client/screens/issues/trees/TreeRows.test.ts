import fc from 'fast-check';
import { GroupedRows, type IssueRowModel } from '../data/GroupedRows';
import { getNestedRank } from '../data/nestedRanks';
import type { TreeExpansion } from '../data/ListTree';
import { TreeRows } from './TreeRows';

/** A row as the naive model has it. */
interface NaiveRow {
  readonly kind: 'header' | 'issue';
  readonly rank: number;
  readonly level: number;
  readonly topRank: number;
  readonly parent: number | null;
}

/** Lists all rows of a list with trees, one by one. */
function listRows(list: IssueRowModel, expansions: readonly TreeExpansion[]): NaiveRow[] {
  const byRank = new Map(expansions.map((expansion) => [expansion.rank, expansion]));
  const rows: NaiveRow[] = [];
  const addIssue = (rank: number, level: number, topRank: number, parent: number | null): void => {
    const row = rows.length;
    rows.push({ kind: 'issue', rank, level, topRank, parent });
    const expansion = byRank.get(rank);
    for (let index = 0; expansion && index < expansion.count; index++)
      addIssue(getNestedRank({ branchIndex: expansion.branchIndex, index }), level + 1, topRank, row);
  };
  let header: number | null = null;
  for (let row = 0; row < list.count; row++) {
    const rank = list.getIssueRankByRow(row);
    if (list.isGroupHeaderRow(row)) {
      header = rows.length;
      rows.push({ kind: 'header', rank, level: 1, topRank: rank, parent: null });
    } else addIssue(rank, list.isGrouped ? 2 : 1, rank, header);
  }
  return rows;
}

const arbitraryList = fc.oneof(
  fc.nat({ max: 120 }).map((count) => GroupedRows.createUngroupedRows(count)),
  fc
    .array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.boolean()), { minLength: 1, maxLength: 5 })
    .map((groups) =>
      GroupedRows.createFromGroups(
        groups.map(([count], index) => ({ key: `g${index}`, label: '', count })),
        new Set(groups.flatMap(([, isCollapsed], index) => (isCollapsed ? [`g${index}`] : []))),
      ),
    ),
);

/** Expands issues at random: each is an issue of the list, or a sub-issue of an issue that was expanded before. */
const arbitraryExpansions = (list: IssueRowModel) =>
  fc
    .array(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 70 })), { maxLength: 12 })
    .map((choices) => {
      const expansions: TreeExpansion[] = [];
      const taken = new Set<number>();
      for (const [choice, where, count] of choices) {
        const above = expansions[choice % (expansions.length + 1)];
        const rank = above
          ? getNestedRank({ branchIndex: above.branchIndex, index: where % above.count })
          : where % Math.max(1, list.issueCount);
        if (taken.has(rank) || (!above && list.issueCount === 0)) continue;
        taken.add(rank);
        expansions.push({ branchIndex: expansions.length, rank, count });
      }
      return expansions;
    });

const arbitraryTree = arbitraryList.chain((list) =>
  arbitraryExpansions(list).map((expansions) => ({ list, expansions })),
);

test('rows, ranks, levels and parents are those of a list of all rows', () => {
  fc.assert(
    fc.property(arbitraryTree, ({ list, expansions }) => {
      const rows = new TreeRows(list, expansions);
      const expected = listRows(list, expansions);
      expect(rows.count).toBe(expected.length);
      const actual = expected.map((_, row): NaiveRow => ({
        kind: rows.isGroupHeaderRow(row) ? 'header' : 'issue',
        rank: rows.getIssueRankByRow(row),
        level: rows.getRowLevel(row),
        topRank: rows.getTopLevelRankByRow(row),
        parent: rows.getParentRow(row),
      }));
      expect(actual).toEqual(expected);
      const found = expected.map(({ kind, rank }, row) =>
        kind === 'issue' ? rows.getRowByIssueRank(rank) : row,
      );
      expect(found).toEqual(expected.map((_, row) => row));
      const anchored = expected.map((_, row) => rows.findAnchorRow(rows.getRowAnchor(row)));
      expect(anchored).toEqual(expected.map((_, row) => ({ row, exact: true })));
    }),
  );
});

test('runs have all rows of a range, in order, and neither cross pages nor levels', () => {
  fc.assert(
    fc.property(arbitraryTree, fc.nat(), fc.nat({ max: 40 }), ({ list, expansions }, from, length) => {
      const rows = new TreeRows(list, expansions);
      const expected = listRows(list, expansions);
      const first = from % (expected.length + 1);
      const runs = rows.splitIntoHeadersAndIssueRanges({ first, end: first + length }, 10);
      const listed = runs.flatMap((run) =>
        run.kind === 'header'
          ? [{ row: run.row, rank: expected[run.row]!.rank }]
          : Array.from({ length: run.count }, (_, i) => ({ row: run.row + i, rank: run.rank + i })),
      );
      expect(listed).toEqual(
        expected.slice(first, first + length).map(({ rank }, i) => ({ row: first + i, rank })),
      );
      for (const run of runs) {
        if (run.kind === 'header') expect(rows.isGroupHeaderRow(run.row)).toBe(true);
        else {
          expect((run.rank % 10) + run.count).toBeLessThanOrEqual(10);
          expect(rows.getRowLevel(run.row + run.count - 1)).toBe(rows.getRowLevel(run.row));
        }
      }
    }),
  );
});

test('a row that is no longer shown is found at the row above it in its tree', () => {
  const list = GroupedRows.createUngroupedRows(1_000_000);
  const first = { branchIndex: 0, rank: 700_000, count: 10_000 };
  const second = { branchIndex: 1, rank: getNestedRank({ branchIndex: 0, index: 4_000 }), count: 3 };
  const expanded = new TreeRows(list, [first, second]);
  const row = expanded.getRowByIssueRank(getNestedRank({ branchIndex: 1, index: 2 }));
  expect(row).toBe(700_000 + 1 + 4_000 + 1 + 2);
  const anchor = expanded.getRowAnchor(row);
  // The outer issue was collapsed: the inner one stays expanded, but is not shown.
  expect(new TreeRows(list, [second]).findAnchorRow(anchor)).toEqual({ row: 700_000, exact: false });
  expect(new TreeRows(list, [first]).findAnchorRow(anchor)).toEqual({ row: 704_001, exact: false });
  expect(new TreeRows(list, [first, second]).findAnchorRow(anchor)).toEqual({ row, exact: true });
  expect(GroupedRows.createUngroupedRows(1_000_000).findAnchorRow(anchor)).toMatchObject({ row: 700_000 });
});
