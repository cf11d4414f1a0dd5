/** A set of slots with one bit per slot. A slot is the index of an issue in the in-memory columns. */
export class BitSet {
  /** Number of all slots, whether they are in the set or not. */
  readonly size: number;
  readonly words: Uint32Array;
  #count = -1;

  constructor(size: number) {
    this.size = size;
    this.words = new Uint32Array((size + 31) >>> 5);
  }

  static createFullBitSet(size: number): BitSet {
    return new BitSet(size).invertBits();
  }

  /** Creates the set of the slots from `start` to `end`, exclusive. */
  static createRange(size: number, start: number, end: number): BitSet {
    const bits = new BitSet(size);
    const firstWord = (start + 31) >>> 5;
    const lastWord = end >>> 5;
    bits.words.fill(0xffffffff, firstWord, lastWord);
    for (let slot = start; slot < Math.min(end, firstWord << 5); slot++) bits.add(slot);
    for (let slot = Math.max(start, lastWord << 5); slot < end; slot++) bits.add(slot);
    return bits;
  }

  /** Number of slots in the set. It is counted once and cached: afterwards, only `put` may change the set. */
  get count(): number {
    if (this.#count < 0) {
      let count = 0;
      for (let i = 0; i < this.words.length; i++) count += countSetBits(this.words[i]!);
      this.#count = count;
    }
    return this.#count;
  }

  has(slot: number): boolean {
    return ((this.words[slot >>> 5]! >>> (slot & 31)) & 1) === 1;
  }

  add(slot: number): void {
    this.words[slot >>> 5]! |= 1 << (slot & 31);
  }

  /** Adds a slot to the set or removes it. */
  put(slot: number, isIn: boolean): void {
    if (this.has(slot) === isIn) return;
    this.words[slot >>> 5]! ^= 1 << (slot & 31);
    if (this.#count >= 0) this.#count += isIn ? 1 : -1;
  }

  /**
   * @param size number of all slots of the copy, at least as many as there are now; the added slots are not in the set
   */
  copy(size = this.size): BitSet {
    const bits = new BitSet(size);
    bits.words.set(this.words);
    return bits;
  }

  intersectWith(other: BitSet): this {
    for (let i = 0; i < this.words.length; i++) this.words[i]! &= other.words[i]!;
    return this;
  }

  uniteWith(other: BitSet): this {
    for (let i = 0; i < this.words.length; i++) this.words[i]! |= other.words[i]!;
    return this;
  }

  invertBits(): this {
    for (let i = 0; i < this.words.length; i++) this.words[i] = ~this.words[i]!;
    const rest = this.size & 31;
    if (rest > 0) this.words[this.words.length - 1]! &= (1 << rest) - 1;
    return this;
  }

  /** Returns the slots of the set in ascending order. */
  listSetBits(): Uint32Array {
    const slots = new Uint32Array(this.count);
    let n = 0;
    for (let i = 0; i < this.words.length; i++) {
      for (let word = this.words[i]!; word !== 0; word &= word - 1) {
        slots[n++] = (i << 5) + 31 - Math.clz32(word & -word);
      }
    }
    return slots;
  }
}

function countSetBits(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
