import fc from 'fast-check';
import { mergeAscendingArrays } from './mergeAscendingArrays';

it('merges disjoint runs in any arrangement into one ascending run', () => {
  const runs = fc.uniqueArray(fc.record({ number: fc.integer({ min: 1, max: 99 }), run: fc.nat(4) }), {
    selector: ({ number }) => number,
  });
  fc.assert(
    fc.property(runs, (all) => {
      const sorted = all.map(({ number }) => number).sort((a, b) => a - b);
      const each = Array.from({ length: 5 }, (_, i) =>
        Int32Array.from(all.filter(({ run }) => run === i).map(({ number }) => number)).sort(),
      );
      expect([...mergeAscendingArrays(each)]).toEqual(sorted);
    }),
  );
});
