/** Loaders that read rows in batches: all rows that a request needs at the same time take one SQL statement. */
import DataLoader from 'dataloader';
import type { MaybePromise } from '../base/maybePromise';

/** Loads rows by key; null for an unknown key. */
export class RowLoader<Key, Row extends object> {
  readonly #rows = new Map<string | number, Row | null>();
  readonly #loader: DataLoader<Key, Row | null, string | number>;
  readonly #nameOf: (key: Key) => string | number;
  readonly #findCached: ((key: Key) => Row | undefined) | undefined;

  /**
   * @param read reads the rows with these keys, without those that do not exist
   * @param nameOf a string or number that identifies the key, equal to `nameOfRow` of its row
   * @param findCached returns a row that another request has read, if it is known to be current
   */
  constructor(
    read: (keys: readonly Key[]) => Promise<readonly Row[]>,
    nameOf: (key: Key) => string | number,
    nameOfRow: (row: Row) => string | number,
    findCached?: (key: Key) => Row | undefined,
  ) {
    this.#nameOf = nameOf;
    this.#findCached = findCached;
    this.#loader = new DataLoader(
      async (keys) => {
        const found = new Map((await read(keys)).map((row) => [nameOfRow(row), row]));
        return keys.map((key) => {
          const row = found.get(nameOf(key)) ?? null;
          this.#rows.set(nameOf(key), row);
          return row;
        });
      },
      { cacheKeyFn: nameOf },
    );
  }

  /** Returns a row, as a promise only if it has to be read first. */
  load(key: Key): MaybePromise<Row | null> {
    const name = this.#nameOf(key);
    const loaded = this.#rows.get(name);
    if (loaded !== undefined) return loaded;
    const row = this.#findCached?.(key);
    if (row === undefined) return this.#loader.load(key);
    this.#rows.set(name, row);
    return row;
  }

  /** Returns a row if it has been loaded or provided. */
  findLoaded(key: Key): Row | null | undefined {
    return this.#rows.get(this.#nameOf(key));
  }

  /** Provides a row that was read in another way, unless the loader has already loaded it. */
  prime(key: Key, row: Row): void {
    const name = this.#nameOf(key);
    if (!this.#rows.has(name)) this.#rows.set(name, row);
  }
}

export const createDataLoaderById = <Row extends object>(
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
  idOf: (row: Row) => number,
  findCached?: (id: number) => Row | undefined,
): RowLoader<number, Row> => new RowLoader(read, (id) => id, idOf, findCached);

/** A loader of all rows with a key; loads an empty list for an unknown key. */
export function createDataLoaderForLists<Key extends string | number, Row>(
  read: (keys: readonly Key[]) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): DataLoader<Key, Row[]> {
  return new DataLoader(async (keys) => {
    const found = new Map<Key, Row[]>(keys.map((key) => [key, []]));
    for (const row of await read(keys)) found.get(keyOf(row))?.push(row);
    return keys.map((key) => found.get(key)!);
  });
}
