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
const arbitraryFewRowUpdates = fc.uniqueArray(arbitraryRowUpdate, {
  maxLength: 2,
  selector: ({ number }) => number,
});
const arbitraryManyRowUpdates = fc.uniqueArray(arbitraryRowUpdate, {
  minLength: 3,
  maxLength: 12,
  selector: ({ number }) => number,
});

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
