import fc from 'fast-check';
import { BitSet } from '../../indexing/BitSet';
import { toUtcMonthNumber } from './ListGroups';
import { IdListColumn } from './IdListColumn';
import { NumberColumn } from './NumberColumn';

const arbitraryIdList = fc.uniqueArray(
  fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constantFrom(255, 256, 70_000)),
  {
    maxLength: 6,
  },
);

test('a list column returns and counts the lists that were set last', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat({ max: 9 }), arbitraryIdList), { maxLength: 200 }), (sets) => {
      const column = new IdListColumn(true);
      column.resize(10, null);
      const plain: number[][] = Array.from({ length: 10 }, () => []);
      for (const [slot, ids] of sets) {
        column.set(slot, ids);
        plain[slot] = ids;
      }
      plain.forEach((ids, slot) => expect([...column.get(slot)]).toEqual(ids));
      for (const id of [...Array(21).keys(), 255, 256, 70_000].slice(1)) {
        const slotsWithId = plain.flatMap((ids, slot) => (ids.includes(id) ? [slot] : []));
        expect(column.issueCountsById[id] ?? 0).toBe(slotsWithId.length);
        expect([...column.findIssueSlotsWithAnyId([id]).listSetBits()]).toEqual(slotsWithId);
      }
      expect(column.emptyListCount).toBe(plain.filter((ids) => ids.length === 0).length);
      const { counts, empty } = column.countIdsInIssueSlots(Uint32Array.of(0, 3, 4, 9));
      const counted = [0, 3, 4, 9].map((slot) => plain[slot]!);
      expect(empty).toBe(counted.filter((ids) => ids.length === 0).length);
      const expected = new Uint32Array(counts.length);
      for (const id of counted.flat()) expected[id]!++;
      expect(Buffer.from(counts.buffer).equals(Buffer.from(expected.buffer))).toBe(true);
    }),
  );
});

test('a list column finds rare and frequent ids', () => {
  const column = new IdListColumn(true);
  column.resize(500, null);
  const [frequent, rare, none] = [1, 2, 3];
  for (let slot = 0; slot < 500; slot++)
    column.set(slot, slot === 7 || slot === 400 ? [frequent, rare] : [frequent]);
  column.set(400, [none]);
  column.set(400, [rare]);
  expect([...column.findIssueSlotsWithAnyId([rare]).listSetBits()]).toEqual([7, 400]);
  expect(column.findIssueSlotsWithAnyId([frequent]).count).toBe(499);
  expect(column.findIssueSlotsWithAnyId([none]).count).toBe(0);
});

test('a list column that was filled from pairs can be changed and resized', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryIdList, { minLength: 1, maxLength: 12 }),
      fc.nat(),
      arbitraryIdList,
      (plain, at, changed) => {
        const column = new IdListColumn();
        column.resize(plain.length, null);
        const pairs = plain.flatMap((ids, slot) => ids.map((id) => ({ slot, id }))).reverse();
        const column32 = (values: number[]) => Uint32Array.from(values);
        column.fillFromIssueSlotIdPairs(
          column32(pairs.map(({ slot }) => slot)),
          column32(pairs.map(({ id }) => id)),
        );
        const expected = plain.map((ids) => [...ids].reverse());
        column.set(at % plain.length, changed);
        expected[at % plain.length] = changed;
        column.resize(plain.length * 2, { from: column32(plain.map((_, slot) => slot * 2 + 1)) });
        expected.forEach((ids, slot) => expect([...column.get(slot * 2 + 1)]).toEqual(ids));
        const slotsWithId = (id: number) =>
          expected.flatMap((ids, slot) => (ids.includes(id) ? [slot * 2 + 1] : []));
        for (const id of [1, 7, 256])
          expect([...column.findIssueSlotsWithAnyId([id]).listSetBits()]).toEqual(slotsWithId(id));
        const seen: string[] = [];
        column.forEachIssueSlotAndId((slot, id) => seen.push(`${slot} ${id}`));
        expect(seen.sort()).toEqual(
          expected.flatMap((ids, slot) => ids.map((id) => `${slot * 2 + 1} ${id}`)).sort(),
        );
      },
    ),
  );
});

test('a number column keeps its values when cells are widened and slots move', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(0, 1, 255, 256, 65_535, 65_536, 4_000_000_000), { minLength: 1 }),
      (values) => {
        const column = new NumberColumn();
        column.resize(values.length, null);
        values.forEach((value, slot) => column.set(slot, value));
        column.resize(values.length * 2, { from: Uint32Array.from(values, (_, slot) => slot * 2 + 1) });
        values.forEach((value, slot) => {
          expect(column.get(slot * 2 + 1)).toBe(value);
          expect(column.get(slot * 2)).toBe(0);
        });
      },
    ),
  );
});

test('a counted column updates its counts with each value that is set', () => {
  const column = new NumberColumn(true);
  column.resize(3, null);
  column.set(0, 4);
  column.set(1, 4);
  column.set(0, 2);
  expect([...column.issueCountsByValue].map((count) => count ?? 0)).toEqual([1, 0, 1, 0, 1]);
  expect([...column.countValuesInIssueSlots(Uint32Array.from([0, 2]))]).toEqual([1, 0, 1, 0, 0]);
});

test('a bit set contains no slots beyond its size', () => {
  fc.assert(
    fc.property(fc.nat({ max: 200 }), (size) => {
      expect(BitSet.createFullBitSet(size).count).toBe(size);
      expect([...BitSet.createFullBitSet(size).listSetBits()]).toEqual(
        Array.from({ length: size }, (_, slot) => slot),
      );
      expect(BitSet.createFullBitSet(size).invertBits().count).toBe(0);
    }),
  );
});

test('a bit set of a range contains exactly the slots of the range', () => {
  fc.assert(
    fc.property(fc.nat({ max: 200 }), fc.nat({ max: 200 }), (a, b) => {
      const [start, end] = [Math.min(a, b), Math.max(a, b)];
      expect([...BitSet.createRange(200, start, end).listSetBits()]).toEqual(
        Array.from({ length: end - start }, (_, i) => start + i),
      );
    }),
  );
});

test('a number column finds the slots with one of several values', () => {
  const arbitraryValue = fc.integer({ min: 0, max: 5 });
  fc.assert(
    fc.property(fc.array(arbitraryValue, { maxLength: 100 }), fc.array(arbitraryValue), (values, wanted) => {
      const column = new NumberColumn();
      column.resize(values.length, null);
      values.forEach((value, slot) => column.set(slot, value));
      expect([...column.findIssueSlotsWithValues(wanted).listSetBits()]).toEqual(
        values.flatMap((value, slot) => (wanted.includes(value) ? [slot] : [])),
      );
    }),
  );
});

test('toUtcMonthNumber returns the UTC month of a time', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2400-01-01'), noInvalidDate: true }),
      (date) => {
        expect(toUtcMonthNumber(date.getTime() * 1000)).toBe(date.getUTCFullYear() * 12 + date.getUTCMonth());
      },
    ),
  );
});
