import { planIndexSegmentMerge, type IndexSegmentSize } from './planIndexSegmentMerge';

const createSegmentSizeWithOnlyLiveIssues = (live: number): IndexSegmentSize => ({ live, issues: live });

describe('planIndexSegmentMerge', () => {
  it('merges nothing if there are few small segments', () => {
    expect(planIndexSegmentMerge([], 100)).toBeNull();
    expect(
      planIndexSegmentMerge(
        [
          createSegmentSizeWithOnlyLiveIssues(100),
          createSegmentSizeWithOnlyLiveIssues(1),
          createSegmentSizeWithOnlyLiveIssues(1),
          createSegmentSizeWithOnlyLiveIssues(1),
        ],
        100,
      ),
    ).toBeNull();
  });

  it('merges the newest segments with older ones that are not much larger', () => {
    expect(
      planIndexSegmentMerge(
        [
          createSegmentSizeWithOnlyLiveIssues(90),
          createSegmentSizeWithOnlyLiveIssues(5),
          createSegmentSizeWithOnlyLiveIssues(1),
          createSegmentSizeWithOnlyLiveIssues(1),
          createSegmentSizeWithOnlyLiveIssues(1),
        ],
        100,
      ),
    ).toEqual({ from: 1, to: 5 });
    expect(
      planIndexSegmentMerge(
        [
          createSegmentSizeWithOnlyLiveIssues(7),
          createSegmentSizeWithOnlyLiveIssues(1),
          createSegmentSizeWithOnlyLiveIssues(1),
          createSegmentSizeWithOnlyLiveIssues(1),
          createSegmentSizeWithOnlyLiveIssues(1),
        ],
        100,
      ),
    ).toEqual({ from: 0, to: 5 });
    expect(
      planIndexSegmentMerge(
        [
          createSegmentSizeWithOnlyLiveIssues(9),
          createSegmentSizeWithOnlyLiveIssues(1),
          createSegmentSizeWithOnlyLiveIssues(1),
          createSegmentSizeWithOnlyLiveIssues(1),
          createSegmentSizeWithOnlyLiveIssues(1),
        ],
        100,
      ),
    ).toEqual({ from: 1, to: 5 });
  });

  it('never exceeds the maximum size of a segment', () => {
    expect(
      planIndexSegmentMerge(
        [
          createSegmentSizeWithOnlyLiveIssues(60),
          createSegmentSizeWithOnlyLiveIssues(15),
          createSegmentSizeWithOnlyLiveIssues(10),
          createSegmentSizeWithOnlyLiveIssues(10),
          createSegmentSizeWithOnlyLiveIssues(10),
        ],
        100,
      ),
    ).toEqual({ from: 1, to: 5 });
  });

  it('rewrites a segment with mostly masked issues, together with neighbors that fit', () => {
    expect(
      planIndexSegmentMerge(
        [
          createSegmentSizeWithOnlyLiveIssues(100),
          { live: 49, issues: 100 },
          createSegmentSizeWithOnlyLiveIssues(90),
        ],
        100,
      ),
    ).toEqual({ from: 1, to: 2 });
    expect(
      planIndexSegmentMerge([{ live: 0, issues: 100 }, createSegmentSizeWithOnlyLiveIssues(90)], 100),
    ).toEqual({
      from: 0,
      to: 2,
    });
    expect(planIndexSegmentMerge([{ live: 50, issues: 100 }], 100)).toBeNull();
  });

  it('terminates, and rewrites each issue only a few times', () => {
    const sizes: IndexSegmentSize[] = [];
    let written = 0;
    for (let i = 0; i < 2_000; i++) {
      sizes.push(createSegmentSizeWithOnlyLiveIssues(1));
      for (let span = planIndexSegmentMerge(sizes, 256); span; span = planIndexSegmentMerge(sizes, 256)) {
        const sum = sizes.slice(span.from, span.to).reduce((all, { live }) => all + live, 0);
        sizes.splice(span.from, span.to - span.from, createSegmentSizeWithOnlyLiveIssues(sum));
        written += sum;
      }
    }
    expect(written / 2_000).toBeLessThan(8);
    expect(sizes.length).toBeLessThan(30);
  });
});
