type NumberArray = Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;

/** A typed array that grows when a value is written beyond its end. Values that were never written are 0. */
export class GrowableNumbers<T extends NumberArray> {
  values: T;
  readonly #create: (length: number) => T;

  constructor(create: (length: number) => T) {
    this.#create = create;
    this.values = create(1024);
  }

  get bytes(): number {
    return this.values.byteLength;
  }

  get(index: number): number {
    return this.values[index] ?? 0;
  }

  set(index: number, value: number): void {
    if (index >= this.values.length) {
      // Half more, not twice as much: the arrays of a large index would be mostly empty.
      const grown = this.#create(Math.max(index + 1, Math.ceil(this.values.length * 1.5)));
      grown.set(this.values);
      this.values = grown;
    }
    this.values[index] = value;
  }
}
