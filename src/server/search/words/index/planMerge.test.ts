import { planMerge, type SegmentSize } from './planMerge';

const full = (live: number): SegmentSize => ({ live, issues: live });

describe('planMerge', () => {
  it('merges nothing if there are few small segments', () => {
    expect(planMerge([], 100)).toBeNull();
    expect(planMerge([full(100), full(1), full(1), full(1)], 100)).toBeNull();
  });

  it('merges the newest segments with older ones that are not much larger', () => {
    expect(planMerge([full(90), full(5), full(1), full(1), full(1)], 100)).toEqual({ from: 1, to: 5 });
    expect(planMerge([full(7), full(1), full(1), full(1), full(1)], 100)).toEqual({ from: 0, to: 5 });
    expect(planMerge([full(9), full(1), full(1), full(1), full(1)], 100)).toEqual({ from: 1, to: 5 });
  });

  it('never exceeds the maximum size of a segment', () => {
    expect(planMerge([full(60), full(15), full(10), full(10), full(10)], 100)).toEqual({ from: 1, to: 5 });
  });

  it('rewrites a segment with mostly masked issues, together with neighbours that fit', () => {
    expect(planMerge([full(100), { live: 49, issues: 100 }, full(90)], 100)).toEqual({ from: 1, to: 2 });
    expect(planMerge([{ live: 0, issues: 100 }, full(90)], 100)).toEqual({ from: 0, to: 2 });
    expect(planMerge([{ live: 50, issues: 100 }], 100)).toBeNull();
  });

  it('terminates, and rewrites each issue only a few times', () => {
    const sizes: SegmentSize[] = [];
    let written = 0;
    for (let i = 0; i < 2_000; i++) {
      sizes.push(full(1));
      for (let span = planMerge(sizes, 256); span; span = planMerge(sizes, 256)) {
        const sum = sizes.slice(span.from, span.to).reduce((all, { live }) => all + live, 0);
        sizes.splice(span.from, span.to - span.from, full(sum));
        written += sum;
      }
    }
    expect(written / 2_000).toBeLessThan(8);
    expect(sizes.length).toBeLessThan(30);
  });
});
