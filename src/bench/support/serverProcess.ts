import { readFile } from 'node:fs/promises';
import type { RunningServer } from '../../testing/browser/startServer';

/** Unit of processor times in /proc: USER_HZ of Linux, which is 100 on all common architectures. */
const CLOCK_TICKS_PER_SECOND = 100;

/**
 * Reads the resource usage of a server process. Linux only.
 * @returns processor time in seconds, and resident memory in bytes
 */
export async function readServerProcessUsage({
  pid,
}: RunningServer): Promise<{ cpuSeconds: number; memory: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The fields after the name of the program, which can contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0] = fields.slice(11, 13).map(Number);
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return {
    cpuSeconds: (user + system) / CLOCK_TICKS_PER_SECOND,
    memory: Number(/^VmRSS:\s+(\d+) kB/m.exec(status)![1]) * 1_024,
  };
}
