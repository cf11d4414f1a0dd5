/** Positive integers seen so far, a bit each: a million issues take 125 KB. */
export class NumberSet {
  private readonly blocks = new Map<number, Uint32Array>();

  has(number: number): boolean {
    const word = this.blocks.get(Math.floor(number / BLOCK))?.[wordOf(number)] ?? 0;
    return (word & bitOf(number)) !== 0;
  }

  add(number: number): void {
    const at = Math.floor(number / BLOCK);
    let block = this.blocks.get(at);
    if (!block) this.blocks.set(at, (block = new Uint32Array(BLOCK / WORD)));
    block[wordOf(number)]! |= bitOf(number);
  }
}

const WORD = 32;
const BLOCK = 32_768;

const wordOf = (number: number): number => (number % BLOCK) >>> 5;
const bitOf = (number: number): number => 1 << (number % WORD);
