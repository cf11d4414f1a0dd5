import { existsSync } from 'node:fs';
import path from 'node:path';
import { createTemporaryFolderPerTest } from '../../../testing/temporaryFolder';
import { FileBackedQueue } from './FileBackedQueue';

const temporaryFolder = createTemporaryFolderPerTest();

async function readAllQueuedValues<T>(spool: FileBackedQueue<T>): Promise<T[]> {
  const values: T[] = [];
  for await (const value of spool.read()) values.push(value);
  return values;
}

test('reads values in the order in which they were added, also more than fit into its buffer', async () => {
  const file = path.join(temporaryFolder(), 'values');
  const spool = new FileBackedQueue<{ id: number; text: string }>(file);
  const values = Array.from({ length: 3_000 }, (_, id) => ({
    id,
    text: `line\nbreak \u2028 "é" ${'x'.repeat(50)}`,
  }));
  for (const value of values) await spool.add(value);
  expect(spool.length).toBe(3_000);
  expect(await readAllQueuedValues(spool)).toEqual(values);
  await spool.close();
});

test('restores dates with the revive function', async () => {
  const spool = new FileBackedQueue<{ createdAt: Date }>(
    path.join(temporaryFolder(), 'dates'),
    (key, value) => (key === 'createdAt' ? new Date(value as string) : value),
  );
  await spool.add({ createdAt: new Date(5) });
  expect(await readAllQueuedValues(spool)).toEqual([{ createdAt: new Date(5) }]);
  await spool.close();
});

test('creates no file without a value', async () => {
  const file = path.join(temporaryFolder(), 'none');
  const spool = new FileBackedQueue<number>(file);
  expect(await readAllQueuedValues(spool)).toEqual([]);
  await spool.close();
  expect(existsSync(file)).toBe(false);
});
