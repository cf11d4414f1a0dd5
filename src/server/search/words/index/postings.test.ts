import fc from 'fast-check';
import { BitSet } from '../../indexing/BitSet';
import { forEachPostingOrdinal, encodePostings, addPostingsToBitSet } from './postings';

const INDEX_SEGMENT_ISSUE_COUNT = 1_000;

describe('encoded postings', () => {
  it('decodes the encoded ordinals, few or many', () => {
    const ordinals = fc
      .tuple(
        fc.uniqueArray(fc.nat(INDEX_SEGMENT_ISSUE_COUNT - 1), { maxLength: INDEX_SEGMENT_ISSUE_COUNT }),
        fc.boolean(),
      )
      .map(([some, inverted]) =>
        Array.from({ length: INDEX_SEGMENT_ISSUE_COUNT }, (_, i) => i).filter(
          (i) => some.includes(i) !== inverted,
        ),
      );
    fc.assert(
      fc.property(ordinals, ordinals, (some, others) => {
        const set = new BitSet(INDEX_SEGMENT_ISSUE_COUNT);
        for (const each of others) set.add(each);
        const postings = encodePostings(Int32Array.from(some), INDEX_SEGMENT_ISSUE_COUNT);
        const visited: number[] = [];
        forEachPostingOrdinal(postings, (ordinal) => visited.push(ordinal));
        expect(visited).toEqual(some);
        addPostingsToBitSet(postings, set);
        expect([...set.listSetBits()]).toEqual([...new Set([...some, ...others])].sort((a, b) => a - b));
      }),
    );
  });

  it('uses at most one bit per issue', () => {
    const all = Int32Array.from({ length: INDEX_SEGMENT_ISSUE_COUNT }, (_, i) => i);
    expect(encodePostings(all, INDEX_SEGMENT_ISSUE_COUNT)).toMatchObject({
      bitmap: true,
      bytes: { length: INDEX_SEGMENT_ISSUE_COUNT / 8 },
    });
    expect(encodePostings(Int32Array.of(1, 900), INDEX_SEGMENT_ISSUE_COUNT)).toMatchObject({
      bitmap: false,
      bytes: { length: 3 },
    });
  });
});
