/**
 * Lowers the priority of the current thread, so that requests of users take precedence. Works only on Linux. It is a
 * module of its own because a worker thread has to import it before all others, which take time to load.
 */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';

const THREAD_NICENESS = 10;

try {
  setPriority(Number(path.basename(readlinkSync('/proc/thread-self'))), THREAD_NICENESS);
} catch {
  // Not supported here: the thread keeps its normal priority.
}
