import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A folder of its own for each test of a file, removed after it. Answers a function that names it. */
export function useTemporaryFolder(): () => string {
  let folder = '';
  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'winnow-test-'));
  });
  afterEach(() => fs.rm(folder, { recursive: true, force: true }));
  return () => folder;
}
