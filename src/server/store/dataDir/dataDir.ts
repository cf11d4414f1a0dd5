import fs from 'node:fs/promises';
import path from 'node:path';
import { WinnowError } from '../../../shared/errors';
import { describeDiskProblem } from '../errors/diskErrors';
import { makeDataFolderPrivate } from './privateFolder';

/**
 * Creates DATA_DIR if necessary, makes it private to its owner, and returns its absolute path, without symbolic links.
 * @throws WinnowError UNAVAILABLE with the reason if the folder cannot be used
 */
export async function prepareDataFolder(dataDir: string): Promise<string> {
  const named = path.resolve(dataDir);
  try {
    await fs.mkdir(named, { recursive: true, mode: 0o700 });
    await fs.access(named, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
    const folder = await fs.realpath(named);
    makeDataFolderPrivate(folder);
    await requireUnsharedDatabaseFiles(folder);
    return folder;
  } catch (error) {
    if (error instanceof WinnowError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const reason =
      DATA_DIR_ERROR_REASONS[code ?? ''] ?? `cannot be used: ${describeDiskProblem(error) ?? code}`;
    throw new WinnowError('UNAVAILABLE', `DATA_DIR ${named} ${reason}.`);
  }
}

/**
 * Rejects a folder that was copied with hard links instead of copies of the files: its database would be written together
 * with the original one.
 */
async function requireUnsharedDatabaseFiles(folder: string): Promise<void> {
  const controlFile = path.join(folder, 'postgres', 'global', 'pg_control');
  const stats = await fs.stat(controlFile).catch(() => null);
  if (stats && stats.nlink > 1)
    throw new WinnowError(
      'UNAVAILABLE',
      `The database files in DATA_DIR ${folder} are hard links, which share their content with another folder. Copy the folder without hard links: cp -a ${folder} ${folder}.copy`,
    );
}

const DATA_DIR_ERROR_REASONS: Readonly<Record<string, string>> = {
  EACCES: 'cannot be read and written by this user',
  EPERM: 'cannot be read and written by this user',
  EROFS: 'is on a read-only disk',
  EEXIST: 'is not a folder',
  ENOTDIR: 'is not a folder',
  ENOSPC: 'cannot be created: the disk is full',
};
