import fc from 'fast-check';
import { SortedIssueSlotIndex } from './SortedIssueSlotIndex';

const arbitrarySortKey = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.constant(-Infinity),
  fc.integer({ min: 0, max: 2 ** 50 }),
);

/** Sorts slots in the expected order: by key, then by number, both descending. */
function computeExpectedSortOrder(values: readonly number[]): number[] {
  return values
    .map((key, slot) => ({ key, slot }))
    .sort((a, b) => (a.key === b.key ? b.slot - a.slot : b.key > a.key ? 1 : -1))
    .map(({ slot }) => slot);
}

test('sorts slots by key and number, descending', () => {
  fc.assert(
    fc.property(fc.array(arbitrarySortKey), (values) => {
      const order = SortedIssueSlotIndex.sortAllSlots((slot) => values[slot]!, values.length);
      expect([...order.slots]).toEqual(computeExpectedSortOrder(values));
      expect(order.present).toBe(values.filter((key) => key !== -Infinity).length);
    }),
  );
});

test('finds the slots with a key in a range', () => {
  const arbitraryBound = fc.oneof(arbitrarySortKey, fc.constant(Infinity));
  fc.assert(
    fc.property(fc.array(arbitrarySortKey), arbitraryBound, arbitraryBound, (values, from, until) => {
      const order = SortedIssueSlotIndex.sortAllSlots((slot) => values[slot]!, values.length);
      expect([...order.findIssueSlotsInKeyRange(from, until).listSetBits()]).toEqual(
        values.flatMap((key, slot) => (key !== -Infinity && key >= from && key < until ? [slot] : [])),
      );
    }),
  );
});

test('stays sorted while few or many keys change and slots are added', () => {
  const change = fc.record({
    slots: fc.oneof(
      fc.uniqueArray(fc.nat({ max: 60 }), { maxLength: 40 }),
      fc.nat({ max: 5 }).map((slot) => [slot]),
    ),
    key: arbitrarySortKey,
    more: fc.nat({ max: 30 }),
  });
  fc.assert(
    fc.property(
      fc.array(arbitrarySortKey, { minLength: 1 }),
      fc.array(change, { maxLength: 5 }),
      (start, changes) => {
        const values = [...start];
        const order = SortedIssueSlotIndex.sortAllSlots((slot) => values[slot]!, values.length);
        for (const { slots, key, more } of changes) {
          const changed = slots.filter((slot) => slot < values.length);
          const keyedCount = changed.filter((slot) => values[slot] !== -Infinity).length;
          const positions = changed.map((slot) => order.findIssueSlotPosition(slot)).sort((a, b) => a - b);
          expect(order.findIssueSlotPositions(changed)).toEqual(positions);
          changed.forEach((slot, i) => (values[slot] = key + i));
          order.repositionIssueSlots(changed, positions, keyedCount);
          const added = Array.from({ length: more }, (_, i) => values.length + i);
          values.push(...added.map((slot) => (slot % 7) + (key === -Infinity ? 0 : key)));
          order.addIssueSlots(added);
          expect([...order.slots]).toEqual(computeExpectedSortOrder(values));
          expect(order.present).toBe(values.filter((value) => value !== -Infinity).length);
        }
      },
    ),
  );
});

test('renumbers slots that have moved', () => {
  const values = [5, 9, 7];
  const order = SortedIssueSlotIndex.sortAllSlots((slot) => values[slot]!, 3);
  order.renumberIssueSlots({ from: Uint32Array.from([0, 2, 3]) });
  values.splice(1, 0, 8);
  order.addIssueSlots([1]);
  expect([...order.slots]).toEqual([2, 1, 3, 0]);
});
