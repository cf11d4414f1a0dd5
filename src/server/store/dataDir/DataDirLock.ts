/**
 * One process an embedded database. The holder listens on a socket for as long as it lives: the
 * kernel takes the listener away with the process, however that ends, so that a connection is proof
 * of life where a pid alone could be another process's by now. The command line's requests come in
 * over the same socket.
 */
import fs from 'node:fs/promises';
import type { Server, Socket } from 'node:net';
import path from 'node:path';
import { WinnowError } from '../../../shared/errors';
import { withGuard } from './guard';
import { type LockHolder, isAlive, readHolder, startTimeOf, writeHolder } from './holder';
import { listen, removeAddress } from './socket';

/** What holds a database: only a server answers commands over the socket. */
export type LockPurpose = 'server' | 'command';

export class DataDirInUseError extends WinnowError {
  readonly holder: LockHolder;

  constructor(dataDir: string, holder: LockHolder) {
    const what = holder.purpose === 'server' ? 'a Winnow server' : 'a winnow command';
    super('UNAVAILABLE', `DATA_DIR ${dataDir} is in use by process ${holder.pid} (${what}).`);
    this.holder = holder;
  }
}

export class DataDirLock {
  readonly purpose: LockPurpose;
  readonly #dataDir: string;
  readonly #server: Server;
  readonly #address: string;
  readonly #sockets = new Set<Socket>();
  /** Connections that came before anybody served them. */
  #early: Socket[] = [];
  #serve: ((socket: Socket) => void) | null = null;

  private constructor(dataDir: string, purpose: LockPurpose, server: Server, address: string) {
    this.purpose = purpose;
    this.#dataDir = dataDir;
    this.#server = server;
    this.#address = address;
    server.on('connection', (socket) => this.#accept(socket));
    // The lock alone must not keep a process running.
    server.unref();
  }

  /**
   * Takes the lock of an absolute folder that exists.
   * @throws DataDirInUse when another process, or this one, has it.
   */
  static acquire(dataDir: string, purpose: LockPurpose): Promise<DataDirLock> {
    return withGuard(path.join(dataDir, 'lock.guard'), async () => {
      const holder = await readHolder(dataDir);
      if (holder) {
        if (await isAlive(holder)) throw new DataDirInUseError(dataDir, holder);
        await removeAddress(holder.address);
      }
      const { server, address } = await listen(dataDir);
      const { pid } = process;
      await writeHolder(dataDir, { pid, startTime: startTimeOf(pid), purpose, address });
      return new DataDirLock(dataDir, purpose, server, address);
    });
  }

  /** Gives every connection, also those that came before, to `serve`. */
  onConnection(serve: (socket: Socket) => void): void {
    this.#serve = serve;
    for (const socket of this.#early.splice(0)) serve(socket);
  }

  async release(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
    await removeAddress(this.#address);
    await fs.rm(path.join(this.#dataDir, 'lock'), { force: true });
  }

  #accept(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    // Whoever probes for life hangs up at once.
    socket.on('error', () => socket.destroy());
    if (this.#serve) this.#serve(socket);
    else this.#early.push(socket);
  }
}
