/** The socket on which the holder of the data folder's lock listens. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import net, { type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * Maximum length of a socket path, in bytes. The limit of the operating system, including the terminating
 * NUL, is 104 on macOS and 108 on Linux.
 */
const UNIX_SOCKET_PATH_BYTES_MAX = 100;
const CONTROL_SOCKET_NAME = 'control.sock';
const CONTROL_SOCKET_FOLDER_PREFIX = 'winnow-';
/** Names of the temporary folders, which `mkdtemp` completes with six characters. */
const CONTROL_SOCKET_FOLDER_PATTERN = /^winnow-\w{6}$/;

/** Listens on a socket in DATA_DIR, or in a new temporary folder if the path is too long or the disk does not support sockets. */
export async function openControlSocket(dataDir: string): Promise<{ server: Server; address: string }> {
  if (process.platform === 'win32') {
    return createControlSocketServer(String.raw`\\.\pipe\winnow-${randomBytes(16).toString('hex')}`);
  }
  const inDataDir = path.join(dataDir, CONTROL_SOCKET_NAME);
  if (Buffer.byteLength(inDataDir) <= UNIX_SOCKET_PATH_BYTES_MAX) {
    // Removes the socket of a process that died; the caller has checked that no process uses it.
    await fs.rm(inDataDir, { force: true });
    try {
      return await createControlSocketServer(inDataDir);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw error;
    }
  }
  return createControlSocketServer(path.join(await createControlSocketFolder(), CONTROL_SOCKET_NAME));
}

/**
 * Removes the socket and, if it has one, its temporary folder. Windows removes pipes together with their
 * process.
 */
export async function removeControlSocket(address: string): Promise<void> {
  if (process.platform === 'win32') return;
  await fs.rm(address, { force: true });
  const folder = path.dirname(address);
  if (path.basename(folder).startsWith(CONTROL_SOCKET_FOLDER_PREFIX))
    await fs.rmdir(folder).catch(() => undefined);
}

/** Whether a socket is in a temporary folder, judging by its path. */
export const isInTemporaryFolder = (address: string): boolean =>
  CONTROL_SOCKET_FOLDER_PATTERN.test(path.basename(path.dirname(address)));

/** Creates a temporary folder, in /tmp if the path of the system's temporary folder is too long. */
async function createControlSocketFolder(): Promise<string> {
  const short = Buffer.byteLength(os.tmpdir()) <= UNIX_SOCKET_PATH_BYTES_MAX - 32;
  return fs.mkdtemp(path.join(short ? os.tmpdir() : '/tmp', CONTROL_SOCKET_FOLDER_PREFIX));
}

async function createControlSocketServer(address: string): Promise<{ server: Server; address: string }> {
  const server = net.createServer();
  // The umask makes the socket private from its creation: a later chmod would leave a moment in which others could connect.
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
