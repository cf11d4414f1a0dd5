/**
 * Locks DATA_DIR, so that only one process opens the embedded database. The holder listens on a socket. The
 * kernel closes it when the process ends for any reason, so an accepted connection proves that the holder is
 * alive; a process id alone could have been reused. The command line sends its requests over the same socket.
 */
import fs from 'node:fs/promises';
import type { Server, Socket } from 'node:net';
import path from 'node:path';
import { WinnowError } from '../../../shared/errors';
import { withLockGuardFile } from './guard';
import {
  isDataDirLockHolderAlive,
  type DataDirLockHolder,
  type DataDirLockHolderKind,
  readDataDirLockHolder,
  readProcessStartTime,
  writeDataDirLockHolder,
} from './holder';
import { openControlSocket, removeControlSocket } from './socket';

export class DataDirInUseError extends WinnowError {
  readonly holder: DataDirLockHolder;

  constructor(dataDir: string, holder: DataDirLockHolder) {
    const kind = holder.purpose === 'server' ? 'a Winnow server' : 'a winnow command';
    super('UNAVAILABLE', `DATA_DIR ${dataDir} is in use by process ${holder.pid} (${kind}).`);
    this.holder = holder;
  }
}

export class DataDirLock {
  readonly purpose: DataDirLockHolderKind;
  readonly #dataDir: string;
  readonly #server: Server;
  readonly #address: string;
  readonly #sockets = new Set<Socket>();
  /** Connections from other processes that were accepted before `serveControlConnections` was called. */
  #unserved: Socket[] = [];
  #serve: ((socket: Socket) => void) | null = null;

  private constructor(dataDir: string, purpose: DataDirLockHolderKind, server: Server, address: string) {
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
   */
  static acquireLock(dataDir: string, purpose: DataDirLockHolderKind): Promise<DataDirLock> {
    return withLockGuardFile(path.join(dataDir, 'lock.guard'), async () => {
      const holder = await readDataDirLockHolder(dataDir);
      if (holder) {
        if (await isDataDirLockHolderAlive(holder)) throw new DataDirInUseError(dataDir, holder);
        await removeControlSocket(holder.address);
      }
      const { server, address } = await openControlSocket(dataDir);
      const { pid } = process;
      await writeDataDirLockHolder(dataDir, { pid, startTime: readProcessStartTime(pid), purpose, address });
      return new DataDirLock(dataDir, purpose, server, address);
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
    if (this.#serve) this.#serve(socket);
    else this.#unserved.push(socket);
  }
}
