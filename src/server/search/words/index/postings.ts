/**
 * Postings: the issues of a segment that contain a term, as ordinals (indexes into the segment's issues).
 * They are encoded as differences or as a bitmap, whichever is shorter.
 */
import type { BitSet } from '../../indexing/BitSet';
import { ByteWriter } from './bytes';

export interface EncodedPostings {
  bitmap: boolean;
  bytes: Uint8Array;
}

const reusedPostingsWriter = new ByteWriter();

/**
 * Encodes the postings of a term. The encoded differences are valid only until the next call.
 * @param ordinals the issues that contain the term, ascending
 * @param size number of issues in the segment
 */
export function encodePostings(ordinals: Int32Array, size: number): EncodedPostings {
  const bitmapLength = (size + 7) >>> 3;
  reusedPostingsWriter.clear();
  let last = -1;
  for (let i = 0; i < ordinals.length; i++) {
    reusedPostingsWriter.writeVarint(ordinals[i]! - last - 1);
    last = ordinals[i]!;
    if (reusedPostingsWriter.length > bitmapLength)
      return { bitmap: true, bytes: encodePostingsBitmap(ordinals, bitmapLength) };
  }
  return { bitmap: false, bytes: reusedPostingsWriter.getWrittenBytes() };
}

function encodePostingsBitmap(ordinals: Int32Array, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let i = 0; i < ordinals.length; i++) bytes[ordinals[i]! >>> 3]! |= 1 << (ordinals[i]! & 7);
  return bytes;
}

/** Adds the issues of encoded postings to a set that has the size of the segment. */
export function addPostingsToBitSet(postings: EncodedPostings, set: BitSet): void {
  const { words } = set;
  if (postings.bitmap) {
    const { bytes } = postings;
    for (let i = 0; i < bytes.length; i++) words[i >>> 2]! |= bytes[i]! << ((i & 3) << 3);
    return;
  }
  forEachPostingOrdinal(postings, (ordinal) => {
    words[ordinal >>> 5]! |= 1 << (ordinal & 31);
  });
}

/** Calls a function with each ordinal of encoded postings, ascending. */
export function forEachPostingOrdinal(
  { bitmap, bytes }: EncodedPostings,
  visit: (ordinal: number) => void,
): void {
  if (bitmap) {
    for (let i = 0; i < bytes.length; i++) {
      for (let byte = bytes[i]!; byte !== 0; byte &= byte - 1) visit(i * 8 + 31 - Math.clz32(byte & -byte));
    }
    return;
  }
  let ordinal = -1;
  for (let at = 0; at < bytes.length;) {
    let step = 0;
    let byte = 0;
    let shift = 0;
    do {
      byte = bytes[at++]!;
      step |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    ordinal += step + 1;
    visit(ordinal);
  }
}
