import { mkdir, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTemporaryFolderPerTest } from '../../../testing/temporaryFolder';
import { chooseBufferCacheMb } from './settings';

const folder = createTemporaryFolderPerTest();

/** Creates a database folder that contains one table file of this size. */
async function createTable(megabytes: number): Promise<void> {
  const database = path.join(folder(), 'base/5');
  await mkdir(database, { recursive: true });
  const file = path.join(database, '16384');
  await writeFile(file, '');
  await truncate(file, megabytes * 1024 ** 2);
}

test.each([
  [1, 32],
  [100, 100],
  [3_000, 256],
])('the cache of a server with %d MB of tables takes %d MB', async (tables, cache) => {
  await createTable(tables);
  expect(chooseBufferCacheMb('server', folder())).toBe(cache);
});

test('the cache of a new database of a server takes 256 MB', () => {
  expect(chooseBufferCacheMb('server', path.join(folder(), 'postgres'))).toBe(256);
});

test('the cache of a command, and of a database in memory, takes 16 MB', async () => {
  await createTable(3_000);
  expect(chooseBufferCacheMb('command', folder())).toBe(16);
  expect(chooseBufferCacheMb('server', null)).toBe(16);
});
