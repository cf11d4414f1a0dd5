/**
 * The empty, migrated database of the build, from which a new embedded database starts. Creating one from scratch takes
 * several seconds and 1 GB of memory.
 */
import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { WinnowError } from '../../../shared/errors';
import { describeDiskProblem } from '../errors/diskErrors';

/** Name of the folder that the build writes next to the server's bundle (see src/cli/launch/build.js). */
const EMPTY_DATABASE_FOLDER = 'empty-database';

/**
 * Copies the empty database of the build to a folder that does not exist yet. Does nothing if it exists, or if Winnow
 * runs from its sources and there is no build. If the process dies while it copies, the folder still does not exist.
 * @throws WinnowError UNAVAILABLE if the folder cannot be written
 */
export async function copyEmptyDatabase(
  folder: string,
  template = path.join(__dirname, EMPTY_DATABASE_FOLDER),
): Promise<void> {
  if (existsSync(folder) || !existsSync(template)) return;
  const incomplete = `${folder}.new`;
  try {
    await rm(incomplete, { recursive: true, force: true });
    await cp(template, incomplete, { recursive: true });
    await rename(incomplete, folder);
  } catch (error) {
    await rm(incomplete, { recursive: true, force: true }).catch(() => undefined);
    // The build may belong to another user, whose database files are private. The engine then creates the database.
    if (isUnreadable(error, template)) return;
    const reason = describeDiskProblem(error) ?? (error instanceof Error ? error.message : String(error));
    throw new WinnowError('UNAVAILABLE', `The embedded database in ${folder} cannot be created: ${reason}`);
  }
}

function isUnreadable(error: unknown, template: string): boolean {
  const { code, path: file = '' } = error as NodeJS.ErrnoException;
  return (code === 'EACCES' || code === 'EPERM') && file.startsWith(template);
}
