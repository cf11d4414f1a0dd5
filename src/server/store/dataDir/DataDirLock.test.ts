import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createTemporaryFolderPerTest } from '../../../testing/temporaryFolder';
import { prepareDataFolder } from './dataDir';
import { DataDirInUseError, DataDirLock } from './DataDirLock';
import { readDataDirLockHolder, readProcessStartTime, writeDataDirLockHolder } from './lockHolder';

const getTemporaryFolder = createTemporaryFolderPerTest();
const registerPath = path.resolve(__dirname, '../../../testing/register.js');
const DATA_DIR_LOCK_HOLDER_SCRIPT = `require(${JSON.stringify(path.join(__dirname, 'DataDirLock.ts'))}).DataDirLock
  .acquireLock(process.argv[1], 'server').then(() => { console.log('held'); setInterval(() => {}, 1000); })`;

/** Starts another process that holds the lock of the data folder until it is killed. */
async function spawnDataDirLockHolder(dataDir: string) {
  const child = spawn(process.execPath, ['-r', registerPath, '-e', DATA_DIR_LOCK_HOLDER_SCRIPT, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    pid: child.pid!,
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

test('the lock names the process that holds it, and is free after that process is killed', async () => {
  const first = await spawnDataDirLockHolder(getTemporaryFolder());
  const error = await DataDirLock.acquireLock(getTemporaryFolder(), 'command').catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DataDirInUseError);
  expect((error as Error).message).toBe(
    `DATA_DIR ${getTemporaryFolder()} is in use by process ${first.pid} (a Winnow server).`,
  );
  await first.kill();
  await (await DataDirLock.acquireLock(getTemporaryFolder(), 'command')).releaseLock();
});

test('only one of several concurrent attempts acquires the lock', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, () => DataDirLock.acquireLock(getTemporaryFolder(), 'command')),
  );
  const locks = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(locks).toHaveLength(1);
  await locks[0]!.releaseLock();
});

test('a lock file is ignored when its pid belongs to a later process', async () => {
  const gone = path.join(getTemporaryFolder(), 'control.sock');
  // The lock names this process, but with another start time, and nothing listens at its address.
  await writeDataDirLockHolder(getTemporaryFolder(), {
    pid: process.pid,
    startTime: 'another',
    purpose: 'server',
    address: gone,
  });
  await (await DataDirLock.acquireLock(getTemporaryFolder(), 'command')).releaseLock();
});

test('a running holder keeps the lock when its socket file has been deleted', async () => {
  const startTime = readProcessStartTime(process.pid);
  await writeDataDirLockHolder(getTemporaryFolder(), {
    pid: process.pid,
    startTime,
    purpose: 'server',
    address: path.join(getTemporaryFolder(), 'gone.sock'),
  });
  await expect(DataDirLock.acquireLock(getTemporaryFolder(), 'command')).rejects.toBeInstanceOf(
    DataDirInUseError,
  );
});

test('the socket is in a temporary folder when the path of DATA_DIR is too long', async () => {
  const deep = path.join(getTemporaryFolder(), 'd'.repeat(120));
  await fs.mkdir(deep);
  const lock = await DataDirLock.acquireLock(deep, 'server');
  const { address } = (await readDataDirLockHolder(deep))!;
  expect(address.startsWith(deep)).toBe(false);
  expect((await fs.stat(path.dirname(address))).mode & 0o777).toBe(0o700);
  await expect(DataDirLock.acquireLock(deep, 'command')).rejects.toBeInstanceOf(DataDirInUseError);
  await lock.releaseLock();
  await expect(fs.stat(path.dirname(address))).rejects.toMatchObject({ code: 'ENOENT' });
});

test('socket and lock file are private to their owner, and releasing the lock removes both', async () => {
  const lock = await DataDirLock.acquireLock(getTemporaryFolder(), 'server');
  expect((await fs.stat(path.join(getTemporaryFolder(), 'control.sock'))).mode & 0o777).toBe(0o600);
  expect((await fs.stat(path.join(getTemporaryFolder(), 'lock'))).mode & 0o777).toBe(0o600);
  await lock.releaseLock();
  expect(await fs.readdir(getTemporaryFolder())).toEqual([]);
});

test('prepareDataDir names a path that is not a folder', async () => {
  const file = path.join(getTemporaryFolder(), 'file');
  await fs.writeFile(file, '');
  await expect(prepareDataFolder(file)).rejects.toThrow(`DATA_DIR ${file} is not a folder.`);
  await expect(prepareDataFolder(path.join(file, 'data'))).rejects.toThrow('is not a folder.');
});
