import { planMerge, type SegmentSize } from './planMerge';

const createFullSegment = (live: number): SegmentSize => ({ live, issues: live });

describe('planMerge', () => {
  it('merges nothing if there are few small segments', () => {
    expect(planMerge([], 100)).toBeNull();
    expect(
      planMerge(
        [createFullSegment(100), createFullSegment(1), createFullSegment(1), createFullSegment(1)],
        100,
      ),
    ).toBeNull();
  });

  it('merges the newest segments with older ones that are not much larger', () => {
    expect(
      planMerge(
        [
          createFullSegment(90),
          createFullSegment(5),
          createFullSegment(1),
          createFullSegment(1),
          createFullSegment(1),
        ],
        100,
      ),
    ).toEqual({ from: 1, to: 5 });
    expect(
      planMerge(
        [
          createFullSegment(7),
          createFullSegment(1),
          createFullSegment(1),
          createFullSegment(1),
          createFullSegment(1),
        ],
        100,
      ),
    ).toEqual({ from: 0, to: 5 });
    expect(
      planMerge(
        [
          createFullSegment(9),
          createFullSegment(1),
          createFullSegment(1),
          createFullSegment(1),
          createFullSegment(1),
        ],
        100,
      ),
    ).toEqual({ from: 1, to: 5 });
  });

  it('never exceeds the maximum size of a segment', () => {
    expect(
      planMerge(
        [
          createFullSegment(60),
          createFullSegment(15),
          createFullSegment(10),
          createFullSegment(10),
          createFullSegment(10),
        ],
        100,
      ),
    ).toEqual({ from: 1, to: 5 });
  });

  it('rewrites a segment with mostly masked issues, together with neighbours that fit', () => {
    expect(
      planMerge([createFullSegment(100), { live: 49, issues: 100 }, createFullSegment(90)], 100),
    ).toEqual({ from: 1, to: 2 });
    expect(planMerge([{ live: 0, issues: 100 }, createFullSegment(90)], 100)).toEqual({ from: 0, to: 2 });
    expect(planMerge([{ live: 50, issues: 100 }], 100)).toBeNull();
  });

  it('terminates, and rewrites each issue only a few times', () => {
    const sizes: SegmentSize[] = [];
    let written = 0;
    for (let i = 0; i < 2_000; i++) {
      sizes.push(createFullSegment(1));
      for (let span = planMerge(sizes, 256); span; span = planMerge(sizes, 256)) {
        const sum = sizes.slice(span.from, span.to).reduce((all, { live }) => all + live, 0);
        sizes.splice(span.from, span.to - span.from, createFullSegment(sum));
        written += sum;
      }
    }
    expect(written / 2_000).toBeLessThan(8);
    expect(sizes.length).toBeLessThan(30);
  });
});
