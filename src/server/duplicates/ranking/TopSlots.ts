interface Entry {
  slot: number;
  score: number;
  number: number;
}

/** The slots with the highest scores. Of equal scores, the lower issue number counts as the higher one. */
export class TopSlots {
  readonly #limit: number;
  /** A binary heap, the worst entry first. */
  readonly #heap: Entry[] = [];
  /** Only scores of at least this can still be among the highest. */
  threshold = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(slot: number, score: number, number: number): void {
    const heap = this.#heap;
    const entry = { slot, score, number };
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
  listDescending(): number[] {
    return [...this.#heap].sort((a, b) => (isWorse(a, b) ? 1 : -1)).map(({ slot }) => slot);
  }
}

function isWorse(a: Entry, b: Entry): boolean {
  return a.score < b.score || (a.score === b.score && a.number > b.number);
}
