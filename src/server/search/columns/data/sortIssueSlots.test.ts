import fc from 'fast-check';
import { BitSet } from '../../indexing/BitSet';
import { ListSectionBuilder } from '../../list/sections';
import { IssueColumnStore } from './IssueColumnStore';
import { createSortKeyReader, IssueSortOrders } from './IssueSortOrders';
import { sortIssueSlots } from './sortIssueSlots';
import { NO_TIME_VALUE } from './Float64Column';

/**
 * A number of issues with which sets of up to ten issues are sorted by their keys, and larger sets by the sort order.
 */
const TEST_ISSUE_COUNT = 700;
const MICROSECONDS_PER_DAY = 86_400_000_000;

const columns = new IssueColumnStore();
columns.insertIssues(Array.from({ length: TEST_ISSUE_COUNT }, (_, i) => i + 1));
for (let slot = 0; slot < TEST_ISSUE_COUNT; slot++) {
  columns.updated.cells[slot] = ((slot * 7) % 40) * 10 * MICROSECONDS_PER_DAY;
  columns.closed.cells[slot] = slot % 3 === 0 ? NO_TIME_VALUE : ((slot * 5) % 30) * MICROSECONDS_PER_DAY;
  columns.priority.set(slot, slot % 5);
}

test.each(['UPDATED_AT', 'CLOSED_AT', 'PRIORITY', 'NUMBER'] as const)(
  'sorts sparse and dense sets by %s and counts their sections',
  (field) => {
    const ordered = new IssueSortOrders(columns);
    const key = createSortKeyReader(columns, field);
    const arbitrarySlot = fc.nat({ max: TEST_ISSUE_COUNT - 1 });
    const arbitrarySlots = fc.oneof(
      fc.uniqueArray(arbitrarySlot, { maxLength: 10 }),
      fc.uniqueArray(arbitrarySlot, { minLength: 11, maxLength: 300 }),
      fc.constant(Array.from({ length: TEST_ISSUE_COUNT }, (_, slot) => slot)),
    );
    fc.assert(
      fc.property(arbitrarySlots, fc.boolean(), (some, ascending) => {
        const set = new BitSet(TEST_ISSUE_COUNT);
        for (const slot of some) set.add(slot);
        const order = ordered.getSortOrder(field);
        const { slots, parts } = sortIssueSlots(order, ordered.getSortOrderSections(field), set, ascending);
        const expected = [...some].sort((a, b) => compareSlots(key, ascending, a, b));
        expect([...slots]).toEqual(expected);
        const sections = new ListSectionBuilder(field, TEST_ISSUE_COUNT);
        for (const slot of expected) sections.addRow(key(slot) === NO_TIME_VALUE ? null : key(slot), 0);
        const starts = [0, ...parts.map(({ end }) => end)];
        expect(
          parts.map(({ section, end }, i) => ({
            key: section.key,
            label: section.label,
            count: end - starts[i]!,
          })),
        ).toEqual(sections.sections);
      }),
    );
  },
);

/** The documented order: by key, issues without a key last, and equal keys by issue number, descending. */
function compareSlots(key: (slot: number) => number, ascending: boolean, a: number, b: number): number {
  if (key(a) === key(b)) return b - a;
  if (key(a) === NO_TIME_VALUE || key(b) === NO_TIME_VALUE) return key(a) === NO_TIME_VALUE ? 1 : -1;
  return (key(a) - key(b)) * (ascending ? 1 : -1);
}
