/** Tests segments with so many terms that they have several blocks, and postings for prefixes. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { createTemporaryFolderPerTest } from '../../../../testing/temporaryFolder';
import { mergeIndexSegments } from './mergeIndexSegments';
import { IndexSegment } from './IndexSegment';
import { IndexSegmentBuilder } from './IndexSegmentBuilder';

interface IssueWithSearchTerms {
  number: number;
  terms: string[];
}

/**
 * Random terms of few distinct letters, so that thousands of them share a prefix. One of the letters has two
 * UTF-16 units.
 */
const arbitraryWordIndexTerm = fc
  .array(fc.constantFrom('a', 'b', 'c', '1', '.', '\u{20000}'), { minLength: 1, maxLength: 6 })
  .map((letters) => letters.join(''));
const arbitraryIssuesWithSearchTerms: fc.Arbitrary<IssueWithSearchTerms[]> = fc
  .uniqueArray(
    fc.record({
      number: fc.integer({ min: 1, max: 500 }),
      terms: fc.uniqueArray(arbitraryWordIndexTerm, { maxLength: 60 }),
    }),
    { selector: ({ number }) => number, minLength: 1, maxLength: 30, size: 'max' },
  )
  .map((all) => all.sort((a, b) => a.number - b.number));

const findMatchingIssues = (
  all: readonly IssueWithSearchTerms[],
  sought: readonly string[],
  prefix: boolean,
): number[] =>
  all
    .filter(({ terms }) =>
      sought.every((term, i) =>
        terms.some((each) => (prefix && i === sought.length - 1 ? each.startsWith(term) : each === term)),
      ),
    )
    .map(({ number }) => number);

describe('a segment of the word index', () => {
  const folder = createTemporaryFolderPerTest();

  const write = (name: string, all: readonly IssueWithSearchTerms[]): IndexSegment => {
    const builder = new IndexSegmentBuilder();
    for (const { number, terms } of all) builder.addIssueTerms(number, terms.join(' '));
    const file = path.join(folder(), name);
    for (const steps = builder.writeSegmentFile(file); !steps.next().done;);
    return new IndexSegment(file);
  };

  it('finds terms and prefixes', () => {
    fc.assert(
      fc.property(
        arbitraryIssuesWithSearchTerms,
        fc.array(fc.array(arbitraryWordIndexTerm, { minLength: 1, maxLength: 2 })),
        (all, asked) => {
          const segment = write('one', all);
          for (const sought of [['a'], ['ab'], ['abc'], ['\u{20000}'], ...asked]) {
            for (const prefix of [false, true]) {
              expect([...segment.findIssuesWithTerms(sought, prefix)]).toEqual(
                findMatchingIssues(all, sought, prefix),
              );
            }
          }
          segment.close();
        },
      ),
      { numRuns: 30 },
    );
  });

  it('a merge keeps the entry of the newest segment for each issue', () => {
    fc.assert(
      fc.property(
        arbitraryIssuesWithSearchTerms,
        arbitraryIssuesWithSearchTerms,
        arbitraryIssuesWithSearchTerms,
        arbitraryWordIndexTerm,
        (...[oldest, middle, newest, sought]) => {
          const segments = [oldest, middle, newest].map((all, i) => write(String(i), all));
          for (const { number } of middle) segments[0]!.markIssueSuperseded(number);
          for (const { number } of newest)
            for (const older of segments.slice(0, 2)) older.markIssueSuperseded(number);
          const file = path.join(folder(), 'merged');
          for (const steps = mergeIndexSegments(segments, file); !steps.next().done;);
          const merged = new IndexSegment(file);
          const latest = new Map([...oldest, ...middle, ...newest].map((issue) => [issue.number, issue]));
          const all = [...latest.values()].sort((a, b) => a.number - b.number);
          expect([...merged.numbers]).toEqual(all.map(({ number }) => number));
          for (const prefix of [false, true]) {
            expect([...merged.findIssuesWithTerms([sought], prefix)]).toEqual(
              findMatchingIssues(all, [sought], prefix),
            );
          }
          for (const segment of [...segments, merged]) segment.close();
        },
      ),
      { numRuns: 30 },
    );
  });

  it('deletes its file when writing is interrupted', () => {
    const builder = new IndexSegmentBuilder();
    builder.addIssueTerms(1, 'a b');
    const steps = builder.writeSegmentFile(path.join(folder(), 'broken'));
    steps.next();
    steps.next();
    steps.return(undefined);
    expect(readdirSync(folder())).toEqual([]);
  });
});
