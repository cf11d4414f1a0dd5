/**
 * Postings of short prefixes, which can match thousands of terms. All issues with such a prefix are stored as a
 * separate postings list, whose term is the prefix plus PREFIX_POSTINGS_TERM_SUFFIX. It sorts right after the terms
 * with the prefix.
 */
import { BitSet } from '../../indexing/BitSet';

/** A code unit that is not a character: no term contains it, and it sorts after all characters. */
export const PREFIX_POSTINGS_TERM_SUFFIX = '\uffff';
/**
 * Maximum length of a prefix with its own postings list, in UTF-16 code units, including the `^` of title
 * tokens.
 */
export const INDEXED_WORD_PREFIX_LENGTH_MAX = 4;

interface UnfinishedPrefixPostings {
  text: string | null;
  terms: number;
  set: BitSet;
}

export class PrefixPostingsBuilder {
  readonly #open: UnfinishedPrefixPostings[];
  readonly #minimum: number;

  /**
   * @param size number of issues in the segment
   * @param minimum number of terms from which on a prefix gets its own postings list
   */
  constructor(size: number, minimum: number) {
    this.#minimum = minimum;
    this.#open = Array.from({ length: INDEXED_WORD_PREFIX_LENGTH_MAX }, () => ({
      text: null,
      terms: 0,
      set: new BitSet(size),
    }));
  }

  addTermPostings(term: string, ordinals: Int32Array): void {
    this.#open.forEach((open, i) => {
      if (term.length <= i || isHighSurrogateAt(term, i)) return;
      open.text ??= term.slice(0, i + 1);
      open.terms++;
      for (let j = 0; j < ordinals.length; j++) open.set.add(ordinals[j]!);
    });
  }

  /**
   * Writes the postings of all collected prefixes with which the next term does not start.
   * @param term the next term; null: there are no more terms
   */
  writeFinishedPrefixPostings(term: string | null, put: (term: string, ordinals: Int32Array) => void): void {
    for (let i = INDEXED_WORD_PREFIX_LENGTH_MAX - 1; i >= 0; i--) {
      const open = this.#open[i]!;
      if (open.text === null || term?.startsWith(open.text)) continue;
      if (open.terms >= this.#minimum)
        put(open.text + PREFIX_POSTINGS_TERM_SUFFIX, listOrdinalsInBitSet(open.set));
      open.text = null;
      open.terms = 0;
      open.set.words.fill(0);
    }
  }
}

/**
 * Whether the code unit at an index is the first half of a surrogate pair, after which a prefix cannot end.
 */
function isHighSurrogateAt(term: string, at: number): boolean {
  return (term.charCodeAt(at) & 0xfc00) === 0xd800;
}

function listOrdinalsInBitSet({ size, words }: BitSet): Int32Array {
  // The result is a copy, because the loop writes to the set again: a set caches its count, which would then
  // be outdated.
  const bits = new BitSet(size);
  bits.words.set(words);
  return Int32Array.from(bits.listSetBits());
}
