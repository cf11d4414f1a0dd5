import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/**
 * Returns the folder for files that are expensive to create: in node_modules if that is writable, otherwise
 * in a private temporary folder.
 */
export async function findWritableCacheFolder(): Promise<string> {
  const beside = path.resolve('node_modules/.cache/winnow');
  const own = path.join(os.tmpdir(), `winnow-cache-${os.userInfo().uid}`);
  for (const folder of [beside, own]) {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
      return folder;
    } catch {
      // The folder is not writable: try the next one.
    }
  }
  throw new Error(`Neither ${beside} nor ${own} can be written to.`);
}
