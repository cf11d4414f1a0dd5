/** An issue that has a score for at least one list of CANDIDATE_LIST_NAMES. */
export interface ScoredSlot {
  slot: number;
  /** The number. */
  number: number;
  /** The score for each list of CANDIDATE_LIST_NAMES. */
  scores: [text: number, title: number, prose: number];
}

interface Entry {
  scored: ScoredSlot;
  score: number;
}

/** The slots with the highest scores. Of equal scores, the lower issue number counts as the higher one. */
export class TopSlots {
  readonly #limit: number;
  /** A binary heap, the worst entry first. */
  readonly #heap: Entry[] = [];
  /** Only scores above this can still be among the highest. */
  threshold = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(scored: ScoredSlot, score: number): void {
    const heap = this.#heap;
    const entry = { scored, score };
    if (heap.length < this.#limit) {
      heap.push(entry);
      for (let at = heap.length - 1; at > 0;) {
        const parent = (at - 1) >> 1;
        if (!isWorse(heap[at]!, heap[parent]!)) break;
        [heap[at], heap[parent]] = [heap[parent]!, heap[at]!];
        at = parent;
      }
    } else if (isWorse(heap[0]!, entry)) {
      heap[0] = entry;
      for (let at = 0; ;) {
        let child = 2 * at + 1;
        if (child >= heap.length) break;
        if (child + 1 < heap.length && isWorse(heap[child + 1]!, heap[child]!)) child++;
        if (!isWorse(heap[child]!, heap[at]!)) break;
        [heap[at], heap[child]] = [heap[child]!, heap[at]!];
        at = child;
      }
    }
    // Just below the worst score: an equal score with a lower issue number still enters.
    if (heap.length === this.#limit) this.threshold = heap[0]!.score * (1 - 1e-9);
  }

  /** Returns the slots, the highest score first. */
  listDescending(): ScoredSlot[] {
    return [...this.#heap].sort((a, b) => (isWorse(a, b) ? 1 : -1)).map(({ scored }) => scored);
  }
}

function isWorse(a: Entry, b: Entry): boolean {
  return a.score < b.score || (a.score === b.score && a.scored.number > b.scored.number);
}
