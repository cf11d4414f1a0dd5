import fc from 'fast-check';
import { Bits } from './Bits';
import { monthOf } from './ListGroups';
import { ListColumn } from './ListColumn';
import { NumberColumn } from './NumberColumn';

const lists = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 6 });

test('lists hold what was set last, however often they are set, and count it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat({ max: 9 }), lists), { maxLength: 200 }), (sets) => {
      const column = new ListColumn(true);
      column.resize(10, null);
      const plain: number[][] = Array.from({ length: 10 }, () => []);
      for (const [slot, ids] of sets) {
        column.set(slot, ids);
        plain[slot] = ids;
      }
      plain.forEach((ids, slot) => expect([...column.get(slot)]).toEqual(ids));
      for (let id = 1; id <= 20; id++) {
        const having = plain.flatMap((ids, slot) => (ids.includes(id) ? [slot] : []));
        expect(column.counts[id] ?? 0).toBe(having.length);
        expect([...column.overlapping([id]).slots()]).toEqual(having);
      }
      expect(column.empty).toBe(plain.filter((ids) => ids.length === 0).length);
    }),
  );
});

test('numbers widen without loss, move, and are counted', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(0, 1, 255, 256, 65_535, 65_536, 4_000_000_000), { minLength: 1 }), (values) => {
      const column = new NumberColumn();
      column.resize(values.length, null);
      values.forEach((value, slot) => column.set(slot, value));
      column.resize(values.length * 2, { from: Uint32Array.from(values, (_, slot) => slot * 2 + 1) });
      values.forEach((value, slot) => {
        expect(column.get(slot * 2 + 1)).toBe(value);
        expect(column.get(slot * 2)).toBe(0);
      });
      expect(column.between(255, 256).count).toBe(values.filter((value) => value === 255 || value === 256).length);
    }),
  );
});

test('counts follow every set of a counted column', () => {
  const column = new NumberColumn(true);
  column.resize(3, null);
  column.set(0, 4);
  column.set(1, 4);
  column.set(0, 2);
  expect([...column.counts].map((count) => count ?? 0)).toEqual([1, 0, 1, 0, 1]);
  expect([...column.countOf(Uint32Array.from([0, 2]))]).toEqual([1, 0, 1, 0, 0]);
});

test('sets keep to their size', () => {
  fc.assert(
    fc.property(fc.nat({ max: 200 }), (size) => {
      expect(Bits.all(size).count).toBe(size);
      expect([...Bits.all(size).slots()]).toEqual(Array.from({ length: size }, (_, slot) => slot));
      expect(Bits.all(size).invert().count).toBe(0);
    }),
  );
});

test('months are those of the calendar, in UTC', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2400-01-01'), noInvalidDate: true }), (date) => {
      expect(monthOf(date.getTime() * 1000)).toBe(date.getUTCFullYear() * 12 + date.getUTCMonth());
    }),
  );
});
