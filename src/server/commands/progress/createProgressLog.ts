import type { ProgressReporter } from '../../../shared/progress';
import { formatUnitsPerSecond, formatTimeLeft } from './formatUnitsPerSecond';

/** Minimum time between two progress lines, in milliseconds. */
const PROGRESS_LOG_INTERVAL_MS = 5_000;

/** Writes a line of progress every 5 s and one at the end. @param now clock in milliseconds */
export function createProgressLog(
  write: (line: string) => void,
  now: () => number = performance.now.bind(performance),
): ProgressReporter {
  let title = '';
  let total: number | null = null;
  let completed = 0;
  let startedAt = 0;
  let lastLineAt = 0;
  const writeLine = () => {
    const elapsedSeconds = (now() - startedAt) / 1000;
    const share =
      total === null ? completed.toLocaleString('en') : `${computePercentCompleted(completed, total)}%`;
    const figures = [
      formatUnitsPerSecond(completed, elapsedSeconds),
      formatTimeLeft(completed, total, elapsedSeconds),
    ];
    write([`${title}: ${share}`, ...figures.filter(Boolean)].join(' · '));
    lastLineAt = now();
  };
  return {
    start(name, units) {
      title = name;
      total = units;
      completed = 0;
      startedAt = lastLineAt = now();
    },
    advance(units) {
      completed += units;
      if (now() - lastLineAt >= PROGRESS_LOG_INTERVAL_MS) writeLine();
    },
    finish: writeLine,
  };
}

const computePercentCompleted = (completed: number, total: number): number =>
  total > 0 ? Math.floor((100 * completed) / total) : 100;
