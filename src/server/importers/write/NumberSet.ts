/** A set of positive integers that uses one bit per number: 125 KB for a million consecutive numbers. */
export class NumberSet {
  private readonly blocks = new Map<number, Uint32Array>();

  has(number: number): boolean {
    const word =
      this.blocks.get(Math.floor(number / BITS_PER_BITMAP_BLOCK))?.[getBitmapWordIndex(number)] ?? 0;
    return (word & getBitmapBitMask(number)) !== 0;
  }

  add(number: number): void {
    const blockIndex = Math.floor(number / BITS_PER_BITMAP_BLOCK);
    let block = this.blocks.get(blockIndex);
    if (!block)
      this.blocks.set(blockIndex, (block = new Uint32Array(BITS_PER_BITMAP_BLOCK / BITS_PER_BITMAP_WORD)));
    block[getBitmapWordIndex(number)]! |= getBitmapBitMask(number);
  }
}

/** Bits per 32-bit word of the bitmap, and numbers per block of words. */
const BITS_PER_BITMAP_WORD = 32;
const BITS_PER_BITMAP_BLOCK = 32_768;

const getBitmapWordIndex = (number: number): number => (number % BITS_PER_BITMAP_BLOCK) >>> 5;
const getBitmapBitMask = (number: number): number => 1 << (number % BITS_PER_BITMAP_WORD);
