import fs from 'node:fs/promises';
import path from 'node:path';
import { WinnowError } from '../../../shared/errors';

/**
 * Creates DATA_DIR if necessary, readable only by its owner, and returns its absolute path.
 * @throws WinnowError UNAVAILABLE with the reason if the folder cannot be used
 */
export async function prepareDataFolder(dataDir: string): Promise<string> {
  const folder = path.resolve(dataDir);
  try {
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    await fs.access(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
    return folder;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new WinnowError(
      'UNAVAILABLE',
      `DATA_DIR ${folder} ${DATA_DIR_ERROR_REASONS[code ?? ''] ?? `cannot be used: ${code}`}.`,
    );
  }
}

const DATA_DIR_ERROR_REASONS: Readonly<Record<string, string>> = {
  EACCES: 'cannot be read and written by this user',
  EPERM: 'cannot be read and written by this user',
  EROFS: 'is on a read-only disk',
  EEXIST: 'is not a folder',
  ENOTDIR: 'is not a folder',
  ENOSPC: 'cannot be created: the disk is full',
};
