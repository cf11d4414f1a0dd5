/** The file `lock` in DATA_DIR. It describes the process that holds the lock of the folder. */
import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';

/**
 * The kind of process that holds the lock of DATA_DIR. Only a server answers commands over the lock's socket.
 */
export type DataDirLockHolderKind = 'server' | 'command';

export interface DataDirLockHolder {
  pid: number;
  /**
   * Start time of the process, which distinguishes it from a later process with the same pid. Null if the
   * operating system does not provide it.
   */
  startTime: string | null;
  purpose: DataDirLockHolderKind;
  /** Path of the socket on which the lock holder listens, or name of its pipe on Windows. */
  address: string;
}

/** Reads the lock file. Returns null if it does not exist or was not written completely. */
export async function readDataDirLockHolder(dataDir: string): Promise<DataDirLockHolder | null> {
  const text = await fs.readFile(path.join(dataDir, 'lock'), 'utf8').catch(() => '');
  try {
    return JSON.parse(text) as DataDirLockHolder;
  } catch {
    return null;
  }
}

export async function writeDataDirLockHolder(dataDir: string, holder: DataDirLockHolder): Promise<void> {
  await fs.writeFile(path.join(dataDir, 'lock'), `${JSON.stringify(holder)}\n`, { mode: 0o600 });
}

/**
 * Whether the lock holder's socket accepts connections. If the socket file was deleted, its pid and start
 * time are checked instead.
 */
export async function isDataDirLockHolderAlive(holder: DataDirLockHolder): Promise<boolean> {
  const errorCode = await probeControlSocket(holder.address);
  if (errorCode === null) return true;
  if (errorCode === 'ECONNREFUSED') return false;
  return isProcessRunning(holder.pid) && readProcessStartTime(holder.pid) === holder.startTime;
}

/**
 * Connects to the lock holder's socket and disconnects again. Returns null, or the error code if the
 * connection failed.
 */
function probeControlSocket(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(null);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'UNKNOWN'));
  });
}

/** Whether a process with this pid exists, also if it belongs to another user. */
export function isProcessRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns the boot id and the clock tick at which a process started. Null on systems other than Linux. */
export function readProcessStartTime(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // In Linux's /proc, the process name is in parentheses and can contain spaces. The start time is the 20th
    // field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot}:${fields[19]}`;
  } catch {
    return null;
  }
}
