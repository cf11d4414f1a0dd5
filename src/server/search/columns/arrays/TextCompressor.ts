/**
 * Compresses short texts, each on its own, with a table of up to 255 symbols: frequent byte sequences of up to eight
 * bytes. A compressed text consists of the codes of symbols. A byte at which no symbol matches is stored as it is,
 * after an escape code. Titles take less than half of their bytes, and are read in less than a microsecond. Source of
 * the method: P. Boncz, T. Neumann and V. Leis, FSST: Fast Random Access String Compression, VLDB 2020.
 */

/** Precedes a byte that is stored as it is. */
const ESCAPE_CODE = 255;
const SYMBOLS_MAX = 255;
/** Maximum number of bytes of a symbol, and therefore of a text per compressed byte. */
export const SYMBOL_BYTES_MAX = 8;
/** Maximum number of compressed bytes per byte of a text. */
export const COMPRESSED_BYTES_PER_BYTE_MAX = 2;
/** Number of rounds that improve the table. Further rounds change it little. */
const TRAINING_ROUNDS = 5;
/** Maximum number of bytes of texts that the table is built from. */
const SAMPLE_BYTES_MAX = 64 * 1024;

export class TextCompressor {
  /** The bytes of each symbol, longest symbols first. */
  readonly #symbols: readonly Uint8Array[];
  /** The codes of the symbols of at least two bytes, by their first two bytes, longest symbols first. */
  readonly #codesByTwoBytes = new Map<number, number[]>();
  /** The codes of the symbols of one byte, or ESCAPE_CODE. */
  readonly #codeByByte = new Uint8Array(256).fill(ESCAPE_CODE);

  private constructor(symbols: readonly Uint8Array[]) {
    this.#symbols = [...symbols].sort((a, b) => b.length - a.length);
    this.#symbols.forEach((symbol, code) => {
      if (symbol.length === 1) {
        this.#codeByByte[symbol[0]!] = code;
        return;
      }
      const start = joinTwoBytes(symbol, 0);
      const codes = this.#codesByTwoBytes.get(start);
      if (codes) codes.push(code);
      else this.#codesByTwoBytes.set(start, [code]);
    });
  }

  /**
   * Builds a table for texts like these. Without texts, the table is empty, and compressed texts take twice their
   * bytes.
   */
  static train(texts: readonly Uint8Array[]): TextCompressor {
    const sample = takeSample(texts);
    let compressor = new TextCompressor([]);
    for (let round = 0; round < TRAINING_ROUNDS; round++) compressor = compressor.#improve(sample);
    return compressor;
  }

  /** Restores a compressor from its serialized symbols. */
  static deserialize(bytes: Uint8Array): TextCompressor {
    const symbols: Uint8Array[] = [];
    for (let at = 0; at < bytes.length; at += 1 + bytes[at]!)
      symbols.push(bytes.slice(at + 1, at + 1 + bytes[at]!));
    return new TextCompressor(symbols);
  }

  /** Returns the symbols, in the order of their codes: the length of each, and its bytes. */
  serialize(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.#symbols.flatMap((symbol) => [symbol.length, ...symbol]));
  }

  /**
   * Compresses a text.
   * @param target receives the result; it must have room for twice the bytes of the text
   * @returns the number of bytes of the result
   */
  compress(text: Uint8Array, target: Uint8Array): number {
    let end = 0;
    for (let at = 0; at < text.length;) {
      const code = this.#findCode(text, at);
      target[end++] = code;
      if (code === ESCAPE_CODE) target[end++] = text[at++]!;
      else at += this.#symbols[code]!.length;
    }
    return end;
  }

  /**
   * Restores a compressed text.
   * @param target receives the text; it must have room for eight times the compressed bytes
   * @returns the number of bytes of the text
   */
  decompress(compressed: Uint8Array, target: Uint8Array): number {
    let end = 0;
    for (let at = 0; at < compressed.length; at++) {
      const code = compressed[at]!;
      if (code === ESCAPE_CODE) {
        target[end++] = compressed[++at]!;
        continue;
      }
      const symbol = this.#symbols[code]!;
      for (let i = 0; i < symbol.length; i++) target[end++] = symbol[i]!;
    }
    return end;
  }

  /** Returns the code of the longest symbol at a position of a text, or ESCAPE_CODE. */
  #findCode(text: Uint8Array, at: number): number {
    const codes = at + 1 < text.length ? this.#codesByTwoBytes.get(joinTwoBytes(text, at)) : undefined;
    if (codes) {
      next: for (let i = 0; i < codes.length; i++) {
        const symbol = this.#symbols[codes[i]!]!;
        if (symbol.length > text.length - at) continue;
        for (let k = 2; k < symbol.length; k++) if (symbol[k] !== text[at + k]) continue next;
        return codes[i]!;
      }
    }
    return this.#codeByByte[text[at]!]!;
  }

  /** Returns a better table: the symbols, bytes and pairs of both that save most bytes of the sample. */
  #improve(sample: readonly Uint8Array[]): TextCompressor {
    const gains = new Map<string, number>();
    const count = (symbol: Uint8Array): void => {
      const key = Buffer.from(symbol).toString('latin1');
      gains.set(key, (gains.get(key) ?? 0) + symbol.length);
    };
    for (const text of sample) {
      let before: Uint8Array | null = null;
      for (let at = 0; at < text.length;) {
        const code = this.#findCode(text, at);
        const length = code === ESCAPE_CODE ? 1 : this.#symbols[code]!.length;
        const symbol = text.subarray(at, at + length);
        count(symbol);
        if (length > 1) count(symbol.subarray(0, 1));
        if (before && before.length + length <= SYMBOL_BYTES_MAX)
          count(text.subarray(at - before.length, at + length));
        before = symbol;
        at += length;
      }
    }
    const best = [...gains].sort(([, a], [, b]) => b - a).slice(0, SYMBOLS_MAX);
    return new TextCompressor(best.map(([key]) => Uint8Array.from(Buffer.from(key, 'latin1'))));
  }
}

const joinTwoBytes = (text: Uint8Array, at: number): number => text[at]! * 256 + text[at + 1]!;

/** Returns every nth text, so that the texts have about SAMPLE_BYTES_MAX bytes together. */
function takeSample(texts: readonly Uint8Array[]): Uint8Array[] {
  const bytes = texts.reduce((sum, { length }) => sum + length, 0);
  const step = Math.max(1, Math.ceil(bytes / SAMPLE_BYTES_MAX));
  return texts.filter((_, i) => i % step === 0);
}
