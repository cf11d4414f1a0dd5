/** What some work takes of the processor, in milliseconds: less depends on what else the machine does than on the work. */
export function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
