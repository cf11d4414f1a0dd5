/** DataLoaders that read rows in batches: all rows that a request needs at the same time take one SQL statement. */
import DataLoader from 'dataloader';

/** A loader by numeric id; loads null for an unknown id. */
export function createDataLoaderById<Row>(
  read: (ids: readonly number[]) => Promise<Row[]>,
  idOf: (row: Row) => number,
): DataLoader<number, Row | null> {
  return new DataLoader(async (ids) => {
    const found = new Map((await read(ids)).map((row) => [idOf(row), row]));
    return ids.map((id) => found.get(id) ?? null);
  });
}

/**
 * A loader by composite key; loads null for an unknown key.
 * @param nameOf a string that identifies the key, equal to `nameOfRow` of its row
 */
export function createDataLoaderByKey<Key, Row>(
  read: (keys: readonly Key[]) => Promise<Row[]>,
  nameOf: (key: Key) => string,
  nameOfRow: (row: Row) => string,
): DataLoader<Key, Row | null, string> {
  return new DataLoader<Key, Row | null, string>(
    async (keys) => {
      const found = new Map((await read(keys)).map((row) => [nameOfRow(row), row]));
      return keys.map((key) => found.get(nameOf(key)) ?? null);
    },
    { cacheKeyFn: nameOf },
  );
}
