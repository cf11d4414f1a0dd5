/** Batched look-ups: what one request asks for one by one is read in one statement. */
import DataLoader from 'dataloader';

/** A look-up by a small number. Answers null where there is nothing. */
export function batchById<Row>(
  read: (ids: readonly number[]) => Promise<Row[]>,
  idOf: (row: Row) => number,
): DataLoader<number, Row | null> {
  return new DataLoader(async (ids) => {
    const found = new Map((await read(ids)).map((row) => [idOf(row), row]));
    return ids.map((id) => found.get(id) ?? null);
  });
}

/** A look-up by a key of several parts, told apart by `nameOf`. Answers null where there is nothing. */
export function batchByKey<Key, Row>(
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
