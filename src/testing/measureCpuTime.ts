/** Number of times that work is measured at most. */
const MEASUREMENTS_MAX = 3;

/**
 * Least CPU time of up to three runs of some work, in milliseconds. Unlike elapsed time, it hardly depends on other
 * load on the machine. A run also counts what other threads of the process and the garbage collector do at that time,
 * for example for tests that ended before: only the least is near the cost of the work itself.
 * @param limit no further run follows one that takes less than this time, in milliseconds
 */
export function measureCpuTime(work: () => unknown, limit: number): number {
  let least = Infinity;
  for (let count = 0; count < MEASUREMENTS_MAX && least >= limit; count++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}
