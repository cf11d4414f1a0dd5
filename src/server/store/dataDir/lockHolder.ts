/** The file `lock` in DATA_DIR. It describes the process that holds the lock of the folder. */
import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { readFolderIdentity } from './folderIdentity';
import { type LockHolderGreeting, requestLockHolderGreeting } from './lockGreeting';
import { isInTemporaryFolder } from './controlSocket';

/**
 * The kind of process that holds the lock of DATA_DIR. Only a server answers commands over the lock's socket.
 */
export type LockHolderKind = 'server' | 'command';

export interface DataDirLockHolder {
  pid: number;
  /**
   * Start time of the process, which distinguishes it from a later process with the same pid. Null if the
   * operating system does not provide it.
   */
  startTime: string | null;
  purpose: LockHolderKind;
  /** Path of the socket on which the lock holder listens, or name of its pipe on Windows. */
  address: string;
  /** The holder's data folder, for error messages. Like `folderIdentity`, earlier versions did not write it. */
  folder?: string;
  /** Identity of the data folder when the lock was acquired (see readFolderIdentity). */
  folderIdentity?: string;
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

/**
 * Writes the lock file as a new file. An existing one may be a hard link to the lock file of another folder, and after a
 * failure, such as on a full disk, no incomplete lock file is left.
 */
export async function writeDataDirLockHolder(dataDir: string, holder: DataDirLockHolder): Promise<void> {
  const file = path.join(dataDir, 'lock');
  const unfinished = `${file}.new`;
  try {
    await fs.rm(unfinished, { force: true });
    await fs.writeFile(unfinished, `${JSON.stringify(holder)}\n`, { mode: 0o600, flag: 'wx' });
    await fs.rename(unfinished, file);
  } catch (error) {
    await fs.rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * The state of the lock of a folder that contains a lock file. `held`: the holder is running. `foreign`: the lock file was
 * copied with its folder, and the holder of the original folder is running. `free`: the holder has ended.
 */
export type DataDirLockState = 'held' | 'foreign' | 'free';

/**
 * Finds out whether the process in a lock file is running and uses this folder.
 * @param identity identity of the folder that contains the lock file
 */
export async function findDataDirLockState(
  holder: DataDirLockHolder,
  identity: string | null,
): Promise<DataDirLockState> {
  const locked = await findLockedFolderIdentity(holder, identity);
  const runningState = locked === identity ? 'held' : 'foreign';
  const answer = await requestLockHolderGreeting(holder.address);
  if ('errorCode' in answer) {
    if (answer.errorCode === 'ECONNREFUSED') return 'free';
  } else if (answer.greeting === null || isFromProcess(answer.greeting, holder)) return runningState;
  else if (answer.greeting.folder === identity) return 'held';
  // The socket was deleted, or now belongs to another process: the holder of a folder that is now at the same path, or
  // the next holder of the original folder. A different process can also have the same pid, so its start time is
  // compared.
  const isRunning = isProcessRunning(holder.pid) && readProcessStartTime(holder.pid) === holder.startTime;
  return isRunning ? runningState : 'free';
}

/** The start time also distinguishes processes in several containers, which may all have the same pid. */
const isFromProcess = (greeting: LockHolderGreeting, holder: DataDirLockHolder): boolean =>
  greeting.pid === holder.pid && greeting.startTime === holder.startTime;

/**
 * The identity of the folder that a lock file was written for. Earlier versions did not record it; in most cases, they
 * placed the socket in the folder.
 */
async function findLockedFolderIdentity(
  { address, folderIdentity }: DataDirLockHolder,
  identity: string | null,
): Promise<string | null> {
  if (folderIdentity !== undefined) return folderIdentity;
  return isInTemporaryFolder(address) ? identity : readFolderIdentity(path.dirname(address));
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
