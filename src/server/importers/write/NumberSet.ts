/** A set of positive integers that uses one bit per number: 125 KB for a million consecutive numbers. */
export class NumberSet {
  private readonly blocks = new Map<number, Uint32Array>();

  has(number: number): boolean {
    const word = this.blocks.get(Math.floor(number / BLOCK_SIZE))?.[wordIndexOf(number)] ?? 0;
    return (word & bitMask(number)) !== 0;
  }

  add(number: number): void {
    const blockIndex = Math.floor(number / BLOCK_SIZE);
    let block = this.blocks.get(blockIndex);
    if (!block) this.blocks.set(blockIndex, (block = new Uint32Array(BLOCK_SIZE / WORD_SIZE)));
    block[wordIndexOf(number)]! |= bitMask(number);
  }
}

/** Bits per 32-bit word of the bitmap, and numbers per block of words. */
const WORD_SIZE = 32;
const BLOCK_SIZE = 32_768;

const wordIndexOf = (number: number): number => (number % BLOCK_SIZE) >>> 5;
const bitMask = (number: number): number => 1 << (number % WORD_SIZE);
