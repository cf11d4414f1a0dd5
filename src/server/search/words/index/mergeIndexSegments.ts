/**
 * Merges segment files of the word index into one. Leaves out issues that a newer segment contains. Works
 * term by term, so that it needs little memory.
 */
import { forEachPostingOrdinal } from './postings';
import type { IndexSegment, IndexTermWithPostings } from './IndexSegment';
import { IndexSegmentWriter } from './IndexSegmentWriter';

const TERMS_PER_INDEX_MERGE_STEP = 256;

interface IndexSegmentMergeSource {
  terms: Iterator<IndexTermWithPostings, undefined>;
  next: IndexTermWithPostings | null;
  /**
   * The ordinal of each issue in the merged segment, or -1 if the issue is left out because a newer segment
   * contains it.
   */
  places: Int32Array;
}

/**
 * Writes the merged segment file in steps, so that the thread can handle other messages in between. At least
 * one issue must not be contained in a newer segment.
 */
export function* mergeIndexSegments(segments: readonly IndexSegment[], file: string): Generator<void> {
  const { numbers, sources } = createIndexSegmentMergeSources(segments);
  const writer = new IndexSegmentWriter(file, numbers);
  let isDone = false;
  try {
    for (let count = 1; ; count++) {
      const term = findSmallestSegmentTerm(sources);
      if (term === null) break;
      const merged: number[] = [];
      for (const source of sources) if (source.next?.term === term) appendMergedPostings(source, merged);
      if (merged.length > 0) writer.addTermPostings(term, Int32Array.from(merged).sort());
      if (count % TERMS_PER_INDEX_MERGE_STEP === 0) yield;
    }
    writer.finishSegmentFile();
    isDone = true;
  } finally {
    if (!isDone) writer.discardSegmentFile();
  }
}

function createIndexSegmentMergeSources(segments: readonly IndexSegment[]): {
  numbers: Int32Array;
  sources: IndexSegmentMergeSource[];
} {
  const living: number[] = [];
  for (const segment of segments) {
    segment.numbers.forEach((number, ordinal) => {
      if (!segment.isIssueSuperseded(ordinal)) living.push(number);
    });
  }
  const numbers = Int32Array.from(living).sort();
  const placeOf = new Map<number, number>();
  numbers.forEach((number, place) => placeOf.set(number, place));
  const sources = segments.map((segment) => {
    const terms = segment.iterateSegmentTerms();
    return {
      terms,
      next: takeNextSegmentTerm(terms),
      places: segment.numbers.map((number, ordinal) =>
        segment.isIssueSuperseded(ordinal) ? -1 : placeOf.get(number)!,
      ),
    };
  });
  return { numbers, sources };
}

function findSmallestSegmentTerm(sources: readonly IndexSegmentMergeSource[]): string | null {
  let least: string | null = null;
  for (const { next } of sources) if (next && (least === null || next.term < least)) least = next.term;
  return least;
}

function takeNextSegmentTerm(terms: IndexSegmentMergeSource['terms']): IndexTermWithPostings | null {
  return terms.next().value ?? null;
}

function appendMergedPostings(source: IndexSegmentMergeSource, merged: number[]): void {
  forEachPostingOrdinal(source.next!.postings, (ordinal) => {
    const place = source.places[ordinal]!;
    if (place >= 0) merged.push(place);
  });
  source.next = takeNextSegmentTerm(source.terms);
}
