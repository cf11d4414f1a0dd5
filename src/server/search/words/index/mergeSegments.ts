/**
 * Merges segment files of the word index into one. Leaves out issues that a newer segment contains. Works
 * term by term, so that it needs little memory.
 */
import { eachOrdinal } from './postings';
import type { IndexSegment, SegmentTerm } from './IndexSegment';
import { SegmentWriter } from './SegmentWriter';

const TERMS_PER_MERGE_STEP = 256;

interface MergeSource {
  terms: Iterator<SegmentTerm, undefined>;
  next: SegmentTerm | null;
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
export function* mergeSegments(segments: readonly IndexSegment[], file: string): Generator<void> {
  const { numbers, sources } = createMergeSources(segments);
  const writer = new SegmentWriter(file, numbers);
  let isDone = false;
  try {
    for (let count = 1; ; count++) {
      const term = smallestTerm(sources);
      if (term === null) break;
      const merged: number[] = [];
      for (const source of sources) if (source.next?.term === term) appendPostings(source, merged);
      if (merged.length > 0) writer.add(term, Int32Array.from(merged).sort());
      if (count % TERMS_PER_MERGE_STEP === 0) yield;
    }
    writer.finish();
    isDone = true;
  } finally {
    if (!isDone) writer.abandon();
  }
}

function createMergeSources(segments: readonly IndexSegment[]): {
  numbers: Int32Array;
  sources: MergeSource[];
} {
  const living: number[] = [];
  for (const segment of segments) {
    segment.numbers.forEach((number, ordinal) => {
      if (!segment.isMasked(ordinal)) living.push(number);
    });
  }
  const numbers = Int32Array.from(living).sort();
  const placeOf = new Map<number, number>();
  numbers.forEach((number, place) => placeOf.set(number, place));
  const sources = segments.map((segment) => {
    const terms = segment.iterateTerms();
    return {
      terms,
      next: nextTerm(terms),
      places: segment.numbers.map((number, ordinal) =>
        segment.isMasked(ordinal) ? -1 : placeOf.get(number)!,
      ),
    };
  });
  return { numbers, sources };
}

function smallestTerm(sources: readonly MergeSource[]): string | null {
  let least: string | null = null;
  for (const { next } of sources) if (next && (least === null || next.term < least)) least = next.term;
  return least;
}

function nextTerm(terms: MergeSource['terms']): SegmentTerm | null {
  return terms.next().value ?? null;
}

function appendPostings(source: MergeSource, merged: number[]): void {
  eachOrdinal(source.next!.postings, (ordinal) => {
    const place = source.places[ordinal]!;
    if (place >= 0) merged.push(place);
  });
  source.next = nextTerm(source.terms);
}
