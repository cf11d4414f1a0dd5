/** Where the holder of a database listens. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import net, { type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A socket's path fits in 104 bytes on macOS, 108 on Linux, its end included. */
const PATH_BYTES_MAX = 100;
const NAME = 'control.sock';
const TEMPORARY = 'winnow-';

/** In DATA_DIR; where that is too long or on a disk without sockets, in a temporary folder of one's own. */
export async function listen(dataDir: string): Promise<{ server: Server; address: string }> {
  if (process.platform === 'win32') {
    return listenAt(String.raw`\\.\pipe\winnow-${randomBytes(16).toString('hex')}`);
  }
  const beside = path.join(dataDir, NAME);
  if (Buffer.byteLength(beside) <= PATH_BYTES_MAX) {
    // One that a dead process left; whoever lives was asked before.
    await fs.rm(beside, { force: true });
    try {
      return await listenAt(beside);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw error;
    }
  }
  return listenAt(path.join(await temporaryFolder(), NAME));
}

/** Removes the socket, and the temporary folder if it has one; a pipe goes with its process. */
export async function removeAddress(address: string): Promise<void> {
  if (process.platform === 'win32') return;
  await fs.rm(address, { force: true });
  const folder = path.dirname(address);
  if (path.basename(folder).startsWith(TEMPORARY)) await fs.rmdir(folder).catch(() => undefined);
}

/** The system's temporary folder may itself be too long. */
async function temporaryFolder(): Promise<string> {
  const short = Buffer.byteLength(os.tmpdir()) <= PATH_BYTES_MAX - 32;
  return fs.mkdtemp(path.join(short ? os.tmpdir() : '/tmp', TEMPORARY));
}

async function listenAt(address: string): Promise<{ server: Server; address: string }> {
  const server = net.createServer();
  // Nobody else may ever connect: the mode is set as the socket is made, not after.
  const umask = process.umask(0o177);
  try {
    const listening = new Promise<void>((resolve, reject) => {
      server.once('listening', resolve);
      server.once('error', reject);
    });
    server.listen(address);
    process.umask(umask);
    await listening;
    return { server, address };
  } finally {
    process.umask(umask);
  }
}
