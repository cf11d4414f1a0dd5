import fc from 'fast-check';
import { ISSUE_ORDER_FIELDS } from '../../list/IssueSearch';
import { IssueColumnStore } from './IssueColumnStore';
import { IssueSortOrders } from './IssueSortOrders';

/**
 * A number of issues at which the positions of one or two changed issues are found by binary search, and
 * those of a dozen by a full pass (see IssueSortOrders).
 */
const TEST_ISSUE_COUNT = 2_500;
const UNCHANGED_ISSUE_ROW_FIELDS = {
  state: 1,
  type: 1,
  milestone: 0,
  parent: 0,
  locked: 0,
  held: 0,
  tasks: 0,
  completedTasks: 0,
  closedBy: 0,
  version: 1,
  due: -Infinity,
  labels: [],
  assignees: [],
};

const arbitraryRowUpdate = fc.record({
  number: fc.integer({ min: 1, max: TEST_ISSUE_COUNT }),
  priority: fc.nat({ max: 4 }),
  updated: fc.nat({ max: 9 }),
  closed: fc.oneof(fc.constant(-Infinity), fc.nat({ max: 9 })),
  comments: fc.nat({ max: 3 }),
  votes: fc.nat({ max: 3 }),
});
/**
 * Titles of which some are equal, and some differ only in case, in bytes after the sixth, or in letters outside ASCII.
 */
const TEST_TITLES = [
  '',
  'Crash',
  'crash',
  'crash on resume',
  'crash on start',
  'Éclair',
  'éclair',
  '[a',
  'zz',
  '😀',
];
const arbitraryTitles = fc.array(
  fc.record({
    number: fc.integer({ min: 1, max: TEST_ISSUE_COUNT }),
    title: fc.oneof(fc.constantFrom(...TEST_TITLES), fc.string({ unit: 'binary', maxLength: 8 })),
  }),
  { maxLength: 8 },
);

const arbitraryFewRowUpdates = fc.uniqueArray(arbitraryRowUpdate, {
  maxLength: 2,
  selector: ({ number }) => number,
});
const arbitraryManyRowUpdates = fc.uniqueArray(arbitraryRowUpdate, {
  minLength: 3,
  maxLength: 12,
  selector: ({ number }) => number,
});

test('keeps the order by title when issues are renamed, added and removed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(20, TEST_ISSUE_COUNT, 2 * TEST_ISSUE_COUNT),
      fc.array(fc.tuple(arbitraryTitles, fc.boolean()), { minLength: 1, maxLength: 4 }),
      (count, changes) => {
        const columns = new IssueColumnStore();
        columns.insertIssues(Array.from({ length: count }, (_, i) => i + 1));
        for (let slot = 0; slot < count; slot++)
          columns.title.set(slot, Buffer.from(TEST_TITLES[slot % TEST_TITLES.length]!));
        const ordered = new IssueSortOrders(columns);
        ordered.getSortOrder('TITLE');
        for (const [titles, isRemoving] of changes) {
          const slots = [
            ...new Set(titles.map(({ number }) => columns.findSlotByIssueNumber(number))),
          ].filter((slot) => slot >= 0);
          if (isRemoving) {
            ordered.removeIssueSlots(slots);
            ordered.renumberIssueSlots(columns.removeIssues(slots));
          } else {
            ordered.updateIssueSlots(slots, () =>
              slots.forEach((slot, i) => columns.title.set(slot, Buffer.from(titles[i]!.title))),
            );
          }
          const added = [...new Set(titles.map(({ number }) => number))]
            .filter((number) => columns.findSlotByIssueNumber(number) < 0)
            .sort((a, b) => a - b);
          const moved = columns.insertIssues(added);
          if (moved) ordered.renumberIssueSlots(moved);
          const inserted = added.map((number) => columns.findSlotByIssueNumber(number));
          inserted.forEach((slot, i) => columns.title.set(slot, Buffer.from(titles[i]!.title)));
          ordered.addIssueSlots(inserted);
          expect([...ordered.getSortOrder('TITLE').slots]).toEqual(sortSlotsByTitle(columns));
          expect([...new Set(columns.titleKeys.cells)]).toHaveLength(
            new Set(Array.from({ length: columns.size }, (_, slot) => foldTitle(columns, slot))).size,
          );
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('sorts many titles with equal first bytes', () => {
  const columns = new IssueColumnStore();
  const count = 20_000;
  columns.insertIssues(Array.from({ length: count }, (_, i) => i + 1));
  for (let slot = 0; slot < count; slot++)
    columns.title.set(
      slot,
      Buffer.from(slot % 3 === 0 ? 'Crash on' : `crash on resume ${(slot * 7919) % 5_000}`),
    );
  expect([...new IssueSortOrders(columns).getSortOrder('TITLE').slots]).toEqual(sortSlotsByTitle(columns));
});

test('spreads the keys of titles when many new titles are between the same two', () => {
  const columns = new IssueColumnStore();
  columns.insertIssues([1, 2]);
  ['a', 'b'].forEach((title, slot) => columns.title.set(slot, Buffer.from(title)));
  const ordered = new IssueSortOrders(columns);
  ordered.getSortOrder('TITLE');
  for (let number = 3; number < 200; number++) {
    columns.insertIssues([number]);
    columns.title.set(number - 1, Buffer.from(`a${String(number).padStart(3, '0')}`));
    ordered.addIssueSlots([number - 1]);
  }
  expect([...ordered.getSortOrder('TITLE').slots]).toEqual(sortSlotsByTitle(columns));
});

/** The documented order: by the bytes of the title, with A–Z treated as a–z, then by number, both descending. */
function sortSlotsByTitle(columns: IssueColumnStore): number[] {
  return Array.from({ length: columns.size }, (_, slot) => slot)
    .map((slot) => ({ slot, bytes: foldTitle(columns, slot) }))
    .sort((a, b) => (a.bytes < b.bytes ? 1 : a.bytes > b.bytes ? -1 : b.slot - a.slot))
    .map(({ slot }) => slot);
}

const foldTitle = (columns: IssueColumnStore, slot: number): string =>
  Buffer.from(columns.title.get(slot).replace(/[A-Z]/g, (letter) => letter.toLowerCase())).toString('hex');

test('orders equal newly computed ones after few or many issues have changed at once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(arbitraryFewRowUpdates, arbitraryManyRowUpdates), { minLength: 1, maxLength: 4 }),
      (changes) => {
        const columns = new IssueColumnStore();
        columns.insertIssues(Array.from({ length: TEST_ISSUE_COUNT }, (_, i) => i + 1));
        const ordered = new IssueSortOrders(columns);
        for (const field of ISSUE_ORDER_FIELDS) ordered.getSortOrder(field);
        for (const rows of changes) {
          const slots = rows.map(({ number }) => columns.findSlotByIssueNumber(number));
          ordered.updateIssueSlots(slots, () =>
            rows.forEach((row, i) =>
              columns.updateIssueRow(slots[i]!, { ...row, ...UNCHANGED_ISSUE_ROW_FIELDS }),
            ),
          );
          for (const field of ISSUE_ORDER_FIELDS) {
            const recomputed = new IssueSortOrders(columns).getSortOrder(field);
            const { slots: kept, present } = ordered.getSortOrder(field);
            expect(
              Buffer.from(Uint32Array.from(kept).buffer).equals(Buffer.from(recomputed.slots.slice().buffer)),
            ).toBe(true);
            expect(present).toBe(recomputed.present);
          }
        }
      },
    ),
    { numRuns: 30 },
  );
});
