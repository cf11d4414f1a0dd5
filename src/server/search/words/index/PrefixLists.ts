/**
 * Short prefixes have terms by the thousand. The issues of each such prefix are a list of their own,
 * under the prefix with PREFIX_END behind it, which stands right after the terms that begin with it.
 */
import { Bits } from '../../indexing/Bits';

/** No character: no term holds it, and it sorts after all that terms hold. */
export const PREFIX_END = '\uffff';
/** Longest prefix with a list of its own, in UTF-16 units, the `^` of titles included. */
export const PREFIX_LENGTH_MAX = 4;

interface OpenPrefix {
  text: string | null;
  terms: number;
  set: Bits;
}

export class PrefixLists {
  readonly #open: OpenPrefix[];
  readonly #minimum: number;

  /**
   * @param size issues of the segment
   * @param minimum terms without which a prefix gets no list
   */
  constructor(size: number, minimum: number) {
    this.#minimum = minimum;
    this.#open = Array.from({ length: PREFIX_LENGTH_MAX }, () => ({
      text: null,
      terms: 0,
      set: new Bits(size),
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

  /** Puts the lists of prefixes that this term, which comes next, does not begin with; null: of all. */
  endBefore(term: string | null, put: (term: string, ordinals: Int32Array) => void): void {
    for (let i = PREFIX_LENGTH_MAX - 1; i >= 0; i--) {
      const open = this.#open[i]!;
      if (open.text === null || term?.startsWith(open.text)) continue;
      if (open.terms >= this.#minimum) put(open.text + PREFIX_END, ordinalsOf(open.set));
      open.text = null;
      open.terms = 0;
      open.set.words.fill(0);
    }
  }
}

/** Half a character is no prefix that anybody asks for. */
function isSurrogate(term: string, at: number): boolean {
  return (term.charCodeAt(at) & 0xfc00) === 0xd800;
}

function ordinalsOf({ size, words }: Bits): Int32Array {
  // The set is used again, so it must not remember its count.
  const bits = new Bits(size);
  bits.words.set(words);
  return Int32Array.from(bits.slots());
}
