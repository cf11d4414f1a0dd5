/**
 * Short prefixes can have thousands of terms. The issues of each such prefix are stored as a separate postings list
 * under the prefix plus PREFIX_END, which sorts right after the terms with that prefix.
 */
import { BitSet } from '../../indexing/BitSet';

/** Not a character: it occurs in no term and sorts after all characters. */
export const PREFIX_END = '\uffff';
/** Maximum length of a prefix with its own list, in UTF-16 units, including the `^` of titles. */
export const PREFIX_LENGTH_MAX = 4;

interface OpenPrefixPostings {
  text: string | null;
  terms: number;
  set: BitSet;
}

export class PrefixPostings {
  readonly #open: OpenPrefixPostings[];
  readonly #minimum: number;

  /**
   * @param size issues of the segment
   * @param minimum number of terms from which a prefix gets a list
   */
  constructor(size: number, minimum: number) {
    this.#minimum = minimum;
    this.#open = Array.from({ length: PREFIX_LENGTH_MAX }, () => ({
      text: null,
      terms: 0,
      set: new BitSet(size),
    }));
  }

  add(term: string, ordinals: Int32Array): void {
    this.#open.forEach((open, i) => {
      if (term.length <= i || isSurrogate(term, i)) return;
      open.text ??= term.slice(0, i + 1);
      open.terms++;
      for (let j = 0; j < ordinals.length; j++) open.set.add(ordinals[j]!);
    });
  }

  /** Writes the lists of all open prefixes that the next term does not start with. Null: there is no next term. */
  writeFinishedPrefixes(term: string | null, put: (term: string, ordinals: Int32Array) => void): void {
    for (let i = PREFIX_LENGTH_MAX - 1; i >= 0; i--) {
      const open = this.#open[i]!;
      if (open.text === null || term?.startsWith(open.text)) continue;
      if (open.terms >= this.#minimum) put(open.text + PREFIX_END, toOrdinals(open.set));
      open.text = null;
      open.terms = 0;
      open.set.words.fill(0);
    }
  }
}

/** A prefix cannot end within a surrogate pair. */
function isSurrogate(term: string, at: number): boolean {
  return (term.charCodeAt(at) & 0xfc00) === 0xd800;
}

function toOrdinals({ size, words }: BitSet): Int32Array {
  // The loop reuses the set, so a copy is returned: a set caches its count, which would be outdated.
  const bits = new BitSet(size);
  bits.words.set(words);
  return Int32Array.from(bits.listSlots());
}
