import fc from 'fast-check';
import { ORDER_FIELDS } from '../../list/Search';
import { IssueColumns } from './IssueColumns';
import { OrderedColumns } from './OrderedColumns';

/**
 * Enough issues that the positions of one or two changed issues are found by binary search, and those of a
 * dozen by a full pass (see OrderedColumns).
 */
const SIZE = 2_500;
const FIXED = { state: 1, type: 1, milestone: 0, parent: 0, due: -Infinity, labels: [], assignees: [] };

const amended = fc.record({
  ...{ number: fc.integer({ min: 1, max: SIZE }), priority: fc.nat({ max: 4 }), updated: fc.nat({ max: 9 }) },
  closed: fc.oneof(fc.constant(-Infinity), fc.nat({ max: 9 })),
  ...{ comments: fc.nat({ max: 3 }), votes: fc.nat({ max: 3 }) },
});
const few = fc.uniqueArray(amended, { maxLength: 2, selector: ({ number }) => number });
const many = fc.uniqueArray(amended, { minLength: 3, maxLength: 12, selector: ({ number }) => number });

test('orders equal newly computed ones after few or many issues have changed at once', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(few, many), { minLength: 1, maxLength: 4 }), (changes) => {
      const columns = new IssueColumns();
      columns.insert(Array.from({ length: SIZE }, (_, i) => i + 1));
      const ordered = new OrderedColumns(columns);
      for (const field of ORDER_FIELDS) ordered.order(field);
      for (const rows of changes) {
        const slots = rows.map(({ number }) => columns.slotOf(number));
        ordered.change(slots, () => rows.forEach((row, i) => columns.update(slots[i]!, { ...row, ...FIXED })));
        for (const field of ORDER_FIELDS) {
          const anew = new OrderedColumns(columns).order(field);
          const { slots: kept, present } = ordered.order(field);
          expect(Buffer.from(Uint32Array.from(kept).buffer).equals(Buffer.from(anew.slots.slice().buffer))).toBe(true);
          expect(present).toBe(anew.present);
        }
      }
    }),
    { numRuns: 30 },
  );
});
