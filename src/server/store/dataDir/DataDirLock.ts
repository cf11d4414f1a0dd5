/**
 * Locks DATA_DIR, so that only one process opens the embedded database. The holder listens on a socket. The
 * kernel closes it when the process ends for any reason, so an accepted connection proves that the holder is
 * alive; a process id alone could have been reused. The command line sends its requests over the same socket.
 */
import fs from 'node:fs/promises';
import type { Server, Socket } from 'node:net';
import path from 'node:path';
import { WinnowError } from '../../../shared/errors';
import { withLockGuardFile } from './lockGuard';
import { createDataDirWriteError } from './dataDirErrors';
import { readFolderIdentity } from './folderIdentity';
import { sendLockHolderGreeting } from './lockGreeting';
import {
  type DataDirLockHolder,
  type LockHolderKind,
  findDataDirLockState,
  readDataDirLockHolder,
  readProcessStartTime,
  writeDataDirLockHolder,
} from './lockHolder';
import { openControlSocket, removeControlSocket } from './controlSocket';

export class DataDirInUseError extends WinnowError {
  readonly holder: DataDirLockHolder;

  constructor(dataDir: string, holder: DataDirLockHolder) {
    const kind = holder.purpose === 'server' ? 'a Winnow server' : 'a winnow command';
    super('UNAVAILABLE', `DATA_DIR ${dataDir} is in use by process ${holder.pid} (${kind}).`);
    this.holder = holder;
  }
}

/** The error for a folder that was copied from the data folder of a running process, together with its lock file. */
function createCopiedFolderError(dataDir: string, { pid, folder }: DataDirLockHolder): WinnowError {
  const original = folder ?? 'another folder';
  return new WinnowError(
    'UNAVAILABLE',
    `DATA_DIR ${dataDir} contains the lock of ${original}, which process ${pid} is using: it is a copy of a folder in use and may be incomplete. Copy the folder again while that process is stopped, or restore a backup. To use this copy as it is, delete ${path.join(dataDir, 'lock')}.`,
  );
}

export class DataDirLock {
  readonly purpose: LockHolderKind;
  readonly #dataDir: string;
  readonly #server: Server;
  readonly #address: string;
  readonly #sockets = new Set<Socket>();
  /** Connections from other processes that were accepted before `serveControlConnections` was called. */
  #unserved: Socket[] = [];
  #serve: ((socket: Socket) => void) | null = null;

  private constructor(dataDir: string, purpose: LockHolderKind, server: Server, address: string) {
    this.purpose = purpose;
    this.#dataDir = dataDir;
    this.#server = server;
    this.#address = address;
    server.on('connection', (socket) => this.#accept(socket));
    // The listening socket alone must not keep the process running.
    server.unref();
  }

  /**
   * Acquires the lock of an existing data folder.
   * @param dataDir absolute path
   * @throws DataDirInUseError when this or another process holds the lock
   * @throws WinnowError UNAVAILABLE when the lock file was copied from a folder in use, or cannot be written
   */
  static acquireLock(dataDir: string, purpose: LockHolderKind): Promise<DataDirLock> {
    return withLockGuardFile(path.join(dataDir, 'lock.guard'), async () => {
      const folderIdentity = await readFolderIdentity(dataDir);
      const holder = await readDataDirLockHolder(dataDir);
      if (holder) {
        const state = await findDataDirLockState(holder, folderIdentity);
        if (state === 'held') throw new DataDirInUseError(dataDir, holder);
        if (state === 'foreign') throw createCopiedFolderError(dataDir, holder);
        if (holder.folderIdentity === folderIdentity) await removeAbandonedSocket(holder);
      }
      const { server, address } = await openControlSocket(dataDir).catch((error: unknown) => {
        throw createDataDirWriteError(dataDir, error);
      });
      const lock = new DataDirLock(dataDir, purpose, server, address);
      const { pid } = process;
      try {
        await writeDataDirLockHolder(dataDir, {
          pid,
          startTime: readProcessStartTime(pid),
          purpose,
          address,
          folder: dataDir,
          folderIdentity: folderIdentity ?? undefined,
        });
      } catch (error) {
        await lock.releaseLock();
        throw createDataDirWriteError(dataDir, error);
      }
      return lock;
    });
  }

  /** Passes every connection of the lock's socket to `serve`, including those already accepted. */
  serveControlConnections(serve: (socket: Socket) => void): void {
    this.#serve = serve;
    for (const socket of this.#unserved.splice(0)) serve(socket);
  }

  async releaseLock(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
    await removeControlSocket(this.#address);
    await fs.rm(path.join(this.#dataDir, 'lock'), { force: true });
  }

  #accept(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    // Processes that only check whether the holder of the lock is alive disconnect at once.
    socket.on('error', () => socket.destroy());
    const { pid } = process;
    void readFolderIdentity(this.#dataDir).then((folder) =>
      sendLockHolderGreeting(socket, { folder, pid, startTime: readProcessStartTime(pid) }),
    );
    if (this.#serve) this.#serve(socket);
    else this.#unserved.push(socket);
  }
}

/**
 * Removes the socket of a holder that has ended, if it is in a temporary folder. A socket in a data folder may meanwhile
 * belong to the holder of another folder at the same path.
 */
async function removeAbandonedSocket({ address, folder }: DataDirLockHolder): Promise<void> {
  if (path.dirname(address) !== folder) await removeControlSocket(address);
}
