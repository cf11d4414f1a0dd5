/** Who has a database open, as the file `lock` beside it says. */
import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import type { LockPurpose } from './DataDirLock';

export interface LockHolder {
  pid: number;
  /** Tells the process from a later one with its pid; null where the system does not say. */
  startTime: string | null;
  purpose: LockPurpose;
  /** Path of its socket, or name of its pipe. */
  address: string;
}

/** Null: nobody, or nobody who got as far as writing the file whole. */
export async function readHolder(dataDir: string): Promise<LockHolder | null> {
  const text = await fs.readFile(path.join(dataDir, 'lock'), 'utf8').catch(() => '');
  try {
    return JSON.parse(text) as LockHolder;
  } catch {
    return null;
  }
}

export async function writeHolder(dataDir: string, holder: LockHolder): Promise<void> {
  await fs.writeFile(path.join(dataDir, 'lock'), `${JSON.stringify(holder)}\n`, { mode: 0o600 });
}

/** Its socket answers. A socket that is gone (a swept temporary folder) leaves its pid to ask. */
export async function isAlive(holder: LockHolder): Promise<boolean> {
  const failure = await probe(holder.address);
  if (failure === null) return true;
  if (failure === 'ECONNREFUSED') return false;
  return isRunning(holder.pid) && startTimeOf(holder.pid) === holder.startTime;
}

/** Null: connected; else the error's code. */
function probe(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(null);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'UNKNOWN'));
  });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Linux: the boot and the clock tick in which a process began. */
export function startTimeOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may hold spaces; the start is the 20th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot}:${fields[19]}`;
  } catch {
    return null;
  }
}
