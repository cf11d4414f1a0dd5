import { planSegmentMerge, type IndexSegmentSize } from './planSegmentMerge';

const createSizeOfUnmaskedSegment = (live: number): IndexSegmentSize => ({ live, issues: live });

describe('planSegmentMerge', () => {
  it('merges nothing if there are few small segments', () => {
    expect(planSegmentMerge([], 100)).toBeNull();
    expect(
      planSegmentMerge(
        [
          createSizeOfUnmaskedSegment(100),
          createSizeOfUnmaskedSegment(1),
          createSizeOfUnmaskedSegment(1),
          createSizeOfUnmaskedSegment(1),
        ],
        100,
      ),
    ).toBeNull();
  });

  it('merges the newest segments with older ones that are not much larger', () => {
    expect(
      planSegmentMerge(
        [
          createSizeOfUnmaskedSegment(90),
          createSizeOfUnmaskedSegment(5),
          createSizeOfUnmaskedSegment(1),
          createSizeOfUnmaskedSegment(1),
          createSizeOfUnmaskedSegment(1),
        ],
        100,
      ),
    ).toEqual({ from: 1, to: 5 });
    expect(
      planSegmentMerge(
        [
          createSizeOfUnmaskedSegment(7),
          createSizeOfUnmaskedSegment(1),
          createSizeOfUnmaskedSegment(1),
          createSizeOfUnmaskedSegment(1),
          createSizeOfUnmaskedSegment(1),
        ],
        100,
      ),
    ).toEqual({ from: 0, to: 5 });
    expect(
      planSegmentMerge(
        [
          createSizeOfUnmaskedSegment(9),
          createSizeOfUnmaskedSegment(1),
          createSizeOfUnmaskedSegment(1),
          createSizeOfUnmaskedSegment(1),
          createSizeOfUnmaskedSegment(1),
        ],
        100,
      ),
    ).toEqual({ from: 1, to: 5 });
  });

  it('never exceeds the maximum size of a segment', () => {
    expect(
      planSegmentMerge(
        [
          createSizeOfUnmaskedSegment(60),
          createSizeOfUnmaskedSegment(15),
          createSizeOfUnmaskedSegment(10),
          createSizeOfUnmaskedSegment(10),
          createSizeOfUnmaskedSegment(10),
        ],
        100,
      ),
    ).toEqual({ from: 1, to: 5 });
  });

  it('rewrites a segment with mostly masked issues, together with neighbours that fit', () => {
    expect(
      planSegmentMerge(
        [createSizeOfUnmaskedSegment(100), { live: 49, issues: 100 }, createSizeOfUnmaskedSegment(90)],
        100,
      ),
    ).toEqual({ from: 1, to: 2 });
    expect(planSegmentMerge([{ live: 0, issues: 100 }, createSizeOfUnmaskedSegment(90)], 100)).toEqual({
      from: 0,
      to: 2,
    });
    expect(planSegmentMerge([{ live: 50, issues: 100 }], 100)).toBeNull();
  });

  it('terminates, and rewrites each issue only a few times', () => {
    const sizes: IndexSegmentSize[] = [];
    let written = 0;
    for (let i = 0; i < 2_000; i++) {
      sizes.push(createSizeOfUnmaskedSegment(1));
      for (let span = planSegmentMerge(sizes, 256); span; span = planSegmentMerge(sizes, 256)) {
        const sum = sizes.slice(span.from, span.to).reduce((all, { live }) => all + live, 0);
        sizes.splice(span.from, span.to - span.from, createSizeOfUnmaskedSegment(sum));
        written += sum;
      }
    }
    expect(written / 2_000).toBeLessThan(8);
    expect(sizes.length).toBeLessThan(30);
  });
});
