import fc from 'fast-check';
import { BitSet } from '../../indexing/BitSet';
import { eachOrdinal, encodePostings, addPostings } from './postings';

const SIZE = 1_000;

describe('encoded postings', () => {
  it('decodes the encoded ordinals, few or many', () => {
    const ordinals = fc
      .tuple(fc.uniqueArray(fc.nat(SIZE - 1), { maxLength: SIZE }), fc.boolean())
      .map(([some, inverted]) =>
        Array.from({ length: SIZE }, (_, i) => i).filter((i) => some.includes(i) !== inverted),
      );
    fc.assert(
      fc.property(ordinals, ordinals, (some, others) => {
        const set = new BitSet(SIZE);
        for (const each of others) set.add(each);
        const postings = encodePostings(Int32Array.from(some), SIZE);
        const visited: number[] = [];
        eachOrdinal(postings, (ordinal) => visited.push(ordinal));
        expect(visited).toEqual(some);
        addPostings(postings, set);
        expect([...set.slots()]).toEqual([...new Set([...some, ...others])].sort((a, b) => a - b));
      }),
    );
  });

  it('uses at most one bit per issue', () => {
    const all = Int32Array.from({ length: SIZE }, (_, i) => i);
    expect(encodePostings(all, SIZE)).toMatchObject({ bitmap: true, bytes: { length: SIZE / 8 } });
    expect(encodePostings(Int32Array.of(1, 900), SIZE)).toMatchObject({
      bitmap: false,
      bytes: { length: 3 },
    });
  });
});
