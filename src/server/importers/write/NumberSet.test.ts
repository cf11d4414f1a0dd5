import fc from 'fast-check';
import { NumberSet } from './NumberSet';

test('NumberSet contains the same numbers as a Set', () => {
  // Issue numbers at the boundaries of the set's words and blocks, and the largest issue number.
  const edges = [1, 31, 32, 33, 32_767, 32_768, 32_769, 65_535, 65_536, 2_147_483_647];
  const number = fc.oneof(fc.constantFrom(...edges), fc.integer({ min: 1, max: 2_147_483_647 }));
  fc.assert(
    fc.property(fc.array(number), fc.array(number), (added, others) => {
      const numbers = new NumberSet();
      for (const value of added) numbers.add(value);
      const expected = new Set(added);
      for (const value of [...added, ...others, ...edges])
        expect(numbers.has(value)).toBe(expected.has(value));
    }),
  );
});
