/** Distinguishes a folder from its copies, independently of the path, link or mount through which it is reached. */
import fs from 'node:fs/promises';

/**
 * Returns the device and inode number of a folder, as text. A moved or bind-mounted folder keeps them, a copied or
 * restored one gets others. Null if the folder does not exist.
 */
export async function readFolderIdentity(folder: string): Promise<string | null> {
  const stats = await fs.stat(folder, { bigint: true }).catch(() => null);
  return stats && `${stats.dev}:${stats.ino}`;
}
