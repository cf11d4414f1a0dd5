import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { withTemporaryFolder } from './temporaryFolder';

test('deletes the temporary folder after a failure', async () => {
  let folder = '';
  const failing = withTemporaryFolder((name) => {
    folder = name;
    expect(existsSync(name)).toBe(true);
    return Promise.reject(new Error('failed'));
  });
  await expect(failing).rejects.toThrow('failed');
  expect(existsSync(folder)).toBe(false);
});

test('deletes the folders of killed imports, but not those of running ones', async () => {
  const { pid: endedPid } = spawnSync(process.execPath, ['-e', '']);
  const left = path.join(tmpdir(), `winnow-import-${hostname()}-${endedPid}-aB3dE6`);
  mkdirSync(left);
  await withTemporaryFolder(async (outer) => {
    expect(existsSync(left)).toBe(false);
    await withTemporaryFolder(() => Promise.resolve());
    expect(existsSync(outer)).toBe(true);
  });
});
