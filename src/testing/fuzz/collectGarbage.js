/**
 * Preloaded into a server started with `--expose-gc`: memoryUsage(), and with it /metrics, collects garbage first and
 * so reports reachable memory only. Without it, an idle process might not collect garbage for minutes.
 */
const { memoryUsage } = process;

process.memoryUsage = Object.assign(() => {
  globalThis.gc();
  return memoryUsage();
}, memoryUsage);
