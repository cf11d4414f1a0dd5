import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/**
 * Creates a temporary folder for each test of the file and removes it afterwards. Returns a function that
 * returns its path.
 */
export function createTemporaryFolderPerTest(): () => string {
  let folder = '';
  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'winnow-test-'));
  });
  afterEach(() => fs.rm(folder, { recursive: true, force: true }));
  return () => folder;
}
